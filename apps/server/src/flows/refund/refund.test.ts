import { describe, expect, it } from 'vitest';
import { balanceOf, ship, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { oneLine, paidOrder, refundStatusOf, wholeOrder, withReturn } from '../../../test/refunds.ts';
import { byPlan, mailsTo, orderOn } from '../../../test/terms.ts';

const market = marketplaceForFile();
const cents = (amount: number): bigint => BigInt(Math.round(amount * 100));
const escrowOf = (number: string): Promise<bigint> => balanceOf(market(), `escrow:${number}`);
const walletOf = (id: number): Promise<bigint> => balanceOf(market(), `buyer:${id}:available`);
const stockOf = async (orderNumber: string) =>
  market().query<{ count: number; fulfilled: number }>(
    'select count, fulfilled from stock_reservations where reference = $1 order by sku_id',
    [orderNumber],
  );
const agree = (refundSn: string) => market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
const received = async (lines = 1) => {
  const order = await paidOrder(market(), lines);
  await ship(market().seller(1), order.number);
  await order.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
  return order;
};

describe('a refund before anything is sent', () => {
  it('of the whole order gives everything back, frees the goods and closes the order', async () => {
    const { id, buyer, number } = await paidOrder(market(), 2);
    const [wallet, escrow] = [await walletOf(id), await escrowOf(number)];
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    expect(
      await market()
        .seller(1)
        .refused('PUT /shop/admin/order/delivery', { orderNumber: number, packages: [{ dvyId: 1, dvyFlowId: 'SF1' }] }),
    ).toBe('linesInRefund');
    await agree(refundSn);
    expect([await statusOf(market(), number), await escrowOf(number), await refundStatusOf(market(), refundSn)]).toEqual([6, 0n, 5]);
    expect((await walletOf(id)) - wallet).toBe(escrow);
    expect((await stockOf(number)).every((r) => r.count === 0 && r.fulfilled === 0)).toBe(true);
    expect((await mailsTo(market(), id)).at(-1)).toContain('is being refunded');
    const info = await buyer.ok('GET /p/orderRefund/info', { refundSn });
    expect(info).toMatchObject({ can: [], waitsFor: null, moneyPath: [{ payType: 9, state: 'done', amount: Number(escrow) / 100 }] });
    expect(info.steps.map((s) => s.why)).toEqual(['applied', 'agreed', 'paidBack']);
  });

  it('of some pieces gives back their price and their freight, and the rest is sent', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const [item] = (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).orderItemDtos;
    const half = Math.floor((item?.prodCount ?? 0) / 2);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0, half));
    const { refundAmount } = await buyer.ok('GET /p/orderRefund/info', { refundSn });
    const escrow = await escrowOf(number);
    await agree(refundSn);
    expect(escrow - (await escrowOf(number))).toBe(cents(refundAmount));
    expect(await statusOf(market(), number)).toBe(2);
    expect(
      await market()
        .seller(1)
        .refused('PUT /shop/admin/order/delivery', {
          orderNumber: number,
          packages: [{ dvyId: 1, dvyFlowId: 'SF1', items: [{ orderItemId: items[0] ?? 0, count: item?.prodCount ?? 0 }] }],
        }),
    ).toBe('packageItemsWrong');
    await ship(market().seller(1), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    expect([await statusOf(market(), number), await escrowOf(number)]).toEqual([5, 0n]);
  });

  it('of what is left of an order partly sent moves it on', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    const [first, second] = items;
    const detail = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    await market()
      .seller(1)
      .ok('PUT /shop/admin/order/delivery', {
        orderNumber: number,
        packages: [{ dvyId: 1, dvyFlowId: 'SF2', items: [{ orderItemId: first ?? 0, count: detail.orderItemDtos[0]?.prodCount ?? 0 }] }],
      });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, second ?? 0));
    await agree(refundSn);
    expect(await statusOf(market(), number)).toBe(3);
  });
});

