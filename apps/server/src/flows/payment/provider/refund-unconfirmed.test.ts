import { afterEach, describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import { agreed, caseOfKind, openCases, placeFor, providerForFile, sumUnder, suspenseOf, tellNews } from '../../../../test/payments.ts';
import { wholeOrder } from '../../../../test/refunds.ts';
import { mailsTo } from '../../../../test/terms.ts';
import { usePaymentProvider } from '../../../../test/services.ts';

// A refund has an end, though its provider stays silent, keeps it pending or is no longer set up.
const market = marketplaceForFile();
const provider = providerForFile();
const hours = (n: number): number => n / 24;
const note = 'bank reference 31';
const many = <T>(one: T): T[] => Array.from({ length: 400 }, () => one);

/** A refund of 12.34, agreed to and asked of the provider, which does to it what is said here. */
const asked = async (meanwhile: () => void) => {
  const placed = await placeFor(market());
  const { m, buyer, number } = placed;
  const payment = await agreed(m, provider(), buyer, number);
  await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
  meanwhile();
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '12.34' });
  await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
  await m.app.drain();
  const path = async () => (await buyer.ok('GET /p/orderRefund/info', { refundSn })).moneyPath.map((w) => w.state);
  const seen = () => caseOfKind(m, payment, 'refundUnconfirmed');
  const byBank = async () =>
    m.operator.call('POST /platform/payment/case/{caseId}/returnedByBank', { caseId: (await seen())?.caseId ?? 0, reference: note });
  const pass = async (total: number) => {
    for (let i = 0; i < total; i += 1) await m.advance(1);
  };
  return { ...placed, payment, path, seen, byBank, pass };
};
const silent = () => provider().next('refund', ...many('deaf' as const));
/** It makes every refund, and its answers are lost. */
const made = () => provider().next('refund', ...many('dumb' as const));
const pending = () => {
  const refundCapture = provider().refundCapture.bind(provider());
  provider().refundCapture = async (captureId, refund) => {
    const { id } = await refundCapture(captureId, refund);
    const found = provider().refunds.get(id);
    if (found !== undefined) provider().refunds.set(id, { ...found, state: 'pending' });
    return { ...refundedAs(id) };
  };
};
const refundedAs = (id: string) => {
  const found = provider().refunds.get(id);
  if (found === undefined) throw new Error('there is no such refund');
  return found;
};
const gone = () => usePaymentProvider(null);
const findings = async () => (await market().operator.ok('GET /platform/ledger/proof', {})).differences;
const waiting = async (payment: string) =>
  (await market().operator.ok('GET /platform/ledger/proof', {})).waiting
    .filter((w) => w.payNumber === payment)
    .map((w) => [w.kind, w.amount, w.currency]);
const sumOf = (account: string, payment: string): Promise<bigint> => sumUnder(market(), account, payment);
afterEach(() => usePaymentProvider(provider()));

