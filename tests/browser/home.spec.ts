import { expect, test, type Browser } from '@playwright/test';
import { homeHistorySize, inspirationPerLoad, recommendedCategoriesPerPage } from '@kyakhta/contract/values';
import { ask } from './support/api.ts';
import { inaccessible } from './support/accessible.ts';
import { newcomer, requestOf, type Newcomer } from './support/newcomer.ts';
import { person } from './support/person.ts';
import type { Language } from './support/words.ts';

/** What both home pages show, what a buyer keeps, and what is remembered of his looks. */
const ways: readonly { language: Language; javaScriptEnabled: boolean }[] = [
  { language: 'en', javaScriptEnabled: true },
  { language: 'ru', javaScriptEnabled: true },
  { language: 'en', javaScriptEnabled: false },
];
/** A figure as it stands alone; its groups are parted by blanks of any kind. */
const figureOf = (text: string) => new RegExp(`^${text.replaceAll(' ', String.raw`\s`)}$`);
const keptBy = async (who: Newcomer) => (await ask(requestOf(who), 'GET /p/user/collection/page', {})).records.map(({ prodId }) => prodId);
const seenBy = async (who: Newcomer) => (await ask(requestOf(who), 'GET /p/prodBrowseLog/page', {})).records.map(({ prodId }) => prodId);

