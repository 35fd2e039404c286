import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { logIn } from './support/api.ts';
import { person } from './support/person.ts';

test('the menu of operators fits a small screen, one group of it open', async ({ browser }) => {
  const operator = await person(browser, 'en', { app: 'platform-console' });
  const { page, say } = operator;
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page.context(), 'operator', 'operator1');
  await operator.open('/platform/payouts');
  const menu = page.getByRole('navigation', { name: say('Pages'), exact: true });
  const entry = (name: string) => menu.getByRole('link', { name: new RegExp(`^${say(name)}`) });
  // The longest group is open: what stands below it is on the screen, too.
  await expect(entry('Journal entries')).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('button', { name: say('Administration') })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: say('Log out') })).toBeInViewport({ ratio: 1 });
  await expect(entry('Disputes')).toHaveCount(0);
  await menu.getByRole('button', { name: new RegExp(`^${say('Trade')}`) }).click();
  await expect(entry('Disputes')).toBeVisible();
  await expect(entry('Journal entries')).toHaveCount(0);
  expect(await inaccessible(page)).toEqual([]);
  await entry('Disputes').click();
  await expect(page.getByRole('heading', { level: 1, name: say('Disputes') })).toBeVisible();
  await expect(entry('Disputes')).toHaveAttribute('aria-current', 'page');
  expect(operator.troubles()).toEqual([]);
  await operator.leave();
});
