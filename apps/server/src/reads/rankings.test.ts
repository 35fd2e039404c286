import { inspirationPoolMax } from '@kyakhta/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { pay, placeOrder, receivedOrder, restock } from '../../test/goods.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';

const market = marketplaceForFile();
/** The worker's round, as it comes every hour. */
const rank = async (): Promise<void> => {
  await market().query(
    "insert into work (kind, key, due_at, payload) values ('catalog.rankGoods', 'again', now(), '{}') on conflict do nothing",
  );
  await market().advance(1 / 24 + 0.001);
};
const all = (rankType = 0): ReturnType<ReturnType<typeof market>['guest']['ok']> =>
  market().guest.ok('GET /visitor/prodRanking/detail', { categoryId: 0, rankType });
const idsOf = (ranking: unknown): number[] => (ranking as { prodList: { prodId: number }[] }).prodList.map((p) => p.prodId);

describe('rankings', () => {
  let sold: number[] = [];
  beforeAll(async () => {
    const m = market();
    await restock(m, 'on_hand + 100000');
    const [unpaid = ''] = await placeOrder(m, m.buyer(1));
    const [paid = ''] = await placeOrder(m, m.buyer(1));
    await pay(m.buyer(1), [paid]);
    const received = await receivedOrder(m, m.buyer(1));
    const line = (await m.buyer(1).ok('GET /p/myOrder/orderDetail', { orderNumber: received })).orderItemDtos[0]!;
    await m.buyer(1).ok('POST /p/prodComm/add', { orderItemId: line.orderItemId, score: 5, content: 'Good', isAnonymous: 0 });
    await m.app.drain();
    sold = [line.prodId];
    expect(unpaid).not.toBe('');
  });

  it('are empty and say so before the first round', async () => {
    await market().query('delete from product_rankings');
    const m = await market().guest.ok('GET /visitor/prodRanking/detail', { categoryId: 0, rankType: 1 });
    expect([m.days, m.categoryId]).toEqual([90, 0]);
  });

  it('are counted from paid orders and shown reviews', async () => {
    await rank();
    const best = await market().guest.ok('GET /visitor/prodRanking/detail', { categoryId: 0 });
    expect(idsOf(best)).toEqual(expect.arrayContaining(sold));
    expect(best.updatedAt).not.toBeNull();
    const good = await market().guest.ok('GET /visitor/prodRanking/detail', { categoryId: 0, rankType: 1 });
    expect(idsOf(good)).toEqual(sold);
    expect(best.prodList.map((p) => [p.position, p.popularity]).slice(0, 4)).toEqual(
      [
        [1, 4.8],
        [2, 4.5],
        [3, 4.2],
        [4, 0],
      ].slice(0, best.prodList.length),
    );
  });

  it('stand by category, everything first, and name it', async () => {
    const list = await market().guest.ok('GET /visitor/prodRanking/list', {});
    expect(list[0]).toMatchObject({ categoryId: 0, categoryName: '' });
    const own = list.find((g) => g.categoryId !== 0)!;
    expect(list.every(({ near }) => near === 0)).toBe(true);
    expect(own.categoryName).not.toBe('');
    expect(idsOf(await market().guest.ok('GET /visitor/prodRanking/detail', { categoryId: own.categoryId }))).toEqual(idsOf(own));
    expect(await market().guest.refused('GET /visitor/prodRanking/detail', { categoryId: 2_000_000_000 })).toBe('categoryUnknown');
    expect(await market().guest.refused('GET /visitor/prodRanking/list', { rankType: 2 })).toBe('argumentNotValid');
  });

  it('serve both home pages', async () => {
    const mine = await market().buyer(5).ok('GET /p/myHomePage/popularRankings', {});
    expect(idsOf(mine.hotRanking)).toEqual(expect.arrayContaining(sold));
    expect([idsOf(mine.favorableComment), mine.newArrivals.prodList.length]).toEqual([sold, 10]);
    const guest = await market().guest.ok('GET /shop/homePage/businessOpportunityProd', {});
    expect(idsOf(guest.newTrends)).toEqual(expect.arrayContaining(sold));
    expect(idsOf(guest.newArrivals)).toEqual(idsOf(mine.newArrivals));
  });

  it('of a buyer begin with the best of what she looked at or bought from, and go on as those of all', async () => {
    const { newArrivals } = await market().buyer(5).ok('GET /p/myHomePage/popularRankings', {});
    const rows = await market().query<{ id: number; category: number }>(
      'select product_id as id, category1 as category from listed_products',
    );
    const categoryOf = new Map(rows.map((r) => [r.id, r.category]));
    const own = (ids: number[]) => ids.map((id) => categoryOf.get(id));
    const best = async (categoryId: number) =>
      (
        await market().query<{ id: number }>(
          'select product_id as id from product_rankings where category_id = $1 and rank_type = 2 order by position limit 3',
          [categoryId],
        )
      ).map(({ id }) => id);
    // What is rarest among the newest shows the difference.
    const seen = rows.find(({ category }) => !own(idsOf(newArrivals)).slice(0, 2).includes(category))!;

    const buyer = market().buyer(3);
    await buyer.ok('POST /p/prodBrowseLog', { prodId: seen.id });
    const mine = await buyer.ok('GET /p/myHomePage/popularRankings', {});
    expect(idsOf(mine.newArrivals).slice(0, 3)).toEqual(await best(seen.category));
    expect(mine.newArrivals).toMatchObject({ categoryId: 0, categoryName: '' });
    expect(mine.newArrivals.prodList.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(idsOf(mine.newArrivals)).size).toBe(10);
    // Its places are hers, and it says how many; the ranking of all has none.
    expect([mine.newArrivals.near, newArrivals.near]).toEqual([
      Math.min(6, own(idsOf(mine.newArrivals)).filter((c) => c === seen.category).length),
      0,
    ]);
    const others = idsOf(newArrivals).filter((id) => !idsOf(mine.newArrivals).slice(0, 6).includes(id));
    expect(idsOf(mine.newArrivals).slice(6)).toEqual(others.slice(0, 4));
    // Nobody else's change with it.
    expect(await market().buyer(5).ok('GET /p/myHomePage/popularRankings', {})).toMatchObject({
      newArrivals: { prodList: newArrivals.prodList },
    });

    const buyers = await market().buyer(1).ok('GET /p/myHomePage/popularRankings', {});
    expect(own(idsOf(buyers.newArrivals))[0]).toBe(categoryOf.get(sold[0] ?? 0));
    // By turns, what she touched last first.
    await market().advance(0.001);
    const later = rows.find(({ category }) => category !== seen.category)!;
    await buyer.ok('POST /p/prodBrowseLog', { prodId: later.id });
    const both = own(idsOf((await buyer.ok('GET /p/myHomePage/popularRankings', {})).newArrivals));
    expect(both.slice(0, 4)).toEqual([later.category, seen.category, later.category, seen.category]);
  });

  it('leave out what went off sale at once, and what is long ago with the next round', async () => {
    const [product] = await market().query<{ store: number }>('select store_id as store from products where id = $1', [sold[0]]);
    const setOnSale = (onSale: boolean): Promise<unknown> =>
      market()
        .seller(product?.store ?? 0)
        .ok('PUT /shop/admin/prod/status', { prodId: sold[0] ?? 0, onSale });
    await setOnSale(false);
    expect(idsOf(await all())).not.toContain(sold[0]);
    await setOnSale(true);
    expect(idsOf(await all())).toContain(sold[0]);
    await market().advance(91);
    await rank();
    expect([idsOf(await all()), idsOf(await all(1))]).toEqual([[], []]);
  });
});

