import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn } from './support/api.ts';
import { person, type Person } from './support/person.ts';
import { picture } from './support/picture.ts';
import { goods } from './support/goods.ts';
import { receivedLine } from './support/received.ts';
import type { Language } from './support/words.ts';

for (const [language, mail] of [
  ['en', 'buyer3@demo.test'],
  ['ru', 'buyer4@demo.test'],
] as const satisfies readonly (readonly [Language, string])[]) {
  test.describe.serial(`a review in ${language}`, () => {
    const stamp = `${language}${Date.now().toString(36)}`;
    const content = language === 'ru' ? `Крепкий ящик, замок тугой 👩‍🔧 ${stamp}` : `A sturdy box, the lock is stiff 👩‍🔧 ${stamp}`;
    const reply = language === 'ru' ? `Спасибо! ${stamp}` : `Thank you! ${stamp}`;
    let buyer: Person;
    let orderItemId = 0;

    test.beforeAll(async ({ browser }) => {
      buyer = await person(browser, language);
      await logIn(buyer.page.context(), 'buyer', mail);
      orderItemId = await receivedLine(browser, buyer, goods.tools);
    });
    test.afterAll(() => buyer.leave());
    const shown = () => buyer.page.locator('#reviews article').filter({ hasText: stamp });

    test('is written with two pictures, without a third that was taken back', async () => {
      const { page, say, open } = buyer;
      await open('/user-center/uc-comments');
      await page.locator(`a[href*="orderItemId=${orderItemId}"]`).click();
      await expect(page.getByRole('heading', { level: 1, name: say('Write a review') })).toBeVisible();
      await page.getByRole('button', { name: say('Publish the review') }).click();
      await expect(page.getByText(say('Choose a star rating.'))).toBeVisible();
      await page.getByRole('radio').nth(3).check({ force: true });
      const words = page.getByLabel(say('What do you think of the product?'));
      await words.fill('я'.repeat(151));
      await expect(page.getByText(say('{count} of {reviewCharsMax} characters', { count: 151, reviewCharsMax: 150 }))).toBeVisible();
      await words.fill(content);
      const field = page.getByLabel(say('Add pictures'));
      await field.setInputFiles([await picture('one.png', '#a33'), await picture('two.png', '#3a3'), await picture('three.png', '#33a')]);
      await expect(page.getByRole('img', { name: say('Picture {number}', { number: 3 }) })).toBeVisible();
      await page.getByRole('button', { name: say('Remove picture {number}', { number: 2 }) }).click();
      await expect(page.getByRole('img', { name: say('Picture {number}', { number: 3 }) })).toHaveCount(0);
      await field.setInputFiles({ name: 'virus.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
      await expect(page.getByRole('alert')).toContainText('JPEG, PNG');
      await page.getByRole('button', { name: say('Remove picture {number}', { number: 3 }) }).click();
      await page.getByRole('button', { name: say('Publish the review') }).click();
      await expect(page.getByText(say('Thank you: your review is published.'))).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: stamp }).getByRole('link', { name: /2/ }).first()).toBeVisible();
      expect(buyer.troubles()).toEqual([]);
    });

    test('stands on the product page, its pictures open large', async () => {
      const { page, say, open } = buyer;
      await open(`/goods-detail?prodId=${goods.tools.prodId}&evaluate=3`);
      const pictures = shown().getByRole('link');
      await expect(pictures).toHaveCount(2);
      await pictures.first().click();
      await expect(page.getByRole('dialog').getByRole('img')).toHaveJSProperty('naturalWidth', 640);
      await page.getByRole('button', { name: say('Close') }).click();
      expect(buyer.troubles()).toEqual([]);
    });

    test('is answered by the store', async ({ browser }) => {
      const seller = await person(browser, language, { app: 'seller-console' });
      const { page, say, open } = seller;
      await logIn(page.context(), 'seller', 'seller1');
      await open('/seller/reviews');
      const card = page.getByRole('article').filter({ hasText: stamp });
      await card.getByRole('button', { name: say('Reply') }).click();
      await card.getByLabel(say('Store’s reply')).fill(reply);
      // What was typed is not lost by a press on the wrong button.
      await card.getByRole('button', { name: say('Cancel') }).click();
      await page
        .getByRole('dialog', { name: say('Leave without saving?') })
        .getByRole('button', { name: say('Stay here') })
        .click();
      await expect(card.getByLabel(say('Store’s reply'))).toHaveValue(reply);
      await card.getByRole('button', { name: say('Publish the reply') }).click();
      await expect(card).toHaveCount(0);
      await open('/seller/reviews?view=all');
      await expect(page.getByRole('article').filter({ hasText: reply })).toBeVisible();
      expect(seller.troubles()).toEqual([]);
      await seller.leave();
      await buyer.open(`/goods-detail?prodId=${goods.tools.prodId}`);
      await expect(shown()).toContainText(reply);
    });

    test('is hidden by an operator, and its writer reads why', async ({ browser }) => {
      const operator = await person(browser, language, { app: 'platform-console' });
      const { page, say, open } = operator;
      await logIn(page.context(), 'operator', 'operator1');
      await open(`/platform/reviews?q=${goods.tools.prodId}`);
      const card = page.getByRole('article').filter({ hasText: stamp });
      await card.getByRole('button', { name: say('Hide') }).click();
      const question = page.getByRole('dialog');
      // Nobody is asked before something was typed, and everybody after.
      await question.getByRole('button', { name: say('Not now') }).click();
      await expect(question).toHaveCount(0);
      await card.getByRole('button', { name: say('Hide') }).click();
      await question.getByLabel(say('Reason')).fill('Off topic');
      await question.getByRole('button', { name: say('Not now') }).click();
      await page
        .getByRole('dialog', { name: say('Leave without saving?') })
        .getByRole('button', { name: say('Stay here') })
        .click();
      await expect(question.getByLabel(say('Reason'))).toHaveValue('Off topic');
      await question.getByRole('button', { name: say('Hide the review') }).click();
      await expect(card).toContainText('Off topic');
      expect(operator.troubles()).toEqual([]);
      await operator.leave();
      await buyer.open(`/goods-detail?prodId=${goods.tools.prodId}`);
      await expect(shown()).toHaveCount(0);
      await buyer.open(`/write-comments?orderItemId=${orderItemId}`);
      await expect(buyer.page.getByText(buyer.say('An operator hid it: {hideReason}', { hideReason: 'Off topic' }))).toBeVisible();
      expect(buyer.troubles()).toEqual([]);
    });
  });
}

