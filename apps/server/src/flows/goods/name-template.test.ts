import { describe, expect, it } from 'vitest';
import { byPieces, saveWithFreight, templateFor } from '../../../test/freight.ts';
import { fillCart, pay, restock, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { oneLine } from '../../../test/refunds.ts';

const market = marketplaceForFile();
const seller = (shopId = 1) => market().seller(shopId);
const listed = async (shopId = 1) => (await seller(shopId).ok('GET /shop/admin/freightTemplate/list', {})).templates;
const newBuyer = async () => {
  const [id = 0] = await addBuyers(market(), 1, 100_000_000n);
  return market().buyer(id);
};
const failureOf = ({ data }: { data: unknown }): string | undefined => (data as { failure?: string } | null)?.failure;
const fieldsOf = ({ data }: { data: unknown }): string[] => Object.keys((data as { fields?: object } | null)?.fields ?? {});
/** What pieces cost by `byPieces`, in cents. */
const cents = (pieces: number, first = 500, further = 125): number => first + Math.ceil(Math.max(0, pieces - 10) / 5) * further;
const inCents = (amount: number): number => Math.round(amount * 100);

describe('a store keeps freight templates', () => {
  it('adds, changes and removes them, each seen by itself alone', async () => {
    const { templateId } = await seller().ok('POST /shop/admin/freightTemplate', byPieces('Kept'));
    const [kept] = (await listed()).filter((t) => t.templateId === templateId);
    expect(kept).toEqual({
      templateId,
      name: 'Kept',
      measure: 0,
      ordinary: { first: 10, firstFee: 5, further: 5, furtherFee: 1.25 },
      express: { first: 10, firstFee: 15, further: 5, furtherFee: 3.75 },
      products: 0,
      version: 1,
    });
    const { measure: _, ...form } = byPieces('Kept anew', { express: null });
    const change = { templateId, version: 1, ...form };
    expect(await seller(2).refused('PUT /shop/admin/freightTemplate/{templateId}', change)).toBe('freightTemplateUnknown');
    expect(await seller(2).refused('DELETE /shop/admin/freightTemplate/{templateId}', { templateId })).toBe('freightTemplateUnknown');
    await seller().ok('PUT /shop/admin/freightTemplate/{templateId}', change);
    // The second tab gets an error, and nothing of it is written.
    expect(await seller().refused('PUT /shop/admin/freightTemplate/{templateId}', { ...change, name: 'Second tab' })).toBe(
      'changedMeanwhile',
    );
    expect((await listed()).find((t) => t.templateId === templateId)).toMatchObject({ name: 'Kept anew', express: null, version: 2 });
    await seller().ok('DELETE /shop/admin/freightTemplate/{templateId}', { templateId });
    expect(await seller().refused('DELETE /shop/admin/freightTemplate/{templateId}', { templateId })).toBe('freightTemplateUnknown');
    const actions = await market().query('select action from audit_log where subject = $1 order by id', [`freightTemplate:${templateId}`]);
    expect(actions.map((a) => a['action'])).toEqual(['freightTemplate.add', 'freightTemplate.change', 'freightTemplate.remove']);
  });

  it('has no two of one name, whoever is first, and takes what is typed as it is', async () => {
    const name = '<b>”Тяжёлое”</b> 重货 %s';
    const { templateId } = await seller(2).ok('POST /shop/admin/freightTemplate', byPieces(name));
    expect((await listed(2)).map((t) => t.name)).toContain(name);
    expect(await seller(2).refused('POST /shop/admin/freightTemplate', byPieces(name.toUpperCase()))).toBe('freightTemplateNamed');
    const other = await seller(2).ok('POST /shop/admin/freightTemplate', byPieces('Other'));
    const { measure: _, ...form } = byPieces(name.toLowerCase());
    expect(
      await seller(2).refused('PUT /shop/admin/freightTemplate/{templateId}', { ...form, templateId: other.templateId, version: 1 }),
    ).toBe('freightTemplateNamed');
    // Its own name in other letters is its own.
    await seller(2).ok('PUT /shop/admin/freightTemplate/{templateId}', { ...form, templateId, version: 1 });
    await seller(3).ok('POST /shop/admin/freightTemplate', byPieces(name));
  });

  it('takes no quantity of nothing and no fee that is none', async () => {
    const { ordinary } = byPieces('');
    for (const wrong of [{ first: 0 }, { further: 0 }, { first: 1.5 }, { firstFee: '-1' }, { furtherFee: '1e3' }, { firstFee: '0.001' }]) {
      const outcome = await seller().call('POST /shop/admin/freightTemplate', byPieces('Wrong', { ordinary: { ...ordinary, ...wrong } }));
      expect([outcome.code, ...fieldsOf(outcome)]).toEqual(['A00014', `ordinary.${Object.keys(wrong)[0]}`]);
    }
    for (const more of [{ measure: 3 }, { name: '  ' }, { name: 'a\u0000' }])
      expect((await seller().call('POST /shop/admin/freightTemplate', byPieces('Wrong', more))).code).toBe('A00014');
    await seller().ok('POST /shop/admin/freightTemplate', byPieces('Free', { ordinary: { ...ordinary, firstFee: '0', furtherFee: '0' } }));
  });
});

describe('a product names a template', () => {
  it('of its own store, and goes by it in the cart, the quote and the order, by both lines of transport', async () => {
    const [variant] = await variantsOf(market(), 1);
    const { prodId, skuId, minimum: count } = variant!;
    const before = await market().guest.ok('GET /prod/prodInfo', { prodId });
    expect(before.freight).toEqual({ templateId: -1, measure: null, ordinary: null, express: null });
    const templateId = await templateFor(market(), 1, [prodId], byPieces('By pieces'));
    const { freight } = await market().guest.ok('GET /prod/prodInfo', { prodId });
    expect(freight).toMatchObject({ templateId, measure: 0, ordinary: { first: 10, firstFee: 5 }, express: { firstFee: 15 } });
    const buyer = await newBuyer();
    const basketIds = await fillCart(buyer, [variant!]);
    expect(inCents((await buyer.ok('POST /p/shopCart/info', {})).freightAmount)).toBe(cents(count));
    const quote = await buyer.ok('POST /p/order/confirm', { basketIds });
    expect(quote.transports.map((t) => inCents(t.transfee))).toEqual([cents(count), cents(count, 1500, 375)]);
    const express = await buyer.ok('POST /p/order/confirm', { basketIds, transportType: 2 });
    expect(inCents(express.totalTransFee)).toBe(cents(count, 1500, 375));
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', {
      basketIds,
      transportType: 2,
      quoteVersion: express.quoteVersion,
    });
    await pay(buyer, [number]);
    // Whatever becomes of the template: the order keeps what it was charged.
    const { measure: _, ...form } = byPieces('By pieces', { ordinary: { first: 1, firstFee: '9', further: 1, furtherFee: '9' } });
    await seller().ok('PUT /shop/admin/freightTemplate/{templateId}', { ...form, templateId, version: 1 });
    const order = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect([order.transfee, order.orderItemDtos[0]?.transfee].map((a) => inCents(a ?? 0))).toEqual([
      cents(count, 1500, 375),
      cents(count, 1500, 375),
    ]);
    // The page of the product is kept, and says so at once.
    expect((await market().guest.ok('GET /prod/prodInfo', { prodId })).freight.ordinary).toMatchObject({ first: 1, firstFee: 9 });
    expect((await market().guest.ok('GET /prod/skuList', { prodId })).some((s) => s.skuId === skuId)).toBe(true);
  });

  it('none of another store, none that is gone, and none that counts what the goods do not tell', async () => {
    const [{ prodId } = { prodId: 0 }] = await variantsOf(market(), 2);
    const { templateId: foreign } = await seller(3).ok('POST /shop/admin/freightTemplate', byPieces('Foreign'));
    for (const id of [foreign, 2_000_000]) expect(failureOf(await saveWithFreight(seller(2), prodId, id))).toBe('freightTemplateUnknown');
    expect((await saveWithFreight(seller(2), prodId, -2)).code).toBe('A00014');
    const { templateId: weight } = await seller(2).ok('POST /shop/admin/freightTemplate', byPieces('Weight', { measure: 1 }));
    const { templateId: volume } = await seller(2).ok('POST /shop/admin/freightTemplate', byPieces('Volume', { measure: 2 }));
    const none = { carton_weight_kg: '0', carton_volume_m3: '0' };
    expect(fieldsOf(await saveWithFreight(seller(2), prodId, weight, none))).toEqual(['product.carton_weight_kg']);
    expect(fieldsOf(await saveWithFreight(seller(2), prodId, volume, none))).toEqual(['product.carton_volume_m3']);
    expect((await seller(2).ok('GET /shop/admin/prod/info/{prodId}', { prodId })).freightTemplateId).toBe(-1);
    expect((await saveWithFreight(seller(2), prodId, weight)).code).toBe('00000');
    // What it goes by counts the weight from then on; leaving it, the weight may go.
    expect(fieldsOf(await saveWithFreight(seller(2), prodId, weight, none))).toEqual(['product.carton_weight_kg']);
    expect((await saveWithFreight(seller(2), prodId, -1, none)).code).toBe('00000');
  });

  it('or is free of freight, and goes back to its unit fees', async () => {
    const [variant] = await variantsOf(market(), 3);
    const { prodId } = variant!;
    const buyer = await newBuyer();
    const basketIds = await fillCart(buyer, [variant!]);
    const freightNow = async () => (await buyer.ok('POST /p/order/confirm', { basketIds })).totalTransFee;
    const byUnit = await freightNow();
    expect(byUnit).toBeGreaterThan(0);
    await saveWithFreight(seller(3), prodId, 0);
    expect(await freightNow()).toBe(0);
    const { freight, skuList } = await market().guest.ok('GET /prod/prodInfo', { prodId });
    expect([freight.templateId, ...skuList.flatMap((s) => [s.universalExpress, s.express])].every((n) => n === 0)).toBe(true);
    const { product, variants, version } = await seller(3).ok('GET /shop/admin/prod/info/{prodId}', { prodId });
    // A client that does not know of templates leaves it as it is.
    await seller(3).ok('PUT /shop/admin/prod', { prodId, version, product, variants });
    expect(await freightNow()).toBe(0);
    await saveWithFreight(seller(3), prodId, -1);
    expect(await freightNow()).toBe(byUnit);
  });
});

