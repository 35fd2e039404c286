import { expect, test, type Browser, type Locator } from '@playwright/test';
import { addressesMax } from '@kyakhta/contract/values';
import { inaccessible } from '../support/accessible.ts';
import { ask } from '../support/api.ts';
import { heading, suitcase } from '../support/buyer.ts';
import { newcomer, requestOf, type Newcomer } from '../support/newcomer.ts';
import type { Language } from '../support/words.ts';

const label = ({ say }: Newcomer, name: string) => say(name, {}, 'address');
const field = (who: Newcomer, name: string): Locator => who.page.getByRole('main').getByLabel(label(who, name), { exact: true });
const optional = (who: Newcomer, name: string): Locator =>
  who.page.getByRole('main').getByLabel(who.say('{name} (optional)', { name: label(who, name) }, 'address'), { exact: true });
const press = ({ page, say }: Newcomer, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say(name), exact: true })
    .click();
const follow = ({ page, say }: Newcomer, name: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: say(name), exact: true })
    .click();
const told = ({ page, say }: Newcomer, words: string) => page.getByRole('status').filter({ hasText: say(words) });
const card = ({ page }: Newcomer, receiver: string) => page.getByRole('listitem').filter({ hasText: receiver });
const bookOf = (who: Newcomer) => ask(requestOf(who), 'GET /p/address/list', {});
const expectWrong = async (input: Locator, text: RegExp) => {
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(text);
};

/** An address in Tver, written into the form that is open. */
async function write(who: Newcomer, receiver: string, more: { mobile?: string; postCode?: string } = {}) {
  await field(who, 'Recipient').fill(receiver);
  await field(who, 'Phone').fill(more.mobile ?? '8 (912) 345-67-89');
  await field(who, 'Street, house, office').fill('ул. Советская, 7');
  await field(who, 'City').fill('Тверь');
  await field(who, 'Region').selectOption('Тверская область');
  await field(who, 'Postal code').fill(more.postCode ?? '170000');
}

const ways: readonly { language: Language; javaScriptEnabled: boolean }[] = [
  { language: 'en', javaScriptEnabled: true },
  { language: 'ru', javaScriptEnabled: true },
  { language: 'en', javaScriptEnabled: false },
];