test('without scripts the form takes pictures too, gives them back when something is wrong, and names nobody', async ({ browser }) => {
  const buyer = await person(browser, 'en', { javaScriptEnabled: false });
  const { page, say, open } = buyer;
  await logIn(page.context(), 'buyer', 'buyer5@demo.test');
  const orderItemId = await receivedLine(browser, buyer, goods.tools);
  await open(`/write-comments?orderItemId=${orderItemId}`);
  await page
    .getByLabel(say('Add pictures'))
    .setInputFiles([await picture('one.png', '#a33'), { name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }]);
  const content = `Sturdy ${crypto.randomUUID()}`;
  await page.getByLabel(say('What do you think of the product?')).fill(content);
  await page.getByLabel(say('Hide my name from other buyers and the store')).check();
  await page.getByRole('button', { name: say('Publish the review') }).click();
  await expect(page.getByText(say('Choose a star rating.'))).toBeVisible();
  await expect(page.getByText('x.svg')).toBeVisible();
  await expect(page.getByRole('img', { name: say('Picture {number}', { number: 1 }) })).toBeVisible();
  await page.getByRole('radio').nth(4).check({ force: true });
  await page.getByRole('button', { name: say('Publish the review') }).click();
  await expect(page.getByText(say('Thank you: your review is published.'))).toBeVisible();
  const { review } = await ask(page.context().request, 'GET /p/prodComm/info', { orderItemId });
  expect(review).toMatchObject({ score: 5, content, isAnonymous: 1 });
  expect(review?.pics.split(',')).toHaveLength(1);
  const { nickName } = await ask(page.context().request, 'GET /p/user/userInfo', {});
  // Neither a guest nor the store reads whose it is.
  const guest = await person(browser, 'en');
  await guest.open(`/goods-detail?prodId=${goods.tools.prodId}`);
  const shown = guest.page.locator('#reviews article').filter({ hasText: content });
  await expect(shown).toContainText(guest.say('Buyer'));
  await expect(shown).not.toContainText(nickName);
  await guest.leave();
  const seller = await person(browser, 'en', { app: 'seller-console' });
  await logIn(seller.page.context(), 'seller', 'seller1');
  await seller.open('/seller/reviews');
  const card = seller.page.getByRole('article').filter({ hasText: content });
  await expect(card).toContainText(seller.say('Anonymous buyer'));
  await expect(card).not.toContainText(nickName);
  await seller.leave();
  await buyer.leave();
});

test('an avatar is chosen, shown in the header and removed', async ({ browser }) => {
  const buyer = await person(browser, 'en');
  const { page, say, open } = buyer;
  await logIn(page.context(), 'buyer', 'buyer5@demo.test');
  await open('/user-center/uc-account');
  const uploads = '**/api/p/file/upload*';
  await page.route(uploads, (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByLabel(say('Choose a picture')).setInputFiles(await picture('me.png', '#383'));
  await expect(page.getByText(say('Upload failed. Check the connection.'))).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);
  // Sent again it shows how far it is, and is saved as soon as it is there.
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(uploads, async (route) => {
    await gate;
    await route.fallback();
  });
  await page.getByRole('button', { name: say('Try again') }).click();
  const onTheWay = page.getByRole('progressbar', { name: say('Upload of {name}', { name: 'me.png' }) });
  await expect(onTheWay).toHaveAttribute('aria-valuenow', /^\d+$/);
  await expect(page.getByText(say('Upload failed. Check the connection.'))).toHaveCount(0);
  letGo();
  await expect(page.getByRole('img', { name: say('Your picture') })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('header img[src*="/files/u/"]')).toHaveJSProperty('complete', true);
  await page.getByRole('button', { name: say('Remove picture') }).click();
  await expect(page.getByRole('img', { name: say('Your picture') })).toHaveCount(0);
  expect(buyer.troubles().filter((trouble) => !trouble.includes('ERR_CONNECTION_RESET'))).toEqual([]);
  await buyer.leave();
});

test('without scripts an avatar goes with its form', async ({ browser }) => {
  const buyer = await person(browser, 'en', { javaScriptEnabled: false });
  const { page, say, open } = buyer;
  await logIn(page.context(), 'buyer', 'buyer2@demo.test');
  await open('/user-center/uc-account');
  const form = page.locator('form').filter({ has: page.locator('input[name=avatar]') });
  await form.locator('input[name=avatar]').setInputFiles(await picture('me.png', '#383'));
  await form.getByRole('button', { name: say('Save') }).click();
  await expect(page.getByRole('img', { name: say('Your picture') })).toBeVisible();
  await page.getByRole('button', { name: say('Remove picture') }).click();
  await expect(page.getByRole('img', { name: say('Your picture') })).toHaveCount(0);
  await buyer.leave();
});
