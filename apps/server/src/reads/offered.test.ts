import { pricingMode } from '@kyakhta/contract';
import { currencyOf } from '@kyakhta/money';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { marketplaceForFile, type Person } from '../../test/marketplace.ts';
import { putOffer } from '../../test/offers.ts';
import { processAhead } from '../../test/people.ts';
import { offeredVariants, rangeNow, relistOffer } from '../domains/catalog/index.ts';
import { gathering } from '../runtime/app.ts';
import { addHours } from '../runtime/clock.ts';
import { platformActor } from '../runtime/context.ts';
import { sql } from '../runtime/sql.ts';
import { inTransaction } from '../runtime/transaction.ts';
import { pricesNow } from './offered.ts';

const market = marketplaceForFile();
interface Goods {
  readonly prodId: number;
  readonly storeId: number;
  readonly categoryId: number;
  readonly skuIds: readonly number[];
  readonly prices: readonly number[];
}
const goodsOf = (mode: number): Promise<Goods[]> =>
  market().query<Goods>(
    `select p.id as "prodId", p.store_id as "storeId", p.category_id as "categoryId", array_agg(s.id order by s.position, s.id) as "skuIds",
       case when p.pricing_mode = 1 then (select array_agg(t.price::int order by t.start_quantity) from product_tiers t where t.product_id = p.id) else array_agg(s.price::int order by s.position, s.id) end as prices
     from products p join skus s on s.product_id = p.id and not s.is_deleted where p.pricing_mode = $1 and p.mold = 0 and p.status = 1 group by p.id having count(*) > 1 order by p.id`,
    [mode],
  );
/** Says of an offer what its owner's form says once it is written. */
const relist = async (offerId: number, moments: { startsAt?: Date; endsAt?: Date } = {}): Promise<void> => {
  const { app } = market();
  const gathered = gathering();
  const source = { locale: 'en', requestId: 'offer', ip: null, userAgent: null, plainPasswordAllowed: false, token: null } as const;
  await inTransaction(app.pool, async ({ db }) => {
    await relistOffer(app.context(db, platformActor, source, gathered), offerId, moments);
    await app.settle(db, gathered, 'offer');
  });
  app.tell(gathered);
};
const made = async (...[offer, moments]: [Parameters<typeof putOffer>[1], { startsAt?: Date; endsAt?: Date }?]): Promise<number> => {
  const id = await putOffer(market(), offer);
  await relist(id, moments);
  return id;
};
const over = async (): Promise<void> => {
  const ended = await market().query<{ id: number }>('update offers set ended_at = now() where ended_at is null returning id');
  for (const { id } of ended) await relist(id);
  await market().app.drain();
};
const cardOf = async (prodId: number, person: Person = market().guest) => {
  for (let current = 1; ; current += 1) {
    const { records, pages } = await person.ok('GET /search/page', { size: 48, current });
    const found = records.find((r) => r.prodId === prodId);
    if (found !== undefined || current >= pages) return found!;
  }
};
const amount = (minor: number | undefined): number => (minor ?? 0) / 100;

let range: Goods;
let tiered: Goods;
beforeAll(async () => {
  range = (await goodsOf(pricingMode.range)).find(({ prices }) => new Set(prices).size > 1)!;
  tiered = (await goodsOf(pricingMode.tiered))[0]!;
});