for (const { language, javaScriptEnabled } of ways) {
  const someone = (browser: Browser) => newcomer(browser, language, { javaScriptEnabled });

  test.describe(`in ${language}${javaScriptEnabled ? '' : ' without scripts'}`, () => {
    test('a guest’s home has its four promises, services, figures, rankings and the way to register', async ({ browser }) => {
      const guest = await person(browser, language, { javaScriptEnabled });
      const { page, say, open, whole } = guest;
      const request = requestOf(guest);
      const figures = await ask(request, 'GET /webConfig/getHomeConfig', {}, language);
      const { hotRanking } = await ask(request, 'GET /shop/homePage/businessOpportunityProd', {}, language);
      await open('/');
      const promises = page.getByRole('navigation', { name: say('On this page') }).getByRole('link');
      const anchors = await promises.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(anchors).toEqual(['#categories', '#escrow', '#services', '#experience']);
      for (const anchor of anchors) await expect(page.locator(anchor)).toHaveCount(1);
      // What a buyer finds, not what somebody has written.
      const { products, stores, categories, newToday } = figures.counted!;
      for (const figure of [products, stores, categories, newToday].filter((n) => n > 0))
        await expect(
          page
            .locator('dd')
            .filter({ hasText: figureOf(whole(figure)) })
            .first(),
        ).toBeVisible();
      // One service is open at a time.
      const services = page.locator('#services details');
      await expect(services).toHaveCount(5);
      await services.nth(2).locator('summary').click();
      await expect(services.nth(2).getByRole('paragraph')).toBeVisible();
      await expect(page.locator('#services details[open]')).toHaveCount(1);
      const popularity = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(hotRanking.prodList[0]!.popularity);
      await expect(page.getByText(say('Popularity {0}', { 0: popularity })).first()).toBeVisible();
      for (const title of ['Hot ranking', 'New arrivals', 'Your money, step by step'])
        await expect(page.getByRole('heading', { name: say(title) })).toBeVisible();
      await expect(page.locator('#experience').getByRole('link', { name: say('Register') })).toHaveAttribute('href', '/register');
      await guest.leave();
    });

    test('a buyer is welcomed by name, with shortcuts, and banners that lead to their goods', async ({ browser }) => {
      const buyer = await someone(browser);
      const { page, say, open } = buyer;
      const banners = await ask(requestOf(buyer), 'GET /indexImgs/{shopId}', { shopId: 0, imgType: 1 }, language);
      expect(banners.length).toBeGreaterThan(1);
      await open('/');
      await expect(page.getByRole('heading', { level: 1, name: say('Welcome, {nickName}', { nickName: 'Anna' }) })).toBeVisible();
      for (const [name, path] of [
        ['Ask for a price', '/user-center/initiate-inquirys'],
        ['Logistics services', '/logistics-services'],
      ] as const)
        await expect(page.getByRole('main').getByRole('link', { name: say(name) })).toHaveAttribute('href', path);
      const offers = page.getByRole('region', { name: say('Offers') });
      await expect(offers).toContainText(banners[0]!.title);
      if (javaScriptEnabled) {
        // Who wants no motion turns them; nothing turns by itself.
        await offers.getByRole('button', { name: say('Next banner') }).click();
        await expect(offers).toContainText(banners[1]!.title);
        await offers.getByRole('button', { name: say('Previous banner') }).click();
      }
      const { type, relation } = banners[0]!;
      await offers.getByRole('link', { name: say('See it') }).click();
      await expect(page).toHaveURL(type === 0 ? `/goods-detail?prodId=${relation}&bannerEnter=1` : `/shop-page?sid=${relation}`);
      await buyer.leave();
    });

    test('recommended categories are turned, a page of sixteen at a time', async ({ browser }) => {
      const guest = await person(browser, language, { javaScriptEnabled });
      const { page, say, open } = guest;
      const all = await ask(page.context().request, 'GET /category/getRecommendedCategory/{level}', { level: 1 });
      expect(all.length).toBeGreaterThan(recommendedCategoriesPerPage);
      await open('/');
      const section = page.locator('#categories');
      await expect(section.getByRole('listitem')).toHaveCount(recommendedCategoriesPerPage);
      await expect(section.getByRole('link', { name: say('Previous categories') })).toHaveCount(0);
      const pages = Math.ceil(all.length / recommendedCategoriesPerPage);
      for (let next = 2; next <= pages; next += 1) {
        const further = section.getByRole('link', { name: say('Next categories') });
        await further.click();
        await expect(page).toHaveURL(new RegExp(`categories=${next}`));
        // The address changes a moment before the page does.
        if (next < pages) await expect(further).toHaveAttribute('href', new RegExp(`categories=${next + 1}`));
      }
      await expect(section.getByRole('listitem')).toHaveCount(all.length - (pages - 1) * recommendedCategoriesPerPage);
      await expect(section.getByRole('link', { name: say('Next categories') })).toHaveCount(0);
      await expect(section.getByRole('link', { name: say('Previous categories') })).toBeVisible();
      await guest.leave();
    });

    test('a product is kept on its page, found among the favourites, and taken out', async ({ browser }) => {
      const buyer = await someone(browser);
      const { page, say, open } = buyer;
      for (const prodId of [11, 2]) {
        await open(`/goods-detail?prodId=${prodId}`);
        await page.getByRole('button', { name: say('Keep'), exact: true }).click();
        await expect(page.getByRole('button', { name: say('Kept'), exact: true })).toBeVisible();
        // The button answers before the server has: who leaves at once takes back what was pressed.
        await expect.poll(() => keptBy(buyer)).toContain(prodId);
      }
      expect(await keptBy(buyer)).toEqual([2, 11]);
      await open('/shop-page?sid=1');
      await page.getByRole('button', { name: say('Keep'), exact: true }).click();
      await expect(page.getByRole('button', { name: say('Kept'), exact: true })).toBeVisible();
      await expect.poll(async () => (await ask(requestOf(buyer), 'GET /p/shop/collection/page', {})).total).toBe(1);
      await open('/user-center/uc-collection');
      await page.getByRole('button', { name: say('Remove selected') }).click();
      await expect(page.getByText(say('Select what you want to remove.'))).toBeVisible();
      await page.getByRole('main').getByRole('checkbox').first().check();
      await page.getByRole('button', { name: say('Remove selected') }).click();
      await expect(page).toHaveURL(/removed=1/);
      expect(await keptBy(buyer)).toEqual([11]);
      await open('/goods-detail?prodId=11');
      await page.getByRole('button', { name: say('Kept'), exact: true }).click();
      await expect(page.getByRole('button', { name: say('Keep'), exact: true })).toBeVisible();
      // The button answers before the server has.
      await expect.poll(() => keptBy(buyer)).toEqual([]);
      await open('/user-center/uc-collection');
      await expect(page.getByRole('heading', { name: say('No saved products yet') })).toBeVisible();
      await open('/user-center/uc-collection?tab=shop');
      await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(1);
      await buyer.leave();
    });

    test('what was looked at stands on the home page and in the history, and can be forgotten', async ({ browser }) => {
      const buyer = await someone(browser);
      const { page, say, open } = buyer;
      for (const prodId of [11, 2, 5]) {
        await open(`/goods-detail?prodId=${prodId}`);
        await expect.poll(async () => (await seenBy(buyer))[0]).toBe(prodId);
      }
      await open('/');
      const lately = page.locator('section').filter({ has: page.getByRole('heading', { name: say('Recently viewed') }) });
      await expect(lately.getByRole('listitem')).toHaveCount(3);
      for (const prodId of [1, 3, 4, 6]) await ask(requestOf(buyer), 'POST /p/prodBrowseLog', { prodId });
      await open('/');
      await expect(lately.getByRole('listitem')).toHaveCount(homeHistorySize);
      await open('/history-page');
      await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
      if (javaScriptEnabled) {
        // Taken off sale since the list was made: said there, and the page of the product is not opened.
        await page.route('**/api/prod/isStatus*', (route) => route.fulfill({ json: { code: '00000', msg: 'ok', data: false } }));
        await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
        await expect(page.getByText(say('This product is no longer offered.'))).toBeVisible();
        await expect(page).toHaveURL(/history-page/);
      }
      await page.getByRole('link', { name: say('Clear history') }).click();
      const question = page.getByRole('dialog', { name: say('Clear your whole history?') });
      await question.getByRole('link', { name: say('Keep it') }).click();
      await expect(question).toHaveCount(0);
      expect(await seenBy(buyer)).toHaveLength(6);
      await page.getByRole('link', { name: say('Clear history') }).click();
      await question.getByRole('button', { name: say('Clear history') }).click();
      await expect(page.getByRole('heading', { name: say('You haven’t viewed any products yet') })).toBeVisible();
      expect(await seenBy(buyer)).toEqual([]);
      await buyer.leave();
    });

    test('rankings have two tabs, and inspiration comes forty-two at a time', async ({ browser }) => {
      const buyer = await someone(browser);
      const { page, say, open } = buyer;
      await open('/ranking-page');
      await page.getByRole('link', { name: say('Best reviewed') }).click();
      await expect(page).toHaveURL(/rankType=1/);
      await open('/');
      const grid = page.locator('#inspiration');
      await grid.scrollIntoViewIfNeeded();
      const more = javaScriptEnabled
        ? grid.getByRole('button', { name: say('View more') })
        : grid.getByRole('link', { name: say('View more') });
      if (!javaScriptEnabled) await more.click();
      const cards = grid.locator('h3');
      await expect(cards).toHaveCount(inspirationPerLoad);
      await more.click();
      await expect(cards).toHaveCount(inspirationPerLoad * 2);
      const names = await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(names).size).toBe(names.length);
      await buyer.leave();
    });
  });
}

