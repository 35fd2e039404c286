import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn } from './support/api.ts';
import { person, type Person } from './support/person.ts';
import { picture } from './support/picture.ts';
import { goods } from './support/goods.ts';
import type { Language } from './support/words.ts';

const drawing = { name: 'Чертёж 5 л.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n') };

for (const [language, mail] of [
  ['en', 'buyer3@demo.test'],
  ['ru', 'buyer4@demo.test'],
] as const satisfies readonly (readonly [Language, string])[]) {
  test.describe.serial(`an inquiry in ${language}`, () => {
    const stamp = `qz${language}${Date.now().toString(36)}`;
    const message = language === 'ru' ? 'Нужен самовар на 5 литров, с гравировкой.' : 'A samovar of 5 litres, engraved with our name.';
    const answer = language === 'ru' ? `Сделаем за три недели. ${stamp}` : `We make it within three weeks. ${stamp}`;
    let buyer: Person;

    test.beforeAll(async ({ browser }) => {
      buyer = await person(browser, language);
    });
    test.afterAll(() => buyer.leave());

    test('begins where nothing was found, leads a guest over the login, and goes to the platform', async () => {
      const { page, say, open } = buyer;
      await open(`/category-page?pn=${stamp}&pageType=search`);
      await page.getByRole('link', { name: say('Ask for a price') }).click();
      await expect(page).toHaveURL(/\/login/);
      const back = new URL(page.url()).searchParams.get('back') ?? '';
      await logIn(page.context(), 'buyer', mail);
      await open(back);
      await expect(page.getByLabel(say('Product name'))).toHaveValue(stamp);
      await page.getByLabel(say('What do you need?')).fill(message);
      await page.getByLabel(say('Add files')).setInputFiles([await picture('sample.png', '#a33'), drawing]);
      await expect(page.getByRole('img', { name: say('Picture {number}', { number: 1 }) })).toBeVisible();
      await expect(page.getByText('PDF', { exact: true })).toBeVisible();
      await page.getByLabel(say('Needed within, days')).fill('45');
      await page.getByRole('button', { name: say('Send the inquiry') }).click();
      // No quantity yet: the draft stays.
      await expect(page.getByLabel(say('Quantity', {}, 'inquiry'))).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(say('What do you need?'))).toHaveValue(message);
      await expect(page.getByRole('img', { name: say('Picture {number}', { number: 1 }) })).toBeVisible();
      await page.getByLabel(say('Quantity', {}, 'inquiry')).fill('300');
      await page.getByRole('button', { name: say('Send the inquiry') }).click();
      await expect(page.getByText(say('Your inquiry is sent'))).toBeVisible();
      await expect(page.getByText(say('Looking for a store'), { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: drawing.name })).toBeVisible();
      await expect(page.getByRole('img', { name: say('Picture {number}', { number: 1 }) })).toHaveJSProperty('complete', true);
      expect(await inaccessible(page)).toEqual([]);
      expect(buyer.troubles()).toEqual([]);
    });

    test('is passed to a store by an operator', async ({ browser }) => {
      const operator = await person(browser, language, { app: 'platform-console' });
      const { page, say, open } = operator;
      await logIn(page.context(), 'operator', 'operator1');
      await open('/platform/inquiries');
      const card = page.getByRole('article').filter({ hasText: stamp });
      await card.getByRole('button', { name: say('Pass it to a store') }).click();
      const question = page.getByRole('dialog');
      const { shopName } = await ask(page.context().request, 'GET /platform/shop/info/{shopId}', { shopId: 1 });
      await question.getByLabel(say('Name, firm, city or number of the store')).fill(shopName);
      await question.getByRole('radio', { name: shopName }).first().check();
      expect(await inaccessible(page)).toEqual([]);
      await question.getByRole('button', { name: say('Pass it to this store') }).click();
      await expect(card).toHaveCount(0);
      expect(operator.troubles()).toEqual([]);
      await operator.leave();
    });

    test('is answered by the store, which does not learn who asks', async ({ browser }) => {
      const seller = await person(browser, language, { app: 'seller-console' });
      const { page, say, open } = seller;
      await logIn(page.context(), 'seller', 'seller1');
      await open('/seller/inquiries');
      const card = page.getByRole('article').filter({ hasText: stamp });
      await expect(card).not.toContainText(mail);
      await card.getByRole('link', { name: say('Answer') }).click();
      // Others' inquiries have pictures of that name, too, in the list that is left.
      await page.waitForURL(/\/inquiries\/\d+/);
      await expect(page.getByLabel(say('The store’s answer'))).toBeVisible();
      await expect(page.getByRole('img', { name: say('Picture {picture} of this inquiry', { picture: 1 }) })).toBeVisible();
      const downloads = page.waitForEvent('download');
      await page.getByRole('link', { name: drawing.name }).click();
      expect((await downloads).suggestedFilename()).toBe(drawing.name);
      await page.getByRole('button', { name: say('Send the answer') }).click();
      await expect(page.getByText(say('Enter a price above zero, such as 12.50.'))).toBeVisible();
      await page.getByLabel(say('Unit price, {currency}', { currency: 'USD' })).fill('12,50');
      await page.getByLabel(say('Ready to ship in, days')).fill('20');
      await page.getByLabel(say('The store’s answer')).fill(answer);
      expect(await inaccessible(page)).toEqual([]);
      await page.getByRole('button', { name: say('Send the answer') }).click();
      await expect(page.getByText(answer)).toBeVisible();
      await expect(page.getByRole('button', { name: say('Send the answer') })).toHaveCount(0);
      expect(seller.troubles()).toEqual([]);
      await seller.leave();
    });

    test('is read by its buyer', async () => {
      const { page, say, open, money } = buyer;
      // It stands among what needs her, and in the list of her inquiries.
      await open('/user-center/uc-home');
      const need = page.getByRole('main').getByRole('listitem').filter({ hasText: stamp });
      await need.getByRole('link', { name: say('See the answer') }).click();
      await expect(page.getByText(answer)).toBeVisible();
      await open('/user-center/my-inquiry');
      await page.getByRole('link', { name: stamp }).click();
      await expect(page.getByText(answer)).toBeVisible();
      await expect(page.getByText(money(12.5)).first()).toBeVisible();
      await expect(page.getByText(say('Answered', {}, 'inquiries')).first()).toBeVisible();
      expect(await inaccessible(page)).toEqual([]);
      expect(buyer.troubles()).toEqual([]);
    });
  });
}

test('an inquiry about goods works without scripts and goes to their store', async ({ browser }) => {
  const buyer = await person(browser, 'en', { javaScriptEnabled: false });
  const { page, say, open } = buyer;
  await logIn(page.context(), 'buyer', 'buyer5@demo.test');
  await open(`/goods-detail?prodId=${goods.tools.prodId}`);
  await page
    .getByRole('link', { name: say('Ask for a price') })
    .first()
    .click();
  const words = `In red, please ${Date.now().toString(36)}`;
  await page.getByLabel(say('What do you need?')).fill('short');
  await page.getByLabel(say('Add files')).setInputFiles([await picture('one.png', '#a33'), drawing]);
  await page.getByRole('button', { name: say('Send the inquiry') }).click();
  await expect(page.getByLabel(say('What do you need?'))).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('img', { name: say('Picture {number}', { number: 1 }) })).toBeVisible();
  await page.getByLabel(say('What do you need?')).fill(words);
  await page.getByRole('button', { name: say('Send the inquiry') }).click();
  await expect(page.getByText(say('With the store'), { exact: true })).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('link', { name: drawing.name })).toBeVisible();
  await buyer.leave();
});
