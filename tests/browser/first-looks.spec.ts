import { expect, test } from '@playwright/test';
import { ask } from './support/api.ts';
import { newcomer, requestOf } from './support/newcomer.ts';
import { person } from './support/person.ts';

/** What a buyer met on her first day, and is not to meet again. */
test('an account that has looked at nothing is not told that anything was picked for it', async ({ browser }) => {
  const buyer = await newcomer(browser, 'ru');
  const { page, say, open } = buyer;
  await open('/');
  const title = (name: string) => page.getByRole('heading', { name: say(name), exact: true });
  await expect(title('Popular with other buyers')).toBeVisible();
  await expect(title('Picked for you')).toHaveCount(0);
  const [found] = (await ask(requestOf(buyer), 'GET /search/page', { size: 1 })).records;
  await ask(requestOf(buyer), 'POST /p/prodBrowseLog', { prodId: found!.prodId });
  await open('/');
  await expect(title('Picked for you')).toBeVisible();
  await expect(title('Popular with other buyers')).toHaveCount(0);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('no part of the browser’s own shows in the search, and choices have our arrow', async ({ browser }) => {
  const guest = await person(browser, 'ru');
  const { page, open } = guest;
  await open('/category-page');
  await page.getByRole('searchbox').first().fill('ботинки');
  // What a browser draws into a field only rules can say.
  const crosses = await page.evaluate(() => {
    const found: string[] = [];
    const walk = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes('search-cancel-button')) found.push(rule.style.appearance);
        if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules);
    return found;
  });
  expect(crosses).toEqual(['none']);
  const choices = page.getByRole('combobox').and(page.locator('select'));
  await expect(choices.first()).toBeAttached();
  for (const choice of await choices.all())
    expect(
      await choice.evaluate((select) => [getComputedStyle(select).appearance, getComputedStyle(select).backgroundImage !== 'none']),
    ).toEqual(['none', true]);
  await guest.leave();
});

test('the home of a guest keeps its height when the bar stays on top', async ({ browser }) => {
  const guest = await person(browser, 'ru');
  const { page, open } = guest;
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const gap = () =>
    page.evaluate(
      () => document.documentElement.scrollHeight - (document.querySelector('footer')!.getBoundingClientRect().bottom + window.scrollY),
    );
  const before = await height();
  await page.evaluate(() => window.scrollTo(0, 900));
  // The bar changes once scrolling rests.
  await expect(page.locator('.sticky.top-0').first()).toBeVisible();
  expect(await height()).toBe(before);
  expect(Math.abs(await gap())).toBeLessThan(1);
  await guest.leave();
});
