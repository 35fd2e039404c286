import { expect, test } from '@playwright/test';
import { logIn } from './support/api.ts';
import { person } from './support/person.ts';

test('a setting of a store that draws its form anew says that it was saved, each time', async ({ browser }) => {
  const operator = await person(browser, 'en', { app: 'platform-console' });
  const { page, say } = operator;
  await logIn(page.context(), 'operator', 'operator1');
  await operator.open('/platform/stores/5');
  const section = page.getByRole('region', { name: say('Preferred store'), exact: true });
  const messages = page.getByRole('region', { name: say('Messages') });
  const box = section.getByRole('checkbox');
  for (const _twice of [1, 2]) {
    const before = await box.isChecked();
    await box.setChecked(!before);
    await section.getByRole('button', { name: say('Save') }).click();
    await expect(messages).toContainText(say('Saved'));
    await messages
      .getByRole('button', { name: say('Dismiss') })
      .first()
      .click();
    await expect(messages).not.toContainText(say('Saved'));
    await expect(box).toBeChecked({ checked: !before });
  }
  expect(operator.troubles()).toEqual([]);
  await operator.leave();
});
