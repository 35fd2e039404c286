import { afterAll, describe, expect, it } from 'vitest';
import { balanceOf, fillCart, pay, ship, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { oneLine, paidOrder, refundStatusOf, withReturn, wholeOrder } from '../../../test/refunds.ts';
import { expectAllToldAsBooked } from '../../../test/told-money.ts';

// Unopened cartons go back within seven days without a reason (decision 0100). After each test the books are proven.
const market = marketplaceForFile();
// Every sentence with an amount, to each side, is what the books say.
afterAll(() => expectAllToldAsBooked(market()));
const noReason = { buyerReason: 'noReason', ...withReturn };
const refundAddr = 'Yiwu, Chouzhou road 1';

/** A paid order of so many cartons of one variant. */
const ofCartons = async (cartons: number) => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1, 100_000_000n);
  const buyer = m.buyer(id);
  const variant = (await variantsOf(m, 1)).find((v) => v.carton > 1 && v.minimum <= v.carton * cartons && v.stock >= v.carton * cartons);
  if (variant === undefined) throw new Error('no such cartons');
  const basketIds = await fillCart(buyer, [{ ...variant, minimum: variant.carton * cartons }]);
  const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds });
  await pay(buyer, [number]);
  const { orderItemDtos } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
  return { id, buyer, number, items: orderItemDtos.map((i) => i.orderItemId) };
};

/** An order of store 1, received, and its first line. */
const received = async (lines = 1, cartons?: number) => {
  const m = market();
  const order = cartons === undefined ? await paidOrder(m, lines) : await ofCartons(cartons);
  await ship(m.seller(1), order.number);
  await order.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
  const preview = async () => order.buyer.ok('GET /p/orderRefund/preview', { orderNumber: order.number });
  const [line] = (await preview()).lines;
  const wish = (goodsNum?: number) => ({ ...oneLine(order.number, order.items[0] ?? 0, goodsNum), ...noReason });
  const asked = async (goodsNum?: number) => order.buyer.ok('POST /p/orderRefund/apply', wish(goodsNum));
  const refused = (goodsNum?: number) => order.buyer.refused('POST /p/orderRefund/apply', wish(goodsNum));
  const wallet = () => balanceOf(m, `buyer:${order.id}:available`);
  return { m, ...order, preview, line: line!, wish, asked, refused, wallet };
};