describe('prices that hold now', () => {
  it('are on the card, the page, its variants, and in what a buyer keeps', async () => {
    const m = market();
    const [skuId = 0, otherId = 0] = range.skuIds;
    const [price = 0] = range.prices;
    const offerId = await made({
      storeId: range.storeId,
      title: 'Week of prices',
      items: [{ skuId, price: 101, quota: 50, perBuyer: 12 }],
    });
    const told = {
      offerId,
      offerKind: 1,
      title: 'Week of prices',
      priceBefore: amount(price),
      price: 1.01,
      owner: 'store',
      endTime: '2099-01-01T00:00:00.000Z',
      left: 50,
      perBuyer: 12,
    };
    const low = { minPrice: 1.01, price: 1.01, offer: told };
    expect(await cardOf(range.prodId)).toMatchObject({ ...low, activityInProgress: true });
    const info = await m.guest.ok('GET /prod/prodInfo', { prodId: range.prodId });
    expect(info).toMatchObject({ ...low, offerChange: '2099-01-01T00:00:00.000Z' });
    const skus = await m.guest.ok('GET /prod/skuList', { prodId: range.prodId });
    expect(skus).toEqual(info.skuList);
    expect(skus.find((s) => s.skuId === skuId)).toMatchObject({ price: 1.01, oriPrice: amount(price), offer: told });
    expect(skus.find((s) => s.skuId === otherId)).toMatchObject({ offer: null });
    await m.buyer(1).ok('POST /p/user/collection/addOrCancel', { prodId: range.prodId, isCollection: 1 });
    const kept = await m.buyer(1).ok('GET /p/user/collection/page', {});
    expect(kept.records.find((r) => r.prodId === range.prodId)).toMatchObject(low);
    // A store sees its own price where it keeps its goods.
    const own = await m.seller(range.storeId).ok('GET /shop/admin/prod/page', { size: 50 });
    const sku = own.records.find((r) => r.prodId === range.prodId)?.skuList.find((s) => s.skuId === skuId);
    expect(sku).toMatchObject({ price: amount(price), offer: null });
    await over();
    expect(await cardOf(range.prodId)).toMatchObject({ offer: null, activityInProgress: false });
  });

  it('are the same whoever gives the offer: the lowest, then the store’s own, and none that a store did not agree to', async () => {
    const [skuId = 0] = range.skuIds;
    const platform = await made({ storeId: null, items: [{ skuId, price: 120, agreed: true }] });
    await made({ storeId: null, items: [{ skuId, price: 100 }] });
    expect((await cardOf(range.prodId)).offer).toMatchObject({ offerId: platform, owner: 'platform', price: 1.2 });
    const own = await made({ storeId: range.storeId, items: [{ skuId, price: 120 }] });
    expect((await cardOf(range.prodId)).offer).toMatchObject({ offerId: own, owner: 'store' });
    await over();
  });

  it('have each tier after the offer, with what it was', async () => {
    const m = market();
    const [skuId = 0, otherId = 0] = tiered.skuIds;
    await made({ storeId: tiered.storeId, items: [{ skuId, percent: 15 }] });
    const info = await m.guest.ok('GET /prod/prodInfo', { prodId: tiered.prodId });
    const less = tiered.prices.map((p) => amount(p - Math.floor((p * 15 + 50) / 100)));
    expect(info.tieredPriceVO.map((t) => [t.price, t.maxPrice, t.oriPrice])).toEqual(
      tiered.prices.map((p, i) => [less[i], amount(p), amount(p)]),
    );
    expect(info.skuList.find((s) => s.skuId === skuId)).toMatchObject({
      tierPrices: less,
      price: less[0],
      oriPrice: amount(tiered.prices[0]),
    });
    expect(info.skuList.find((s) => s.skuId === otherId)?.tierPrices).toEqual(tiered.prices.map(amount));
    expect(info.minPrice).toBe(Math.min(...less));
    await over();
  });
});

describe('an offer that begins or ends by the clock alone', () => {
  /** Moves the clock of everybody, and does nothing that falls due. */
  const later = async (hours: number): Promise<void> => {
    await market().query('update instance set clock_offset_seconds = clock_offset_seconds + $1', [hours * 3600]);
    await market().app.catchUp();
  };

  it('is on no answer a moment too long or too short, in any process', async () => {
    const m = market();
    const other = await processAhead(m, 0);
    const people = [m.guest, m.person({ kind: 'anonymous', id: null }, other)];
    const [skuId = 0] = range.skuIds;
    const now = m.app.clock.now();
    await made({ storeId: range.storeId, startsAt: addHours(now, 1), endsAt: addHours(now, 2), items: [{ skuId, price: 77 }] });
    await other.catchUp();
    const shown = async () => {
      await other.catchUp();
      const all = await Promise.all(
        people.map(async (person) => [
          (await cardOf(range.prodId, person)).minPrice,
          (await person.ok('GET /prod/prodInfo', { prodId: range.prodId })).minPrice,
          (await person.ok('GET /prod/skuList', { prodId: range.prodId })).find((s) => s.skuId === skuId)?.price,
        ]),
      );
      expect(all[1]).toEqual(all[0]);
      return all[0];
    };
    const before = await shown();
    expect(before).not.toContain(0.77);
    const { hits, misses } = other.cache;
    await shown();
    expect(other.cache.hits > hits && other.cache.misses === misses, 'what is true is kept').toBe(true);
    await later(1);
    expect(await shown()).toEqual([0.77, 0.77, 0.77]);
    await later(0.5);
    expect(await shown()).toEqual([0.77, 0.77, 0.77]);
    await later(0.5);
    expect(await shown()).toEqual(before);
    await other.close();
    await m.app.drain();
  });
});