describe('a refund with return', () => {
  it('waits for the goods, pays back their price, and leaves the freight with who carried them', async () => {
    const { id, buyer, number, items } = await received();
    const preview = await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number });
    expect(preview.lines[0]).toMatchObject({ freightAmount: 0, notSent: 0 });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), ...withReturn });
    const seller = market().seller(1);
    await market().query('update refunds set return_address = null');
    expect(await seller.refused('PUT /shop/admin/refund/agree', { refundSn })).toBe('returnAddressMissing');
    await seller.ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Chouzhou road 1, Chen Haibo' });
    expect(await buyer.refused('POST /p/orderRefund/submitExpress', { refundSn, expressId: 999, expressNo: 'RB 1' })).toBe(
      'carrierUnknown',
    );
    expect(await buyer.refused('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: 'sf 100-200300' })).toBe(
      'waybillOfOrder',
    );
    await buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: 'RB 1' });
    await buyer.ok('PUT /p/orderRefund/reSubmitExpress', { refundSn, expressId: 1, expressNo: 'RB 2' });
    const wallet = await walletOf(id);
    await seller.ok('PUT /shop/admin/refund/receive', { refundSn });
    expect((await walletOf(id)) - wallet).toBe(cents(preview.lines[0]?.amount ?? 0));
    // The goods were all there was: the order closes, and the freight is settled.
    expect([await statusOf(market(), number), await escrowOf(number)]).toEqual([6, 0n]);
    expect((await buyer.ok('GET /p/orderRefund/info', { refundSn })).parcel).toMatchObject({ expressNo: 'RB 2' });
  });

  it('of some pieces for less leaves the store the difference, also when the others come back', async () => {
    const { id, buyer, number, items } = await received();
    const seller = market().seller(1);
    const comesBack = async (wish: object): Promise<void> => {
      const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), ...withReturn, ...wish });
      await seller.ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Chouzhou road 1' });
      await buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: 'RB 1' });
      await seller.ok('PUT /shop/admin/refund/receive', { refundSn });
    };
    const [line] = (await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number })).lines;
    const [pieces, price] = [line?.count ?? 0, cents(line?.amount ?? 0)];
    const wallet = await walletOf(id);
    await comesBack({ goodsNum: 1, refundAmount: '0.01' });
    await comesBack({ goodsNum: pieces - 1 });
    const rest = price - price / BigInt(pieces);
    expect((await walletOf(id)) - wallet).toBe(1n + rest);
    expect([await statusOf(market(), number), await escrowOf(number)]).toEqual([6, 0n]);
  });

  it('closes when the parcel is not told in time, and the escrow is released', async () => {
    const { buyer, number, items } = await received();
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), ...withReturn });
    await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Chouzhou road 1' });
    await market().advance(6.9);
    expect([await refundStatusOf(market(), refundSn), await statusOf(market(), number)]).toEqual([2, 4]);
    await market().advance(0.2);
    expect([await refundStatusOf(market(), refundSn), await statusOf(market(), number), await escrowOf(number)]).toEqual([-1, 5, 0n]);
  });

  it('is not for goods that were never sent', async () => {
    const { buyer, number, items } = await paidOrder(market());
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), ...withReturn })).toBe(
      'returnNotPossible',
    );
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...wholeOrder(number), ...withReturn })).toBe('returnNotPossible');
  });

  it('succeeds by itself when the store neither takes the goods in nor disputes them', async () => {
    const { buyer, number, items } = await received();
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), ...withReturn });
    await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Chouzhou road 1' });
    await buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: 'RB 3' });
    await market().advance(31);
    expect([await refundStatusOf(market(), refundSn), await statusOf(market(), number)]).toEqual([5, 6]);
  });
});

describe('a store that does not answer', () => {
  it('has agreed after seven days, while the claim period waits', async () => {
    const { buyer, number, items } = await received(2);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0, 1));
    expect(await buyer.refused('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number })).toBe('refundStillOpen');
    await market().advance(6.99);
    expect([await refundStatusOf(market(), refundSn), await statusOf(market(), number)]).toEqual([1, 4]);
    await market().advance(0.1);
    expect([await refundStatusOf(market(), refundSn), await statusOf(market(), number), await escrowOf(number)]).toEqual([5, 5, 0n]);
  });
});

