import { expect, test } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { ask } from '../support/api.ts';
import { balanceOf, cents } from '../support/buyer.ts';
import { applyFor, caseIn, goingBack, languages } from './case.ts';

/** One line of an order goes back and its money comes: the buyer and the store, each before her own screens. */
for (const language of languages) {
  test.describe.serial(`goods that go back, in ${language}`, () => {
    const about = caseIn(language);
    const { words, numbers, buyer, refund } = about;
    let before = 0;

    test.beforeAll(async ({ browser }) => {
      await about.begin(browser, { received: true });
      before = await balanceOf(buyer());
    });
    test.afterEach(() => {
      expect(buyer().troubles()).toEqual([]);
    });
    test.afterAll(() => buyer().leave());

    test('the buyer asks to send one line back', async () => {
      const [line] = (await about.order()).orderItemDtos;
      if (!line) throw new Error('the order has no line');
      await applyFor(about, line, true);
      const { page, say, money } = buyer();
      const { refundAmount, items, goodsNum } = await refund();
      expect([items.length, goodsNum]).toEqual([1, line.prodCount]);
      await expect(page.getByText(say('With the supplier'))).toBeVisible();
      await expect(page.getByText(money(refundAmount)).first()).toBeVisible();
    });

    test('the store finds it on its first page, with the nearest deadline', async ({ browser }) => {
      await about.asStore(browser, async ({ page, say, like }) => {
        const { waiting, nextDueTime } = await ask(page.context().request, 'GET /shop/admin/refund/page', { size: 1 }, language);
        expect(Date.parse(nextDueTime ?? '')).toBeLessThanOrEqual(Date.parse((await refund()).dueTime ?? ''));
        const message =
          '{waiting, plural, one {# refund is waiting for your answer until {until}. Silence counts as agreement.} other {# refunds are waiting for your answer, the first until {until}. Silence counts as agreement.}}';
        await expect(page.getByText(like(message, { waiting }))).toBeVisible();
        expect(await inaccessible(page)).toEqual([]);
        await page.getByRole('link', { name: say('See the refunds') }).click();
        await expect(page.getByRole('article').filter({ hasText: numbers.order })).toBeVisible();
      });
    });

    test('the store agrees and names where the goods go', async ({ browser }) => {
      await about.atStore(browser, async ({ page, say }) => {
        await expect(page.getByText(words.happened).first()).toBeVisible();
        expect(await inaccessible(page)).toEqual([]);
        await page.getByRole('button', { name: say('Agree'), exact: true }).click();
        const dialog = page.getByRole('dialog', { name: say('Agree to the return?') });
        await dialog.getByLabel(say('Return address')).fill(words.address);
        await dialog.getByRole('button', { name: say('Agree to the return') }).click();
        await expect(page.getByText(say('Agreed: the buyer sends the goods'))).toBeVisible();
        await expect(page.getByText(say('Buyer sends the goods'), { exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: say('Agree'), exact: true })).toHaveCount(0);
      });
    });

    test('the buyer reads the address and sends the parcel', async () => {
      const { page, say } = buyer();
      await about.fromHome('Enter the waybill');
      await expect(page.getByText(words.address).first()).toBeVisible();
      await page.getByLabel(say('Carrier'), { exact: true }).selectOption('1');
      await page.getByLabel(say('Waybill')).fill(`RB${numbers.refund.slice(-8)}`);
      await page.getByRole('button', { name: say('The goods are sent') }).click();
      await expect(page.getByRole('heading', { name: say('Parcel of the return') })).toBeVisible();
      await expect(page.getByText(say('Goods on the way back')).first()).toBeVisible();
      expect(cents(await balanceOf(buyer()))).toBe(cents(before));
    });

    test('the store takes the goods in, and the money is gone at once', async ({ browser }) => {
      const due = goingBack(await refund());
      await about.atStore(browser, async ({ page, say, money }) => {
        await expect(page.getByText(`RB${numbers.refund.slice(-8)}`).first()).toBeVisible();
        await page.getByRole('button', { name: say('Accept the return') }).click();
        const dialog = page.getByRole('dialog', { name: say('Have the goods arrived back?') });
        await dialog.getByRole('button', { name: say('Accept and refund {amount}', { amount: money(due / 100) }) }).click();
        await expect(page.getByText(say('Return accepted; the money is refunded'))).toBeVisible();
        await expect(page.getByText(say('Refunded'), { exact: true }).first()).toBeVisible();
        await expect(page.getByText(say('Arrived'), { exact: true })).toBeVisible();
        for (const way of ['Return accepted', 'Money refunded'])
          await expect(page.getByText(say(way), { exact: true }).first()).toBeVisible();
      });
    });

    test('the buyer finds it on her refund, her order and her balance', async () => {
      const { page, say, money, open } = buyer();
      const { refundAmount } = await refund();
      await about.openRefund();
      await expect(page.getByText(say('gone back'), { exact: true })).toBeVisible();
      await open(`/order-detail?orderNumber=${numbers.order}`);
      await expect(page.getByRole('link', { name: numbers.refund })).toBeVisible();
      expect(cents(await balanceOf(buyer())) - cents(before)).toBe(cents(refundAmount));
      await open('/user-center/uc-balance?kind=refund');
      const movement = page
        .getByRole('region', { name: say('Movements') })
        .getByRole('listitem')
        .filter({ hasText: numbers.order });
      await expect(movement).toContainText(money(refundAmount));
    });
  });
}
