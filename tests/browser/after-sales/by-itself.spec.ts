import { expect, test } from '@playwright/test';
import { returnMoneyStatus } from '@kyakhta/contract/values';
import { days, moveClock } from '../support/api.ts';
import { balanceOf, cents } from '../support/buyer.ts';
import { applyFor, caseIn, goingBack, languages } from './case.ts';

/** What happens when nobody does anything: each side reads beforehand what will, and afterwards what did. */
for (const language of languages) {
  test(`a store that says nothing for seven days has agreed, in ${language}`, async ({ browser }) => {
    const about = caseIn(language);
    await about.begin(browser, { received: true });
    const { page, say, like } = about.buyer();
    const before = await balanceOf(about.buyer());
    const line = (await about.order()).orderItemDtos.at(-1);
    if (!line) throw new Error('the order has no line');
    await applyFor(about, line, false);
    await expect(page.getByText(like('The supplier answers until {due}. Silence counts as agreement.'))).toBeVisible();
    const due = goingBack(await about.refund());
    // A breath before its end nothing has moved.
    await moveClock(about.request(), days(7) - 3600);
    await about.openRefund();
    await expect(page.getByText(say('With the supplier'))).toBeVisible();
    expect(cents(await balanceOf(about.buyer()))).toBe(cents(before));
    await moveClock(about.request(), 3601);
    await about.openRefund();
    await expect(page.getByText(say('Counted as agreed, as the supplier did not answer in time'))).toBeVisible();
    await expect(page.getByText(say('gone back'), { exact: true })).toBeVisible();
    expect(cents(await balanceOf(about.buyer())) - cents(before)).toBe(due);
    await about.asStore(browser, async (seller) => {
      await seller.open(`/seller/refunds/${about.numbers.refund}`);
      await expect(seller.page.getByText(seller.say('Automatically agreed: no answer in time'))).toBeVisible();
      await expect(seller.page.getByText(seller.say('Refunded'), { exact: true }).first()).toBeVisible();
      await expect(seller.page.getByRole('button', { name: seller.say('Refuse'), exact: true })).toHaveCount(0);
    });
    expect(about.buyer().troubles()).toEqual([]);
    await about.buyer().leave();
  });

  test(`a return whose parcel is not named in time is closed, in ${language}`, async ({ browser }) => {
    const about = caseIn(language);
    await about.begin(browser, { received: true });
    const { page, say, like } = about.buyer();
    const before = await balanceOf(about.buyer());
    const [line] = (await about.order()).orderItemDtos;
    if (!line) throw new Error('the order has no line');
    await applyFor(about, line, true);
    await about.atStore(browser, async (seller) => {
      await seller.page.getByRole('button', { name: seller.say('Agree'), exact: true }).click();
      const dialog = seller.page.getByRole('dialog', { name: seller.say('Agree to the return?') });
      await dialog.getByLabel(seller.say('Return address')).fill(about.words.address);
      await dialog.getByRole('button', { name: seller.say('Agree to the return') }).click();
      await expect(seller.page.getByText(seller.like('The buyer sends the goods by {due}, or the refund is closed.'))).toBeVisible();
    });
    await about.openRefund();
    await expect(page.getByText(like('Send the goods and enter the waybill until {due}, or the refund is closed.'))).toBeVisible();
    await moveClock(about.request(), days(7) + 1);
    await about.openRefund();
    await expect(page.getByText(say('Closed, as no waybill was entered in time'))).toBeVisible();
    await expect(page.getByText(say('Closed without payment')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: say('The goods are sent') })).toHaveCount(0);
    expect((await about.refund()).returnMoneySts).toBe(returnMoneyStatus.closed);
    expect(cents(await balanceOf(about.buyer()))).toBe(cents(before));
    await about.asStore(browser, async (seller) => {
      await seller.open(`/seller/refunds/${about.numbers.refund}`);
      await expect(seller.page.getByText(seller.say('Closed: the goods were not sent in time'))).toBeVisible();
      await expect(seller.page.getByText(seller.say('Closed without a refund'), { exact: true })).toBeVisible();
    });
    expect(about.buyer().troubles()).toEqual([]);
    await about.buyer().leave();
  });
}
