import { offerItemsMax, offersOpenMax } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { goodsOfStore, offerForm, type OfferForm, platformOffer, storeOffer } from '../../../test/kept-offers.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { putOffer } from '../../../test/offers.ts';
import { readForm } from './model/written.ts';
import { namesOf } from '../../../test/racing.ts';

// Offers from the form that makes them to the price they leave. After each test all invariants are proven.
const market = marketplaceForFile();
const own = async (place = 0) => (await goodsOfStore(market(), 1))[place]!;
/** Where a form is wrong, in the order of the alphabet. */
const wrongOf = async (seller: Person, form: OfferForm): Promise<string[]> => {
  const outcome = await seller.call('POST /shop/admin/offer', form);
  expect(outcome.code).toBe('A00014');
  return Object.keys((outcome.data as { fields: object }).fields).toSorted();
};
const faultIn = async (seller: Person, form: OfferForm, field: string): Promise<string | undefined> => {
  const outcome = await seller.call('POST /shop/admin/offer', form);
  return (outcome.data as { fields?: Record<string, string> }).fields?.[field];
};

describe('the form of an offer', () => {
  it.each(['0', '100', '101', '-1', '1.5', '12 %', '9007199254740993'])('refuses %s per cent', async (percent) => {
    const { skuId } = await own();
    expect(await wrongOf(market().seller(1), offerForm(market(), [], { items: [{ skuId, percent }] }))).toEqual(['items.0.percent']);
  });

  it.each(['1', '99'])('takes %s per cent', async (percent) => {
    const { skuId } = await own();
    await market()
      .seller(1)
      .ok('POST /shop/admin/offer', offerForm(market(), [], { items: [{ skuId, percent }] }));
  });

  it('takes a price below the one of now, and says which that is where it is not', async () => {
    const m = market();
    const { skuId, price } = await own();
    const form = (typed: string) => offerForm(m, [], { items: [{ skuId, price: typed }] });
    const decimal = (minor: number) => (minor / 100).toFixed(2);
    expect(await faultIn(m.seller(1), form(decimal(price)), 'items.0.price')).toBe(
      `must be below the current price of ${decimal(price)} USD`,
    );
    for (const wrong of ['0', '0.00', '-1', '1.005', 'much']) expect(await wrongOf(m.seller(1), form(wrong))).toEqual(['items.0.price']);
    await m.seller(1).ok('POST /shop/admin/offer', form(decimal(price - 1)));
  });

  it('compares a price with the highest tier of a tiered product', async () => {
    const m = market();
    const [tiered] = await m.query<{ skuId: number; low: number; high: number }>(
      `select s.id as "skuId", min(t.price)::int as low, max(t.price)::int as high from skus s join products p on p.id = s.product_id join product_tiers t on t.product_id = p.id
       where p.store_id = 1 and p.pricing_mode = 1 and p.status = 1 and not s.is_deleted group by s.id having min(t.price) < max(t.price) limit 1`,
    );
    const form = (minor: number) => offerForm(m, [], { items: [{ skuId: tiered!.skuId, price: (minor / 100).toFixed(2) }] });
    const { offerId } = await m.seller(1).ok('POST /shop/admin/offer', form(tiered!.high - 1));
    // Between the tiers it lowers the highest alone: the lowest stays what it is.
    const [item] = (await m.seller(1).ok('GET /shop/admin/offer/detail', { offerId })).items;
    expect(item).toMatchObject({
      oriPrice: tiered!.low / 100,
      priceAfter: tiered!.low / 100,
      oriPriceMax: tiered!.high / 100,
      priceAfterMax: (tiered!.high - 1) / 100,
    });
    expect(await faultIn(m.seller(1), form(tiered!.high), 'items.0.price')).toContain('highest price');
  });

  it('tells all that is wrong at once, each at its field', async () => {
    const m = market();
    const [{ skuId: foreign }] = [(await goodsOfStore(m, 2))[0]!];
    const [a, b] = [await own(0), await own(1)];
    const now = m.app.clock.now().getTime();
    const wrong = await wrongOf(
      m.seller(1),
      offerForm(m, [], {
        title: {},
        startTime: new Date(now + 86_400_000).toISOString(),
        endTime: new Date(now).toISOString(),
        items: [
          { skuId: a.skuId, percent: '10', price: '1' },
          { skuId: a.skuId, percent: '10' },
          { skuId: b.skuId },
          { skuId: foreign, percent: '10' },
          { skuId: 2_000_000_000, percent: '100', quota: '0', perBuyer: 'x' },
        ],
      }),
    );
    expect(wrong).toEqual([
      'endTime',
      'items.0.percent',
      'items.1.skuId',
      'items.2.price',
      'items.3.skuId',
      'items.4.perBuyer',
      'items.4.percent',
      'items.4.quota',
      'items.4.skuId',
      'title',
    ]);
  });

  it('refuses times that are none, that have passed, that are too long, and no goods at all', async () => {
    const m = market();
    const { skuId } = await own();
    const now = m.app.clock.now().getTime();
    const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
    const wrong = (more: Partial<OfferForm>) => wrongOf(m.seller(1), offerForm(m, [skuId], more));
    expect(await wrong({ startTime: '', endTime: 'tomorrow' })).toEqual(['endTime', 'startTime']);
    expect(await wrong({ startTime: '2026-02-30T00:00:00Z' })).toEqual(['startTime']);
    expect(await wrong({ startTime: at(-3), endTime: at(-2) })).toEqual(['endTime']);
    expect(await wrong({ startTime: at(1), endTime: at(1) })).toEqual(['endTime']);
    expect(await wrong({ startTime: at(0), endTime: at(366.1) })).toEqual(['endTime']);
    expect(await wrong({ items: [] })).toEqual(['items']);
    await m.seller(1).ok('POST /shop/admin/offer', offerForm(m, [skuId], { startTime: at(0), endTime: at(366) }));
  });

  it(`refuses ${offerItemsMax + 1} variants`, async () => {
    const m = market();
    const { skuId } = await own();
    const items = Array.from({ length: offerItemsMax + 1 }, () => ({ skuId, percent: '10' }));
    expect(await wrongOf(m.seller(1), offerForm(m, [], { items }))).toEqual(['items']);
  });

  it(`is refused when there are ${offersOpenMax} offers that are not over`, async () => {
    const m = market();
    const { skuId } = (await goodsOfStore(m, 4))[0]!;
    for (let n = 0; n < offersOpenMax; n++) await putOffer(m, { storeId: 4, items: [{ skuId, percent: 10 }] });
    expect(await m.seller(4).refused('POST /shop/admin/offer', offerForm(m, [skuId]))).toBe('offersFull');
  });
});