describe('lists by price', () => {
  const first = async (categoryId: number, more: object = {}) =>
    (await market().guest.ok('GET /search/page', { categoryId, sort: 4, size: 48, ...more })).records.map((r) => r.prodId);

  it('follow an offer that begins, runs out, comes back and ends, and agree with filters and facets', async () => {
    const m = market();
    const { categoryId, prodId } = range;
    const [skuId = 0] = range.skuIds;
    const now = m.app.clock.now();
    const cheap = { minPrice: '0.01', maxPrice: '0.02' };
    const moments = { startsAt: addHours(now, 1), endsAt: addHours(now, 3) };
    const counted = async () => (await m.guest.ok('GET /search/facets', { categoryId })).prices[0]?.prodCount;
    const usual = await first(categoryId);
    const facets = await counted();
    const id = await made({ storeId: range.storeId, ...moments, items: [{ skuId, price: 1, quota: 10 }] }, moments);
    await m.app.drain();
    expect(await first(categoryId, cheap)).toEqual([]);
    await m.advance(1 / 24);
    expect(await first(categoryId, cheap)).toEqual([prodId]);
    expect((await first(categoryId))[0]).toBe(prodId);
    const within = (await counted()) ?? 0;
    expect(within >= (facets ?? 0)).toBe(true);
    await m.query('update offer_items set taken = 10 where offer_id = $1', [id]);
    await relist(id);
    await m.app.drain();
    expect([await first(categoryId), await counted()]).toEqual([usual, facets]);
    await m.query('update offer_items set taken = 9 where offer_id = $1', [id]);
    await relist(id);
    await m.app.drain();
    expect((await first(categoryId))[0]).toBe(prodId);
    await m.advance(2 / 24);
    expect([await first(categoryId), await counted()]).toEqual([usual, facets]);
    await m.query('update offer_items set taken = 0');
  });
});

describe('the pages of offers', () => {
  it('tell an offer before it begins, while it runs and once it is over, with its goods', async () => {
    const m = market();
    const now = m.app.clock.now();
    const skus = [range.skuIds[0] ?? 0, tiered.skuIds[0] ?? 0, range.skuIds[1] ?? 0];
    const offer = { storeId: null, kind: 2 as const, title: 'Big week', startsAt: addHours(now, 1), endsAt: addHours(now, 2) };
    const id = await made({ ...offer, items: skus.map((skuId) => ({ skuId, percent: 20, agreed: true })) });
    const hidden = await made({ ...offer, items: [{ skuId: skus[0] ?? 0, percent: 20 }] });
    const list = async (more: object = {}) => (await m.guest.ok('GET /offer/page', more)).records.map((r) => [r.offerId, r.state]);
    const page = (size = 10) => m.guest.ok('GET /offer/prodPage', { offerId: id, size });
    expect(await list()).toEqual([[id, 0]]);
    expect([await list({ offerKind: 1 }), await list({ shopId: 1 })]).toEqual([[], []]);
    const told = { offerId: id, offerKind: 2, title: 'Big week', owner: 'platform', shopId: null, prodCount: 2, paused: false };
    expect(await page()).toMatchObject({ total: 2, offer: { ...told, state: 0 }, records: [{ offer: null }, { offer: null }] });
    await m.query('update instance set clock_offset_seconds = clock_offset_seconds + 3600');
    await m.app.catchUp();
    const running = await page();
    expect([running.offer.state, running.records.map((r) => [r.prodId, r.offer?.offerId])]).toEqual([
      1,
      [
        [range.prodId, id],
        [tiered.prodId, id],
      ],
    ]);
    expect(await page(1)).toMatchObject({ total: 2, pages: 2, records: [{ prodId: range.prodId }] });
    expect(await list()).toEqual([[id, 1]]);
    await m.query('update instance set clock_offset_seconds = clock_offset_seconds + 3600');
    await m.app.catchUp();
    expect([(await page()).offer.state, await list()]).toEqual([2, []]);
    expect((await m.guest.ok('GET /offer/prodPage', { offerId: hidden })).records).toEqual([]);
    expect(await m.guest.refused('GET /offer/prodPage', { offerId: 1_000_000 })).toBe('offerUnknown');
    await m.app.drain();
  });

  it('follow a pause, and a store that closes', async () => {
    const m = market();
    const id = await made({ storeId: range.storeId, items: [{ skuId: range.skuIds[0] ?? 0, percent: 20 }] });
    const list = async () => (await m.guest.ok('GET /offer/page', {})).records.map((r) => r.offerId);
    expect(await list()).toContain(id);
    await m.query('update offers set paused_at = now() where id = $1', [id]);
    await relist(id);
    expect([await list(), (await m.guest.ok('GET /offer/prodPage', { offerId: id })).offer.paused]).toEqual([[], true]);
    expect((await cardOf(range.prodId)).offer).toBeNull();
    await over();
  });
});

