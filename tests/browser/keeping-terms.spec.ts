import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { logIn } from './support/api.ts';
import { person } from './support/person.ts';
import { ready } from './support/ready.ts';

/** There is one draft of a document at most. Nobody is asked to agree to these: other journeys place orders. */
test.describe.configure({ mode: 'serial' });

for (const language of ['en', 'ru'] as const) {
  test(`terms of purchase are written, looked at, published and read by their dates in ${language}`, async ({ browser }) => {
    const heading = `Cartons ${language}${Date.now().toString(36)}`;
    const operator = await person(browser, language, { app: 'platform-console' });
    const { page, say } = operator;
    await logIn(page.context(), 'operator', 'operator1');
    await operator.open('/platform/terms');
    expect(await inaccessible(page)).toEqual([]);
    await page.getByRole('button', { name: `${say('Start a new version')} ${say('Terms of purchase')}` }).click();
    await page.getByLabel(say('Text'), { exact: true }).fill(`# ${heading}\n\nYou buy <b>whole</b> cartons.`);
    await expect(page.getByRole('region', { name: say('Preview') }).getByRole('heading', { name: heading })).toBeVisible();
    await page.getByRole('checkbox').uncheck();
    await page.getByRole('button', { name: say('Save this language') }).click();
    await expect(page.getByText(say('Saved')).first()).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await page.getByRole('button', { name: say('Publish…') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Publish', {}, 'terms') })
      .click();
    await expect(page).toHaveURL(/\/platform\/terms$/);
    await expect(page.getByText(say('In force')).first()).toBeVisible();

    const guest = await person(browser, language);
    await guest.open('/terms-page?sts=2');
    await ready(guest.page);
    await expect(guest.page.getByRole('heading', { name: heading })).toBeVisible();
    // What somebody typed is words, never markup.
    await expect(guest.page.getByText('You buy <b>whole</b> cartons.')).toBeVisible();
    expect(await inaccessible(guest.page)).toEqual([]);
    expect([...operator.troubles(), ...guest.troubles()]).toEqual([]);
    await guest.leave();
    await operator.leave();
  });
}
