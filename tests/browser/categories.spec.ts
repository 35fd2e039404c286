import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn } from './support/api.ts';
import { requestOf } from './support/newcomer.ts';
import { person } from './support/person.ts';
import { ready } from './support/ready.ts';

/** An operator keeps the tree of categories, and the shop follows. */
for (const language of ['en', 'ru'] as const) {
  test(`categories are added, put in order, hidden, moved, merged and removed in ${language}`, async ({ browser }) => {
    const mark = `${language}${Date.now().toString(36)}`;
    const [top, first, second] = [`Lanterns ${mark}`, `Paper ${mark}`, `Brass ${mark}`];
    const operator = await person(browser, language, { app: 'platform-console' });
    const { page, say } = operator;
    await logIn(page.context(), 'operator', 'operator1');
    await operator.open('/platform/categories');
    const english = page.getByLabel('English', { exact: true });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const save = () =>
      page
        .getByRole('form')
        .getByRole('button', { name: say('Save') })
        .click();
    await button(say('Add a category')).click();
    await english.fill(top);
    await save();
    await expect(button(top)).toBeVisible();
    await button(top).click();
    for (const name of [first, second]) {
      await button(say('Add a subcategory')).click();
      await english.fill(name);
      await save();
      await expect(button(name)).toBeVisible();
    }
    const id = (name: string) =>
      ask(requestOf(operator), 'GET /platform/category/list', {}).then((all) => all.find(({ names }) => names['en'] === name)!.categoryId);
    const menu = async (parent: string) =>
      (await ask(requestOf(operator), 'GET /category/categoryInfo', { parentId: await id(parent) })).categoryInfo.map(
        (one) => one.categoryName,
      );
    // By keys: the second goes before the first.
    await button(second).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText(say('The order is saved')).first()).toBeVisible();
    await expect.poll(() => menu(top)).toEqual([second, first]);
    // By mouse: back again, once the page shows where they are now.
    const height = async (name: string) => (await button(name).boundingBox())?.y ?? 0;
    await expect.poll(async () => (await height(first)) - (await height(second))).toBeGreaterThan(0);
    await button(second).dragTo(button(first), { steps: 10 });
    await expect.poll(() => menu(top)).toEqual([first, second]);
    expect(await inaccessible(page)).toEqual([]);

    await button(second).click();
    await button(say('Hide', {}, 'category')).click();
    await expect(page.getByText(say('Hidden', {}, 'category'), { exact: true }).first()).toBeVisible();
    await expect.poll(() => menu(top)).toEqual([first]);
    await button(say('Move…')).click();
    const asked = page.getByRole('dialog');
    await asked.getByLabel(say('Under')).selectOption({ label: say('The top of the tree') });
    await asked.getByRole('button', { name: say('Move'), exact: true }).click();
    await expect(page.getByText(say('Moved')).first()).toBeVisible();
    const gone = await id(second);
    await button(say('Merge…')).click();
    await asked.getByLabel(say('Into')).selectOption({ label: `${top} › ${first}` });
    await asked.getByRole('button', { name: say('Merge'), exact: true }).click();
    await expect(button(second)).toHaveCount(0);

    // The old address redirects.
    const guest = await person(browser, language);
    await guest.open(`/category-page?cpid=${gone}`);
    await expect(guest.page).toHaveURL(new RegExp(`cid=${await id(first)}`));
    await guest.leave();

    await button(first).click();
    await button(say('Remove')).click();
    await asked.getByRole('button', { name: say('Remove') }).click();
    await expect(button(first)).toHaveCount(0);
    await ready(page);
    await button(top).click();
    await button(say('Remove')).click();
    await asked.getByRole('button', { name: say('Remove') }).click();
    await expect(button(top)).toHaveCount(0);
    expect(operator.troubles()).toEqual([]);
    await operator.leave();
  });
}
