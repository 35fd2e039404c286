import { describe, expect, it } from 'vitest';
import { balanceOf, ship, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { nearBuyer, nearSeller, processAhead } from '../../../test/people.ts';
import { namesOf, oks, times, wires } from '../../../test/racing.ts';
import { oneLine, paidOrder, refundStatusOf, wholeOrder, withReturn } from '../../../test/refunds.ts';
import { returnOnItsWay } from '../../../test/returns.ts';
import type { Outcome } from '../../runtime/outcome.ts';

describe.each(wires)('those who meet over one refund $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  const escrowOf = (number: string): Promise<bigint> => balanceOf(market(), `escrow:${number}`);
  const walletOf = (id: number): Promise<bigint> => balanceOf(market(), `buyer:${id}:available`);

  it('asked for ten times at once is asked for once', async () => {
    const { buyer, number } = await paidOrder(market());
    const outcomes = await Promise.all(times(10, () => buyer.call('POST /p/orderRefund/apply', wholeOrder(number))));
    expect(namesOf(outcomes)).toEqual(['ok', ...times(9, () => 'refundOpenAlready')]);
  });

  it('asks back 60 and 60 of 100 never: one of the two holds its part, and then there are 40', async () => {
    const { id, buyer, number, items } = await paidOrder(market());
    const part = async (of: number): Promise<string> => ((Number(await escrowOf(number)) / 100) * of).toFixed(2);
    const [line = 0] = items;
    const sixty = await part(0.6);
    const wishes = [
      { ...oneLine(number, line), refundAmount: sixty },
      { ...wholeOrder(number), refundAmount: sixty },
    ];
    const outcomes = await Promise.all(wishes.map((wish) => buyer.call('POST /p/orderRefund/apply', wish)));
    expect(namesOf(outcomes)).toEqual(['ok', 'refundOpenAlready']);
    const [won] = outcomes.filter((o) => o.code === '00000').map((o) => o.data as { refundSn: string });
    const refundSn = won?.refundSn ?? '';
    await nearSeller(market(), 1).ok('PUT /shop/admin/refund/agree', { refundSn });
    const again = await Promise.all(wishes.map((wish) => buyer.call('POST /p/orderRefund/apply', wish)));
    expect(namesOf(again)).toEqual(['refundTooLarge', 'refundTooLarge']);
    const near = nearBuyer(market(), id);
    const most = await part(1);
    // What is shown as the most is what is taken, and not a cent more.
    expect((await near.ok('GET /p/orderRefund/preview', { orderNumber: number })).refundAmount).toBe(Number(most));
    const more = (Number(most) + 0.01).toFixed(2);
    expect(await near.refused('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: more })).toBe('refundTooLarge');
    await near.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: most });
    expect(await near.refused('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '0.01' })).toBe('refundOpenAlready');
  });

  it('asked for anew and withdrawn at once is withdrawn: the store hears of no wish after that, and the clock moves nothing', async () => {
    const { id, buyer, number } = await paidOrder(market());
    const [wallet, escrow] = [await walletOf(id), await escrowOf(number)];
    const near = nearBuyer(market(), id);
    const { refundSn } = await near.ok('POST /p/orderRefund/apply', wholeOrder(number));
    await nearSeller(market(), 1).ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'No' });
    const { applyType, buyerReason } = wholeOrder(number);
    const anew = { refundSn, applyType, buyerReason };
    const [first, second, ...withdrawn] = await Promise.all([
      buyer.call('PUT /p/orderRefund/update_refund', anew),
      buyer.call('PUT /p/orderRefund/update_refund', anew),
      buyer.call('PUT /p/orderRefund/cancel', { refundSn }),
      buyer.call('PUT /p/orderRefund/cancel', { refundSn }),
    ]);
    expect(namesOf(withdrawn)).toEqual(['ok', 'ok']);
    const { steps, dueTime, waitsFor } = await near.ok('GET /p/orderRefund/info', { refundSn });
    const moves = steps.map(({ why }) => why);
    // Who came before the withdrawal is written down, once for the same wish; who came after it was refused.
    const before = oks([first, second]) > 0 ? ['changed'] : [];
    expect(namesOf([first, second]).filter((name) => name !== 'ok' && name !== 'refundNotInState')).toEqual([]);
    expect(moves).toEqual(['applied', 'refused', ...before, 'withdrawn']);
    expect([await refundStatusOf(market(), refundSn), dueTime, waitsFor]).toEqual([6, null, null]);
    expect((await market().seller(1).call('PUT /shop/admin/refund/agree', { refundSn })).data).toMatchObject({
      failure: 'refundNotInState',
    });
    const ahead = await processAhead(market(), 8 * 86_400);
    await ahead.drain();
    await ahead.close();
    expect([await refundStatusOf(market(), refundSn), (await walletOf(id)) - wallet, await escrowOf(number)]).toEqual([6, 0n, escrow]);
    // Nothing of it is pending any more: all can be asked back.
    await near.ok('POST /p/orderRefund/apply', wholeOrder(number));
  });

  it('agreed to ten times at once pays back once', async () => {
    const { id, number } = await paidOrder(market());
    const [wallet, escrow] = [await walletOf(id), await escrowOf(number)];
    const { refundSn } = await nearBuyer(market(), id).ok('POST /p/orderRefund/apply', wholeOrder(number));
    const outcomes = await Promise.all(times(10, () => market().seller(1).call('PUT /shop/admin/refund/agree', { refundSn })));
    expect(oks(outcomes)).toBe(1);
    expect([(await walletOf(id)) - wallet, await escrowOf(number)]).toEqual([escrow, 0n]);
  });

  it('agreed to, refused, withdrawn and decided by the clock at once ends one way', async () => {
    const { id, buyer, number } = await paidOrder(market());
    const [wallet, escrow] = [await walletOf(id), await escrowOf(number)];
    const { refundSn } = await nearBuyer(market(), id).ok('POST /p/orderRefund/apply', wholeOrder(number));
    const ahead = await processAhead(market(), 8 * 86_400);
    const seller = market().seller(1);
    const [, ...outcomes] = await Promise.all([
      ahead.drain(),
      seller.call('PUT /shop/admin/refund/agree', { refundSn }),
      seller.call('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'No' }),
      buyer.call('PUT /p/orderRefund/cancel', { refundSn }),
    ]);
    await ahead.close();
    namesOf(outcomes);
    const status = await refundStatusOf(market(), refundSn);
    const isBack = status === 5;
    expect([5, 6, 7]).toContain(status);
    expect([(await walletOf(id)) - wallet, await escrowOf(number)]).toEqual(isBack ? [escrow, 0n] : [0n, escrow]);
  });

  it('is asked for, or the escrow is released, never both', async () => {
    const { id, buyer, number } = await paidOrder(market());
    await ship(nearSeller(market(), 1), number);
    await nearBuyer(market(), id).ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    const outcomes = await Promise.all([
      buyer.call('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number }),
      buyer.call('POST /p/orderRefund/apply', wholeOrder(number)),
    ]);
    expect(oks(outcomes)).toBe(1);
    expect(await statusOf(market(), number)).toBe(outcomes[0].code === '00000' ? 5 : 4);
  });

  it('is asked for, or the goods leave, and what has left is not counted as given up', async () => {
    const { buyer, number } = await paidOrder(market());
    const [applied, shipped] = await Promise.all([
      buyer.call('POST /p/orderRefund/apply', wholeOrder(number)),
      market()
        .seller(1)
        .call('PUT /shop/admin/order/delivery', { orderNumber: number, packages: [{ dvyId: 1, dvyFlowId: 'SF1' }] }),
    ]);
    expect(applied.code).toBe('00000');
    const { refundSn } = applied.data as { refundSn: string };
    await nearSeller(market(), 1).ok('PUT /shop/admin/refund/agree', { refundSn });
    expect([await statusOf(market(), number), await escrowOf(number)]).toEqual([6, 0n]);
    const [row] = await market().query<{ canceled: number; shipped: number }>(
      'select sum(canceled)::int as canceled, sum(shipped)::int as shipped from order_items i join orders o on o.id = i.order_id where o.number = $1',
      [number],
    );
    expect([row?.canceled === 0, row?.shipped === 0]).toEqual(shipped.code === '00000' ? [true, false] : [false, true]);
  });

  it('is taken in, disputed and decided by the clock at once ends one way', async () => {
    const { id, number, items } = await paidOrder(market());
    await ship(nearSeller(market(), 1), number);
    const { refundSn } = await nearBuyer(market(), id).ok('POST /p/orderRefund/apply', {
      ...oneLine(number, items[0] ?? 0),
      ...withReturn,
    });
    const seller = market().seller(1);
    await nearSeller(market(), 1).ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Chouzhou road 1' });
    await nearBuyer(market(), id).ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: 'RB 1' });
    const ahead = await processAhead(market(), 31 * 86_400);
    const [, ...outcomes] = await Promise.all([
      ahead.drain(),
      seller.call('PUT /shop/admin/refund/receive', { refundSn }),
      seller.call('PUT /shop/admin/refund/dispute', { refundSn, sellerMsg: 'Empty' }),
    ]);
    await ahead.close();
    expect(oks(outcomes)).toBeLessThanOrEqual(1);
    // The clock of the other process is a month ahead: it may have seen the time to go on pass, too.
    expect([5, 7, -1]).toContain(await refundStatusOf(market(), refundSn));
  });

  it('whose parcel was signed for ten days ago is taken in by the store and by the clock at once, and pays back once', async () => {
    const { id, refundSn } = await returnOnItsWay(market());
    await market().advance(21);
    const wallet = await walletOf(id);
    const ahead = await processAhead(market(), 10.5 * 86_400);
    const seller = market().seller(1);
    const [, ...outcomes] = await Promise.all([
      ahead.drain(),
      ...times(5, () => seller.call('PUT /shop/admin/refund/receive', { refundSn })),
    ]);
    await ahead.close();
    expect(oks(outcomes)).toBeLessThanOrEqual(1);
    const { refundAmount, steps } = await market().buyer(id).ok('GET /p/orderRefund/info', { refundSn });
    expect([await refundStatusOf(market(), refundSn), (await walletOf(id)) - wallet]).toEqual([5, BigInt(Math.round(refundAmount * 100))]);
    expect(steps.filter(({ why }) => why === 'takenIn' || why === 'takenInByClock')).toHaveLength(1);
  });

  it('whose waybill is mended while its carrier has it signed for is followed by one of the two', async () => {
    const { buyer, refundSn } = await returnOnItsWay(market());
    const ahead = await processAhead(market(), 21 * 86_400);
    const [, mended] = await Promise.all([
      ahead.drain(),
      buyer.call('PUT /p/orderRefund/reSubmitExpress', { refundSn, expressId: 1, expressNo: 'RB2000' }),
    ]);
    await ahead.close();
    const isMended = namesOf([mended])[0] === 'ok';
    const { parcel, dueTime, steps } = await buyer.ok('GET /p/orderRefund/info', { refundSn });
    const signedTime = parcel?.track?.signedTime ?? null;
    expect([parcel?.expressNo, isMended || signedTime !== null]).toEqual([isMended ? 'RB2000' : 'RB1000', true]);
    const [from, days] = signedTime === null ? [steps.at(-1)?.at, 30] : [signedTime, 10];
    expect(Date.parse(dueTime ?? '') - Date.parse(from ?? '')).toBe(days * 86_400_000);
  });
});

