import { describe, expect, it } from 'vitest';
import { fillCart, pay, variantsOf } from '../../../test/goods.ts';
import { goodsOfStore, offerForm, platformOffer, storeOffer } from '../../../test/kept-offers.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { oneLine } from '../../../test/refunds.ts';

// Offers of the platform and the stores that it asks, and what came of offers. After each test all invariants are proven.
const market = marketplaceForFile();
const ofStore = async (storeId: number, place = 0) => (await goodsOfStore(market(), storeId))[place]!;
const asked = async (storeId: number, offerId: number) =>
  (await market().seller(storeId).ok('GET /shop/admin/offer/asked', { size: 100 })).records.find((o) => o.offerId === offerId);
const agreedItems = async (offerId: number) =>
  (await market().operator.ok('GET /platform/offer/detail', { offerId })).items.map((i) => [i.shopId, i.agreed]);
const mailsTo = async (storeId: number): Promise<number> =>
  (
    await market().query<{ n: number }>(
      `select count(*)::int as n from mails where recipient in (select mail from store_accounts where store_id = $1 union select mail from stores where id = $1)`,
      [storeId],
    )
  )[0]?.n ?? 0;

describe('an offer of the platform', () => {
  it('asks each store for its goods alone, and holds where a store agreed', async () => {
    const m = market();
    const [one, two] = [await ofStore(1), await ofStore(2)];
    const before = await mailsTo(1);
    const offerId = await platformOffer(m, [one.skuId, two.skuId]);
    expect(await mailsTo(1)).toBeGreaterThan(before);
    const question = await asked(1, offerId);
    expect(question).toMatchObject({ agreed: null, termsVersion: 1, items: [{ skuId: one.skuId, shopId: 1 }] });
    expect(question!.items[0]!.receivesOnOffer).toBe(question!.items[0]!.receives);
    await m.seller(1).ok('PUT /shop/admin/offer/consent', { offerId, agreed: true, termsVersion: 1 });
    expect(await agreedItems(offerId)).toEqual([
      [1, true],
      [2, false],
    ]);
    const { consents, storesAgreed, stores } = await m.operator.ok('GET /platform/offer/detail', { offerId });
    expect([consents.map((c) => c.agreed), storesAgreed, stores]).toEqual([[true, null], 1, 2]);
    expect(await asked(3, offerId)).toBeUndefined();
    expect(await m.seller(3).refused('PUT /shop/admin/offer/consent', { offerId, agreed: true })).toBe('offerUnknown');
  });

  it('asks anew when its terms change: the consent to what it was before counts no more', async () => {
    const m = market();
    const { skuId } = await ofStore(1);
    const form = offerForm(m, [skuId]);
    const { offerId } = await m.operator.ok('POST /platform/offer', form);
    const consent = { offerId, agreed: true, termsVersion: 1 };
    await m.seller(1).ok('PUT /shop/admin/offer/consent', consent);
    // Another title is no other price.
    await m.operator.ok('PUT /platform/offer', { offerId, version: 1, ...form, title: 'Autumn sale' });
    expect(await asked(1, offerId)).toMatchObject({ agreed: true, termsVersion: 1, title: 'Autumn sale' });
    const mails = await mailsTo(1);
    await m.operator.ok('PUT /platform/offer', { offerId, version: 2, ...form, items: [{ skuId, percent: '30' }] });
    expect(await asked(1, offerId)).toMatchObject({ agreed: null, termsVersion: 2 });
    expect([await agreedItems(offerId), (await mailsTo(1)) > mails]).toEqual([[[1, false]], true]);
    expect(await m.seller(1).refused('PUT /shop/admin/offer/consent', consent)).toBe('changedMeanwhile');
    await m.seller(1).ok('PUT /shop/admin/offer/consent', { ...consent, termsVersion: 2 });
    expect(await agreedItems(offerId)).toEqual([[1, true]]);
  });

  it('ends for the goods of a store at once when it takes its consent back, before the start and while it runs', async () => {
    const m = market();
    const { skuId } = await ofStore(2, 1);
    const offerId = await platformOffer(m, [skuId]);
    const answer = (agreed: boolean) => m.seller(2).ok('PUT /shop/admin/offer/consent', { offerId, agreed });
    for (const agreed of [true, false, true, false]) {
      await answer(agreed);
      expect(await agreedItems(offerId)).toEqual([[2, agreed]]);
    }
    const rows = await m.query<{ before: { offerAgreed: boolean | null }; after: { offerAgreed: boolean } }>(
      "select before, after from audit_log where action = 'offer.consent' and subject = $1 order by id",
      [`offer:${offerId}`],
    );
    expect(rows.map((r) => [r.before.offerAgreed, r.after.offerAgreed])).toEqual([
      [null, true],
      [true, false],
      [false, true],
      [true, false],
    ]);
  });

  it('that is over asks nobody and hears no answer', async () => {
    const m = market();
    const { skuId } = await ofStore(3);
    const offerId = await platformOffer(m, [skuId]);
    await m.operator.ok('PUT /platform/offer/end', { offerId });
    expect(await asked(3, offerId)).toBeUndefined();
    expect(await m.seller(3).refused('PUT /shop/admin/offer/consent', { offerId, agreed: true })).toBe('offerOver');
  });

  it('is for what open stores sell; a store may prepare an offer for what is not on sale yet', async () => {
    const m = market();
    const { skuId, productId } = await ofStore(1, 3);
    await m.query('update products set status = 0 where id = $1', [productId]);
    expect(await m.operator.refused('POST /platform/offer', offerForm(m, [skuId]))).toBe('argumentNotValid');
    expect(await m.operator.ok('GET /platform/offer/goods', { prodId: productId })).toEqual([]);
    await m.seller(1).ok('POST /shop/admin/offer', offerForm(m, [skuId]));
    const [goods] = await m.seller(1).ok('GET /shop/admin/offer/goods', { prodId: productId });
    expect(goods).toMatchObject({ prodId: productId, shopId: 1, commission: expect.any(Number) as number });
    expect(await m.seller(2).ok('GET /shop/admin/offer/goods', { prodId: productId })).toEqual([]);
  });

  it('is paused and goes on', async () => {
    const m = market();
    const offerId = await platformOffer(m, [(await ofStore(1)).skuId]);
    await m.operator.ok('PUT /platform/offer/pause', { offerId, paused: 1 });
    expect(await asked(1, offerId)).toMatchObject({ paused: true });
    await m.operator.ok('PUT /platform/offer/pause', { offerId, paused: 0 });
    const { records } = await m.operator.ok('GET /platform/offer/page', { view: 'running' });
    expect(records.map((o) => o.offerId)).toContain(offerId);
  });
});

