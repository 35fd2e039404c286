import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { logIn } from './support/api.ts';
import { newcomer } from './support/newcomer.ts';
import { person, type Person } from './support/person.ts';
import { picture } from './support/picture.ts';

/** Looks through all banners of the home page for one with these words. */
async function shows({ page, open, say }: Person, words: string): Promise<boolean> {
  await open('/');
  const row = page.getByRole('region', { name: say('Offers') });
  const count = Number(((await row.getByText(/^\d+ \/ \d+$/).textContent()) ?? '').split('/')[1]);
  expect(count).toBeGreaterThan(0);
  for (let at = 1; at <= count; at += 1) {
    if (await row.getByText(words, { exact: true }).isVisible()) return true;
    await row.getByRole('button', { name: say('Next banner') }).click();
    await expect(row.getByText(`${(at % count) + 1} / ${count}`)).toBeVisible();
  }
  return false;
}

/** An operator makes a banner, buyers see it, it is switched off, and taken away. */
for (const language of ['en', 'ru'] as const) {
  test(`a banner is made, shown and taken off in ${language}`, async ({ browser }) => {
    test.slow();
    const operator = await person(browser, language, { app: 'platform-console' });
    const { page, say, open } = operator;
    await logIn(page.context(), 'operator', 'operator1');
    const buyer = await newcomer(browser, language);
    const words = `Autumn ${language} ${Date.now().toString(36)}`;
    await open('/platform/home');
    await page.getByRole('button', { name: say('Add a banner') }).click();
    await page
      .getByRole('button', { name: say('Save'), exact: true })
      .first()
      .click();
    const number = page.getByRole('textbox', { name: say('Its number'), exact: true });
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await number.fill('11');
    await page.getByLabel(say('Banner text')).fill(words);
    await page
      .locator('form input[type="file"]')
      .first()
      .setInputFiles(await picture('autumn.png', '#a4482b'));
    expect(await inaccessible(page)).toEqual([]);
    await page
      .getByRole('button', { name: say('Save'), exact: true })
      .first()
      .click();
    const row = page.getByRole('article').filter({ hasText: words });
    await expect(row).toContainText(say('Shown'));

    expect(await shows(buyer, words)).toBe(true);
    expect(await inaccessible(buyer.page)).toEqual([]);
    const offers = buyer.page.getByRole('region', { name: buyer.say('Offers') });
    await expect
      .poll(() =>
        offers
          .getByRole('img')
          .or(offers.locator('img'))
          .first()
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0);
    await offers.getByRole('link', { name: words }).click();
    await expect(buyer.page).toHaveURL(/\b11\b/);

    const change = row.getByRole('button', { name: `${say('Change', {}, 'banner')} ${words}` });
    await change.click();
    await page.getByLabel(say('Switched on')).uncheck();
    await page
      .getByRole('button', { name: say('Save'), exact: true })
      .first()
      .click();
    await expect(row).toContainText(say('Switched off'));
    expect(await shows(buyer, words)).toBe(false);

    await row.getByRole('button', { name: `${say('Remove')} ${words}` }).click();
    await page
      .getByRole('dialog', { name: say('Remove this banner?') })
      .getByRole('button', { name: say('Remove'), exact: true })
      .click();
    await expect(row).toHaveCount(0);
    for (const who of [operator, buyer]) {
      expect(who.troubles()).toEqual([]);
      await who.leave();
    }
  });
}
