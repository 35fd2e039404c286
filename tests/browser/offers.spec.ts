import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { inMenu, openConsole, person, type Person } from './support/person.ts';

/** Adds the first product that has these words in its name. */
async function addProduct({ page, say }: Person, words: string) {
  await page.getByLabel(say('Find products by name')).fill(words);
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: new RegExp(`^${say('Add', {}, 'offers')} `) })
    .first()
    .click();
  await expect(page.getByRole('list', { name: say('Products on offer') }).getByRole('listitem')).not.toHaveCount(0);
}
const rows = ({ page, say }: Person) => page.getByRole('list', { name: say('Products on offer') }).getByRole('listitem');

/** Answers the open question with its own words. */
async function answer({ page }: Person, yes: string) {
  await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const language of ['zh_CN', 'en'] as const)
  test(`a store makes an offer, mends a wrong field, pauses it, copies it and ends it, in ${language}`, async ({ browser }) => {
    const seller = await person(browser, language, { app: 'seller-console' });
    const { page, say } = seller;
    await openConsole(seller, '/seller', 'seller1');
    await (await inMenu(seller, say('Price offers'))).click();
    await page.getByRole('link', { name: say('New offer', {}, 'offers') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('New offer', {}, 'offers') })).toBeVisible();
    const titled = `AX ${language}`;
    const title = page.getByLabel(say('Title of the offer'));
    await title.fill(titled);
    await addProduct(seller, 'box');
    const first = rows(seller).first();
    const percent = first.getByLabel(say('Percent off'), { exact: true });
    for (const row of await rows(seller).all()) await row.getByLabel(say('Percent off'), { exact: true }).fill('20');
    await percent.fill('100');
    await page.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(percent).toHaveAttribute('aria-invalid', 'true');
    await expect(title).toHaveValue(titled);
    expect(await inaccessible(page)).toEqual([]);
    // The refusal is a part of the journey.
    seller.troubles();
    await percent.fill('20');
    await first.getByLabel(say('Pieces at this price'), { exact: true }).fill('500');
    // What a buyer will see, beside the form.
    const preview = page.getByRole('complementary', { name: say('Details') });
    await expect(preview.getByText(/20\s?%/)).toBeVisible();
    await expect(preview.getByText(titled)).toBeVisible();
    await page.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: titled })).toBeVisible();
    await expect(page.getByText(say('Running', {}, 'offers'), { exact: true }).first()).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);

    await page.getByRole('button', { name: say('Pause the offer') }).click();
    expect(await inaccessible(page)).toEqual([]);
    await answer(seller, say('Pause the offer'));
    await expect(page.getByText(say('Paused', {}, 'offers'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: say('Continue the offer') }).click();
    await answer(seller, say('Continue the offer'));

    await page.getByRole('link', { name: say('Copy', {}, 'offers') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('New offer', {}, 'offers') })).toBeVisible();
    await page.getByLabel(say('Title of the offer')).fill(`${titled} 2`);
    await page.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${titled} 2` })).toBeVisible();

    await page.getByRole('link', { name: say('All price offers') }).click();
    await page.getByRole('link', { name: titled, exact: true }).click();
    await page.getByRole('link', { name: say('Change', {}, 'coupon'), exact: true }).click();
    // It runs: its title and its end alone can change.
    await expect(rows(seller).first().getByLabel(say('Percent off'), { exact: true })).toBeDisabled();
    await page.getByLabel(say('Title of the offer')).fill(`${titled} 1`);
    await page.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${titled} 1` })).toBeVisible();
    for (const one of [`${titled} 1`, `${titled} 2`]) {
      await page.getByRole('link', { name: say('All price offers') }).click();
      await page.getByRole('link', { name: one, exact: true }).click();
      await page.getByRole('button', { name: say('End the offer') }).click();
      await answer(seller, say('End the offer'));
      await expect(page.getByRole('button', { name: say('End the offer') })).toHaveCount(0);
    }
    expect(seller.troubles()).toEqual([]);
    await seller.leave();
  });

test('an operator puts products of a store on offer, and the store agrees and withdraws', async ({ browser }) => {
  const operator = await person(browser, 'en', { app: 'platform-console' });
  const seller = await person(browser, 'zh_CN', { app: 'seller-console' });
  const { page, say } = operator;
  await openConsole(operator, '/platform', 'operator1');
  await (await inMenu(operator, say('Price offers'))).click();
  await page.getByRole('link', { name: say('New offer', {}, 'offers') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('New offer', {}, 'offers') })).toBeVisible();
  const titled = 'AX of the platform';
  await page.getByLabel(say('Title of the offer')).fill(titled);
  await addProduct(operator, 'Metal tool box');
  if ((await rows(operator).count()) > 1) {
    await page.getByLabel(say('Value', {}, 'offers'), { exact: true }).fill('15');
    await page.keyboard.press('Enter');
  } else await rows(operator).first().getByLabel(say('Percent off'), { exact: true }).fill('15');
  expect(await inaccessible(page)).toEqual([]);
  await page.getByRole('button', { name: say('Save'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: titled })).toBeVisible();
  await expect(page.getByText(say('No answer yet'))).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);

  await openConsole(seller, '/seller', 'seller1');
  await (await inMenu(seller, seller.say('Price offers'))).click();
  await seller.page.getByRole('link', { name: new RegExp(`^${seller.say('Asked by the platform')}`) }).click();
  await expect(seller.page.getByRole('heading', { level: 1, name: seller.say('Asked by the platform') })).toBeVisible();
  const asked = seller.page.getByRole('region', { name: titled });
  await expect(asked).toBeVisible();
  expect(await inaccessible(seller.page)).toEqual([]);
  await asked.getByRole('button', { name: seller.say('Agree', {}, 'offers') }).click();
  expect(await inaccessible(seller.page)).toEqual([]);
  await answer(seller, seller.say('Agree', {}, 'offers'));
  await expect(asked.getByText(seller.say('Agreed', {}, 'offers'), { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText(say('Agreed', {}, 'offers'), { exact: true })).toBeVisible();
  await asked.getByRole('button', { name: seller.say('Withdraw consent') }).click();
  await answer(seller, seller.say('Withdraw consent'));
  await expect(asked.getByText(seller.say('Declined', {}, 'offers'), { exact: true })).toBeVisible();

  await page.getByRole('link', { name: say('All price offers') }).click();
  await page.getByRole('link', { name: say('Calendar', {}, 'offers') }).click();
  await expect(page.getByRole('link', { name: titled, exact: true })).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);
  await page.getByRole('link', { name: titled, exact: true }).click();
  await page.getByRole('button', { name: say('End the offer') }).click();
  await answer(operator, say('End the offer'));
  await expect(page.getByRole('button', { name: say('End the offer') })).toHaveCount(0);
  expect([...operator.troubles(), ...seller.troubles()]).toEqual([]);
  await operator.leave();
  await seller.leave();
});
