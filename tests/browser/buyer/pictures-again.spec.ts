import { expect, test, type Page } from '@playwright/test';
import { languageTag } from '@kyakhta/contract/values';
import { inaccessible } from '../support/accessible.ts';
import { ask, logIn } from '../support/api.ts';
import { heading, mail, suitcase } from '../support/buyer.ts';
import { requestOf } from '../support/newcomer.ts';
import { person, type Person } from '../support/person.ts';
import { picture } from '../support/picture.ts';
import { receivedLine } from '../support/received.ts';

const { prodId, shopId } = suitcase;
const uploads = '**/api/p/file/upload*';
const reset = 'ERR_CONNECTION_RESET';

/** Holds pictures on their way, until they are let go. */
async function hold(page: Page) {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  let held = 0;
  await page.route(uploads, async (route) => {
    held += 1;
    await gate;
    await route.fallback();
  });
  return { count: () => held, letGo };
}

/** The pictures of the form that is open. */
const picturesOf = ({ page, say }: Person) => ({
  field: page.getByLabel(say('Add pictures')),
  shown: (number: number) => page.getByRole('img', { name: say('Picture {number}', { number }), exact: true }),
  onTheWay: (name: string) => page.getByRole('progressbar', { name: say('Upload of {name}', { name }) }),
  /** What a screen reader hears of those that have arrived. */
  ready: (count: number) =>
    page.getByRole('status').filter({ hasText: say('{count, plural, one {# picture is ready} other {# pictures are ready}}', { count }) }),
});

/** Mean of these counts of 1, 2, 3, 4 and 5 stars, to a tenth. */
function meanOf(stars: readonly number[]) {
  const count = stars.reduce((all, n) => all + n, 0);
  const sum = stars.reduce((all, n, index) => all + n * (index + 1), 0);
  return { count, mean: count === 0 ? 0 : Math.round((sum * 10) / count) / 10 };
}

