import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn } from './support/api.ts';
import { newcomer, requestOf } from './support/newcomer.ts';
import { person, type Person } from './support/person.ts';

/** A balance is set right by two: one proposes, another agrees, and its buyer reads it. */
for (const language of ['en', 'ru'] as const) {
  test(`a balance is corrected by two operators in ${language}`, async ({ browser }) => {
    test.slow();
    const buyer = await newcomer(browser, language);
    const { userId } = await ask(requestOf(buyer), 'GET /p/user/userInfo', {});
    const operator = async (account: string): Promise<Person> => {
      const one = await person(browser, language, { app: 'platform-console' });
      await logIn(one.page.context(), 'operator', account);
      return one;
    };
    const [first, second] = [await operator('operator1'), await operator('operator2')];
    const amount = 12.5;
    const reason = `Paid twice, see the letter of ${buyer.userName}`;

    await first.open(`/platform/users/${userId}`);
    await first.page.getByRole('button', { name: first.say('Correct the balance') }).click();
    const asked = first.page.getByRole('dialog', { name: first.say('Correct the balance') });
    await asked.getByRole('button', { name: first.say('Propose') }).click();
    const field = asked.getByLabel(first.say('Amount in {currency}', { currency: 'USD' }));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('12,50');
    await asked.getByLabel(first.say('Reason')).fill(reason);
    expect(await inaccessible(first.page)).toEqual([]);
    await asked.getByRole('button', { name: first.say('Propose') }).click();
    await expect(first.page).toHaveURL(/\/platform\/proposals/);
    const cardOf = (who: Person) => who.page.getByRole('article').filter({ hasText: reason });
    await expect(cardOf(first).getByRole('button', { name: first.say('Withdraw') })).toBeVisible();
    await expect(cardOf(first).getByRole('button', { name: first.say('Approve and execute') })).toHaveCount(0);

    // Nothing has moved before another agrees.
    await buyer.open('/user-center/uc-balance');
    const line = buyer.page.getByRole('listitem').filter({ hasText: buyer.say('balance after: {after}', { after: buyer.money(amount) }) });
    await expect(buyer.page.getByText(buyer.say('Nothing has moved your balance yet'))).toBeVisible();
    await expect(line).toHaveCount(0);

    await second.open('/platform/proposals');
    await expect(cardOf(second)).toContainText(`+${second.money(amount)}`);
    expect(await inaccessible(second.page)).toEqual([]);
    await cardOf(second)
      .getByRole('button', { name: second.say('Approve and execute') })
      .click();
    await expect(cardOf(second)).toHaveCount(0);
    await second.open('/platform/proposals?view=decided');
    await expect(cardOf(second)).toContainText(second.say('Done', {}, 'proposal'));

    await buyer.open('/user-center/uc-balance');
    await expect(line).toContainText(buyer.say('Correction'));
    expect((await ask(requestOf(buyer), 'GET /p/user/userInfo', {})).balance).toBe(amount);
    expect(await inaccessible(buyer.page)).toEqual([]);
    for (const who of [buyer, first, second]) {
      expect(who.troubles()).toEqual([]);
      await who.leave();
    }
  });
}