describe('inspiration', () => {
  it('begins near what was looked at, and holds popular goods beyond', async () => {
    const buyer = market().buyer(4);
    await buyer.ok('POST /p/prodBrowseLog', { prodId: 40 });
    const pool = await buyer.ok('GET /p/myHomePage/productInspiration', { current: -1 });
    const [{ count } = { count: 0 }] = await market().query<{ count: number }>('select count(*)::int as count from listed_products');
    expect(pool.length).toBe(Math.min(inspirationPoolMax, count - 1));
    expect(new Set(pool.map((p) => p.prodId)).size).toBe(pool.length);
    expect(pool.map((p) => p.prodId)).not.toContain(40);
    const categoryOf = async (id: number): Promise<number | undefined> =>
      (await market().query<{ c: number }>('select category2 as c from listed_products where product_id = $1', [id]))[0]?.c;
    expect(await categoryOf(pool[0]!.prodId)).toBe(await categoryOf(40));
    const second = await buyer.ok('GET /p/myHomePage/productInspiration', { current: 2, size: 20 });
    expect(second.map((p) => p.prodId)).toEqual(pool.slice(20, 40).map((p) => p.prodId));
  });
});

describe('recommended categories', () => {
  const key = 'GET /category/getRecommendedCategory/{level}';
  const recommended = (level: number, pushLocation?: string, who = market().guest) =>
    who.ok(key, { level, ...(pushLocation !== undefined && { pushLocation }) });
  const levelsOf = async (ids: readonly number[]) =>
    (await market().query<{ level: number }>('select distinct level from categories where id = any($1)', [ids])).map(({ level }) => level);

  it('are of the level that is asked for, counted from 0 at the top; there is none below the third', async () => {
    for (const level of [0, 1, 2]) {
      const found = await recommended(level, 'unLoginHome');
      expect(found.length).toBeGreaterThan(2);
      expect(await levelsOf(found.map(({ categoryId }) => categoryId))).toEqual([level + 1]);
    }
    expect([await recommended(3), await recommended(9)]).toEqual([[], []]);
  });

  it('stand on the home page of guests, and nowhere that the site does not have', async () => {
    const guests = await recommended(1, 'unLoginHome');
    expect(await recommended(1)).toEqual(guests);
    expect(await recommended(1, 'loginHome')).toEqual(guests);
    expect(await recommended(1, 'somewhere')).toEqual([]);
  });

  it('begin on a buyer’s own page with what she looked at, the latest first, for her alone', async () => {
    const guests = await recommended(1);
    const [first, second] = guests.slice(-2);
    const [buyer, other] = [market().buyer(2), market().buyer(5)];
    for (const category of [first, second]) {
      const [product] = await market().query<{ id: number }>('select product_id as id from listed_products where category2 = $1 limit 1', [
        category?.categoryId,
      ]);
      await buyer.ok('POST /p/prodBrowseLog', { prodId: product?.id ?? 0 });
      await market().advance(0.001);
    }
    const hers = await recommended(1, 'loginHome', buyer);
    expect(hers.slice(0, 2).map(({ categoryId }) => categoryId)).toEqual([second?.categoryId, first?.categoryId]);
    expect(new Set(hers.map(({ categoryId }) => categoryId))).toEqual(new Set(guests.map(({ categoryId }) => categoryId)));
    expect(await recommended(1, 'unLoginHome', buyer)).toEqual(guests);
    expect(await recommended(1, 'loginHome', other)).toEqual(guests);
    expect(await recommended(1, 'loginHome')).toEqual(guests);
  });
});

