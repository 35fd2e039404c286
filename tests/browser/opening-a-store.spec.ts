import { expect, test } from '@playwright/test';
import { demoPassword } from '@kyakhta/contract/values';
import { inaccessible } from './support/accessible.ts';
import { openConsole, person } from './support/person.ts';
import { picture } from './support/picture.ts';

/** From nothing to goods on the site: an operator opens a store, its seller writes the first product, a guest finds it. */
for (const language of ['en', 'ru'] as const) {
  test(`a store is opened and sells its first product in ${language}`, async ({ browser }) => {
    const mark = `${language}${Date.now().toString(36)}`;
    const shopName = `Harbin Lamps ${mark}`;
    const operator = await person(browser, language, { app: 'platform-console' });
    await openConsole(operator, '/platform', 'operator1');
    await operator.open('/platform/stores');
    await operator.page.getByRole('button', { name: operator.say('Open a store') }).click();
    const asked = operator.page.getByRole('dialog');
    await asked.getByLabel(operator.say('Name of the store')).fill(shopName);
    await asked.getByLabel(operator.say('Firm')).fill('Harbin Lamps Ltd');
    await asked.getByLabel(operator.say('City')).fill('Harbin');
    await asked.getByLabel(operator.say('Account name of its first user')).fill('operator 1');
    await asked.getByRole('button', { name: operator.say('Open a store') }).click();
    // A name that cannot be one is reported beside its field, and what was typed is still there.
    await expect(asked.getByLabel(operator.say('Account name of its first user'))).toHaveAttribute('aria-invalid', 'true');
    await expect(asked.getByLabel(operator.say('Name of the store'))).toHaveValue(shopName);
    await asked.getByLabel(operator.say('Account name of its first user')).fill(mark);
    await asked.getByRole('button', { name: operator.say('Open a store') }).click();
    const told = operator.page.getByRole('dialog', { name: operator.say('The store is open') });
    const password = (await told.locator('bdi').last().textContent()) ?? '';
    expect(password).toMatch(/^[a-z]{4}-\d{4}-[a-z]{4}-\d{4}$/);
    expect(await inaccessible(operator.page)).toEqual([]);
    await told.getByRole('button', { name: operator.say('I have saved it') }).click();
    await expect(operator.page.getByRole('heading', { level: 1, name: shopName })).toBeVisible();

    const seller = await person(browser, language, { app: 'seller-console' });
    const { page, say } = seller;
    await openConsole(seller, '/seller', mark, password);
    await seller.open('/seller/password');
    await page.getByLabel(say('Current password')).fill(password);
    await page.getByLabel(say('New password'), { exact: true }).fill(demoPassword);
    await page.getByLabel(say('New password again')).fill(demoPassword);
    await page.getByRole('button', { name: say('Change password') }).click();
    await expect(page.getByText(say('The password is changed; other logins of this account have ended.'))).toBeVisible();

    await seller.open('/seller/products');
    await page
      .getByRole('link', { name: say('New product') })
      .first()
      .click();
    const fill = async (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
    await fill(say('Name, {0}', { 0: say('English') }), `Ship lantern ${mark}`);
    await fill(say('Name, {0}', { 0: say('Russian') }), `Судовой фонарь ${mark}`);
    await fill(say('Product code'), `LAMP-${mark}`);
    await fill(say('Category'), 'Hand tools');
    await fill(say('In a carton'), '6');
    await fill(say('Minimum order'), '7');
    await fill(say('Carton weight, kg'), '4.25');
    await fill(say('Carton volume, m³'), '0.03');
    const days = { label: say('Days until shipping'), column: say('days'), place: '1' };
    await fill(say('{label}: {column}, row {place}', days), '7');
    await fill(say('Article number'), `LAMP-${mark}-1`);
    await fill(say('Price, {currency}', { currency: 'USD' }), '12.50');
    await fill(say('In the warehouse'), '600');
    await fill(say('Ordinary freight per piece'), '0.40');
    await fill(say('Express freight per piece'), '1.10');
    const pictures = page.getByRole('group', { name: say('Pictures of the goods') });
    const field = pictures.getByLabel(say('Add pictures'));
    await field.setInputFiles([await picture('one.png', '#a33'), await picture('two.png', '#3a3'), await picture('three.png', '#33a')]);
    await field.setInputFiles({ name: 'virus.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(pictures.getByRole('img')).toHaveCount(3);
    await expect(pictures.getByText(say('Not accepted'))).toBeVisible();
    await pictures.getByRole('button', { name: say('Remove picture {number}', { number: '4' }) }).click();
    await pictures.getByRole('button', { name: say('Remove picture {number}', { number: '1' }) }).click();
    await expect(pictures.getByRole('img')).toHaveCount(2);
    // The focus goes to the next one first.
    await expect(pictures.getByRole('button', { name: say('Remove picture {number}', { number: '1' }) })).toBeFocused();
    // By keyboard: the blue one stands first now.
    const blue = await pictures.getByRole('img').last().getAttribute('src');
    await pictures.getByRole('button', { name: `${say('Make first')} ${say('Picture {number}', { number: '2' })}` }).press('Enter');
    await expect(pictures.getByRole('img').first()).toHaveAttribute('src', blue ?? '');
    expect(await inaccessible(page)).toEqual([]);
    await page.getByRole('button', { name: say('Put on sale') }).click();
    // Seven are no whole cartons of six.
    await expect(page.getByLabel(say('Minimum order'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(say('Product code'), { exact: true })).toHaveValue(`LAMP-${mark}`);
    await fill(say('Minimum order'), '12');
    await page.getByRole('button', { name: say('Put on sale') }).click();
    await expect(page.getByText(say('The product is on sale'))).toBeVisible();
    await expect(page).toHaveURL(/\/seller\/products\/\d+$/);
    const prodId = /(\d+)$/.exec(page.url())?.[1] ?? '';
    await expect(pictures.getByRole('img')).toHaveCount(2);

    const guest = await person(browser, language);
    await guest.open(`/goods-detail?prodId=${prodId}`);
    await expect(guest.page.getByRole('heading', { level: 1 })).toContainText(language === 'ru' ? 'Судовой фонарь' : 'Ship lantern');
    // What the seller put first is what the buyer sees, and everyone is served it.
    const shown = guest.page.locator('main img[src*="/files/u/"]').first();
    await expect(shown).toBeVisible();
    expect((await guest.page.request.get((await shown.getAttribute('src')) ?? '')).headers()['content-type']).toBe('image/webp');

    await operator.page.getByRole('button', { name: operator.say('Suspend') }).click();
    const why = operator.page.getByRole('dialog', { name: operator.say('Suspend this store?') });
    await why.getByLabel(operator.say('Reason')).fill('Papers ran out');
    await why.getByRole('button', { name: operator.say('Suspend') }).click();
    await expect(why).toHaveCount(0);
    await expect(operator.page.getByText('Papers ran out')).toBeVisible();
    // A store's goods leave the site by work that follows.
    await expect.poll(async () => (await guest.page.request.get(`/goods-detail?prodId=${prodId}`)).status()).toBe(410);
    expect([...operator.troubles(), ...seller.troubles()].filter((trouble) => !trouble.includes('422'))).toEqual([]);
    for (const who of [operator, seller, guest]) await who.leave();
  });
}
