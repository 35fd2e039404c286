import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { pay, ship, statusOf } from '../../../test/goods.ts';
import { type Marketplace, marketplaceForFile } from '../../../test/marketplace.ts';
import { nearBuyer, nearSeller, processAhead } from '../../../test/people.ts';
import { namesOf, oks, times, wires } from '../../../test/racing.ts';
import { paidOrder, wholeOrder } from '../../../test/refunds.ts';
import { byPlan, orderOn, partsOf } from '../../../test/terms.ts';
import { expectAllToldAsBooked } from '../../../test/told-money.ts';

const minutes = 1 / (24 * 60);
const packagesOf = async (m: Marketplace, number: string) =>
  (await nearSeller(m, 1).ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: number })).packages;
const stockOf = async (m: Marketplace, number: string) =>
  m.query<{ onHand: number; reserved: number }>(
    'select s.on_hand as "onHand", s.reserved from stock s join order_items i on i.sku_id = s.sku_id join orders o on o.id = i.order_id where o.number = $1 order by s.sku_id',
    [number],
  );
const mailsOf = async (m: Marketplace, id: number): Promise<string[]> => {
  await m.near.drain();
  return (
    await m.query<{ subject: string }>('select x.subject from mails x join users u on u.mail = x.recipient where u.id = $1 order by x.id', [
      id,
    ])
  ).map((r) => r.subject);
};
const sent = async (m: Marketplace, lines = 1) => {
  const paid = await paidOrder(m, lines);
  await ship(nearSeller(m, 1), paid.number);
  const [parcel] = await packagesOf(m, paid.number);
  return { ...paid, orderDeliveryId: parcel!.orderDeliveryId };
};

describe('a wrong waybill', () => {
  const market = marketplaceForFile();
  // Every sentence with an amount, to each side, is what the books say.
  afterAll(() => expectAllToldAsBooked(market()));

  it('is put right: the package is followed by the new one, what was told under the wrong one shows no more, and the buyer is told', async () => {
    const m = market();
    const { id, buyer, number, orderDeliveryId } = await sent(m);
    await m.advance(3);
    const told = (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).packages[0]!;
    expect(told.traces.length).toBeGreaterThan(0);
    await m.seller(1).ok('PUT /shop/admin/order/waybill', { orderDeliveryId, dvyId: 2, dvyFlowId: 'RIGHT1' });
    const mended = (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).packages[0]!;
    expect(mended).toMatchObject({ orderDeliveryId, dvyId: 2, dvyFlowId: 'RIGHT1', state: 0, traces: [], createTime: told.createTime });
    expect(mended.formerWaybills.map((f) => f.dvyFlowId)).toEqual([told.dvyFlowId]);
    expect((await mailsOf(m, id)).filter((s) => s.startsWith('New waybill'))).toHaveLength(1);
    const { timeline } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(timeline.filter((e) => e.kind === 'waybillCorrected').map((e) => e.text)).toEqual([told.dvyFlowId]);
    await m.advance(2);
    expect((await packagesOf(m, number))[0]!.traces.length).toBeGreaterThan(0);
    // The same once more is no other waybill.
    await m.seller(1).ok('PUT /shop/admin/order/waybill', { orderDeliveryId, dvyId: 2, dvyFlowId: 'RIGHT1' });
    expect((await packagesOf(m, number))[0]!.formerWaybills).toHaveLength(1);
  });

  it('stands in the file of what is kept of its buyer, and in nobody else’s', async () => {
    const m = market();
    const { id, buyer, number, orderDeliveryId } = await sent(m);
    const [{ dvyFlowId: wrong } = { dvyFlowId: '' }] = await packagesOf(m, number);
    await m.seller(1).ok('PUT /shop/admin/order/waybill', { orderDeliveryId, dvyId: 2, dvyFlowId: 'RIGHT9' });
    const fileOf = async (person: typeof buyer) =>
      JSON.parse(await text((await person.call('GET /p/user/export', {})).file!.bytes)) as Record<
        string,
        { number: string; waybill: string }[]
      >;
    const own = await fileOf(buyer);
    expect(own['formerWaybills']).toMatchObject([{ number, waybill: wrong }]);
    expect(own['parcels']).toMatchObject([{ number, waybill: 'RIGHT9' }]);
    // A package that never left keeps its place among them.
    const other = await sent(m);
    const [undone] = await packagesOf(m, other.number);
    await m.seller(1).ok('PUT /shop/admin/order/undoDelivery', { orderDeliveryId: other.orderDeliveryId });
    const theirs = await fileOf(other.buyer);
    expect([theirs['formerWaybills'], theirs['parcels']]).toMatchObject([[{ number: other.number, waybill: undone?.dvyFlowId }], []]);
    expect(other.id).not.toBe(id);
  });

  it('of which another parcel was signed for does not begin the buyer’s days; the right one does', async () => {
    const m = market();
    const { number, orderDeliveryId } = await sent(m);
    const dueOf = async () =>
      (
        await m.query<{ at: Date; shipped: Date }>('select receipt_due_at as at, shipped_at as shipped from orders where number = $1', [
          number,
        ])
      )[0]!;
    const planned = await dueOf();
    for (let week = 0; week < 4 && (await packagesOf(m, number))[0]!.signedTime === null; week += 1) await m.advance(7);
    expect((await packagesOf(m, number))[0]!.signedTime).not.toBeNull();
    await m.seller(1).ok('PUT /shop/admin/order/waybill', { orderDeliveryId, dvyId: 1, dvyFlowId: 'RIGHT2' });
    expect((await packagesOf(m, number))[0]!.signedTime).toBeNull();
    expect((await dueOf()).at).toEqual(planned.at);
  });

  it('is not put right by another store or a buyer’s guess, with a carrier that does not exist, or once the goods are received', async () => {
    const m = market();
    const { buyer, number, orderDeliveryId } = await sent(m);
    const right = { orderDeliveryId, dvyId: 1, dvyFlowId: 'X-1' };
    expect(await m.seller(2).refused('PUT /shop/admin/order/waybill', right)).toBe('deliveryUnknown');
    expect(await m.seller(1).refused('PUT /shop/admin/order/waybill', { ...right, orderDeliveryId: 2_000_000_000 })).toBe(
      'deliveryUnknown',
    );
    expect(await m.seller(1).refused('PUT /shop/admin/order/waybill', { ...right, dvyId: 999 })).toBe('carrierUnknown');
    const hostile = "<b>'; drop table packages--</b>";
    await m.seller(1).ok('PUT /shop/admin/order/waybill', { ...right, dvyFlowId: hostile });
    expect((await packagesOf(m, number))[0]!.dvyFlowId).toBe(hostile);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    expect(await m.seller(1).refused('PUT /shop/admin/order/waybill', right)).toBe('orderNotInState');
  });
});

