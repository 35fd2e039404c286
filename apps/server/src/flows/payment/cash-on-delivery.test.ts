import { describe, expect, it } from 'vitest';
import { balanceOf, fillCart, ship, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { cashOnDelivery, orderOn } from '../../../test/terms.ts';

const market = marketplaceForFile();
const detailOf = async (number: string) => market().operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: number });
const stockOf = async (skuId: number) =>
  (
    await market().query<{ onHand: number; reserved: number }>('select on_hand as "onHand", reserved from stock where sku_id = $1', [skuId])
  )[0];
const out = async () => {
  const placed = await orderOn(market(), cashOnDelivery);
  await ship(market().seller(1), placed.number);
  return { ...placed, total: (await detailOf(placed.number)).actualTotal };
};

describe('cash on delivery', () => {
  it('is shipped before anybody pays, and paid by the cash that an operator records', async () => {
    const { m, buyer, number } = await orderOn(market(), cashOnDelivery);
    expect(await statusOf(m, number)).toBe(2);
    const before = await detailOf(number);
    expect(before).toMatchObject({ canRecordCash: false, captured: 0, canPay: false });
    expect(await buyer.refused('POST /p/order/pay', { orderNumbers: number, payType: 9 })).toBe('orderNotPayable');
    await ship(m.seller(1), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    expect(await buyer.refused('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number })).toBe('instalmentsOpen');
    await m.operator.ok('POST /platform/order/cash', {
      orderNumber: number,
      amount: String(before.actualTotal),
      reference: `COD-${number}`,
    });
    expect(await balanceOf(m, `escrow:${number}`)).toBe(BigInt(Math.round(before.actualTotal * 100)));
    expect(await detailOf(number)).toMatchObject({ canRecordCash: false, captured: before.actualTotal, payType: 21 });
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    expect([await statusOf(m, number), await balanceOf(m, `escrow:${number}`)]).toEqual([5, 0n]);
  });

  it('is no way to pay while the site has it switched off; what was ordered so before stays so', async () => {
    const { m, number } = await orderOn(market(), cashOnDelivery);
    const change = async (codSwitch: boolean) => {
      const { version } = await m.operator.ok('GET /platform/site/settings', {});
      await m.operator.ok('PUT /platform/site/settings', { version, codSwitch });
    };
    const basketIds = await fillCart(m.buyer(1), await variantsOf(m, 1));
    await change(false);
    expect(await m.buyer(1).refused('POST /p/order/submit', { basketIds, ...cashOnDelivery })).toBe('paymentTermNotOffered');
    await ship(m.seller(1), number);
    expect(await detailOf(number)).toMatchObject({ canRecordCash: true, paymentTerm: cashOnDelivery.paymentTerm });
    await change(true);
    await m.buyer(1).ok('POST /p/order/submit', { basketIds, ...cashOnDelivery });
  });

  it('cash that comes after the claim period releases the order at once', async () => {
    const { m, number, total } = await out();
    await m.advance(80);
    await m.advance(8);
    expect(await statusOf(m, number)).toBe(4);
    await m.operator.ok('POST /platform/order/cash', { orderNumber: number, amount: String(total), reference: `COD-${number}` });
    await m.app.drain();
    expect(await statusOf(m, number)).toBe(5);
  });

  it('does not count short, too much, twice, or under a reference of other money', async () => {
    const [one, two] = [await out(), await out()];
    const { operator } = market();
    const record = (number: string, amount: number, reference: string) => ({ orderNumber: number, amount: amount.toFixed(2), reference });
    expect(await operator.refused('POST /platform/order/cash', record(one.number, one.total - 0.01, 'COD-7'))).toBe('amountDiffers');
    expect(await operator.refused('POST /platform/order/cash', record(one.number, one.total + 0.01, 'COD-7'))).toBe('amountDiffers');
    await operator.ok('POST /platform/order/cash', record(one.number, one.total, 'COD-7'));
    expect(await operator.refused('POST /platform/order/cash', record(one.number, one.total, 'COD-8'))).toBe('orderNotInState');
    expect(await operator.refused('POST /platform/order/cash', record(two.number, two.total, 'COD-7'))).toBe('transferKnown');
    expect(await balanceOf(market(), `escrow:${two.number}`)).toBe(0n);
  });

  it('two operators recording the same cash at once book it once', async () => {
    const { m, number, total } = await out();
    await Promise.all(
      ['A', 'B'].map((r) =>
        m.operator.call('POST /platform/order/cash', { orderNumber: number, amount: String(total), reference: `${r}-${number}` }),
      ),
    );
    expect(await balanceOf(m, `escrow:${number}`)).toBe(BigInt(Math.round(total * 100)));
  });
});

describe('goods refused at the door', () => {
  it('close the order, are in stock again, and move no money', async () => {
    const [variant] = await variantsOf(market(), 1);
    const before = await stockOf(variant!.skuId);
    const { m, buyer, number } = await out();
    expect(await detailOf(number)).toMatchObject({ closedBy: null, closeReason: null });
    expect(await m.seller(2).refused('PUT /shop/admin/order/refusedAtDoor', { orderNumber: number, reason: 'not ours' })).toBe(
      'orderUnknown',
    );
    await m.seller(1).ok('PUT /shop/admin/order/refusedAtDoor', { orderNumber: number, reason: 'nobody opened' });
    expect(await detailOf(number)).toMatchObject({ status: 6, closeType: 15, captured: 0 });
    // All sides read who closed it, and why.
    const why = { closedBy: 'seller', closeReason: 'nobody opened' };
    expect(await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).toMatchObject(why);
    expect(await m.seller(1).ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: number })).toMatchObject(why);
    expect(await detailOf(number)).toMatchObject(why);
    expect(await stockOf(variant!.skuId)).toEqual(before);
    expect(await m.operator.refused('PUT /platform/order/refusedAtDoor', { orderNumber: number, reason: 'again' })).toBe('orderNotInState');
    expect(await m.operator.refused('POST /platform/order/cash', { orderNumber: number, amount: '1', reference: 'late' })).toBe(
      'orderNotInState',
    );
    expect(await stockOf(variant!.skuId)).toEqual(before);
  });

  it('are told to have been noted by an operator, where it was one', async () => {
    const { m, buyer, number } = await out();
    await m.operator.ok('PUT /platform/order/refusedAtDoor', { orderNumber: number, reason: 'the store is away' });
    const told = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(told).toMatchObject({ closedBy: 'operator', closeReason: 'the store is away' });
  });

  it('cannot be noted once the cash is there, nor for an order that was paid before', async () => {
    const { m, number, total } = await out();
    await m.operator.ok('POST /platform/order/cash', { orderNumber: number, amount: String(total), reference: `COD-${number}` });
    expect(await m.seller(1).refused('PUT /shop/admin/order/refusedAtDoor', { orderNumber: number, reason: 'changed' })).toBe(
      'orderNotInState',
    );
  });

  it('cash and refusal at the same moment: one of them counts', async () => {
    const { m, number, total } = await out();
    await Promise.all([
      m.operator.call('POST /platform/order/cash', { orderNumber: number, amount: String(total), reference: `COD-${number}` }),
      m.seller(1).call('PUT /shop/admin/order/refusedAtDoor', { orderNumber: number, reason: 'at the door' }),
    ]);
    const { status, captured } = await detailOf(number);
    expect([
      [6, 0],
      [3, total],
    ]).toContainEqual([status, captured]);
  });

  it('before anything is sent the buyer may cancel, and nothing is owed', async () => {
    const { m, buyer, number } = await orderOn(market(), cashOnDelivery);
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
    expect(await detailOf(number)).toMatchObject({ status: 6, closeType: 4, closedBy: 'buyer', closeReason: null });
    const shippedOne = await out();
    expect(await shippedOne.buyer.refused('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: shippedOne.number })).toBe(
      'orderNotInState',
    );
    expect(await m.operator.refused('POST /platform/order/cash', { orderNumber: number, amount: '1', reference: 'x-1' })).toBe(
      'orderNotInState',
    );
  });
});
