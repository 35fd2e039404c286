import { expect, test } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { ask, logIn, mailsTo } from '../support/api.ts';
import { newcomer, type Newcomer } from '../support/newcomer.ts';
import { filesUnder } from '../support/password-owner.ts';
import { openConsole, person, type Person } from '../support/person.ts';
import { picture } from '../support/picture.ts';

/** From a buyer to goods on the site: she applies, mends what is refused, sets the account, and sells. */
for (const language of ['en', 'ru'] as const) {
  test.describe.serial(`a store of one’s own in ${language}`, () => {
    const mark = `${language}${Date.now().toString(36)}`.slice(0, 14);
    const shopName = `Lamps ${mark}`;
    let buyer: Newcomer;
    let operator: Person;

    test.beforeAll(async ({ browser }) => {
      buyer = await newcomer(browser, language);
      operator = await person(browser, language, { app: 'platform-console' });
      await logIn(operator.page.context(), 'operator', 'operator1');
    });
    test.afterAll(async () => {
      await buyer.leave();
      await operator.leave();
    });

    test('is applied for step by step, with pictures', async () => {
      const { page, say, open } = buyer;
      const fill = (label: string, text: string) => page.getByLabel(say(label), { exact: true }).fill(text);
      const bring = async (label: string, name: string, colour: string) => {
        const group = page.getByRole('group', { name: say(label), exact: true });
        await group.getByLabel(say('Choose a picture')).setInputFiles(await picture(name, colour));
        await expect(group.getByRole('img')).toBeVisible();
      };
      await open('/');
      await page
        .getByRole('link', { name: say('Open a store for free') })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Open a store for free'));
      await fill('Name of the store', `${shopName} & Sons`);
      await fill('Description of the store', 'Ship lanterns of brass and steel, made in Harbin.');
      await bring('Logo', 'logo.png', '#36a');
      await page.getByRole('button', { name: say('Save and continue') }).click();
      // No special characters; what was typed and brought is still there.
      await expect(page.getByLabel(say('Name of the store'))).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('group', { name: say('Logo') }).getByRole('img')).toBeVisible();
      expect(await inaccessible(page)).toEqual([]);
      await fill('Name of the store', shopName);
      await page.getByRole('button', { name: say('Save and continue') }).click();

      await expect(page).toHaveURL(/step=contact/);
      await page.getByLabel(say('Country of the company')).selectOption('CN');
      await fill('Contact phone', '13800138000');
      await fill('Province or region', 'Heilongjiang');
      await fill('City', 'Harbin');
      await fill('Street, building, room', 'Xidazhi Street 92');
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation({ longitude: 126.64, latitude: 45.7587 });
      await page.getByRole('button', { name: say('Use my position') }).click();
      await expect(page.getByLabel(say('Longitude'))).toHaveValue('126.640000');
      // The same on a drawn map, by keyboard alone: a city, some steps, Enter. Nobody else's pictures are asked for.
      await page.getByText(say('Choose the point on a map')).press('Enter');
      const map = page.getByRole('button', { name: say('Map: set the point of the store') });
      await map.focus();
      for (const key of ['+', 'ArrowRight', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
      await expect(page.getByLabel(say('Longitude'))).not.toHaveValue('126.640000');
      const lng = Number(await page.getByLabel(say('Longitude')).inputValue());
      expect(Math.abs(lng - 126.64)).toBeLessThan(1);
      const box = await map.boundingBox();
      await map.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } });
      expect(Number(await page.getByLabel(say('Longitude')).inputValue())).toBeLessThan(lng);
      expect(await inaccessible(page)).toEqual([]);
      await page.getByRole('button', { name: say('Save and finish later') }).click();
      await expect(page.getByText(say('Your draft is saved. Continue any time.'))).toBeVisible();
      await page.getByRole('button', { name: say('Save and continue') }).click();

      await expect(page).toHaveURL(/step=firm/);
      await fill('Company name, as on its licence', 'Harbin Lamps Ltd');
      await fill('Unified social credit code or registration number', '91350100M000100Y44');
      await bring('Business licence', 'licence.png', '#a33');
      await bring('ID card, front', 'front.png', '#3a3');
      await page.getByRole('button', { name: say('Save and continue') }).click();
      // The last sign of the code does not fit; the other side of the card is missing.
      await expect(page.getByLabel(say('Unified social credit code or registration number'))).toHaveAttribute('aria-invalid', 'true');
      expect(await inaccessible(page)).toEqual([]);
      await open('/user-center/apply-shop?step=check');
      await page.getByRole('button', { name: say('Submit application') }).click();
      await page
        .getByRole('alert')
        .or(page.getByRole('status'))
        .getByRole('link', { name: say('ID card, back') })
        .click();
      await fill('Unified social credit code or registration number', '91350100 M000100Y43');
      await bring('ID card, back', 'back.png', '#993');
      await page.getByRole('button', { name: say('Save and continue') }).click();
      await expect(page).toHaveURL(/step=check/);
      await expect(page.getByText('91350100M000100Y43')).toBeVisible();
      expect(await inaccessible(page)).toEqual([]);
      await page.getByRole('button', { name: say('Submit application') }).click();
      await expect(page.getByText(say('We’ve received your application'))).toBeVisible();
      expect(await inaccessible(page)).toEqual([]);
      expect(buyer.troubles()).toEqual([]);
    });

    test('is refused in two fields by an operator, who looks at a paper and says why', async () => {
      const { page, say, open } = operator;
      await open('/platform/applications');
      expect(await inaccessible(page)).toEqual([]);
      await page.getByRole('link', { name: shopName }).click();
      const look = page.getByRole('button', { name: `${say('View it')} ${say('ID card, front')}` });
      await look.click();
      const why = page.getByRole('dialog');
      await why.getByLabel(say('Reason')).fill('Compare the name');
      await why.getByRole('button', { name: say('Show it') }).click();
      const paper = page.getByRole('img', { name: say('ID card, front') });
      await expect(paper).toHaveJSProperty('naturalWidth', 640);
      // Until the question is gone, what is typed goes nowhere.
      await expect(why).toHaveCount(0);
      expect(await inaccessible(page)).toEqual([]);
      const refuse = (label: string, reason: string) => page.getByLabel(`${say('Or the reason for refusal')} ${say(label)}`).fill(reason);
      await refuse('Description', 'Say which lamps');
      await refuse('Business licence', 'The stamp cannot be read');
      await page.getByRole('button', { name: say('Refuse with these reasons') }).click();
      await expect(page.getByText(say('Application refused; the buyer gets the reasons by email'))).toBeVisible();
      await expect.poll(async () => (await mailsTo(page.context().request, buyer.mail))[0]?.text).toContain('The stamp cannot be read');
    });

    test('is mended in just these fields, and approved', async () => {
      const { page, say, open } = buyer;
      await open('/user-center/uc-home');
      await page.getByRole('link', { name: say('See what to correct') }).click();
      await expect(page.getByText('The stamp cannot be read')).toBeVisible();
      await expect(page.getByLabel(say('Name of the store'))).toHaveCount(0);
      await page.getByLabel(say('Description of the store')).fill('Lanterns for ships, of brass, with certificates.');
      const licence = page.getByRole('group', { name: say('Business licence') });
      await licence.getByRole('button', { name: say('Remove picture {number}', { number: 1 }) }).click();
      await licence.getByLabel(say('Choose a picture')).setInputFiles(await picture('better.png', '#63c'));
      await expect(licence.getByRole('img')).toBeVisible();
      expect(await inaccessible(page)).toEqual([]);
      await page.getByRole('button', { name: say('Submit again') }).click();
      await expect(page.getByText(say('We’re reviewing your corrections'))).toBeVisible();

      const { page: desk, say: word, open: turn } = operator;
      await turn('/platform/applications');
      await desk.getByRole('link', { name: shopName }).click();
      await expect(desk.getByText('Lanterns for ships, of brass, with certificates.')).toBeVisible();
      const approve = desk.getByRole('button', { name: word('Approve the store') });
      await expect(approve).toBeDisabled();
      for (const box of await desk.getByRole('checkbox').all()) await box.check();
      await desk.getByLabel(word('Business scope, as the licence says it (optional)')).fill('Lamps and lanterns');
      await approve.click();
      await expect(desk.getByText(word('Store approved; its owner is notified by email'))).toBeVisible();
      expect(await inaccessible(desk)).toEqual([]);
      expect(operator.troubles()).toEqual([]);
    });

    test('opens with its account, and its first goods are found by a guest', async ({ browser }) => {
      const { page, say, open } = buyer;
      await open('/user-center/uc-home');
      await page.getByRole('link', { name: say('Set up the account') }).click();
      await page.getByLabel(say('Store account name')).fill(mark);
      await page.getByLabel(say('New password'), { exact: true }).fill('short');
      await page.getByLabel(say('Repeat new password'), { exact: true }).fill('short');
      expect(await inaccessible(page)).toEqual([]);
      await page.getByRole('button', { name: say('Set up the account and open the store') }).click();
      await expect(page.getByLabel(say('New password'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
      // The form leads there; what is typed before it has would land in two fields.
      await expect(page.getByLabel(say('New password'), { exact: true })).toBeFocused();
      await page.getByLabel(say('New password'), { exact: true }).fill('Lamp-2026');
      await page.getByLabel(say('Repeat new password'), { exact: true }).fill('Lamp-2026');
      await page.getByRole('button', { name: say('Set up the account and open the store') }).click();
      await expect(page.getByText(say('Your store is open'))).toBeVisible();
      expect(await inaccessible(page)).toEqual([]);
      await page.getByRole('link', { name: say('Change the store’s password') }).click();
      await expect(page.getByLabel(say('Current password'), { exact: true })).toBeVisible();
      await filesUnder(buyer, mark);
      expect(await inaccessible(page)).toEqual([]);

      const seller = await person(browser, language, { app: 'seller-console' });
      await openConsole(seller, '/seller', mark, 'Lamp-2026');
      await seller.open('/seller/products/new');
      const write = (label: string, text: string) => seller.page.getByLabel(label, { exact: true }).fill(text);
      const its = seller.say;
      await write(its('Name, {0}', { 0: its('English') }), `Ship lantern ${mark}`);
      await write(its('Name, {0}', { 0: its('Russian') }), `Судовой фонарь ${mark}`);
      await write(its('Product code'), `LAMP-${mark}`);
      await write(its('Category'), 'Hand tools');
      await write(its('In a carton'), '6');
      await write(its('Minimum order'), '12');
      await write(its('Carton weight, kg'), '4.25');
      await write(its('Carton volume, m³'), '0.03');
      await write(its('{label}: {column}, row {place}', { label: its('Days until shipping'), column: its('days'), place: '1' }), '7');
      await write(its('Article number'), `LAMP-${mark}-1`);
      await write(its('Price, {currency}', { currency: 'USD' }), '12.50');
      await write(its('In the warehouse'), '600');
      await write(its('Ordinary freight per piece'), '0.40');
      await write(its('Express freight per piece'), '1.10');
      const pictures = seller.page.getByRole('group', { name: its('Pictures of the goods') });
      await pictures.getByLabel(its('Add pictures')).setInputFiles([await picture('one.png', '#a33')]);
      await expect(pictures.getByRole('img')).toHaveCount(1);
      await seller.page.getByRole('button', { name: its('Put on sale') }).click();
      await expect(seller.page.getByText(its('The product is on sale'))).toBeVisible();

      const guest = await person(browser, language);
      const { shopId } = await ask(page.context().request, 'GET /p/user/centerInfo', {});
      await guest.open(`/shop-page?sid=${shopId}`);
      await guest.page
        .getByRole('link', { name: new RegExp(`(Ship lantern|Судовой фонарь) ${mark}`) })
        .first()
        .click();
      await expect(guest.page.getByRole('heading', { level: 1 })).toContainText(mark);
      await guest.open(`/shop-qualifications?sid=${shopId}`);
      await expect(guest.page.getByText('91350100M000100Y43')).toBeVisible();
      await expect(guest.page.getByText('Lamps and lanterns')).toBeVisible();
      expect(await inaccessible(guest.page)).toEqual([]);
      await open(`/shop-qualifications?sid=${shopId}`);
      await page.getByRole('button', { name: say('Show the business licence') }).click();
      await expect(page.getByRole('img', { name: say('Business licence') })).toHaveJSProperty('naturalWidth', 640);
      expect([...buyer.troubles(), ...seller.troubles(), ...guest.troubles()]).toEqual([]);
      await seller.leave();
      await guest.leave();
    });
  });
}

test('a store is applied for without scripts', async ({ browser }) => {
  const buyer = await newcomer(browser, 'en', { javaScriptEnabled: false });
  const { page, say, open } = buyer;
  const next = () => page.getByRole('button', { name: say('Save and continue') }).click();
  await open('/user-center/apply-shop');
  await page.getByLabel(say('Name of the store')).fill('Lamps & Sons');
  await page.getByLabel(say('Description of the store')).fill('Ship lanterns of brass and steel.');
  await page.locator('input[type="file"][name="shopLogo"]').setInputFiles(await picture('logo.png', '#36a'));
  await next();
  // What was brought comes back with what is wrong.
  await expect(page.getByLabel(say('Name of the store'))).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('group', { name: say('Logo') }).getByRole('img')).toBeVisible();
  await page.getByLabel(say('Name of the store')).fill(`Lamps ${buyer.userName.slice(2)}`);
  await next();
  await expect(page).toHaveURL(/step=contact/);
  await page.getByLabel(say('Contact phone')).fill('12');
  await next();
  await expect(page.getByLabel(say('Contact phone'))).toHaveAttribute('aria-invalid', 'true');
  const own = await ask(page.context().request, 'GET /p/shop/shopAudit', {});
  expect([own.applicationState, own.shopName, own.shopLogo === null]).toEqual([1, `Lamps ${buyer.userName.slice(2)}`, false]);
  await open('/user-center/apply-shop?step=check');
  // Only the step that has all it asks for is ticked.
  const steps = page.getByRole('list', { name: say('Application steps') }).getByRole('listitem');
  await expect(steps).toHaveText([
    `${say('Done:')}${say('Your store')}`,
    `2${say('Still to do:')}${say('Contact and place')}`,
    `3${say('Still to do:')}${say('Company and documents')}`,
    `4${say('Now:')}${say('Check and submit')}`,
  ]);
  await page.getByRole('button', { name: say('Submit application') }).click();
  await expect(page.getByText(say('Something is missing or incorrect'))).toBeVisible();
  await buyer.leave();
});
