import { describe, expect, it } from 'vitest';
import { ship } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { nearBuyer, nearSeller } from '../../../test/people.ts';
import { oks, times, wires } from '../../../test/racing.ts';
import { oneLine, paidOrder, refundStatusOf, withReturn } from '../../../test/refunds.ts';
import { sides, timelines } from '../../../test/timelines.ts';

const words = 'Keep them, and take five back';
const day = 86_400_000;
describe.each(wires)('an offer that its store takes back $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  const near = () => nearSeller(market(), 1);
  const asked = async () => {
    const order = await paidOrder(market());
    await ship(near(), order.number);
    const buyer = nearBuyer(market(), order.id);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(order.number, order.items[0]!), ...withReturn });
    return { ...order, near: buyer, refundSn };
  };
  type Asked = Awaited<ReturnType<typeof asked>>;
  const offer = (a: Asked, amount = '5.00') => near().ok('PUT /shop/admin/refund/offer', { refundSn: a.refundSn, amount, words });
  const seen = (a: Asked, amount = '5.00') => ({ refundSn: a.refundSn, amount, goodsNum: 0 });
  const info = (a: Asked) => a.near.ok('GET /p/orderRefund/info', { refundSn: a.refundSn });
  const dueOf = async (a: Asked) => Date.parse((await info(a)).dueTime ?? '');
  const days = (n: number) => market().advance(n);

  it('leaves the refund to wait for the answer as before, until the same day, and is told on all sides', async () => {
    const a = await asked();
    const due = await dueOf(a);
    await days(2);
    await offer(a);
    await days(1);
    expect((await near().ok('GET /shop/admin/refund/info', { refundSn: a.refundSn })).can).toContain('withdrawOffer');
    expect((await info(a)).can).not.toContain('withdrawOffer');
    for (const _twice of [1, 2]) await near().ok('PUT /shop/admin/refund/withdrawOffer', seen(a));
    const now = await info(a);
    expect([now.returnMoneySts, now.waitsFor, now.offered, now.sellerMsg, now.offers.map((o) => o.outcome)]).toEqual([
      1,
      'seller',
      null,
      '',
      ['withdrawn'],
    ]);
    expect(await dueOf(a)).toBe(due);
    expect(now.can).not.toContain('answerOffer');
    const { can } = await near().ok('GET /shop/admin/refund/info', { refundSn: a.refundSn });
    for (const edit of ['agree', 'refuse', 'offer'] as const) expect(can).toContain(edit);
    expect(can).not.toContain('withdrawOffer');
    expect(now.steps.map((s) => [s.why, s.amount]).at(-1)).toEqual(['offerWithdrawn', 5]);
    const lines = await timelines(market(), a.near, a.number);
    for (const side of sides)
      expect(lines[side].filter((e) => e.kind === 'refundOfferWithdrawn').map((e) => [e.amount, e.actor, e.offer?.effect])).toEqual([
        [5, 'seller', 'reduction'],
      ]);
    await market().near.drain();
    const mails = await market().query<{ subject: string; text: string; isBuyer: boolean }>(
      `select m.subject, m.text, u.id is not null as "isBuyer" from mails m left join users u on u.mail = m.recipient and u.id = $2
       where m.text like '%' || $1 || '%' and m.id > coalesce((select max(id) from mails where subject like 'The supplier offers%'), 0)`,
      [a.number, a.id],
    );
    // Both sides, each in its language.
    expect(new Set(mails.map(({ isBuyer }) => isBuyer))).toEqual(new Set([true, false]));
    for (const { subject } of mails) expect(subject).toMatch(/5[.,]00/);
    expect(mails.find(({ isBuyer }) => isBuyer)?.subject).toContain('The supplier took back its offer of $5.00');
    // Its silence counts from the asking, as if it had offered nothing.
    await days(4.1);
    expect(await refundStatusOf(market(), a.refundSn)).toBe(5);
  });

  it('never gives its store more time than it had, however often it offers and takes back', async () => {
    const a = await asked();
    const due = await dueOf(a);
    for (const amount of ['5.00', '6.00', '7.00']) {
      await offer(a, amount);
      await days(1);
      await near().ok('PUT /shop/admin/refund/withdrawOffer', seen(a, amount));
      expect(await dueOf(a)).toBe(due);
    }
    await offer(a, '8.00');
    await offer(a, '9.00');
    await near().ok('PUT /shop/admin/refund/withdrawOffer', seen(a, '9.00'));
    expect(await dueOf(a)).toBe(due);
  });

  it('stands once the time to answer is over: it is the answer then, until the buyer gives hers', async () => {
    const a = await asked();
    await days(6);
    await offer(a);
    const until = await dueOf(a);
    await days(1.1);
    expect((await near().ok('GET /shop/admin/refund/info', { refundSn: a.refundSn })).can).not.toContain('withdrawOffer');
    expect(await near().refused('PUT /shop/admin/refund/withdrawOffer', seen(a))).toBe('offerStands');
    expect([await refundStatusOf(market(), a.refundSn), await dueOf(a)]).toEqual([7, until]);
    await days(6);
    // The buyer's time is over, too.
    expect(await refundStatusOf(market(), a.refundSn)).toBe(-1);
    expect(await near().refused('PUT /shop/admin/refund/withdrawOffer', seen(a))).toBe('refundNotInState');
    expect((await info(a)).steps.map((s) => [s.why, s.amount]).at(-1)).toEqual(['offerUnanswered', 5]);
  });

  it('made on a refusal leaves that as it was, its words and the days of the buyer, and no more days for the next', async () => {
    const a = await asked();
    await near().ok('PUT /shop/admin/refund/refuse', { refundSn: a.refundSn, sellerMsg: 'They are whole' });
    await offer(a);
    const due = await dueOf(a);
    await days(1);
    await near().ok('PUT /shop/admin/refund/withdrawOffer', seen(a));
    const now = await info(a);
    expect([now.returnMoneySts, now.waitsFor, now.sellerMsg, now.isDeclined]).toEqual([7, 'buyer', 'They are whole', false]);
    expect(await dueOf(a)).toBe(due);
    await offer(a, '6.00');
    expect(await dueOf(a)).toBe(due);
    await days(6.1);
    expect((await info(a)).steps.at(-1)?.why).toBe('offerUnanswered');
  });

  it('made after one was declined leaves that so, and the end says so', async () => {
    const a = await asked();
    await offer(a);
    await a.near.ok('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: false });
    await offer(a, '6.00');
    await near().ok('PUT /shop/admin/refund/withdrawOffer', seen(a, '6.00'));
    expect((await info(a)).isDeclined).toBe(true);
    await days(15);
    expect((await info(a)).steps.at(-1)?.why).toBe('declineNotPursued');
    const lines = await timelines(market(), a.near, a.number);
    for (const side of sides) expect(lines[side].filter((e) => e.lane === 'refund').at(-1)?.kind).toBe('refundDeclineNotPursued');
  });

  it('is the one that was seen: another that took its place stays', async () => {
    const a = await asked();
    await offer(a);
    await offer(a, '6.00');
    for (const amount of ['5.00', '0', '60'])
      expect(await near().refused('PUT /shop/admin/refund/withdrawOffer', seen(a, amount))).toBe('refundNotInState');
    expect(await near().refused('PUT /shop/admin/refund/withdrawOffer', { ...seen(a, '6.00'), goodsNum: 2 })).toBe('refundNotInState');
    expect((await info(a)).offered).toBe(6);
    await near().ok('PUT /shop/admin/refund/withdrawOffer', seen(a, '6.00'));
  });

  it('made late on another wish leaves no words of a refusal of the wish before', async () => {
    const a = await asked();
    await near().ok('PUT /shop/admin/refund/refuse', { refundSn: a.refundSn, sellerMsg: 'They are whole' });
    await a.near.ok('PUT /p/orderRefund/update_refund', { refundSn: a.refundSn, ...withReturn, buyerReason: 'Broken, all of them' });
    await offer(a);
    await a.near.ok('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: false });
    await offer(a, '6.00');
    await near().ok('PUT /shop/admin/refund/withdrawOffer', seen(a, '6.00'));
    const now = await info(a);
    expect([now.returnMoneySts, now.sellerMsg, now.isDeclined]).toEqual([7, '', true]);
  });

  it('is named by a mail that was planned before jobs named their offer', async () => {
    const a = await asked();
    await offer(a);
    await market().query(`update work set payload = payload - 'offerId' where kind = 'refunds.mail' and payload->>'refundNumber' = $1`, [
      a.refundSn,
    ]);
    await market().near.drain();
    const mails = await market().query<{ subject: string }>(
      `select subject from mails where subject like 'The supplier offers%' and text like '%' || $1 || '%'`,
      [a.number],
    );
    expect(mails).toHaveLength(1);
  });

  it('is nobody else’s to take back, and none where none waits', async () => {
    const a = await asked();
    expect(await near().refused('PUT /shop/admin/refund/withdrawOffer', seen(a))).toBe('refundNotInState');
    await offer(a);
    expect(await nearSeller(market(), 2).refused('PUT /shop/admin/refund/withdrawOffer', seen(a))).toBe('refundUnknown');
    expect(await near().refused('PUT /shop/admin/refund/withdrawOffer', { ...seen(a), refundSn: '1'.repeat(18) })).toBe('refundUnknown');
    await a.near.ok('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: true });
    expect(await near().refused('PUT /shop/admin/refund/withdrawOffer', seen(a))).toBe('refundNotInState');
  });

  it('and accepted at once ends one way, and pays once or not at all', async () => {
    for (const _again of times(3, () => 0)) {
      const a = await asked();
      await offer(a);
      const [buyer, store] = [market().buyer(a.id), market().seller(1)];
      const outcomes = await Promise.all([
        buyer.call('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: true, amount: '5.00' }),
        store.call('PUT /shop/admin/refund/withdrawOffer', seen(a)),
        buyer.call('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: true, amount: '5.00' }),
      ]);
      const status = await refundStatusOf(market(), a.refundSn);
      expect([oks(outcomes), status]).toEqual([1, outcomes[1]?.code === '00000' ? 1 : 5]);
    }
  });

  it('keeps the time of the buyer who changes what she asks for meanwhile', async () => {
    const a = await asked();
    await days(3);
    await offer(a);
    await a.near.ok('PUT /p/orderRefund/update_refund', { refundSn: a.refundSn, ...withReturn, buyerReason: 'Broken, all of them' });
    expect(await near().refused('PUT /shop/admin/refund/withdrawOffer', seen(a))).toBe('refundNotInState');
    const due = await dueOf(a);
    await days(1);
    await offer(a);
    await near().ok('PUT /shop/admin/refund/withdrawOffer', seen(a));
    expect((await dueOf(a)) - due).toBeLessThan(day / 1000);
  });
});
