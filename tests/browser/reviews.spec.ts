import { expect, test, type Browser } from '@playwright/test';
import { ask, logIn, pay, placeOrders } from './support/api.ts';
import { person, type Person } from './support/person.ts';
import { picture } from './support/picture.ts';
import { goods } from './support/goods.ts';
import type { Language } from './support/words.ts';

/** A received order of store 1 by this buyer. @returns the number of its line */
async function receivedLine(browser: Browser, buyer: Person): Promise<number> {
  const { request } = buyer.page.context();
  const [orderNumber = ''] = await placeOrders(request, [goods.tools]);
  await pay(request, [orderNumber]);
  const seller = await person(browser, 'en', { app: 'seller-console' });
  await logIn(seller.page.context(), 'seller', 'seller1');
  await ask(seller.page.context().request, 'PUT /shop/admin/order/delivery', { orderNumber, packages: [{ dvyId: 1, dvyFlowId: 'SF77' }] });
  await seller.leave();
  await ask(request, 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
  const { orderItemDtos } = await ask(request, 'GET /p/myOrder/orderDetail', { orderNumber });
  return orderItemDtos[0]?.orderItemId ?? 0;
}

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
      orderItemId = await receivedLine(browser, buyer);
    });
    test.afterAll(() => buyer.leave());
    const shown = () => buyer.page.locator('#reviews article').filter({ hasText: stamp });

    test('is written with two pictures, without a third that was taken back', async () => {
      const { page, say, open } = buyer;
      await open('/user-center/uc-comments');
      await page.locator(`a[href*="orderItemId=${orderItemId}"]`).click();
      await expect(page.getByRole('heading', { level: 1, name: say('Write a review') })).toBeVisible();
      await page.getByRole('button', { name: say('Publish the review') }).click();
      await expect(page.getByText(say('Choose how many stars.'))).toBeVisible();
      await page.getByRole('radio').nth(3).check({ force: true });
      const words = page.getByLabel(say('What do you think of the goods?'));
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
      await card.getByLabel(say('Reply of the store')).fill(reply);
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
      await question.getByLabel(say('Reason')).fill('Off topic');
      await question.getByRole('button', { name: say('Hide the review') }).click();
      await expect(card).toContainText('Off topic');
      expect(operator.troubles()).toEqual([]);
      await operator.leave();
      await buyer.open(`/goods-detail?prodId=${goods.tools.prodId}`);
      await expect(shown()).toHaveCount(0);
      await buyer.open(`/write-comments?orderItemId=${orderItemId}`);
      await expect(buyer.page.getByText(buyer.say('An operator has hidden it: {hideReason}', { hideReason: 'Off topic' }))).toBeVisible();
      expect(buyer.troubles()).toEqual([]);
    });
  });
}

test('without scripts the form takes pictures too, and gives them back when something is wrong', async ({ browser }) => {
  const buyer = await person(browser, 'en', { javaScriptEnabled: false });
  const { page, say, open } = buyer;
  await logIn(page.context(), 'buyer', 'buyer5@demo.test');
  const orderItemId = await receivedLine(browser, buyer);
  await open(`/write-comments?orderItemId=${orderItemId}`);
  await page
    .getByLabel(say('Add pictures'))
    .setInputFiles([await picture('one.png', '#a33'), { name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }]);
  await page.getByLabel(say('What do you think of the goods?')).fill('Sturdy');
  await page.getByRole('button', { name: say('Publish the review') }).click();
  await expect(page.getByText(say('Choose how many stars.'))).toBeVisible();
  await expect(page.getByText('x.svg')).toBeVisible();
  await expect(page.getByRole('img', { name: say('Picture {number}', { number: 1 }) })).toBeVisible();
  await page.getByRole('radio').nth(4).check({ force: true });
  await page.getByRole('button', { name: say('Publish the review') }).click();
  await expect(page.getByText(say('Thank you: your review is published.'))).toBeVisible();
  const { review } = await ask(page.context().request, 'GET /p/prodComm/info', { orderItemId });
  expect(review).toMatchObject({ score: 5, content: 'Sturdy' });
  expect(review?.pics.split(',')).toHaveLength(1);
  await buyer.leave();
});

test('an avatar is chosen, shown in the header and removed', async ({ browser }) => {
  const buyer = await person(browser, 'en');
  const { page, say, open } = buyer;
  await logIn(page.context(), 'buyer', 'buyer5@demo.test');
  await open('/user-center/uc-account');
  await page.getByLabel(say('Choose a picture')).setInputFiles(await picture('me.png', '#383'));
  await expect(page.getByRole('img', { name: say('Your picture') })).toBeVisible();
  await expect(page.locator('header img[src*="/files/u/"]')).toHaveJSProperty('complete', true);
  await page.getByRole('button', { name: say('Remove the picture') }).click();
  await expect(page.getByRole('img', { name: say('Your picture') })).toHaveCount(0);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});