describe('a storm of refunds', () => {
  const market = marketplaceForFile();
  const ordersOfStorm = 1000;
  const atOnce = 20;
  const stormMs = 400_000;

  /** One buyer asks ten times at once for all or a part of her order, and whatever is asked is agreed to at once. */
  const storm = ({ buyer, number, items }: Awaited<ReturnType<typeof paidOrder>>): Promise<Outcome>[] =>
    times(10, async (i) => {
      const what = i % 2 === 0 ? wholeOrder(number) : oneLine(number, items[0] ?? 0, 1);
      const applied = await buyer.call('POST /p/orderRefund/apply', what);
      if (applied.code !== '00000') return applied;
      const { refundSn } = applied.data as { refundSn: string };
      return market().seller(2).call('PUT /shop/admin/refund/agree', { refundSn });
    });

  it(
    'never gives back more than was paid, however many ask and agree at once',
    async () => {
      const numbers: string[] = [];
      const outcomes: Outcome[] = [];
      while (numbers.length < ordersOfStorm) {
        const orders = await Promise.all(times(atOnce, () => paidOrder(market(), 1, 2)));
        numbers.push(...orders.map((o) => o.number));
        outcomes.push(...(await Promise.all(orders.flatMap(storm))));
      }
      expect(outcomes).toHaveLength(10 * ordersOfStorm);
      expect(oks(outcomes)).toBeGreaterThanOrEqual(ordersOfStorm);
      const sums = await market().query<{ number: string; captured: string; back: string; held: string }>(
        `select o.number,
           sum(p.amount) filter (where j.kind = 'capture')::text as captured,
           coalesce(-sum(p.amount) filter (where j.kind = 'refund'), 0)::text as back,
           sum(p.amount)::text as held
         from orders o join postings p on p.account = 'escrow:' || o.number join journal j on j.id = p.journal_id
         where o.number = any($1) group by o.number`,
        [numbers],
      );
      expect(sums).toHaveLength(ordersOfStorm);
      for (const { number, captured, back, held } of sums) {
        expect(BigInt(back), number).toBeGreaterThan(0n);
        expect(BigInt(back), number).toBeLessThanOrEqual(BigInt(captured));
        expect(BigInt(captured) - BigInt(back), number).toBe(BigInt(held));
      }
    },
    stormMs,
  );
});
