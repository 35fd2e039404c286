import { expect, test, type Browser } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { openConsole, person, type Person } from './support/person.ts';

const house = {
  operators: { app: 'platform-console', base: '/platform', owner: 'operator1' },
  'a store': { app: 'seller-console', base: '/seller', owner: 'seller3' },
} as const;
type House = (typeof house)[keyof typeof house];

/** What each house gives to the newcomer: some areas, the pages that come with them, and one that does not; then others. */
const given = {
  '/platform': {
    areas: ['Trade', 'Buyers'],
    places: ['Today', 'Orders', 'Overdue orders', 'Disputes', 'Reviews', 'Inquiries', 'Buyers', 'Proposals'],
    first: /\/platform\/?$/,
    closed: ['/platform/payouts', '/platform/site', '/platform/staff', '/platform/stores/1'],
    later: 'Content',
    laterPlaces: ['Visits', 'Categories', 'Synonyms', 'Notices', 'Terms', 'Home page'],
  },
  '/seller': {
    areas: ['Goods', 'Store'],
    places: ['Products', 'Stock', 'Coupons', 'Price offers', 'Store', 'Delivery'],
    first: /\/seller\/products$/,
    closed: ['/seller/orders', '/seller/money', '/seller/staff', '/seller/refunds'],
    later: 'Orders',
    laterPlaces: ['Today', 'Orders', 'Refunds', 'Vouchers', 'Inquiries', 'Reviews'],
  },
} as const;

const areaBox = ({ page, say }: Person, area: string) => page.getByRole('checkbox', { name: new RegExp(`^${say(area, {}, 'area')} `) });
const places = ({ page, say }: Person) => page.getByRole('navigation', { name: say('Pages'), exact: true }).getByRole('link');

/** Adds an account with these areas. @returns its first password */
async function add(owner: Person, { base }: House, userName: string, areas: readonly string[]): Promise<string> {
  const { page, say } = owner;
  await owner.open(`${base}/staff`);
  await page.getByRole('button', { name: say('Add an account') }).click();
  const asked = page.getByRole('dialog', { name: say('Add an account') });
  await asked.getByLabel(say('Account name')).fill(userName);
  await asked.getByLabel(say('Email')).fill(`${userName}@demo.test`);
  await asked.getByRole('button', { name: say('Add an account') }).click();
  await expect(asked.getByText(say('Choose at least one area.'))).toBeVisible();
  for (const area of areas) await areaBox(owner, area).check();
  expect(await inaccessible(page)).toEqual([]);
  await asked.getByRole('button', { name: say('Add an account') }).click();
  const told = page.getByRole('dialog', { name: say('Initial password') });
  const password = (await told.locator('bdi').last().textContent()) ?? '';
  await told.getByRole('button', { name: say('I have saved it') }).click();
  await expect(page.getByRole('heading', { level: 2, name: userName })).toBeVisible();
  return password;
}

async function journey(browser: Browser, language: 'en' | 'ru', one: House) {
  const userName = `${language}${Date.now().toString(36)}`;
  const { areas, places: allowed, first, closed, later, laterPlaces } = given[one.base];
  const owner = await person(browser, language, { app: one.app });
  await openConsole(owner, one.base, one.owner);
  const password = await add(owner, one, userName, areas);

  // The newcomer sees the pages of the areas and opens no other, by whatever address.
  const newcomer = await person(browser, language, { app: one.app });
  const { page, say } = newcomer;
  await openConsole(newcomer, one.base, userName, password);
  await expect(page).toHaveURL(first);
  const named = (names: readonly string[]) => names.map((name) => new RegExp(`^${say(name)}`));
  await expect(places(newcomer)).toHaveText(named(allowed));
  for (const path of closed) {
    await newcomer.open(path);
    await expect(page.getByRole('heading', { level: 1, name: say('You do not have access to this page') })).toBeVisible();
  }
  expect(await inaccessible(page)).toEqual([]);
  await page.getByRole('link', { name: say('Go to the start page') }).click();
  await expect(page).toHaveURL(first);

  // Other areas count with the next step, without a new login.
  const row = owner.page.getByRole('listitem').filter({ has: owner.page.getByRole('heading', { name: userName }) });
  await row.getByRole('button', { name: `${owner.say('Change areas')} ${userName}` }).click();
  for (const area of areas) await areaBox(owner, area).uncheck();
  await areaBox(owner, later).check();
  await owner.page
    .getByRole('dialog')
    .getByRole('button', { name: owner.say('Save') })
    .click();
  await expect(owner.page.getByRole('dialog')).toHaveCount(0);
  await places(newcomer).first().click();
  await expect(places(newcomer)).toHaveText(named(laterPlaces));

  // Locked: the next step leads to the login, which says why it does not let in.
  await row.getByRole('button', { name: `${owner.say('Lock')} ${userName}` }).click();
  const why = owner.page.getByRole('dialog', { name: owner.say('Lock {name}?', { name: userName }) });
  await why.getByLabel(owner.say('Reason')).fill('Works elsewhere now');
  await why.getByRole('button', { name: owner.say('Lock') }).click();
  await expect(row.getByText('Works elsewhere now')).toBeVisible();
  expect(await inaccessible(owner.page)).toEqual([]);
  await places(newcomer).last().click();
  await expect(page).toHaveURL(new RegExp(`${one.base}/login`));
  await page.getByLabel(say('Account name')).fill(userName);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('Log in'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(language === 'ru' ? 'заблокирована' : 'locked');

  // Unlocked and with a new password: in again.
  await row.getByRole('button', { name: `${owner.say('Unlock')} ${userName}` }).click();
  await expect(row.getByText('Works elsewhere now')).toHaveCount(0);
  await row.getByRole('button', { name: `${owner.say('New password')} ${userName}` }).click();
  await owner.page
    .getByRole('dialog')
    .getByRole('button', { name: owner.say('New password') })
    .click();
  const told = owner.page.getByRole('dialog', { name: owner.say('Initial password') });
  const renewed = (await told.locator('bdi').last().textContent()) ?? '';
  await openConsole(newcomer, one.base, userName, renewed);
  await expect(places(newcomer)).toHaveText(named(laterPlaces));
  expect([...owner.troubles(), ...newcomer.troubles()].filter((trouble) => !trouble.includes('422'))).toEqual([]);
  for (const who of [owner, newcomer]) await who.leave();
}

for (const language of ['en', 'ru'] as const)
  for (const [name, one] of Object.entries(house))
    test(`${name}: somebody is added, sees what she may, and is locked, in ${language}`, ({ browser }) => journey(browser, language, one));
