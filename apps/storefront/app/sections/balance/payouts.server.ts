import { ask, formatOf, type Asked } from '../../ask.ts';

/** Payouts of the balance, newest first, as a list shows them. */
export async function loadPayouts(asked: Asked, current: number, size: number) {
  const format = formatOf(asked.context);
  const page = await ask(asked, 'GET /p/userBalance/payouts', { current, size });
  return {
    pages: page.pages,
    current: page.current,
    total: page.total,
    rows: page.records.map((one) => ({
      number: one.payoutNumber,
      state: one.state,
      amount: format.money(one.amount, one.currency),
      account: one.bank.account,
      asked: format.moment(one.askedAt),
      ended: one.endedAt === null ? null : format.moment(one.endedAt),
      bankReference: one.bankReference,
      canCancel: one.can.includes('cancel'),
      reason: one.reason,
    })),
  };
}
export type Payouts = Awaited<ReturnType<typeof loadPayouts>>;