describe('a shipment that did not leave', () => {
  const market = marketplaceForFile();
  afterAll(() => expectAllToldAsBooked(market()));

  it('is taken back within half an hour: goods in stock and held, the order to be shipped, the buyer told once', async () => {
    const m = market();
    const paid = await paidOrder(m, 2);
    const before = await stockOf(m, paid.number);
    await ship(m.seller(1), paid.number);
    const [parcel] = await packagesOf(m, paid.number);
    expect(parcel).toMatchObject({ canUndo: true, canCorrect: true });
    await m.advance(29 * minutes);
    const undo = { orderDeliveryId: parcel!.orderDeliveryId };
    expect(await m.seller(2).refused('PUT /shop/admin/order/undoDelivery', undo)).toBe('deliveryUnknown');
    await m.seller(1).ok('PUT /shop/admin/order/undoDelivery', undo);
    // Another tab, or the same once more.
    await m.seller(1).ok('PUT /shop/admin/order/undoDelivery', undo);
    expect(await m.seller(2).refused('PUT /shop/admin/order/undoDelivery', undo)).toBe('deliveryUnknown');
    expect([await statusOf(m, paid.number), await stockOf(m, paid.number), await packagesOf(m, paid.number)]).toEqual([2, before, []]);
    const detail = await paid.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: paid.number });
    expect([detail.dvyTime, detail.autoReceiptTime, detail.orderItemDtos.map((i) => i.shippedCount)]).toEqual([null, null, [0, 0]]);
    expect(detail.timeline.filter((e) => e.kind === 'shipmentUndone').map((e) => e.text)).toEqual(['SF100200300']);
    expect((await mailsOf(m, paid.id)).filter((s) => s.includes('has not been sent yet'))).toHaveLength(1);
    // Nothing is received by itself, and it is shipped as if for the first time.
    await m.advance(60);
    expect(await statusOf(m, paid.number)).toBe(2);
    await ship(m.seller(1), paid.number, 'SF2');
    expect(await statusOf(m, paid.number)).toBe(3);
  });

  it('stands after half an hour, once its carrier has news, or once money is asked back or has gone back', async () => {
    const m = market();
    const late = await sent(m);
    await m.advance(31 * minutes);
    expect((await packagesOf(m, late.number))[0]).toMatchObject({ canUndo: false, canCorrect: true });
    expect(await m.seller(1).refused('PUT /shop/admin/order/undoDelivery', late)).toBe('shipmentStands');
    const asked = await sent(m);
    const { refundSn } = await asked.buyer.ok('POST /p/orderRefund/apply', wholeOrder(asked.number));
    expect(await m.seller(1).refused('PUT /shop/admin/order/undoDelivery', asked)).toBe('shipmentStands');
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    expect(await m.seller(1).refused('PUT /shop/admin/order/undoDelivery', asked)).toBe('orderNotInState');
    const received = await sent(m);
    await received.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: received.number });
    expect(await m.seller(1).refused('PUT /shop/admin/order/undoDelivery', received)).toBe('orderNotInState');
    const told = await sent(m);
    await m.query(
      "insert into tracking_events (package_id, sequence, state, lane, station, at) values ($1, 1, 1, 'goods', 'Yiwu', now())",
      [told.orderDeliveryId],
    );
    expect(await m.seller(1).refused('PUT /shop/admin/order/undoDelivery', told)).toBe('shipmentStands');
  });

  it('of several packages leaves the others out: partly shipped, and then not at all', async () => {
    const m = market();
    const { number, items } = await paidOrder(m, 2);
    const [one = 0, two = 0] = items;
    const detail = await m.seller(1).ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: number });
    const count = (id: number) => detail.orderItemDtos.find((i) => i.orderItemId === id)!.prodCount;
    const pack = (id: number, dvyFlowId: string) => ({ dvyId: 1, dvyFlowId, items: [{ orderItemId: id, count: count(id) }] });
    await m.seller(1).ok('PUT /shop/admin/order/delivery', { orderNumber: number, packages: [pack(one, 'A1'), pack(two, 'B1')] });
    const [a, b] = await packagesOf(m, number);
    await m.seller(1).ok('PUT /shop/admin/order/undoDelivery', a!);
    expect([await statusOf(m, number), (await packagesOf(m, number)).map((p) => p.dvyFlowId)]).toEqual([10, ['B1']]);
    await m.seller(1).ok('PUT /shop/admin/order/delivery', { orderNumber: number, packages: [pack(one, 'A2')] });
    expect(await statusOf(m, number)).toBe(3);
    const again = (await packagesOf(m, number)).find((p) => p.dvyFlowId === 'A2');
    await m.seller(1).ok('PUT /shop/admin/order/undoDelivery', again!);
    await m.seller(1).ok('PUT /shop/admin/order/undoDelivery', b!);
    expect([await statusOf(m, number), await packagesOf(m, number)]).toEqual([2, []]);
  });

  it('makes the part due after shipment wait again, until the goods are out', async () => {
    const m = market();
    const { buyer, number } = await orderOn(m, byPlan('30-40-30'));
    await pay(buyer, [number]);
    await ship(m.seller(1), number);
    expect((await partsOf(buyer, number))[1]!.dueTime).not.toBeNull();
    await m.seller(1).ok('PUT /shop/admin/order/undoDelivery', (await packagesOf(m, number))[0]!);
    expect((await partsOf(buyer, number))[1]!.dueTime).toBeNull();
    await m.advance(40);
    expect((await partsOf(buyer, number))[1]).toMatchObject({ dueTime: null, isOverdue: false });
    await ship(m.seller(1), number, 'SF9');
    expect((await partsOf(buyer, number))[1]!.dueTime).not.toBeNull();
  });
});