describe('the times of an offer', () => {
  const now = new Date('2026-05-01T12:00:00Z');
  const goods = new Map([[1, { productId: 1, storeId: 1, article: 'A', currency: 'USD', low: 1000n, high: 1000n, cartonQuantity: 1 }]]);
  const faults = (startTime: string, endTime: string) => [
    ...readForm({ offerKind: 1, title: 'x', startTime, endTime, items: [{ skuId: 1, percent: '10' }] }, goods, 'en', now).faults.keys(),
  ];

  it('end after they begin and after now, each to the millisecond, and last at most a year and a day', () => {
    expect(faults('2026-05-01T12:00:00.000Z', '2026-05-01T12:00:00.000Z')).toEqual(['endTime']);
    expect(faults('2026-05-01T12:00:00.000Z', '2026-05-01T12:00:00.001Z')).toEqual([]);
    expect(faults('2026-04-01T12:00:00.000Z', '2026-05-01T12:00:00.000Z')).toEqual(['endTime']);
    expect(faults('2026-05-01T12:00:00.000Z', '2027-05-02T12:00:00.000Z')).toEqual([]);
    expect(faults('2026-05-01T12:00:00.000Z', '2027-05-02T12:00:00.001Z')).toEqual(['endTime']);
    // The same instant in another zone.
    expect(faults('2026-05-01T15:00:00+03:00', '2026-05-01T12:00:00Z')).toEqual(['endTime']);
  });
});

