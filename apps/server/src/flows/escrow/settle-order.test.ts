import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { collectedOrder } from '../../../test/delivery.ts';
import { balanceOf, pay, ship, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { settlementOf } from '../../../test/settlement.ts';
import { secondFrom } from '../../../test/proposals.ts';
import { byPlan, cashOnDelivery, mailsTo, orderOn } from '../../../test/terms.ts';

const market = marketplaceForFile();
const operator2 = () => market().person({ kind: 'operator', id: 2, areas: null });
const reason = 'The buyer does not answer any more.';
const escrow = (number: string) => balanceOf(market(), `escrow:${number}`);
const wallet = (id: number) => balanceOf(market(), `buyer:${id}:available`);
const available = () => balanceOf(market(), 'store:1:available');
const overdue = async (): Promise<string[]> =>
  (await market().operator.ok('GET /platform/order/overdue', { size: 100 })).records.map((r) => `${r.orderNumber} ${r.overdue.kind}`);
const onHand = async (number: string): Promise<number> =>
  (
    await market().query<{ n: number }>(
      'select sum(s.on_hand)::int as n from stock s join order_items i on i.sku_id = s.sku_id join orders o on o.id = i.order_id where o.number = $1',
      [number],
    )
  )[0]?.n ?? 0;
const settlement = (number: string, held: bigint, toBuyer: bigint, goodsBack = false) =>
  settlementOf(market(), number, held, toBuyer, { goodsBack });

/** 30-40-30 of which the first part alone was paid, received, and due for three weeks. */
const unpaidPart = async () => {
  const placed = await orderOn(market(), byPlan('30-40-30'));
  await pay(placed.buyer, [placed.number]);
  await ship(market().seller(1), placed.number);
  await placed.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: placed.number });
  await market().advance(5.1);
  return placed;
};

