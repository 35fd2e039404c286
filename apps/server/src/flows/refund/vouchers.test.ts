import { describe, expect, it } from 'vitest';
import { balanceOf, fillCart, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { oneLine, refundStatusOf, wholeOrder } from '../../../test/refunds.ts';
import { mailsTo } from '../../../test/terms.ts';
import { addService, revealed, type Service, statesOf, type VoucherOrder, voucherOrder } from '../../../test/vouchers.ts';

const market = marketplaceForFile();
const services = new Map<string, Promise<Service>>();
const service = (valid = '30', unused = ''): Promise<Service> => {
  const key = `SRV-${valid}-${unused}`;
  const known = services.get(key) ?? addService(market(), key, valid, unused);
  services.set(key, known);
  return known;
};
const order = async (count = 1, valid = '30', unused = ''): Promise<VoucherOrder> =>
  voucherOrder(market(), await service(valid, unused), count);
const redeem = (voucherCode: string, shopId = 1) => market().seller(shopId).call('PUT /shop/admin/order/redeemVoucher', { voucherCode });
const walletOf = (id: number): Promise<bigint> => balanceOf(market(), `buyer:${id}:available`);
const escrowOf = (number: string): Promise<bigint> => balanceOf(market(), `escrow:${number}`);
const failureOf = (outcome: { readonly data: unknown }): string => (outcome.data as { failure: string }).failure;

describe('what is bought by voucher', () => {
  it('needs no address and no freight, and is there with its payment', async () => {
    const { prodId, skuId, shopId } = await service();
    const [id = 0] = await addBuyers(market(), 1);
    await market().query('delete from addresses where user_id = $1', [id]);
    const buyer = market().buyer(id);
    const orderItem = { prodId, skuId, shopId, count: 3 };
    const quote = await buyer.ok('POST /p/order/confirm', { orderItem });
    expect([quote.needsAddr, quote.userAddr, quote.totalTransFee, quote.actualTotal, quote.cartons]).toEqual([false, null, 0, 300, 0]);
    expect([quote.paymentTerms, quote.shopCartOrders[0]?.orderMold, quote.shopCartOrders[0]?.dvyType]).toEqual([[1], 1, 3]);
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { orderItem, quoteVersion: quote.quoteVersion });
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).vouchers).toEqual([]);
    expect((await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number })).userAddr).toBe('');
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    const detail = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect([detail.status, detail.orderMold, detail.userAddrDto, detail.canReceipt]).toEqual([3, 1, null, false]);
    expect(detail.vouchers.map((v) => [v.state, v.voucherCode])).toEqual(Array.from({ length: 3 }, () => ['ready', null]));
    expect(detail.timeline.map((e) => e.kind)).toEqual(expect.arrayContaining(['vouchersIssued', 'redeemNext', 'releaseNext']));
    expect(await mailsTo(market(), id)).toEqual([`Order no. ${number}: your vouchers are ready`]);
    expect(await buyer.refused('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number })).toBe('orderNotInState');
  });

  it('lies in one cart with goods and becomes an order of its own', async () => {
    const [id = 0] = await addBuyers(market(), 1);
    const buyer = market().buyer(id);
    const [goods] = await variantsOf(market(), 1);
    const basketIds = await fillCart(buyer, [goods!, { ...(await service()), minimum: 2, carton: 1, stock: 9 }]);
    const cart = await buyer.ok('POST /p/shopCart/info', {});
    expect([cart.shopCarts.length, cart.finalMoney]).toEqual([1, cart.shopCarts[0]?.actualTotal]);
    const quote = await buyer.ok('POST /p/order/confirm', { basketIds });
    expect(quote.shopCartOrders.map((o) => [o.shopId, o.orderMold])).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect(await buyer.refused('POST /p/order/confirm', { basketIds, paymentTerm: 2 })).toBe('paymentTermNotOffered');
    const { orderNumbers } = await buyer.ok('POST /p/order/submit', { basketIds, quoteVersion: quote.quoteVersion });
    const [one = '', two = ''] = orderNumbers.split(',');
    await buyer.ok('POST /p/order/pay', { orderNumbers, payType: 9 });
    expect([await statusOf(market(), one), await statusOf(market(), two)]).toEqual([2, 3]);
    const address = async (n: string) => (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: n })).userAddrDto !== null;
    expect([await address(one), await address(two)]).toEqual([true, false]);
    const listed = await buyer.ok('GET /p/myOrder/myOrderSearch', { orderMold: 1 });
    expect(listed.records.map((r) => r.orderNumber)).toEqual([two]);
  });

  it('is bought anew when its rule has changed since the quote, and never by the thousand', async () => {
    const { prodId, skuId, shopId } = await addService(market(), 'CHANGED');
    const [id = 0] = await addBuyers(market(), 1);
    const buyer = market().buyer(id);
    const orderItem = { prodId, skuId, shopId, count: 1 };
    const { quoteVersion } = await buyer.ok('POST /p/order/confirm', { orderItem });
    await market().query(`update products set voucher = jsonb_set(voucher, '{unused}', '"pay"') where id = $1`, [prodId]);
    expect(await buyer.refused('POST /p/order/submit', { orderItem, quoteVersion })).toBe('priceChanged');
    expect(await buyer.refused('POST /p/order/confirm', { orderItem: { ...orderItem, count: 501 } })).toBe('orderTooLarge');
    await market().query(`update products set voucher = '{"days": null, "until": "2020-01-01", "unused": "pay"}' where id = $1`, [prodId]);
    expect(await buyer.refused('POST /p/order/confirm', { orderItem })).toBe('productUnavailable');
  });
});

