/** What a walk through the storefront leaves in the log of visits, and that nothing is left by who does not want it. */
import { expect, test, type Page } from '@playwright/test';
import { logIn } from './support/api.ts';
import { query } from './support/database.ts';
import { person, type Person } from './support/person.ts';

type Row = {
  page_id: number;
  prev_page_id: number | null;
  step: number;
  biz_data: string | null;
  user_id: number | null;
  uuid_session: string;
};
const rowsOf = (uuid: string) =>
  query<Row>('select page_id, prev_page_id, step, biz_data, user_id, uuid_session from visits where uuid = $1 order by step', [uuid]);
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('kyakhta.visits'));
/** Waits until a page was noted: leaving it sends what was noted. */
const noted = async (page: Page, step: number) => {
  await expect.poll(async () => (JSON.parse((await remembered(page)) ?? '{}') as { step?: number }).step).toBe(step);
};

let someone: Person;
test.beforeEach(async ({ browser }) => {
  someone = await person(browser, 'en');
});
test.afterEach(async () => {
  expect(someone.troubles()).toEqual([]);
  await someone.leave();
});

test('a walk leaves its pages in order, a buyer’s with her name', async () => {
  const { page, open } = someone;
  await open('/');
  await noted(page, 1);
  await open('/goods-detail?prodId=11&bannerEnter=1');
  await noted(page, 2);
  await open('/terms-page');
  await open('/category-page?cpid=1');
  await noted(page, 3);
  await logIn(page.context(), 'buyer', 'buyer3@demo.test');
  await open('/user-center/uc-order');
  await noted(page, 4);
  await open('/terms-page');
  const { uuid } = JSON.parse((await remembered(page)) ?? '{}') as { uuid: string };
  await expect.poll(async () => (await rowsOf(uuid)).length).toBe(4);
  const rows = await rowsOf(uuid);
  expect(rows.map(({ page_id, prev_page_id, step, biz_data }) => [page_id, prev_page_id, step, biz_data])).toEqual([
    [1, null, 1, null],
    [2, 1, 2, '11'],
    [6, 2, 3, '1'],
    [13, 6, 4, null],
  ]);
  expect(new Set(rows.map((row) => row.uuid_session)).size).toBe(1);
  expect(rows.map(({ user_id }) => user_id)).toEqual([null, null, null, 3]);
});

for (const [name, wish] of [
  ['Do Not Track', () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })],
  ['Global Privacy Control', () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })],
] as const)
  test(`with ${name} nothing is sent, and what was remembered is forgotten`, async () => {
    const { page, open } = someone;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open('/');
    await noted(page, 1);
    await page.addInitScript(wish);
    await open('/cart');
    await expect.poll(() => remembered(page)).toBeNull();
    asked.length = 0;
    await open('/goods-detail?prodId=11');
    // What is forgotten again shows that the script was there, and read the wish.
    await page.evaluate(() => localStorage.setItem('kyakhta.visits', '{}'));
    await open('/');
    await expect.poll(() => remembered(page)).toBeNull();
    expect(asked.filter((url) => /flowAnalysisLog/.test(url))).toEqual([]);
  });