for (const { language, javaScriptEnabled } of ways) {
  const someone = (browser: Browser) => newcomer(browser, language, { javaScriptEnabled });

  test.describe(`in ${language}${javaScriptEnabled ? '' : ' without scripts'}`, () => {
    test('an address is added after what was wrong is mended, rewritten, made the default and deleted', async ({ browser }) => {
      const buyer = await someone(browser);
      const { page, say, open } = buyer;
      await open('/user-center/uc-address');
      await expect(page.getByRole('heading', { name: say('No address yet') })).toBeVisible();
      await follow(buyer, 'Add an address');
      await write(buyer, 'Анна Новая', { mobile: '8 912 345', postCode: '17000' });
      await press(buyer, 'Save address');
      await expectWrong(field(buyer, 'Phone'), language === 'ru' ? /мало цифр; образец: \+7/ : /too few digits.*\+7/);
      await expectWrong(field(buyer, 'Postal code'), language === 'ru' ? /выглядеть так: 101000/ : /look like 101000/);
      if (javaScriptEnabled) await expect(field(buyer, 'Phone')).toBeFocused();
      await expect(field(buyer, 'Region')).toHaveValue('Тверская область');
      await expect(field(buyer, 'City')).toHaveValue('Тверь');
      if (javaScriptEnabled) expect(await inaccessible(page)).toEqual([]);
      await field(buyer, 'Phone').fill('8 912 345-67-89');
      if (javaScriptEnabled) {
        // A code of Vladivostok: told, and not refused.
        const elsewhere = told(
          buyer,
          'This postal code belongs to another region. Check both; if they’re right, save the address as it is.',
        );
        await field(buyer, 'Postal code').fill('690000');
        await expect(elsewhere).toBeVisible();
        await field(buyer, 'Region').selectOption('Приморский край');
        await expect(elsewhere).toBeHidden();
        await field(buyer, 'Region').selectOption('Тверская область');
        await expect(elsewhere).toBeVisible();
      }
      await field(buyer, 'Postal code').fill('170000');
      await press(buyer, 'Save address');
      await expect(told(buyer, 'Address saved.')).toBeVisible();
      await expect(page.getByText(say('{count} of {addressesMax} addresses', { count: 1, addressesMax }))).toBeVisible();
      expect(await bookOf(buyer)).toMatchObject([{ receiver: 'Анна Новая', mobile: '+79123456789', commonAddr: 1 }]);

      await follow(buyer, 'Add an address');
      await write(buyer, 'Склад');
      await optional(buyer, 'District').fill('Центральный район');
      await page.getByLabel(say('Make this my default address')).check();
      await press(buyer, 'Save address');
      await expect(card(buyer, 'Склад').getByText(say('Default'), { exact: true })).toBeVisible();

      await card(buyer, 'Анна Новая').getByRole('button').click();
      await expect(told(buyer, 'Default address changed.')).toBeVisible();
      await expect(card(buyer, 'Анна Новая').getByText(say('Default'), { exact: true })).toBeVisible();

      await page.getByRole('link', { name: say('Edit: {receiver}', { receiver: 'Склад' }) }).click();
      await expect(optional(buyer, 'District')).toHaveValue('Центральный район');
      await field(buyer, 'Recipient').fill('Склад 2');
      await press(buyer, 'Save address');
      await expect(card(buyer, 'Склад 2')).toBeVisible();

      await page.getByRole('link', { name: say('Delete: {receiver}', { receiver: 'Анна Новая' }) }).click();
      const question = page.getByRole('dialog', { name: say('Delete this address?') });
      await expect(question).toContainText('Анна Новая');
      await question.getByRole('button', { name: say('Delete address') }).click();
      await expect(told(buyer, 'Address deleted.')).toBeVisible();
      expect(await bookOf(buyer)).toMatchObject([{ receiver: 'Склад 2', commonAddr: 1 }]);
      if (javaScriptEnabled) expect(buyer.troubles()).toEqual([]);
      await buyer.leave();
    });

    test('who has no address writes one within the order, and another, and the order goes there', async ({ browser }) => {
      const buyer = await someone(browser);
      const { page, say, open } = buyer;
      const { prodId, skuId, shopId, count } = suitcase;
      await open(`/submit-order?prodId=${prodId}&skuId=${skuId}&shopId=${shopId}&count=${count}`);
      await expect(page.getByRole('button', { name: say('Place the order') })).toBeDisabled();
      await write(buyer, 'Анна Новая', { postCode: 'x' });
      await press(buyer, 'Save address');
      await expectWrong(field(buyer, 'Postal code'), /101000/);
      await field(buyer, 'Postal code').fill('170000');
      await press(buyer, 'Save address');
      await expect(page.getByRole('radio', { name: /Анна Новая/ })).toBeChecked();
      await page.getByRole('textbox', { name: say('Message to the supplier (optional)') }).fill('Осторожно');
      await press(buyer, 'Different address');
      await write(buyer, 'Склад');
      await press(buyer, 'Save address');
      await expect(page.getByRole('radio', { name: /Склад/ })).toBeChecked();
      await expect(page.getByRole('textbox', { name: say('Message to the supplier (optional)') })).toHaveValue('Осторожно');
      await press(buyer, 'Place the order');
      await expect(heading(buyer, say('Payment'))).toBeVisible();
      const orderNumber = new URL(page.url()).searchParams.get('orderNumbers') ?? '';
      expect(await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber })).toMatchObject({
        userAddrDto: { receiver: 'Склад', city: 'Тверь' },
        remarks: 'Осторожно',
      });
      if (javaScriptEnabled) expect(buyer.troubles()).toEqual([]);
      await buyer.leave();
    });
  });
}