test('a request that fails ends the goods for inspiration with a word', async ({ browser }) => {
  const buyer = await newcomer(browser, 'en');
  await buyer.page.route('**/inspiration*', (route) => route.abort());
  await buyer.open('/');
  await buyer.page.locator('#inspiration').scrollIntoViewIfNeeded();
  await expect(buyer.page.getByText(buyer.say('Couldn’t load more products. Try again later.'))).toBeVisible();
  await expect(buyer.page.locator('#inspiration').getByRole('button')).toHaveCount(0);
});

test('stores that the platform prefers come once their place is in sight, with the way to their goods', async ({ browser }) => {
  const guest = await person(browser, 'ru');
  const { page, say, open } = guest;
  const [first] = await ask(requestOf(guest), 'GET /search/shops', { preferred: 1 }, 'ru');
  await open('/');
  await page.locator('#services').scrollIntoViewIfNeeded();
  const heading = page.getByRole('heading', { name: say('Preferred stores') });
  await expect(heading).toBeVisible();
  const place = page.locator('section').filter({ has: heading });
  await expect(place.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', new RegExp(`shop-page.*${first!.shopId}`));
  expect(await inaccessible(page)).toEqual([]);
  await place.getByRole('link', { name: say('All their goods') }).click();
  await expect(page).toHaveURL(/preferred=1/);
  await guest.leave();
});