it('the range that lists are ordered by is what cards show, whatever the goods, the offers and the moment', async () => {
  const { app, query } = market();
  const all = [...(await goodsOf(pricingMode.range)), ...(await goodsOf(pricingMode.tiered))];
  const hour = (n: number): Date => addHours(new Date('2026-01-01T00:00:00Z'), n);
  const item = fc.record({
    goods: fc.integer({ min: 0, max: all.length - 1 }),
    sku: fc.nat(1),
    price: fc.option(fc.integer({ min: 1, max: 3000 })),
    percent: fc.integer({ min: 1, max: 99 }),
    quota: fc.option(fc.integer({ min: 1, max: 5 })),
    taken: fc.nat(5),
    ofStore: fc.boolean(),
    agreed: fc.boolean(),
    starts: fc.integer({ min: 0, max: 9 }),
    lasts: fc.integer({ min: 1, max: 6 }),
    isPaused: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 6 }), fc.nat(12), async (items, at) => {
      const concerned = new Set<number>();
      for (const i of items) {
        const goods = all[i.goods]!;
        concerned.add(goods.prodId);
        const id = await putOffer(market(), {
          storeId: i.ofStore ? goods.storeId : null,
          startsAt: hour(i.starts),
          endsAt: hour(i.starts + i.lasts),
          items: [
            {
              skuId: goods.skuIds[i.sku] ?? 0,
              ...(i.price === null ? { percent: i.percent } : { price: i.price }),
              ...(i.quota === null ? {} : { quota: i.quota }),
              agreed: i.agreed,
            },
          ],
        });
        await query('update offer_items set taken = least(quota, $2) where offer_id = $1 and quota is not null', [id, i.taken]);
        if (i.isPaused) await query('update offers set paused_at = now() where id = $1', [id]);
      }
      const now = hour(at);
      const { rows } = await sql<{ low: bigint; high: bigint; variants: Parameters<typeof pricesNow>[0]; least: bigint; most: bigint }>`
        select x.low, x.high, ${offeredVariants(sql`p.id`, now)} as variants, p.min_price as least, p.max_price as most
        from products p cross join lateral (${rangeNow(sql`p.id`, now)}) x where p.id = any(${[...concerned]}::int[])`.execute(
        app.database.db,
      );
      for (const r of rows) {
        const shown = pricesNow(r.variants, currencyOf('USD'), now);
        expect([shown?.low.amount ?? r.least, shown?.high.amount ?? r.most]).toEqual([r.low, r.high]);
        if (shown !== null && shown.best !== null) expect(shown.best.price.amount < shown.best.before.amount).toBe(true);
      }
      await query('delete from offer_items');
      await query('delete from offers');
    }),
    { numRuns: 60 },
  );
});