test('another country puts the fields in its own order and keeps what was typed', async ({ browser }) => {
  const buyer = await newcomer(browser);
  const { page, open } = buyer;
  await open('/user-center/uc-address?add=1');
  await write(buyer, 'Anna');
  await field(buyer, 'Country').selectOption('DE');
  await expect(field(buyer, 'Region')).toHaveCount(0);
  await expect(field(buyer, 'Street, house, office')).toHaveValue('ул. Советская, 7');
  const names = () =>
    page
      .getByRole('main')
      .locator('form :is(input, select)[name]:visible')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name')));
  expect(await names()).toEqual(['receiver', 'country', 'mobile', 'addr', 'postCode', 'city']);
  await field(buyer, 'Country').selectOption('HK');
  await expect(field(buyer, 'Postal code')).toHaveCount(0);
  await field(buyer, 'Country').selectOption('CN');
  await expect(field(buyer, 'Postal code')).toHaveValue('170000');
  await field(buyer, 'Province').selectOption('浙江省');
  await field(buyer, 'City').selectOption('金华市');
  await field(buyer, 'District').selectOption('义乌市');
  expect(await names()).toEqual(['receiver', 'country', 'mobile', 'postCode', 'province', 'city', 'area', 'addr']);
  // Another province has other cities.
  await field(buyer, 'Province').selectOption('江苏省');
  await expect(field(buyer, 'City')).toHaveValue('');
  await field(buyer, 'Province').selectOption('浙江省');
  await field(buyer, 'City').selectOption('金华市');
  await field(buyer, 'District').selectOption('义乌市');
  await field(buyer, 'Phone').fill('138 1234 5678');
  await press(buyer, 'Save address');
  await expect(told(buyer, 'Address saved.')).toBeVisible();
  expect(await bookOf(buyer)).toMatchObject([
    { country: 'CN', province: '浙江省', city: '金华市', area: '义乌市', mobile: '+8613812345678', postCode: '170000' },
  ]);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('without scripts the fields of another country are a press away', async ({ browser }) => {
  const buyer = await newcomer(browser, 'en', { javaScriptEnabled: false });
  await buyer.open('/user-center/uc-address?add=1');
  await field(buyer, 'Recipient').fill('Anna');
  await field(buyer, 'Street, house, office').fill('Some road 12');
  await field(buyer, 'Country').selectOption('CN');
  await press(buyer, 'Show the fields for this country');
  await field(buyer, 'Province').selectOption('浙江省');
  await press(buyer, 'Show the fields for this country');
  await field(buyer, 'City').selectOption('金华市');
  await press(buyer, 'Show the fields for this country');
  await field(buyer, 'District').selectOption('义乌市');
  await field(buyer, 'Postal code').fill('322000');
  await field(buyer, 'Phone').fill('13812345678');
  await press(buyer, 'Save address');
  await expect(told(buyer, 'Address saved.')).toBeVisible();
  expect(await bookOf(buyer)).toMatchObject([
    { receiver: 'Anna', addr: 'Some road 12', province: '浙江省', city: '金华市', area: '义乌市' },
  ]);
  await buyer.leave();
});

test('a full book says so before anything is typed', async ({ browser }) => {
  const buyer = await newcomer(browser);
  const { page, say, open } = buyer;
  for (let n = 1; n <= addressesMax; n += 1)
    await ask(requestOf(buyer), 'POST /p/address/addAddr', {
      receiver: `No ${n}`,
      mobile: '+79123456789',
      country: 'RU',
      province: 'Москва',
      city: 'Москва',
      addr: `Street ${n}`,
      postCode: '101000',
    });
  await open('/user-center/uc-address');
  const add = page.getByRole('button', { name: say('Add an address') });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription(say('Your address book is full. Delete or edit an address first.'));
  expect(await inaccessible(page)).toEqual([]);
  const { prodId, skuId, shopId, count } = suitcase;
  await open(`/submit-order?prodId=${prodId}&skuId=${skuId}&shopId=${shopId}&count=${count}`);
  await expect(page.getByRole('button', { name: say('Different address') })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'in the address book' })).toBeVisible();
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});