describe('the home page', () => {
  it('has categories to recommend, banners that lead somewhere, and its figures', async () => {
    const { guest } = market();
    const categories = await guest.ok('GET /category/getRecommendedCategory/{level}', { level: 1, pushLocation: 'unLoginHome' });
    expect(categories.length).toBeGreaterThan(5);
    expect(categories.every((c) => c.categoryName !== '' && c.prodCount > 0)).toBe(true);
    await market().query('delete from banners');
    await market().query('insert into banners (type, relation, position) values (0, 5, 2), (1, 1, 1), (0, 2000000, 3)');
    expect((await guest.ok('GET /indexImgs/{shopId}', { shopId: 0, imgType: 1 })).map((b) => [b.type, b.relation])).toEqual([
      [1, 1],
      [0, 5],
    ]);
    expect(await guest.ok('GET /indexImgs/{shopId}', { shopId: 1 })).toEqual([]);
    expect(await guest.ok('GET /shopRenovation/homepage', { renovationType: 1 })).toBeNull();
    expect(await guest.ok('GET /webConfig/getHomeConfig', {})).toEqual({
      prodTenThousands: 10,
      shopTenThousands: 1,
      categories: 2000,
      lines: 200,
      newToday: 2300,
      counted: expect.any(Object) as object,
      testimonials: expect.any(Array) as unknown[],
    });
  });
});