describe('an order that is overdue', () => {
  it('reminds who is late on the day, three and seven days after, and stands in the list after fourteen', async () => {
    const { m, id, number } = await unpaidPart();
    const told = async () => (await mailsTo(m, id)).filter((subject) => subject.includes('overdue') && !subject.includes('settled')).length;
    // Two parts are open: after shipment and on arrival.
    expect([await told(), (await overdue()).includes(`${number} instalment`)]).toEqual([2, false]);
    await m.advance(3);
    expect(await told()).toBe(4);
    await m.advance(4);
    expect(await told()).toBe(6);
    expect(await m.operator.refused('POST /platform/order/settle', await settlement(number, await escrow(number), 0n))).toBe(
      'orderNotOverdue',
    );
    await m.advance(7);
    expect(await overdue()).toContain(`${number} instalment`);
    expect((await m.operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: number })).overdue).toMatchObject({
      kind: 'instalment',
      held: Number(await escrow(number)) / 100,
    });
  });

  it('is settled: so much goes back the way it came, the rest is the store’s less commission, and it is closed', async () => {
    const { m, id, buyer, number } = await unpaidPart();
    await m.advance(14);
    const [held, mine, theirs, stock] = [await escrow(number), await wallet(id), await available(), await onHand(number)];
    const back = held / 3n;
    expect(await m.operator.refused('POST /platform/order/settle', await settlement(number, held, held + 1n))).toBe('settleTooMuch');
    expect(await m.operator.refused('POST /platform/order/settle', await settlement(number, held - 1n, back))).toBe('heldChanged');
    expect(await m.operator.ok('POST /platform/order/settle', await settlement(number, held, back))).toEqual({ proposalId: null });
    expect(await m.operator.refused('POST /platform/order/settle', await settlement(number, held, back))).toBe('orderNotOverdue');
    expect([await statusOf(m, number), await escrow(number), await wallet(id)]).toEqual([6, 0n, mine + back]);
    const got = (await available()) - theirs;
    expect(got > 0n && got < held - back).toBe(true);
    // Its statement tells what was left, and what of that the platform kept.
    const { records } = await m.seller(1).ok('GET /shop/admin/settlement/page', { number });
    expect(records).toMatchObject([{ kind: 'remainder', gross: Number(held - back) / 100, net: Number(got) / 100 }]);
    const [commission, freight] = [records[0]?.commission ?? 0, records[0]?.freight ?? 0];
    expect([commission > 0, freight > 0, Math.round((commission + freight) * 100)]).toEqual([true, true, Number(held - back - got)]);
    expect(await onHand(number)).toBe(stock);
    const shown = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    // Nobody agreed on another price: the order is over.
    expect(shown.orderItemDtos.map((item) => item.priceReducedAmount)).toEqual(shown.orderItemDtos.map(() => 0));
    expect(shown).toMatchObject({ closeType: 23, canPay: false, refundAmount: Number(back) / 100 });
    expect(shown.timeline.map((e) => e.kind)).toEqual(expect.arrayContaining(['settled', 'refunded']));
    expect((await mailsTo(m, id)).at(-1)).toBe(`Order no. ${number} is settled and closed`);
    expect(await overdue()).not.toContain(`${number} instalment`);
    expect(await buyer.refused('POST /p/order/pay', { orderNumbers: `${number}-2`, payType: 9 })).toBe('orderNotPayable');
  });

  it('may give everything back to the buyer, or everything to the store', async () => {
    const [one, two] = [await unpaidPart(), await unpaidPart()];
    const m = market();
    await m.advance(14);
    const [mine, theirs] = [await wallet(one.id), await wallet(two.id)];
    const held = [await escrow(one.number), await escrow(two.number)] as const;
    await m.operator.ok('POST /platform/order/settle', await settlement(one.number, held[0], held[0]));
    await m.operator.ok('POST /platform/order/settle', await settlement(two.number, held[1], 0n));
    expect([await wallet(one.id), await wallet(two.id)]).toEqual([mine + held[0], theirs]);
    expect([await escrow(one.number), await escrow(two.number)]).toEqual([0n, 0n]);
  });

  it('of goods that nobody collected puts them into stock again', async () => {
    const m = market();
    const { id, number } = await collectedOrder(m);
    const before = await onHand(number);
    await m.seller(1).ok('PUT /shop/admin/order/ready', { orderNumber: number });
    expect(await onHand(number)).toBeLessThan(before);
    await m.advance(3.1);
    await m.advance(4);
    expect((await mailsTo(m, id)).filter((s) => s.includes('please collect'))).toHaveLength(2);
    await m.advance(7);
    expect(await overdue()).toContain(`${number} pickup`);
    const [held, mine] = [await escrow(number), await wallet(id)];
    await m.operator.ok('POST /platform/order/settle', await settlement(number, held, held, true));
    expect([await onHand(number), await wallet(id), await escrow(number), await statusOf(m, number)]).toEqual([before, mine + held, 0n, 6]);
    // The code opens nothing any more, and nobody is reminded.
    await m.advance(10);
    expect((await mailsTo(m, id)).filter((s) => s.includes('please collect'))).toHaveLength(2);
  });

  it('of cash that never came closes without money: by the store whose parcel is back, however late, or by an operator', async () => {
    const m = market();
    const [one, two] = [await orderOn(m, cashOnDelivery), await orderOn(m, cashOnDelivery)];
    const before = await onHand(one.number);
    for (const { number, buyer } of [one, two]) {
      await ship(m.seller(1), number);
      await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    }
    for (const days of [5.1, 3, 4, 8]) await m.advance(days);
    expect(await overdue()).toEqual(expect.arrayContaining([`${one.number} cash`, `${two.number} cash`]));
    // In the language of the store.
    const told = await m.query('select 1 from mails where subject like $1', [`订单 ${one.number}：未收到%`]);
    expect(told).toHaveLength(3);
    await m.seller(1).ok('PUT /shop/admin/order/refusedAtDoor', { orderNumber: one.number, reason: 'The parcel came back' });
    await m.operator.ok('POST /platform/order/settle', await settlement(two.number, 0n, 0n));
    expect([await statusOf(m, one.number), await statusOf(m, two.number)]).toEqual([6, 6]);
    // What was lost on the way is not in stock again.
    const left = await m.query<{ back: boolean }>(
      'select bool_and(returned = fulfilled) as back from stock_reservations where reference = any($1::text[]) group by reference order by array_position($1::text[], reference)',
      [[one.number, two.number]],
    );
    expect(left.map((r) => r.back)).toEqual([true, false]);
    expect(await onHand(one.number)).toBeLessThanOrEqual(before);
  });

  it('is not settled while the buyer asks money back, and not on the word of one alone where it is much', async () => {
    const m = market();
    await secondFrom(m, 0);
    const { number, buyer } = await collectedOrder(m);
    await m.seller(1).ok('PUT /shop/admin/order/ready', { orderNumber: number });
    await m.advance(14.1);
    const held = await escrow(number);
    const wish = await settlement(number, held, held, true);
    const { proposalId } = await m.operator.ok('POST /platform/order/settle', wish);
    expect(await m.operator.refused('POST /platform/order/settle', wish)).toBe('proposalOpenAlready');
    expect(await m.operator.refused('PUT /platform/proposal/{proposalId}/agree', { proposalId: proposalId! })).toBe('proposalOwn');
    expect([await statusOf(m, number), await escrow(number)]).toEqual([3, held]);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', {
      orderNumber: number,
      refundType: 1,
      applyType: 1,
      isReceiver: 0,
      buyerReason: 'Not needed',
    });
    expect(await operator2().refused('PUT /platform/proposal/{proposalId}/agree', { proposalId: proposalId! })).toBe('refundStillOpen');
    await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    expect((await operator2().ok('GET /platform/proposal/page', { orderNumber: number })).records).toMatchObject([
      { kind: 'settle', orderNumber: number, amount: Number(held) / 100, toBuyer: Number(held) / 100, goodsBack: true, own: false, reason },
    ]);
    await operator2().ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: proposalId! });
    expect([await statusOf(m, number), await escrow(number)]).toEqual([6, 0n]);
    await secondFrom(m, 1000);
  });

  it('is not settled, and not said to be refused at the door, while its cash waits for a second operator', async () => {
    const m = market();
    const { number, buyer } = await orderOn(m, cashOnDelivery);
    await ship(m.seller(1), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await m.advance(5.1);
    await m.advance(14.1);
    await secondFrom(m, 0);
    const { actualTotal } = await m.operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: number });
    const cash = { orderNumber: number, amount: String(actualTotal), reference: `COD-${number}` };
    const { proposalId } = await m.operator.ok('POST /platform/order/cash', cash);
    const said = { orderNumber: number, reason: 'The parcel came back' };
    expect(await m.operator.refused('POST /platform/order/settle', await settlement(number, 0n, 0n))).toBe('proposalOpenAlready');
    expect(await m.operator.refused('PUT /platform/order/refusedAtDoor', said)).toBe('proposalOpenAlready');
    expect(await m.seller(1).refused('PUT /shop/admin/order/refusedAtDoor', said)).toBe('paymentBeingChecked');
    await operator2().ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: proposalId! });
    expect([4, 5]).toContain(await statusOf(m, number));
    await secondFrom(m, 1000);
  });

  it('is not settled while a transfer for its late part waits for a second operator', async () => {
    const { m, buyer, number } = await unpaidPart();
    await m.advance(14);
    await secondFrom(m, 0);
    const orderNumbers = `${number}-2`;
    await buyer.ok('POST /p/order/pay', { orderNumbers, payType: 20, payAttemptId: randomUUID() });
    const info = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers });
    const reference = info.attempt?.transfer?.reference ?? '';
    const came = { transactionId: randomUUID(), currency: 'USD', amount: info.totalFee.toFixed(2), reference };
    expect((await m.operator.ok('POST /platform/payment/transfer', came)).outcome).toBe('proposed');
    const wish = await settlement(number, await escrow(number), 0n);
    expect(await m.operator.refused('POST /platform/order/settle', wish)).toBe('paymentBeingChecked');
    const { records } = await operator2().ok('GET /platform/proposal/page', { size: 100 });
    const proposalId = records.find((p) => p.reference === reference)?.proposalId ?? 0;
    await operator2().ok('PUT /platform/proposal/{proposalId}/agree', { proposalId });
    // Of the money that came since nothing was decided.
    expect(await m.operator.refused('POST /platform/order/settle', wish)).toBe('heldChanged');
    await secondFrom(m, 1000);
  });

  it('that is cut in the middle of being settled is as it was before, and can be settled again', async () => {
    const { m, id, number } = await unpaidPart();
    await m.advance(14);
    const [held, mine] = [await escrow(number), await wallet(id)];
    const cut = `create function cut() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$; create trigger cut before insert on audit_log for each row when (new.action = 'order.settle') execute function cut()`;
    await m.query(cut);
    expect((await m.operator.call('POST /platform/order/settle', await settlement(number, held, held))).code).toBe('A00005');
    expect([await statusOf(m, number), await escrow(number), await wallet(id)]).toEqual([4, held, mine]);
    await m.query('drop trigger cut on audit_log; drop function cut()');
    await m.operator.ok('POST /platform/order/settle', await settlement(number, held, held));
    expect([await statusOf(m, number), await escrow(number), await wallet(id)]).toEqual([6, 0n, mine + held]);
  });
});