const spreadOf = async (buyer: Person) => (await ask(requestOf(buyer), 'GET /prod/prodCommData', { prodId })).stars;
/** What is counted of the product, as its cards show it: by work in the background. */
const countedOf = async (buyer: Person) => {
  const { score, commentNum } = await ask(requestOf(buyer), 'GET /prod/prodInfo', { prodId });
  return { count: commentNum, mean: score };
};
/** A rating as a screen reader hears it. */
const heard = ({ say, whole, language }: Person, { count, mean }: { count: number; mean: number }) => {
  const score = new Intl.NumberFormat(languageTag[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(mean);
  return say('{score} of 5 stars, reviews: {count}', { score, count: whole(count) });
};

for (const language of ['en', 'ru'] as const)
  test(`a picture that breaks off is sent again, one is taken back, and the rating stands at the goods, in ${language}`, async ({
    browser,
  }) => {
    test.slow();
    const buyer = await person(browser, language);
    const { page, say, open } = buyer;
    await logIn(page.context(), 'buyer', mail);
    const content = language === 'ru' ? `Замок заедает ${crypto.randomUUID()}` : `The lock sticks ${crypto.randomUUID()}`;
    const orderItemId = await receivedLine(browser, buyer, suitcase);
    const before = await spreadOf(buyer);
    const publish = page.getByRole('button', { name: say('Publish the review') });
    const { field, shown, onTheWay, ready } = picturesOf(buyer);

    await open(`/write-comments?orderItemId=${orderItemId}`);
    await page.getByRole('radio', { name: say('{stars, plural, one {# star} other {# stars}}', { stars: 2 }) }).check({ force: true });
    await page.getByLabel(say('What do you think of the product?')).fill(content);
    await page.route(uploads, (route) => route.abort('connectionreset'), { times: 1 });
    await field.setInputFiles(await picture('first.png', '#a33'));
    await expect(page.getByRole('alert')).toContainText(`first.png: ${say('Upload failed. Check the connection.')}`);
    const broken = page
      .getByRole('listitem')
      .filter({ hasText: 'first.png' })
      .filter({ hasText: say('Not accepted') });
    await expect(broken).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    expect(buyer.troubles().filter((trouble) => !trouble.includes(reset))).toEqual([]);

    // Sent again it is on its way, and nothing is published without it.
    const again = await hold(page);
    await broken.getByRole('button', { name: say('Try again') }).click();
    await expect(onTheWay('first.png')).toHaveAttribute('aria-valuenow', /^\d+$/);
    await expect(onTheWay('first.png')).toHaveAttribute('aria-valuemax', '100');
    await expect(page.getByRole('alert').filter({ hasText: 'first.png' })).toHaveCount(0);
    await expect(publish).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(say('Pictures are uploading; you can publish the review when they’re done.'))).toBeVisible();
    await publish.click({ force: true });
    await expect(heading(buyer, say('Write a review'))).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await expect.poll(again.count).toBe(1);
    again.letGo();
    await expect(shown(1)).toBeVisible();
    await expect(ready(1)).toHaveCount(1);
    await expect(page.getByRole('progressbar')).toHaveCount(0);

    const more = await hold(page);
    await field.setInputFiles([await picture('second.png', '#3a3'), await picture('third.png', '#33a')]);
    await expect(onTheWay('second.png')).toBeVisible();
    await expect(onTheWay('third.png')).toBeVisible();
    await expect.poll(more.count).toBe(2);
    more.letGo();
    await expect(ready(3)).toHaveCount(1);
    await expect(publish).not.toHaveAttribute('aria-disabled', 'true');
    expect(await inaccessible(page)).toEqual([]);
    // What the form carries: number and path of each picture, in the order they were chosen.
    const carried = () =>
      page
        .locator('form input[name="reviewFile"]')
        .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value.split(':')).map(([id = '', path = '']) => ({ id, path })));
    const [first, second, third] = await carried();
    await page.getByRole('button', { name: say('Remove picture {number}', { number: 2 }) }).click();
    await expect(ready(2)).toHaveCount(1);
    await expect(shown(3)).toHaveCount(0);
    await expect.poll(carried).toEqual([first, third]);
    // Taken back it is gone for good.
    const ofSecond = async () => (await requestOf(buyer).get(`/api/p/file/${second?.id}?side=240`)).headers()['content-type'];
    await expect.poll(ofSecond).toContain('json');

    await publish.click();
    await expect(page.getByText(say('Thank you: your review is published.'))).toBeVisible();
    const own = page.getByRole('listitem').filter({ hasText: content });
    await expect(own.getByRole('link', { name: say('Picture {number} of {count} of this review', { number: 2, count: 2 }) })).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    const { review } = await ask(requestOf(buyer), 'GET /p/prodComm/info', { orderItemId });
    expect(review).toMatchObject({ score: 2, content, pics: `${first?.path},${third?.path}` });

    const after = meanOf(before.map((count, index) => count + (index === 1 ? 1 : 0)));
    await expect.poll(() => countedOf(buyer)).toEqual(after);
    const info = await ask(requestOf(buyer), 'GET /prod/prodInfo', { prodId }, language);
    const [cpid, cid, thCid] = info.categoryPath.map(({ categoryId }) => String(categoryId));
    const category = new URLSearchParams({ cpid: cpid ?? '', cid: cid ?? '', thCid: thCid ?? '', shopIds: String(shopId) });
    for (const path of [`/category-page?${category}`, `/shop-page?sid=${shopId}`]) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: info.prodName, exact: true }) });
      // The list may have been kept from before it was counted.
      await expect(async () => {
        await open(path);
        await expect(card.first().getByText(heard(buyer, after), { exact: true })).toHaveCount(1, { timeout: 1000 });
      }).toPass();
      expect(await inaccessible(page)).toEqual([]);
    }
    // Of the store itself, too, where enough is said of it; a few words say more about chance.
    await expect(async () => {
      const head = await ask(requestOf(buyer), 'GET /shop/headInfo/{shopId}', { shopId });
      await open(`/shop-page?sid=${shopId}`);
      const ofStore = page.locator('main header').getByText(heard(buyer, { count: head.commentNum, mean: head.score }), { exact: true });
      await expect(ofStore).toHaveCount(head.commentNum >= 10 ? 1 : 0, { timeout: 1000 });
    }).toPass();
    expect(buyer.troubles()).toEqual([]);

    // Hidden again the rating is what it was.
    const operator = await browser.newContext();
    await logIn(operator, 'operator', 'operator1');
    await ask(operator.request, 'PUT /platform/comment/hide', { commId: review?.commId ?? 0, reason: 'Off topic' });
    await operator.close();
    await expect.poll(() => countedOf(buyer)).toEqual(meanOf(before));
    await buyer.leave();
  });

test('Enter sends the form: it takes no picture out, and leaves none behind that is on its way', async ({ browser }) => {
  const buyer = await person(browser, 'en');
  const { page, say, open } = buyer;
  await logIn(page.context(), 'buyer', mail);
  const orderItemId = await receivedLine(browser, buyer, suitcase);
  const { field, shown, onTheWay, ready } = picturesOf(buyer);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/write-comments')) sent.push(request.url());
  });
  await open(`/write-comments?orderItemId=${orderItemId}`);
  await field.setInputFiles(await picture('first.png', '#a33'));
  await expect(shown(1)).toBeVisible();
  const unnamed = page.getByLabel(say('Hide my name from other buyers and the store'));
  await unnamed.press('Enter');
  await expect(page.getByText(say('Choose a star rating.'))).toBeVisible();
  await expect(shown(1)).toBeVisible();
  expect(sent).toHaveLength(1);
  const more = await hold(page);
  await field.setInputFiles(await picture('second.png', '#3a3'));
  await expect(onTheWay('second.png')).toBeVisible();
  await unnamed.press('Enter');
  await expect.poll(more.count).toBe(1);
  more.letGo();
  await expect(ready(2)).toHaveCount(1);
  expect(sent).toHaveLength(1);
  await page.getByLabel(say('What do you think of the product?')).fill('Sturdy');
  await page.getByRole('radio', { name: say('{stars, plural, one {# star} other {# stars}}', { stars: 5 }) }).press('Enter');
  await expect.poll(() => sent.length).toBe(2);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});