describe.each(wires)('those who meet over a shipment taken back $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  afterAll(() => expectAllToldAsBooked(market()));

  it('take it back once, however often it is said', async () => {
    const m = market();
    const { number, orderDeliveryId } = await sent(m);
    const outcomes = await Promise.all(times(6, () => m.seller(1).call('PUT /shop/admin/order/undoDelivery', { orderDeliveryId })));
    expect(namesOf(outcomes)).toEqual(times(6, () => 'ok'));
    expect([await statusOf(m, number), await packagesOf(m, number)]).toEqual([2, []]);
  });

  it('receive the goods, ask the money back or take the shipment back: what wins holds', async () => {
    const m = market();
    const one = await sent(m);
    const [received, undone] = await Promise.all([
      m.buyer(one.id).call('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: one.number }),
      m.seller(1).call('PUT /shop/admin/order/undoDelivery', { orderDeliveryId: one.orderDeliveryId }),
    ]);
    expect(oks([received, undone])).toBe(1);
    expect(await statusOf(m, one.number)).toBe(received.code === '00000' ? 4 : 2);
    const two = await sent(m);
    const [asked, back] = await Promise.all([
      m.buyer(two.id).call('POST /p/orderRefund/apply', wholeOrder(two.number)),
      m.seller(1).call('PUT /shop/admin/order/undoDelivery', { orderDeliveryId: two.orderDeliveryId }),
    ]);
    expect(asked.code).toBe('00000');
    namesOf([back]);
    await nearSeller(m, 1).ok('PUT /shop/admin/refund/agree', { refundSn: (asked.data as { refundSn: string }).refundSn });
    expect(await statusOf(m, two.number)).toBe(6);
  });

  it('hear of the carrier while it is taken back, or its waybill is put right', async () => {
    const m = market();
    const [one, two] = [await sent(m), await sent(m)];
    const ahead = await processAhead(m, 3 * 3600);
    const [, undone, mended] = await Promise.all([
      ahead.drain(),
      m.seller(1).call('PUT /shop/admin/order/undoDelivery', { orderDeliveryId: one.orderDeliveryId }),
      m.seller(1).call('PUT /shop/admin/order/waybill', { orderDeliveryId: two.orderDeliveryId, dvyId: 2, dvyFlowId: 'RIGHT' }),
    ]);
    await ahead.close();
    expect(namesOf([mended])).toEqual(['ok']);
    expect(await statusOf(m, one.number)).toBe(undone.code === '00000' ? 2 : 3);
    expect((await nearBuyer(m, two.id).ok('GET /p/myOrder/orderDetail', { orderNumber: two.number })).packages[0]!.dvyFlowId).toBe('RIGHT');
  });
});