describe('an offer of a store', () => {
  it('keeps its title in other languages when it is written as one text', async () => {
    const m = market();
    const form = offerForm(m, [(await ofStore(2)).skuId], { title: { en: 'Sale', ru: 'Распродажа' } });
    const { offerId } = await m.seller(2).ok('POST /shop/admin/offer', form);
    await m.seller(2).ok('PUT /shop/admin/offer', { ...form, title: 'Big sale', offerId, version: 1 });
    expect((await m.seller(2).ok('GET /shop/admin/offer/detail', { offerId })).titles).toEqual({ en: 'Big sale', ru: 'Распродажа' });
  });

  it('is of whole cartons, so that no rest has a price that nobody can pay', async () => {
    const m = market();
    const [goods] = await m.query<{ skuId: number; carton: number }>(
      'select s.id as "skuId", p.carton_quantity as carton from skus s join products p on p.id = s.product_id where p.store_id = 2 and p.status = 1 and not s.is_deleted and s.price >= 200 and p.pricing_mode = 0 and p.carton_quantity > 1 order by s.id limit 1',
    );
    const { skuId, carton } = goods!;
    const items = (pieces: number) => [{ skuId, percent: '10', quota: String(pieces), perBuyer: String(pieces) }];
    const wrong = await m.seller(2).call('POST /shop/admin/offer', offerForm(m, [], { items: items(carton + 1) }));
    expect(Object.keys((wrong.data as { fields: object }).fields).toSorted()).toEqual(['items.0.perBuyer', 'items.0.quota']);
    await m.seller(2).ok('POST /shop/admin/offer', offerForm(m, [], { items: items(carton * 2) }));
  });

  it('is known to nobody else before it is announced', async () => {
    const m = market();
    const day = 86_400_000;
    const from = m.app.clock.now().getTime() + 30 * day;
    const times = { startTime: new Date(from).toISOString(), endTime: new Date(from + day).toISOString() };
    const { offerId } = await m.seller(2).ok('POST /shop/admin/offer', offerForm(m, [(await ofStore(2)).skuId], times));
    expect(await m.guest.refused('GET /offer/prodPage', { offerId })).toBe('offerUnknown');
    await m.advance(24);
    expect((await m.guest.ok('GET /offer/prodPage', { offerId })).offer.state).toBe(0);
  });
});

describe('the figures of an offer', () => {
  it('are of paid orders: what was paid for the pieces that stay, what it took off them, who was new, what went back', async () => {
    const m = market();
    const [goods] = await variantsOf(m, 1);
    const buyer = m.buyer((await addBuyers(m, 1, 100_000_000n))[0] ?? 0);
    const offerId = await storeOffer(m, m.seller(1), [goods!.skuId], { items: [{ skuId: goods!.skuId, percent: '50' }] });
    const order = { ...goods!, minimum: goods!.minimum + goods!.carton };
    const place = async (): Promise<string> =>
      (await buyer.ok('POST /p/order/submit', { basketIds: await fillCart(buyer, [order]) })).orderNumbers;
    const paid = await place();
    await place();
    await pay(buyer, [paid]);
    const [item] = (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: paid })).orderItemDtos;
    const off = Math.round((item!.offer!.priceBefore - item!.price) * 100);
    const figures = async () =>
      (await m.seller(1).ok('GET /shop/admin/offer/page', { view: 'running' })).records.find((o) => o.offerId === offerId);
    const of = (pieces: number) => ({ sold: (Math.round(item!.price * 100) * pieces) / 100, cost: (off * pieces) / 100 });
    const pieces = order.minimum;
    expect(await figures()).toMatchObject({ orders: 1, ...of(pieces), newBuyers: 1, refundedPieces: 0 });
    expect(await m.seller(1).ok('GET /shop/admin/offer/detail', { offerId })).toMatchObject({ orders: 1, ...of(pieces) });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(paid, item!.orderItemId, goods!.carton));
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    expect(await figures()).toMatchObject({ orders: 1, ...of(pieces - goods!.carton), newBuyers: 1, refundedPieces: goods!.carton });
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: paid });
    expect(await figures()).toMatchObject({ orders: 0, sold: 0, cost: 0, newBuyers: 0, refundedPieces: pieces });
  });
});