describe('a code', () => {
  it('is shown to its buyer when she asks, and to nobody else', async () => {
    const bought = await order(2);
    const { buyer, number } = bought;
    const [code = ''] = await revealed(market(), bought);
    expect(code).toMatch(/^[3-9A-Y]{4}-[3-9A-Y]{4}-[3-9A-Y]{4}$/);
    const { vouchers } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(vouchers.map((v) => [v.state, v.voucherCode])).toEqual([
      ['revealed', code],
      ['ready', null],
    ]);
    const [theirs, any, page] = await Promise.all([
      market().seller(1).ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: number }),
      market().operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: number }),
      market().seller(1).ok('GET /shop/admin/order/page', {}),
    ]);
    expect(theirs.vouchers.map((v) => v.state)).toEqual(['revealed', 'ready']);
    expect(JSON.stringify([theirs, any, page])).not.toContain(code);
    const voucherId = vouchers[0]?.voucherId ?? 0;
    expect(await market().buyer(2).refused('PUT /p/myOrder/revealVoucher', { orderNumber: number, voucherId })).toBe('orderUnknown');
    const other = await order();
    expect(await other.buyer.refused('PUT /p/myOrder/revealVoucher', { orderNumber: other.number, voucherId })).toBe('voucherUnknown');
    const seen = await market().query(
      `select 1 from audit_log where after::text like $1 union all select 1 from work where payload::text like $1 union all select 1 from mails where text like $1`,
      [`%${code}%`],
    );
    expect(seen).toEqual([]);
  });

  it('is redeemed once however it is typed; with the last one the order counts as received', async () => {
    const bought = await order(2);
    const [one = '', two = ''] = await revealed(market(), bought, 2);
    const cyrillic = one
      .toLowerCase()
      .replaceAll('-', ' ')
      .replaceAll('a', 'А')
      .replaceAll('c', 'с')
      .replaceAll('m', 'М')
      .replaceAll('p', 'р');
    const first = await redeem(cyrillic);
    expect([first.code, first.data]).toMatchObject(['00000', { orderNumber: bought.number, left: 1 }]);
    expect(failureOf(await redeem(one))).toBe('voucherUsed');
    expect(await statusOf(market(), bought.number)).toBe(3);
    expect((await redeem(two)).code).toBe('00000');
    const detail = await bought.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: bought.number });
    expect([detail.status, detail.canSatisfied, detail.canReview]).toEqual([4, true, true]);
    await market().advance(7.1);
    expect([await statusOf(market(), bought.number), await escrowOf(bought.number)]).toEqual([5, 0n]);
  });

  it('of another store, or one that nobody has looked at, is unknown', async () => {
    const bought = await order();
    const [row] = await market().query<{ code: string }>(
      'select v.code from vouchers v join orders o on o.id = v.order_id where o.number = $1',
      [bought.number],
    );
    expect(failureOf(await redeem(row?.code ?? ''))).toBe('voucherCodeWrong');
    const [code = ''] = await revealed(market(), bought);
    expect(failureOf(await redeem(code, 2))).toBe('voucherCodeWrong');
    expect((await redeem(code)).code).toBe('00000');
  });

  it('cannot be guessed: after ten wrong ones not even a right one counts for a while', async () => {
    const bought = await voucherOrder(market(), await addService(market(), 'GUESS', '30', '', 3));
    const [code = ''] = await revealed(market(), bought);
    for (let i = 0; i < 10; i += 1) expect((await redeem(`NOPE-${i}`, 3)).code).toBe('A00006');
    expect(failureOf(await redeem(code, 3))).toBe('tooManyTries');
    await market().advance(0.1);
    expect((await redeem(code, 3)).code).toBe('00000');
  });
});

