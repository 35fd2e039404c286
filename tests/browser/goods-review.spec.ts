import { expect, test } from '@playwright/test';
import { demoPassword } from '@kyakhta/contract/values';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn } from './support/api.ts';
import { openConsole, person } from './support/person.ts';

/** A store whose goods are looked at first: its seller writes a product as a table, an operator refuses and approves it. */
for (const language of ['en', 'ru'] as const) {
  test(`goods are submitted, refused, mended and approved in ${language}`, async ({ browser }) => {
    const mark = `r${language}${Date.now().toString(36)}`;
    const operator = await person(browser, language, { app: 'platform-console' });
    await logIn(operator.page.context(), 'operator', 'operator1');
    const house = { shopName: `Tula Kettles ${mark}`, firmName: 'Tula Kettles Ltd', city: 'Yiwu', userName: mark };
    const { shopId, password } = await ask(operator.page.context().request, 'POST /platform/shop', house);
    await operator.open(`/platform/stores/${shopId}`);
    const goods = operator.page.getByRole('region', { name: operator.say('Product review') });
    await goods.getByRole('checkbox').check();
    await goods.getByRole('button', { name: operator.say('Save') }).click();
    await expect(operator.page.getByText(operator.say('Saved')).first()).toBeVisible();

    const seller = await person(browser, language, { app: 'seller-console' });
    const { page, say } = seller;
    await openConsole(seller, '/seller', mark, password);
    await seller.open('/seller/password');
    await page.getByLabel(say('Current password')).fill(password);
    await page.getByLabel(say('New password'), { exact: true }).fill(demoPassword);
    await page.getByLabel(say('New password again')).fill(demoPassword);
    await page.getByRole('button', { name: say('Change password') }).click();
    await expect(page.getByText(say('The password is changed; other logins of this account have ended.'))).toBeVisible();
    await seller.open('/seller/products/new');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const fill = async (label: string, text: string) => field(label).fill(text);
    await fill(say('Name, {0}', { 0: say('English') }), `Copper kettle ${mark}`);
    await fill(say('Product code'), mark.toUpperCase());
    await fill(say('Category'), 'Hand tools');
    await fill(say('In a carton'), '6');
    await fill(say('Minimum order'), '12');
    await fill(say('Carton weight, kg'), '4.25');
    await fill(say('Carton volume, m³'), '0.03');
    await fill(say('{label}: {column}, row {place}', { label: say('Days until shipping'), column: say('days'), place: '1' }), '7');

    // Two properties of two values make four variants, written like a spreadsheet.
    for (const [name, values] of [
      ['Colour', 'Red, Blue'],
      ['Size', '1 l; 2 l'],
    ] as const) {
      await fill(say('New property, {english}', { english: say('English') }), name);
      await fill(say('Values, {english}, separated by commas', { english: say('English') }), values);
      await page.getByRole('button', { name: say('Add the property') }).click();
    }
    const cell = (head: string, name: string) => field(`${head}, ${name}`);
    const price = say('Price, {currency}', { currency: 'USD' });
    await page.getByRole('button', { name: say('Number the empty cells') }).click();
    await expect(cell(say('Article number'), 'Blue, 2 l')).toHaveValue(`${mark.toUpperCase()}-4`);
    for (const [head, text] of [
      [price, '12.50'],
      [say('In the warehouse'), '600'],
      [say('Ordinary freight per piece'), '0.40'],
      [say('Express freight per piece'), '1.10'],
    ] as const)
      await fill(say('{head}, for all variants', { head }), text);
    await page.getByRole('button', { name: say('Apply to all variants') }).click();
    await expect(cell(price, 'Blue, 1 l')).toHaveValue('12.50');
    // By keyboard: down a row, then over to the stock beside it.
    await cell(price, 'Red, 1 l').focus();
    await page.keyboard.press('ArrowDown');
    await expect(cell(price, 'Red, 2 l')).toBeFocused();
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expect(cell(price, 'Blue, 1 l')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(cell(say('In the warehouse'), 'Blue, 1 l')).toBeFocused();
    // One combination is not made.
    await page.getByRole('checkbox', { name: 'Blue, 2 l' }).uncheck();
    await expect(cell(price, 'Blue, 2 l')).toBeDisabled();
    expect(await inaccessible(page)).toEqual([]);
    await page.getByRole('button', { name: say('Submit for approval') }).click();
    // A price of nothing: the cell says so, everything typed is there.
    await expect(cell(price, 'Red, 2 l')).toHaveAttribute('aria-invalid', 'true');
    await expect(cell(say('In the warehouse'), 'Blue, 1 l')).toHaveValue('600');
    await cell(price, 'Red, 2 l').fill('13.00');
    await page.getByRole('button', { name: say('Submit for approval') }).click();
    await expect(page.getByText(say('The platform looks at this product'))).toBeVisible();
    await expect(page).toHaveURL(/\/seller\/products\/\d+$/);
    const prodId = /(\d+)$/.exec(page.url())?.[1] ?? '';

    await operator.open('/platform/goods');
    await operator.page.getByRole('link', { name: `Copper kettle ${mark}` }).click();
    await expect(operator.page.getByRole('heading', { level: 1 })).toContainText('Copper kettle');
    expect(await inaccessible(operator.page)).toEqual([]);
    const names = operator.page.getByRole('region', { name: operator.say('Name', {}, 'goods'), exact: true });
    await names.getByRole('textbox').fill('Say what the lid is made of');
    await operator.page.getByRole('button', { name: operator.say('Refuse with these reasons') }).click();
    await expect(operator.page.getByText(operator.say('Refused; the store sees your reasons'))).toBeVisible();

    await seller.open(`/seller/products/${prodId}`);
    await expect(page.getByText('Say what the lid is made of').first()).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await fill(say('Name, {0}', { 0: say('English') }), `Copper kettle with a brass lid ${mark}`);
    await page.getByRole('button', { name: say('Submit for approval') }).click();
    await expect(page.getByText(say('The platform looks at this product'))).toBeVisible();

    await operator.open(`/platform/goods/${prodId}`);
    await operator.page.getByRole('button', { name: operator.say('Everything is right') }).click();
    await operator.page.getByRole('button', { name: operator.say('Approve for sale') }).click();
    await expect(operator.page.getByText(operator.say('Approved: buyers see it from now on'))).toBeVisible();
    const guest = await person(browser, language);
    await guest.open(`/goods-detail?prodId=${prodId}`);
    await expect(guest.page.getByRole('heading', { level: 1 })).toContainText('Copper kettle with a brass lid');

    // Suspended again: the goods of other journeys are not to meet these.
    await ask(operator.page.context().request, 'PUT /platform/shop/suspend', { shopId, reason: 'The journey is over' });
    expect([...operator.troubles(), ...seller.troubles()].filter((trouble) => !trouble.includes('422'))).toEqual([]);
    for (const who of [operator, seller, guest]) await who.leave();
  });
}