describe('goods that go back without a reason', () => {
  it('are agreed to or waited for, sent back, and paid for whole; the store can neither refuse nor offer less', async () => {
    const { m, buyer, line, asked, wallet } = await received();
    const before = await wallet();
    const { refundSn } = await asked(line.cartonQuantity);
    const seller = m.seller(1);
    const words = 'We do not want it back';
    expect(await seller.refused('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: words })).toBe('noReasonStands');
    expect(await seller.refused('PUT /shop/admin/refund/offer', { refundSn, amount: '1', words })).toBe('noReasonStands');
    const theirs = await seller.ok('GET /shop/admin/refund/info', { refundSn });
    expect([theirs.can, theirs.noReasonStands, theirs.buyerReasonId]).toEqual([['agree'], true, 'noReason']);
    await seller.ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr });
    await buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: 'NR1000' });
    await seller.ok('PUT /shop/admin/refund/receive', { refundSn });
    const { goodsAmount, freightAmount } = await buyer.ok('GET /p/orderRefund/info', { refundSn });
    // The freight there is spent, and the way back is hers.
    expect([freightAmount, (await wallet()) - before]).toEqual([0, BigInt(Math.round(goodsAmount * 100))]);
  });

  it('can be asked for until seven days after receipt', async () => {
    const order = await received();
    const { noReasonUntil } = await order.preview();
    const receipt = (await order.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: order.number })).receiptTime ?? '';
    expect(Date.parse(noReasonUntil ?? '') - Date.parse(receipt)).toBe(7 * 86_400_000);
    await market().advance(6.99);
    await order.asked();
    const late = await received();
    // Something else is still decided: the money waits, the seven days do not.
    await late.buyer.ok('POST /p/orderRefund/apply', {
      ...oneLine(late.number, late.items[0] ?? 0, 1),
      buyerReason: 'damaged',
      ...withReturn,
    });
    await market().advance(7);
    expect([(await late.preview()).noReasonUntil, await late.refused(late.line.cartonQuantity)]).toEqual([null, 'refundPeriodOver']);
  });

  it('longer claims do not make the seven days longer', async () => {
    const m = market();
    const order = await received();
    await m.query("update orders set claim_until = received_at + interval '20 days' where number = $1", [order.number]);
    await m.advance(7.01);
    expect(await order.refused()).toBe('refundPeriodOver');
    const { refundSn } = await order.buyer.ok('POST /p/orderRefund/apply', { ...order.wish(), buyerReason: 'damaged' });
    // Nor does a change of another application.
    const change = { refundSn, ...noReason };
    expect(await order.buyer.refused('PUT /p/orderRefund/update_refund', change)).toBe('refundPeriodOver');
  });

  it('that were asked for in time may be changed afterwards', async () => {
    const { m, buyer, asked, line } = await received();
    const { refundSn } = await asked();
    await m.advance(6.99);
    await m.query("update orders set received_at = received_at - interval '1 day', claim_until = claim_until - interval '1 day'");
    await buyer.ok('PUT /p/orderRefund/update_refund', { refundSn, ...noReason, goodsNum: line.cartonQuantity });
    expect(await refundStatusOf(m, refundSn)).toBe(1);
  });

  it('are not yet those that were not received, and never money alone', async () => {
    const m = market();
    const { buyer, number, items } = await paidOrder(m);
    const wish = { ...oneLine(number, items[0] ?? 0), ...noReason };
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...wish, applyType: 1 })).toBe('noReasonNotNow');
    await ship(m.seller(1), number);
    expect((await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number })).noReasonUntil).toBeNull();
    expect(await buyer.refused('POST /p/orderRefund/apply', wish)).toBe('noReasonNotNow');
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...wish, applyType: 1 })).toBe('noReasonGoesBack');
    await buyer.ok('POST /p/orderRefund/apply', wish);
  });

  it('are whole cartons, of a line and of the whole order', async () => {
    const { buyer, number, line, asked, refused, m } = await received(1, 4);
    const { cartonQuantity: carton } = line;
    expect(line.count).toBe(4 * carton);
    expect([await refused(1), await refused(carton + 1), await refused(carton - 1)]).toEqual(Array(3).fill('noReasonCartons'));
    // A piece that went back as broken has opened its carton: the others of it stay.
    const broken = { ...oneLine(number, line.orderItemId, 1), buyerReason: 'damaged' };
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', broken);
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...wholeOrder(number), ...noReason })).toBe('noReasonCartons');
    expect(await refused(line.count - 1)).toBe('noReasonCartons');
    await asked(line.count - carton);
  });

  it('are none that the store excluded when they were ordered; excluding them later changes nothing', async () => {
    const m = market();
    const order = await received(2);
    const [row] = await m.query<{ id: number }>(
      'select i.product_id as id from order_items i join orders o on o.id = i.order_id where o.number = $1 order by i.id limit 1',
      [order.number],
    );
    const prodId = row?.id ?? 0;
    const seller = m.seller(1);
    const set = async (noReasonReturn: boolean) => {
      const { product, variants, version } = await seller.ok('GET /shop/admin/prod/info/{prodId}', { prodId });
      await seller.ok('PUT /shop/admin/prod', {
        prodId,
        version,
        product,
        variants: variants.map(({ skuId: _skuId, ...v }) => ({ ...v, stock: '' })),
        noReasonReturn,
      });
    };
    await set(false);
    expect(await m.guest.ok('GET /prod/prodInfo', { prodId })).toMatchObject({ noReasonReturn: false });
    expect(await seller.ok('GET /shop/admin/prod/info/{prodId}', { prodId })).toMatchObject({ noReasonReturn: false });
    const excluded = await received(2);
    expect(excluded.line.noReasonReturn).toBe(false);
    expect(await excluded.refused()).toBe('noReasonExcluded');
    expect(await excluded.buyer.refused('POST /p/orderRefund/apply', { ...wholeOrder(excluded.number), ...noReason })).toBe(
      'noReasonExcluded',
    );
    await order.asked();
    await set(true);
    expect(await m.guest.ok('GET /prod/prodInfo', { prodId })).toMatchObject({ noReasonReturn: true });
  });

  it('can be disputed as they came back: the platform decides, and its word is the last', async () => {
    const { m, buyer, number, asked, refused, line, wallet } = await received();
    const before = await wallet();
    const { refundSn } = await asked();
    const seller = m.seller(1);
    await seller.ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr });
    await buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: 'NR2000' });
    await seller.ok('PUT /shop/admin/refund/dispute', { refundSn, sellerMsg: 'The cartons were opened' });
    // Asking anew would lead round in a circle: the parcel is there already.
    const again = { refundSn, ...noReason, goodsNum: line.cartonQuantity };
    expect(await buyer.refused('PUT /p/orderRefund/update_refund', again)).toBe('refundNotInState');
    // What came back opened may be worth something: now the store can offer.
    expect((await seller.ok('GET /shop/admin/refund/info', { refundSn })).can).toContain('offer');
    const words = { reason: 'They are sealed', description: 'Not one was opened' };
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, ...words });
    const ruling = { refundSn, reason: 'The pictures show open cartons.', storeReason: '照片显示纸箱已拆封。' };
    await m.operator.ok('PUT /platform/intervention/refuse', ruling);
    expect([await refundStatusOf(m, refundSn), await wallet()]).toEqual([-1, before]);
    expect(await refused()).toBe('refundRuled');
    expect(await statusOf(m, number)).toBe(4);
  });
});