describe('an unused voucher', () => {
  it('goes back to its buyer when its time is over, with a word a week before', async () => {
    const bought = await order(3);
    const [code = ''] = await revealed(market(), bought);
    await redeem(code);
    const wallet = await walletOf(bought.id);
    await market().advance(23.5);
    expect(await mailsTo(market(), bought.id)).toContain(`Order no. ${bought.number}: unused vouchers expire soon`);
    await market().advance(7);
    expect(await statesOf(market(), bought)).toEqual(['expired', 'expired', 'redeemed']);
    expect([(await walletOf(bought.id)) - wallet, await statusOf(market(), bought.number), await escrowOf(bought.number)]).toEqual([
      20_000n,
      4,
      10_000n,
    ]);
    const { records } = await bought.buyer.ok('GET /p/orderRefund/list', { orderNumber: bought.number });
    const info = await bought.buyer.ok('GET /p/orderRefund/info', { refundSn: records[0]?.refundSn ?? '' });
    expect(info).toMatchObject({ returnMoneySts: 5, refundAmount: 200, buyerReason: 'The voucher was not used in time' });
  });

  it('closes the order where none was used', async () => {
    const bought = await order(2);
    const wallet = await walletOf(bought.id);
    await market().advance(30.1);
    expect([await statusOf(market(), bought.number), (await walletOf(bought.id)) - wallet]).toEqual([6, 20_000n]);
  });

  it('is paid to the store where that was its rule; it can be claimed like any other', async () => {
    const bought = await order(2, '10', 'pay');
    await market().advance(10.1);
    expect([await statusOf(market(), bought.number), await statesOf(market(), bought)]).toEqual([4, ['expired', 'expired']]);
    const { refundSn } = await bought.buyer.ok('POST /p/orderRefund/apply', oneLine(bought.number, bought.item, 1));
    await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    await market().advance(7.1);
    expect([await statusOf(market(), bought.number), await escrowOf(bought.number)]).toEqual([5, 0n]);
  });
});

describe('a refund', () => {
  it('makes as many vouchers void as it gives back, those first that nobody has looked at', async () => {
    const bought = await order(3);
    const [code = ''] = await revealed(market(), bought);
    const { refundSn } = await bought.buyer.ok('POST /p/orderRefund/apply', oneLine(bought.number, bought.item, 2));
    await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    expect(await statesOf(market(), bought)).toEqual(['revealed', 'void', 'void']);
    expect((await redeem(code)).code).toBe('00000');
    expect(await statusOf(market(), bought.number)).toBe(4);
  });

  it('asks back no more than is unused while some can be used, and holds as many', async () => {
    const bought = await order(3);
    const codes = await revealed(market(), bought, 3);
    await redeem(codes[0] ?? '');
    const apply = (n?: number) => bought.buyer.call('POST /p/orderRefund/apply', oneLine(bought.number, bought.item, n));
    expect(failureOf(await apply(3))).toBe('refundCountWrong');
    expect(
      await bought.buyer.refused('POST /p/orderRefund/apply', { ...oneLine(bought.number, bought.item, 1), applyType: 2, isReceiver: 1 }),
    ).toBe('returnNotPossible');
    const applied = await apply(1);
    const { refundSn } = applied.data as { refundSn: string };
    expect((await redeem(codes[1] ?? '')).code).toBe('00000');
    expect(failureOf(await redeem(codes[2] ?? ''))).toBe('linesInRefund');
    await bought.buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    expect((await redeem(codes[2] ?? '')).code).toBe('00000');
    expect(await statusOf(market(), bought.number)).toBe(4);
  });

  it('that is open when the time is over ends first; what it leaves is ended after it', async () => {
    const bought = await order(2, '5');
    const { refundSn } = await bought.buyer.ok('POST /p/orderRefund/apply', oneLine(bought.number, bought.item, 1));
    await market().seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It was promised to you' });
    await market().advance(5.1);
    expect([await statusOf(market(), bought.number), await statesOf(market(), bought)]).toEqual([3, ['ready', 'ready']]);
    await market().advance(2);
    expect([await refundStatusOf(market(), refundSn), await statusOf(market(), bought.number)]).toEqual([-1, 6]);
  });

  it('of used ones is a claim like any other', async () => {
    const bought = await order(2);
    for (const code of await revealed(market(), bought, 2)) await redeem(code);
    const { refundSn } = await bought.buyer.ok('POST /p/orderRefund/apply', wholeOrder(bought.number));
    await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    expect([await statusOf(market(), bought.number), await statesOf(market(), bought)]).toEqual([6, ['redeemed', 'redeemed']]);
  });
});