describe('a refund whose provider', () => {
  it.each([
    ['stays silent', silent],
    ['keeps it pending', pending],
    ['is no longer set up', gone],
  ])('%s is shown to operators after half a day, and returned by bank after three days', async (_, meanwhile) => {
    const { m, buyer, number, payment, path, seen, byBank, pass } = await asked(meanwhile);
    await m.advance(hours(11));
    expect([await openCases(m, payment), await path()]).toEqual([[], ['underWay']]);
    await m.advance(hours(2));
    expect([await openCases(m, payment), await path()]).toEqual([['refundUnconfirmed'], ['stuck']]);
    await pass(2);
    expect(await seen()).toMatchObject({ held: [{ amount: 12.34, currency: 'USD' }], refundState: 'asked', refundOverdue: false });
    expect((await seen())?.ageMinutes).toBeGreaterThan(2 * 24 * 60 - 1);
    expect([await byBank(), await findings()]).toMatchObject([{ data: { failure: 'paymentCaseNotOpen' } }, []]);
    await pass(1);
    expect(await seen()).toMatchObject({ refundOverdue: true });
    expect((await byBank()).code).toBe('00000');
    await m.app.drain();
    expect([await suspenseOf(m, payment), await openCases(m, payment), await path()]).toEqual([0n, [], ['done']]);
    const mails = (await mailsTo(m, buyer.actor.id ?? 0)).filter((s) => s.includes('12.34'));
    expect(mails).toEqual([`$12.34 for order no. ${number} is being refunded`, `$12.34 for order no. ${number} has been sent to you`]);
    await pass(2);
    expect([await suspenseOf(m, payment), await openCases(m, payment), await findings()]).toEqual([0n, [], []]);
  });

  it('confirms it at last is over by that, and its case closes', async () => {
    const { m, payment, path } = await asked(silent);
    await m.advance(1);
    expect(await openCases(m, payment)).toEqual(['refundUnconfirmed']);
    provider().mishaps.clear();
    await m.advance(hours(1));
    expect([await suspenseOf(m, payment), await openCases(m, payment), await path()]).toEqual([0n, [], ['done']]);
  });

  it('refuses it at last leaves one case, of that', async () => {
    const { m, payment, pass } = await asked(silent);
    await pass(2);
    provider().mishaps.clear();
    provider().next('refund', { refuses: 'ACCOUNT_CLOSED' });
    await m.advance(hours(1));
    expect([await openCases(m, payment), await findings()]).toEqual([['refundFailed'], []]);
    // It waits for an operator, by name and for as long as it takes; the case tells for how long.
    await pass(2);
    expect([await findings(), await waiting(payment)]).toEqual([[], [['refundFailed', 12.34, 'USD']]]);
    const { caseId = 0, ageMinutes = 0 } = (await caseOfKind(m, payment, 'refundFailed')) ?? {};
    expect(ageMinutes).toBeGreaterThanOrEqual(2 * 24 * 60);
    // Without its case nobody would look after it: that is what the proof finds.
    await m.query("update payment_cases set closed_at = now() where kind = 'refundFailed' and id = $1", [caseId]);
    expect([(await findings()).map(({ what }) => what), await waiting(payment)]).toEqual([
      ['money without an order that nobody looks after', 'money without an order older than a day'],
      [],
    ]);
    await m.query('update payment_cases set closed_at = null where id = $1', [caseId]);
    await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId, reference: note });
    expect([await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([0n, []]);
  });

  it('had made it all the same is found out once the money has gone by bank: what went twice is a loss, booked and shown once', async () => {
    const { m, payment, byBank, pass } = await asked(made);
    await pass(3);
    await m.advance(hours(13));
    expect((await byBank()).code).toBe('00000');
    await m.app.drain();
    const books = async () => [
      await suspenseOf(m, payment),
      await sumOf('platform:risk', payment),
      await sumOf('clearing:bank', payment),
      await openCases(m, payment),
    ];
    const twice = [0n, -1234n, 1234n, ['takenBack']];
    expect(await books()).toEqual(twice);
    expect(await caseOfKind(m, payment, 'takenBack')).toMatchObject({ takenBack: '12.34 USD', lost: 12.34 });
    await tellNews(m, payment);
    await pass(1);
    expect(await books()).toEqual(twice);
  });

  it('makes it while an operator notes that it went by bank has both booked', async () => {
    const { m, payment, byBank, pass } = await asked(silent);
    await pass(3);
    await m.advance(hours(13));
    provider().mishaps.clear();
    // Nothing but the answer tells of it, as where a provider lists no refunds.
    const findOrder = provider().findOrder.bind(provider());
    provider().findOrder = async (id) => {
      const told = await findOrder(id);
      return told === null ? null : { ...told, refunds: [] };
    };
    let code = '';
    provider().during = async (operation) => {
      if (operation === 'refund') code = (await byBank()).code;
    };
    await m.advance(hours(1));
    expect([code, await suspenseOf(m, payment), await sumOf('platform:risk', payment), await openCases(m, payment)]).toEqual([
      '00000',
      0n,
      -1234n,
      ['takenBack'],
    ]);
  });
});