describe('an offer', () => {
  it('belongs to its owner: nobody else reads, changes, pauses or ends it', async () => {
    const m = market();
    const { skuId } = await own();
    const offerId = await storeOffer(m, m.seller(1), [skuId]);
    const other = m.seller(2);
    expect(await other.refused('GET /shop/admin/offer/detail', { offerId })).toBe('offerUnknown');
    expect(await other.refused('PUT /shop/admin/offer/pause', { offerId, paused: true })).toBe('offerUnknown');
    expect(await other.refused('PUT /shop/admin/offer/end', { offerId })).toBe('offerUnknown');
    expect(await other.refused('PUT /shop/admin/offer/consent', { offerId, agreed: true })).toBe('offerUnknown');
    expect(await m.operator.refused('PUT /platform/offer/end', { offerId })).toBe('offerUnknown');
  });

  it('is changed whole before it begins, by whoever read it last', async () => {
    const m = market();
    const seller = m.seller(1);
    const [a, b] = [await own(0), await own(1)];
    const { offerId } = await seller.ok('POST /shop/admin/offer', offerForm(m, [a.skuId]));
    const changed = { offerId, version: 1, ...offerForm(m, [b.skuId, a.skuId], { offerKind: 2, title: { en: 'Anew', ru: 'Заново' } }) };
    await seller.ok('PUT /shop/admin/offer', changed);
    expect(await seller.refused('PUT /shop/admin/offer', changed)).toBe('changedMeanwhile');
    const detail = await seller.ok('GET /shop/admin/offer/detail', { offerId });
    expect([detail.offerKind, detail.title, detail.version, detail.items.map((i) => i.skuId)]).toEqual([2, 'Anew', 2, [b.skuId, a.skuId]]);
  });

  it('that runs takes another title and an earlier end, and nothing else', async () => {
    const m = market();
    const seller = m.seller(1);
    const { skuId } = await own();
    const form = offerForm(m, [skuId], { startTime: m.app.clock.now().toISOString() });
    const { offerId } = await seller.ok('POST /shop/admin/offer', form);
    const change = (more: Partial<OfferForm>, version = 1) =>
      seller.refused('PUT /shop/admin/offer', { offerId, version, ...form, ...more });
    const end = new Date(form.endTime ?? '').getTime();
    expect(await change({ endTime: new Date(end + 1).toISOString() })).toBe('offerRunning');
    expect(await change({ offerKind: 2 })).toBe('offerRunning');
    expect(await change({ items: [{ skuId, percent: '11' }] })).toBe('offerRunning');
    expect(await change({ items: [{ skuId, percent: '10', quota: '5' }] })).toBe('offerRunning');
    expect(await change({ items: [...form.items, { skuId: (await own(1)).skuId, percent: '10' }] })).toBe('offerRunning');
    expect(await change({ startTime: new Date(m.app.clock.now().getTime() + 60_000).toISOString() })).toBe('offerRunning');
    expect(await change({ endTime: new Date(m.app.clock.now().getTime() - 1).toISOString() })).toBe('argumentNotValid');
    // What it costs now is another matter: the offer stays as it was written.
    await m.query('update skus set price = 1 where id = $1', [skuId]);
    await seller.ok('PUT /shop/admin/offer', {
      offerId,
      version: 1,
      ...form,
      title: 'Shorter',
      endTime: new Date(end - 86_400_000).toISOString(),
    });
    expect(await seller.ok('GET /shop/admin/offer/detail', { offerId })).toMatchObject({ title: 'Shorter', version: 2, state: 1 });
  });

  it('that was ended, or is over by the clock, is over for good', async () => {
    const m = market();
    const seller = m.seller(3);
    const [{ skuId }] = [(await goodsOfStore(m, 3))[0]!];
    const form = offerForm(m, [skuId]);
    const { offerId } = await seller.ok('POST /shop/admin/offer', form);
    await seller.ok('PUT /shop/admin/offer/end', { offerId });
    const over = await putOffer(m, { storeId: 3, endsAt: new Date('2020-02-01'), items: [{ skuId, percent: 10 }] });
    for (const id of [offerId, over]) {
      expect(await seller.refused('PUT /shop/admin/offer/end', { offerId: id })).toBe('offerOver');
      expect(await seller.refused('PUT /shop/admin/offer/pause', { offerId: id, paused: 1 })).toBe('offerOver');
      expect(await seller.refused('PUT /shop/admin/offer', { offerId: id, version: 2, ...form })).toBe('offerOver');
    }
    const { records, counts } = await seller.ok('GET /shop/admin/offer/page', { view: 'ended' });
    expect([records.map((o) => o.state), counts]).toEqual([[2, 2], { all: 2, running: 0, notStarted: 0, paused: 0, ended: 2 }]);
  });

  it('is paused and goes on; a second click changes nothing', async () => {
    const m = market();
    const seller = m.seller(1);
    const offerId = await storeOffer(m, seller, [(await own(2)).skuId], { title: 'Paused and on' });
    const kept = async () => (await seller.ok('GET /shop/admin/offer/page', { q: 'paused AND' })).records[0];
    for (const paused of [true, true, false]) {
      await seller.ok('PUT /shop/admin/offer/pause', { offerId, paused });
      expect((await kept())?.paused).toBe(paused);
    }
    const rows = await m.query("select 1 from audit_log where action = 'offer.pause' and subject = $1", [`offer:${offerId}`]);
    expect([rows.length, (await kept())?.version]).toEqual([2, 3]);
  });

  it('of two operators who change it at once one is told that it was changed', async () => {
    const m = market();
    const { skuId } = await own();
    const form = offerForm(m, [skuId]);
    const { offerId } = await m.operator.ok('POST /platform/offer', form);
    const change = (title: string) => m.operator.call('PUT /platform/offer', { offerId, version: 1, ...form, title });
    const outcomes = await Promise.all([change('One'), change('Two')]);
    expect(namesOf(outcomes)).toEqual(['changedMeanwhile', 'ok']);
  });

  it('tells which other offer wins its goods, and what its store receives', async () => {
    const m = market();
    const seller = m.seller(5);
    const [{ skuId, price }] = [(await goodsOfStore(m, 5))[0]!];
    const weak = await storeOffer(m, seller, [skuId], { items: [{ skuId, percent: '10' }] });
    const strong = await platformOffer(m, [skuId], { items: [{ skuId, percent: '20' }], title: 'Twenty' });
    const item = async () => (await seller.ok('GET /shop/admin/offer/detail', { offerId: weak })).items[0];
    expect(await item()).toMatchObject({ beatenBy: null });
    await seller.ok('PUT /shop/admin/offer/consent', { offerId: strong, agreed: 1 });
    expect(await item()).toMatchObject({ beatenBy: { offerId: strong, owner: 'platform', title: 'Twenty' } });
    const [theirs] = (await m.operator.ok('GET /platform/offer/detail', { offerId: strong })).items;
    // The platform’s leaves the store its price.
    expect([theirs?.beatenBy, theirs?.receivesOnOffer, theirs?.agreed]).toEqual([null, theirs?.receives, true]);
    expect(theirs?.priceAfter).toBe((price - Math.floor((price * 20 + 50) / 100)) / 100);
    expect((await item())!.receivesOnOffer).toBeLessThan((await item())!.receives);
  });
});
