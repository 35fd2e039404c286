import { expect, test, type Page } from '@playwright/test';
import { searchSort } from '@kyakhta/contract/values';
import { inaccessible } from './support/accessible.ts';
import { ask } from './support/api.ts';
import { person, type Person } from './support/person.ts';

/** How goods are found: narrowed, sorted, paged, searched, and looked at from the store's side. */
const sound = async (page: Page) => expect(await inaccessible(page)).toEqual([]);
const cards = (page: Page) => page.locator('#goods h2 a');
const sortBox = ({ page, say }: Person) => page.getByRole('combobox', { name: say('Sort by') });
/** A choice of the filters by its words; the number beside it is how many it leaves. */
const choice = ({ page, say }: Person, label: string) =>
  page.getByRole('complementary', { name: say('Filters') }).getByRole('link', { name: label });

for (const language of ['en', 'ru'] as const) {
  test.describe(`browsing in ${language}`, () => {
    let someone: Person;
    test.beforeEach(async ({ browser }) => {
      someone = await person(browser, language);
    });
    test.afterEach(async () => {
      expect(someone.troubles()).toEqual([]);
      await someone.leave();
    });
    const request = () => someone.page.context().request;

    test('a list is narrowed, sorted and paged; going back finds it as it was', async () => {
      const { page, say, open } = someone;
      const facets = await ask(request(), 'GET /search/facets', {}, language);
      await open('/category-page');
      const days = facets.deliveryDays.at(0)!.deliveryDaysMax;
      const label = say('{days, plural, one {within # day} other {within # days}}', { days });
      await choice(someone, label).click();
      await expect(page).toHaveURL(new RegExp(`deliveryDaysMax=${days}`));
      const narrowed = await ask(request(), 'GET /search/facets', { deliveryDaysMax: days }, language);
      await expect(page.locator('main header p').first()).toContainText(someone.whole(narrowed.total));
      await expect(choice(someone, label)).toHaveAttribute('aria-current', 'true');
      await choice(someone, label).click();
      await expect(page).not.toHaveURL(/deliveryDaysMax/);
      // The form of the sort carries the filters of the list that is shown.
      await expect(choice(someone, label)).not.toHaveAttribute('aria-current', 'true');

      await sortBox(someone).selectOption(String(searchSort.priceUp));
      await expect(page).toHaveURL(new RegExp(`sort=${searchSort.priceUp}`));
      const first = await ask(request(), 'GET /search/page', { sort: searchSort.priceUp, size: 24 }, language);
      await expect(cards(page).first()).toHaveText(first.records[0]!.prodName);
      expect(first.pages).toBeGreaterThan(1);
      await page
        .getByRole('navigation', { name: say('Pages') })
        .getByRole('link', { name: say('Page {page}', { page: 2 }) })
        .click();
      await expect(page).toHaveURL(/page=2/);
      const second = await ask(request(), 'GET /search/page', { sort: searchSort.priceUp, size: 24, current: 2 }, language);
      const chosen = cards(page).nth(10);
      await expect(chosen).toHaveText(second.records[10]!.prodName);
      await chosen.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(0);
      await chosen.click();
      await expect(page).toHaveURL(/goods-detail/);
      await expect(page.getByRole('heading', { level: 1, name: second.records[10]!.prodName, exact: true })).toBeVisible();
      await page.goBack();
      await expect(cards(page).nth(10)).toHaveText(second.records[10]!.prodName);
      await expect(sortBox(someone)).toHaveValue(String(searchSort.priceUp));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    });

    test('chosen filters are chips; one is taken away, then all', async () => {
      const { page, say, open, money } = someone;
      await open('/category-page?maxPrice=50&minPrice=1&minimumMax=100');
      const chips = page.getByRole('list', { name: say('Active filters') });
      await expect(chips.getByRole('link')).toHaveCount(4);
      await chips.getByRole('link', { name: say('Remove filter: {label}', { label: say('From {price}', { price: money(1) }) }) }).click();
      await expect(page).not.toHaveURL(/minPrice/);
      await expect(page).toHaveURL(/maxPrice=50/);
      await chips.getByRole('link', { name: say('Clear all') }).click();
      await expect(page).toHaveURL((url) => url.pathname === '/category-page' && !url.search.includes('Price'));
      await expect(chips).toHaveCount(0);
    });

    test('a suggestion is taken by the keyboard; Escape closes, Enter searches for what was typed', async () => {
      const { page, say, open } = someone;
      const typed = language === 'ru' ? 'ботин' : 'boot';
      const suggested = await ask(request(), 'GET /search/suggest', { prodName: typed }, language);
      expect(suggested.length).toBeGreaterThan(0);
      await open('/trade-control');
      const field = page.getByLabel(say('Search the catalogue')).first();
      await field.focus();
      const options = page.getByRole('listbox', { name: say('Suggestions') }).getByRole('option');
      await expect(options.first()).toBeVisible();
      await field.pressSequentially(typed);
      await expect(options).toHaveCount(suggested.length);
      await expect(options.first()).toContainText(suggested[0]!.title);
      await sound(page);
      await page.keyboard.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      const active = await field.getAttribute('aria-activedescendant');
      await expect(options.first()).toHaveAttribute('id', active ?? '');
      await page.keyboard.press('Escape');
      await expect(options).toHaveCount(0);
      await expect(field).toHaveValue(typed);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/(category-page|goods-detail)\?/);
      await expect(options).toHaveCount(0);
      await open('/trade-control');
      await field.fill(typed);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.searchParams.get('pn') === typed);
    });

    test('a slip of the finger is mended and said; in vain is answered with where else to look', async () => {
      const { page, say, open } = someone;
      const slip = language === 'ru' ? 'перчтаки' : 'bagpack';
      const found = await ask(request(), 'GET /search/page', { prodName: slip }, language);
      expect(found.correction).not.toBeNull();
      await open(`/category-page?pageType=search&pn=${encodeURIComponent(slip)}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(found.correction ?? '');
      await expect(page.locator('#goods')).toContainText(slip);
      await page
        .locator('#goods')
        .getByRole('link', { name: found.correction ?? '', exact: true })
        .click();
      await expect(page).toHaveURL((url) => url.searchParams.get('pn') === found.correction);

      await open('/category-page?pageType=search&pn=qqqqzzzz');
      await expect(page.getByRole('heading', { name: say('Nothing found for “{words}”', { words: 'qqqqzzzz' }) })).toBeVisible();
      await expect(page.getByRole('complementary', { name: say('Filters') })).toHaveCount(0);
      await sound(page);
      await page
        .getByRole('heading', { name: say('Largest categories') })
        .locator('..')
        .getByRole('link')
        .first()
        .click();
      await expect(cards(page).first()).toBeVisible();
    });

    test('the menu of categories opens three levels by pointer and by keyboard', async () => {
      const { page, say, open } = someone;
      await page.setViewportSize({ width: 1280, height: 900 });
      const { categoryInfo } = await ask(request(), 'GET /category/categoryInfo', {}, language);
      const main = categoryInfo[1]!;
      const below = await ask(request(), 'GET /category/categoryInfo', { parentId: main.categoryId }, language);
      const third = below.categoryInfo.flatMap(({ categories }) => categories)[0]!;
      await open('/');
      const menu = page.getByRole('navigation', { name: say('Categories'), exact: true });
      await menu.locator('summary').press('Enter');
      const button = menu.getByRole('button', { name: main.categoryName });
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const thirdLink = menu.getByRole('link', { name: third.categoryName }).first();
      await expect(thirdLink).toBeVisible();
      await sound(page);
      await menu.getByRole('button', { name: categoryInfo[0]!.categoryName }).hover();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.hover();
      const beside = page.context().waitForEvent('page');
      await thirdLink.click();
      const opened = await beside;
      await expect(opened).toHaveURL(new RegExp(`thCid=${third.categoryId}`));
      await expect(page).toHaveURL((url) => url.pathname === '/');
      await opened.close();
    });

    test('a store has its front, its goods and its own search; an unknown one is not found', async () => {
      const { page, say, open } = someone;
      const head = await ask(request(), 'GET /shop/headInfo/{shopId}', { shopId: 2 }, language);
      const own = await ask(request(), 'GET /search/page', { shopId: 2, size: 24 }, language);
      await open(`/goods-detail?prodId=${own.records[0]!.prodId}`);
      await page
        .getByRole('region', { name: say('Supplier') })
        .getByRole('link', { name: head.merchantMallDisplayName })
        .click();
      await expect(page).toHaveURL(/\/shop-page\?sid=2/);
      await expect(page.getByRole('heading', { level: 1, name: head.merchantMallDisplayName })).toBeVisible();
      await sound(page);
      const word = own.records[0]!.prodName.split(/[ ,]/)[0]!;
      await page.getByLabel(say('Search in this store')).fill(word);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === '/shop-prod-list' && url.searchParams.get('pn') === word);
      const found = await ask(request(), 'GET /search/page', { shopId: 2, prodName: word, size: 24 }, language);
      await expect(cards(page)).toHaveCount(found.records.length);
      await expect(page.getByLabel(say('Search the catalogue')).first()).toHaveValue('');
      await page.getByRole('link', { name: say('All goods'), exact: true }).click();
      await expect(cards(page)).toHaveCount(Math.min(24, own.total));
      await sound(page);
      for (const path of ['/shop-page?sid=2147483647', '/shop-prod-list?sid=x', '/shop-page']) {
        const answer = await request().get(path);
        expect(answer.status(), path).toBe(404);
      }
      await page.goto('/shop-page?shopId=2');
      await expect(page.getByRole('heading', { level: 1, name: head.merchantMallDisplayName })).toBeVisible();
    });

    test('filters stand in a panel on a phone', async () => {
      const { page, say, open, whole } = someone;
      await page.setViewportSize({ width: 390, height: 844 });
      await open('/category-page');
      const filters = page.getByRole('complementary', { name: say('Filters') });
      await expect(filters).toBeHidden();
      await page.getByRole('button', { name: say('Filters'), exact: true }).click();
      await expect(filters).toBeVisible();
      await sound(page);
      const { total } = await ask(request(), 'GET /search/facets', {}, language);
      await filters.getByRole('button', { name: say('Show {total} products', { total: whole(total) }) }).click();
      await expect(filters).toBeHidden();
    });
  });
}

test('reading, filtering, sorting and searching need no scripts', async ({ browser }) => {
  const reader = await person(browser, 'en', { javaScriptEnabled: false });
  const { page, say, open } = reader;
  await open('/category-page?sort=4');
  await page.getByLabel(say('To'), { exact: true }).fill('5');
  await page
    .getByRole('complementary')
    .getByRole('button', { name: say('Apply') })
    .click();
  await expect(page).toHaveURL(/maxPrice=5/);
  await expect(page).toHaveURL(/sort=4/);
  await expect(cards(page).first()).toBeVisible();
  await page.getByLabel(say('Search the catalogue')).first().fill('boots');
  await page
    .getByRole('search', { name: say('Catalogue') })
    .getByRole('button')
    .first()
    .click();
  await expect(page).toHaveURL(/pn=boots/);
  await cards(page).first().click();
  await expect(page.locator('#reviews')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/category-page');
  await page.getByRole('button', { name: say('Filters') }).click();
  await expect(page.getByRole('complementary', { name: say('Filters') })).toBeVisible();
  // Scripts that were asked for and not let in are what this is about.
  expect(reader.troubles().filter((trouble) => !trouble.endsWith('.js csp'))).toEqual([]);
  await reader.leave();
});