describe('a refused refund', () => {
  const refused = async () => {
    const order = await received();
    const { refundSn } = await order.buyer.ok('POST /p/orderRefund/apply', oneLine(order.number, order.items[0] ?? 0));
    await market().seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'Nothing is broken' });
    return { ...order, refundSn };
  };

  it('can be asked for anew, with less', async () => {
    const { buyer, refundSn } = await refused();
    await buyer.ok('PUT /p/orderRefund/update_refund', { refundSn, applyType: 1, buyerReason: 'Scratched', refundAmount: '1.00' });
    expect(await buyer.ok('GET /p/orderRefund/info', { refundSn })).toMatchObject({
      returnMoneySts: 1,
      refundAmount: 1,
      can: ['cancel', 'edit'],
    });
    await agree(refundSn);
    expect(await refundStatusOf(market(), refundSn)).toBe(5);
  });

  it('closes after seven days in which the buyer does nothing', async () => {
    const { refundSn, number } = await refused();
    await market().advance(7.1);
    expect([await refundStatusOf(market(), refundSn), await statusOf(market(), number)]).toEqual([-1, 5]);
  });

  it('is decided by the platform, with what both sides show, and the amount cannot be changed meanwhile', async () => {
    const { id, buyer, refundSn, number } = await refused();
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'Broken', description: 'See the crack' });
    expect(await buyer.refused('PUT /p/orderRefund/update_refund', { refundSn, applyType: 1, buyerReason: 'More' })).toBe(
      'refundAmountFixed',
    );
    await buyer.ok('POST /p/orderRefundIntervention/saveInterventionVoucher', { refundSn, voucherDesc: 'A crack', imgUrls: '' });
    await market().seller(1).ok('POST /shop/admin/refund/voucher', { refundSn, voucherDesc: 'It left whole' });
    await market().advance(20);
    expect(await statusOf(market(), number)).toBe(4);
    const desk = await market().operator.ok('GET /platform/intervention/page', {});
    expect(desk.records.map((r) => r.refundSn)).toContain(refundSn);
    const wallet = await walletOf(id);
    await market().operator.ok('PUT /platform/intervention/agree', {
      refundSn,
      reason: 'The picture shows the crack clearly',
      storeReason: 'The picture shows the crack clearly',
    });
    expect([await refundStatusOf(market(), refundSn), await statusOf(market(), number), await escrowOf(number)]).toEqual([5, 6, 0n]);
    expect(await walletOf(id)).toBeGreaterThan(wallet);
    expect(
      await market().operator.refused('PUT /platform/intervention/refuse', {
        refundSn,
        reason: 'Changed my mind',
        storeReason: 'Changed my mind',
      }),
    ).toBe('refundNotInState');
    const info = await market().operator.ok('GET /platform/intervention/info', { refundSn });
    expect([info.evidence.map((e) => e.side), info.intervention?.outcome]).toEqual([['buyer', 'seller'], 'agreed']);
  });

  it('ruled against is closed for good, and the store is paid', async () => {
    const { buyer, refundSn, number } = await refused();
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'Broken', description: 'See the crack' });
    await buyer.ok('PUT /p/orderRefund/cancel_platform_intervention', { refundSn });
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'Broken', description: 'See the crack' });
    await market().advance(8);
    await market().operator.ok('PUT /platform/intervention/refuse', {
      refundSn,
      reason: 'Nothing was shown that is broken',
      storeReason: 'Nothing was shown that is broken',
    });
    await market().app.drain();
    expect([await refundStatusOf(market(), refundSn), await statusOf(market(), number), await escrowOf(number)]).toEqual([-1, 5, 0n]);
  });
});

describe('what cannot be asked back', () => {
  it('is more than was paid, less than a cent, of nothing, or after the time for claims', async () => {
    const { buyer, number, items } = await received();
    const apply = (more: object) => buyer.refused('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), ...more });
    const [line] = (await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number })).lines;
    expect(await apply({ refundAmount: ((line?.amount ?? 0) + 0.01).toFixed(2) })).toBe('refundTooLarge');
    expect(await apply({ refundAmount: '0.001' })).toBe('refundTooSmall');
    expect(await apply({ refundAmount: '0' })).toBe('refundTooSmall');
    expect(await apply({ goodsNum: (line?.count ?? 0) + 1 })).toBe('refundCountWrong');
    expect(await apply({ orderItemId: 1_999_999 })).toBe('orderUnknown');
    expect(await apply({ buyerMobile: '12345' })).toBe('argumentNotValid');
    await market().advance(7.1);
    expect(await apply({})).toBe('refundPeriodOver');
  });

  it('is somebody else’s order, or a refund of another buyer or store', async () => {
    const { buyer, number, items } = await paidOrder(market());
    const other = market().buyer(1);
    expect(await other.refused('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0))).toBe('orderUnknown');
    expect(await other.refused('GET /p/orderRefund/preview', { orderNumber: number })).toBe('orderUnknown');
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    expect(await other.refused('GET /p/orderRefund/info', { refundSn })).toBe('refundUnknown');
    expect(await other.refused('PUT /p/orderRefund/cancel', { refundSn })).toBe('refundUnknown');
    expect(await market().seller(2).refused('PUT /shop/admin/refund/agree', { refundSn })).toBe('refundUnknown');
    expect(await market().seller(2).refused('GET /shop/admin/refund/info', { refundSn })).toBe('refundUnknown');
    const listed = await market().seller(1).ok('GET /shop/admin/refund/page', { orderNumber: number });
    expect([listed.records.map((r) => r.refundSn), listed.counts.all, listed.waiting]).toEqual([[refundSn], 1, 1]);
    expect((await market().seller(2).ok('GET /shop/admin/refund/page', { orderNumber: number })).total).toBe(0);
    const desk = await market().operator.ok('GET /platform/intervention/page', { view: 'all', orderNumber: number });
    expect(desk.records.map((r) => r.refundSn)).toEqual([refundSn]);
    await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...wholeOrder('2611221502720049') })).toBe('orderUnknown');
  });

  it('is a single line while parts of the price are open; the whole gives back what was paid', async () => {
    const { id, buyer, number } = await orderOn(market(), byPlan('30-40-30'));
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    const { orderItemDtos } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(await buyer.refused('POST /p/orderRefund/apply', oneLine(number, orderItemDtos[0]?.orderItemId ?? 0))).toBe('refundNotPossible');
    const [wallet, escrow] = [await walletOf(id), await escrowOf(number)];
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    await agree(refundSn);
    expect([(await walletOf(id)) - wallet, await escrowOf(number), await statusOf(market(), number)]).toEqual([escrow, 0n, 6]);
  });
});