describe('an order by a template', () => {
  it('counts its lines together, and gives back exact shares when part of it is refunded', async () => {
    const [one, two] = await variantsOf(market(), 1);
    await restock(market(), 'on_hand + 1000', 'sku_id = any($1::int[])', [[one!.skuId, two!.skuId]]);
    const form = byPieces('Together', { ordinary: { first: 7, firstFee: '4.99', further: 3, furtherFee: '0.77' } });
    await templateFor(market(), 1, [one!.prodId, two!.prodId], form);
    const buyer = await newBuyer();
    const basketIds = await fillCart(buyer, [one!, two!]);
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds });
    await pay(buyer, [number]);
    const order = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    const whole = 499 + Math.ceil((one!.minimum + two!.minimum - 7) / 3) * 77;
    expect(inCents(order.transfee)).toBe(whole);
    const lines = order.orderItemDtos.map((i) => ({ id: i.orderItemId, freight: inCents(i.transfee), count: i.prodCount }));
    expect(lines.reduce((sum, l) => sum + l.freight, 0)).toBe(whole);
    // Piece after piece goes back before anything leaves: together no cent more or less than was charged.
    const [line] = lines;
    let back = 0;
    for (const goodsNum of [1, line!.count - 1]) {
      const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, line!.id, goodsNum));
      await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
      await market().advance(0);
      const [refund] = await market().query<{ freight: string }>('select freight::text from refunds where number = $1', [refundSn]);
      back += Number(refund?.freight);
    }
    expect(back).toBe(line!.freight);
  });

  it('is not placed when the template was changed after the quote: the buyer is told the freight', async () => {
    const [variant] = await variantsOf(market(), 2);
    const { measure: _, ...form } = byPieces('Changing');
    const templateId = await templateFor(market(), 2, [variant!.prodId], byPieces('Changing'));
    const buyer = await newBuyer();
    const basketIds = await fillCart(buyer, [variant!]);
    const { quoteVersion } = await buyer.ok('POST /p/order/confirm', { basketIds });
    await seller(2).ok('PUT /shop/admin/freightTemplate/{templateId}', {
      ...form,
      templateId,
      version: 1,
      ordinary: { first: 1_000_000, firstFee: '77.07', further: 1, furtherFee: '0' },
    });
    const outcome = await buyer.call('POST /p/order/submit', { basketIds, quoteVersion });
    expect([failureOf(outcome), (outcome.data as { freight?: number }).freight]).toEqual(['priceChanged', 77.07]);
    const fresh = await buyer.ok('POST /p/order/confirm', { basketIds });
    expect(fresh.quoteVersion).not.toBe(quoteVersion);
    await buyer.ok('POST /p/order/submit', { basketIds, quoteVersion: fresh.quoteVersion });
    // A name changes nothing that a person pays for.
    const again = await fillCart(buyer, [variant!]);
    const quote = await buyer.ok('POST /p/order/confirm', { basketIds: again });
    const renamed = { ...form, name: 'Renamed', ordinary: { first: 1_000_000, firstFee: '77.07', further: 1, furtherFee: '0' } };
    await seller(2).ok('PUT /shop/admin/freightTemplate/{templateId}', { ...renamed, templateId, version: 2 });
    await buyer.ok('POST /p/order/submit', { basketIds: again, quoteVersion: quote.quoteVersion });
  });

  it('too large for any amount is refused, not counted wrongly', async () => {
    const [variant] = await variantsOf(market(), 3);
    const dear = { first: 1, firstFee: '99999999999', further: 1, furtherFee: '99999999999' };
    await templateFor(market(), 3, [variant!.prodId], byPieces('Dear', { ordinary: dear, express: null }));
    const buyer = await newBuyer();
    const basketIds = await fillCart(buyer, [variant!]);
    expect((await buyer.ok('POST /p/shopCart/info', {})).freightAmount).toBeGreaterThan(0);
    expect(await buyer.refused('POST /p/order/confirm', { basketIds })).toBe('orderTooLarge');
    await saveWithFreight(seller(3), variant!.prodId, -1);
  });
});

describe('a template that is removed', () => {
  it('is named by no product, and the refusal says by how many', async () => {
    const own = (await variantsOf(market(), 3)).slice(0, 2).map((v) => v.prodId);
    const templateId = await templateFor(market(), 3, own, byPieces('In use'));
    const outcome = await seller(3).call('DELETE /shop/admin/freightTemplate/{templateId}', { templateId });
    expect([failureOf(outcome), outcome.msg]).toEqual(['freightTemplateInUse', expect.stringContaining('2 products')]);
    expect((await listed(3)).find((t) => t.templateId === templateId)?.products).toBe(2);
    for (const prodId of own) await saveWithFreight(seller(3), prodId, -1);
    await market().query('update products set freight_template_id = $1, status = -1 where id = $2', [templateId, own[0]]);
    await seller(3).ok('DELETE /shop/admin/freightTemplate/{templateId}', { templateId });
    expect(await market().query('select freight_template_id as id from products where id = $1', [own[0]])).toEqual([{ id: null }]);
    await market().query('update products set status = 1 where id = $1', [own[0]]);
  });
});
