import { cartLinesMax, type Output } from '@kyakhta/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { restock } from '../../../test/goods.ts';

const market = marketplaceForFile();
const me = (): ReturnType<ReturnType<typeof market>['buyer']> => market().buyer(1);
interface Sku {
  readonly prodId: number;
  readonly skuId: number;
  readonly shopId: number;
  readonly carton: number;
  readonly minimum: number;
}
/** Variants of a product that has several, of the pricing mode asked for. */
const variants = (tiered: boolean): Promise<Sku[]> =>
  market().query<Sku & { mode: number }>(
    `select p.id as "prodId", s.id as "skuId", p.store_id as "shopId", p.carton_quantity as carton, p.minimum from products p join skus s on s.product_id = p.id
     where p.id = (select p.id from products p join skus s on s.product_id = p.id where p.pricing_mode = $1 and p.product_type = 0 group by p.id having count(*) >= 2 order by p.id limit 1) order by s.id`,
    [tiered ? 1 : 0],
  );
const item = (v: Sku, count: number, more: object = {}): { prodId: number; skuId: number; shopId: number; count: number } => ({
  prodId: v.prodId,
  skuId: v.skuId,
  shopId: v.shopId,
  count,
  ...more,
});
const put = async (v: Sku, count: number, more: object = {}): Promise<{ basketId: number | null; count: number }> => {
  const [line] = await me().ok('POST /p/shopCart/changeItems', { items: [item(v, count, more)] });
  if (line === undefined) throw new Error('no line was answered');
  return line;
};
const cart = (): Promise<Output<'POST /p/shopCart/info'>> => me().ok('POST /p/shopCart/info', {});
const linesOf = (info: Output<'POST /p/shopCart/info'>): Output<'GET /p/shopCart/expiryProdList'> =>
  info.shopCarts.flatMap((s) => s.shopCartItemDiscounts.flatMap((d) => d.shopCartItems));

beforeEach(async () => {
  for (const n of [1, 2]) await market().buyer(n).ok('DELETE /p/shopCart/deleteAll', {});
  await restock(market(), 'reserved + 100000');
  await market().query('update products set status = 1');
  await market().query('update stores set status = 1');
  await market().query('update skus set is_deleted = false');
});

describe('the cart', () => {
  it('adds to a line by signed differences and drops it at nothing', async () => {
    const [v] = await variants(false);
    const first = await put(v!, v!.carton * 3);
    expect(await put(v!, -v!.carton)).toEqual({ basketId: first.basketId, count: v!.carton * 2 });
    expect(await put(v!, -v!.carton * 99)).toEqual({ basketId: null, count: 0 });
    expect(await me().ok('GET /p/shopCart/prodCount', {})).toBe(0);
    // Nothing, or less, of what is not in the cart is no quantity; a line that was there is missed by its name.
    for (const none of [0, -1, -v!.carton]) {
      expect(await me().refused('POST /p/shopCart/changeItem', item(v!, none)), String(none)).toBe('quantityWrong');
      expect(await me().refused('POST /p/shopCart/changeItems', { items: [item(v!, none)] }), String(none)).toBe('quantityWrong');
    }
    expect(await me().refused('POST /p/shopCart/changeItem', item(v!, -1, { basketId: first.basketId }))).toBe('cartLineUnknown');
    for (const isCheck of [0, 1])
      expect(await me().refused('POST /p/shopCart/changeItem', item(v!, 0, { isCheck }))).toBe('cartLineUnknown');
  });

  it('grows by whole cartons only, and within the stock', async () => {
    const [v] = await variants(false);
    expect(await me().refused('POST /p/shopCart/changeItem', item(v!, v!.carton + 1))).toBe('offCartonStep');
    await restock(market(), 'reserved + $2', 'sku_id = $1', [v!.skuId, v!.carton]);
    await put(v!, v!.carton);
    expect(await me().refused('POST /p/shopCart/changeItem', item(v!, v!.carton))).toBe('noStock');
    expect((await cart()).count).toBe(1);
  });

  it('shrinks by whole cartons, unless the line goes or its goods are not sold any more', async () => {
    const [v] = await variants(false);
    await put(v!, v!.carton * 4);
    for (const off of [-1, 1 - v!.carton, -v!.carton * 3 - 1])
      expect(await me().refused('POST /p/shopCart/changeItem', item(v!, off)), String(off)).toBe('offCartonStep');
    expect(await put(v!, -v!.carton)).toMatchObject({ count: v!.carton * 3 });
    await me().ok('POST /p/shopCart/changeItem', item(v!, 0, { isCheck: 0 }));
    await market().query('update products set carton_quantity = carton_quantity + 1 where id = $1', [v!.prodId]);
    expect(await put(v!, -(v!.carton * 3) + v!.carton + 1)).toMatchObject({ count: v!.carton + 1 });
    await market().query('update products set status = 0 where id = $1', [v!.prodId]);
    expect(await put(v!, -1)).toMatchObject({ count: v!.carton });
    expect(await put(v!, -v!.carton)).toMatchObject({ count: 0 });
    expect(await me().refused('POST /p/shopCart/changeItem', item(v!, 0))).toBe('quantityWrong');
  });

  it('takes goods only under the product and store they belong to', async () => {
    const [v] = await variants(false);
    for (const wrong of [{ prodId: v!.prodId + 1 }, { shopId: 5 - v!.shopId + 1 }, { skuId: 2_000_000_000 }])
      expect(await me().refused('POST /p/shopCart/changeItem', { ...item(v!, v!.carton), ...wrong })).toBe('skuUnknown');
  });

  it('holds fifty lines and no more', async () => {
    const skus = await market().query<Sku>(
      'select p.id as "prodId", s.id as "skuId", p.store_id as "shopId", p.carton_quantity as carton, p.minimum from skus s join products p on p.id = s.product_id order by s.id limit 51',
    );
    await me().ok('POST /p/shopCart/changeItems', { items: skus.slice(0, cartLinesMax).map((v) => item(v, v.carton)) });
    expect((await cart()).count).toBe(50);
    expect(await me().refused('POST /p/shopCart/changeItem', item(skus[50]!, skus[50]!.carton))).toBe('cartLimitReached');
    await put(skus[0]!, skus[0]!.carton);
    expect((await cart()).count).toBe(50);
  });

  it('changes several lines all or none', async () => {
    const [v, w] = await variants(false);
    expect(await me().refused('POST /p/shopCart/changeItems', { items: [item(v!, v!.carton), item(w!, w!.carton + 1)] })).toBe(
      'offCartonStep',
    );
    expect((await cart()).count).toBe(0);
  });

  it('counts the minimum over all variants of a product', async () => {
    const [v, w] = await variants(false);
    await market().query('update products set minimum = carton_quantity * 4 where id = $1', [v!.prodId]);
    const { basketId: one } = await put(v!, v!.carton * 2);
    const confirm = (ids: (number | null)[]): Promise<string> =>
      me()
        .call('POST /p/order/confirm', { basketIds: ids.map((i) => i ?? 0) })
        .then((o) => (o.code === '00000' ? 'ok' : (o.data as { failure: string }).failure));
    expect(await confirm([one])).toBe('belowMinimum');
    const { basketId: two } = await put(w!, w!.carton * 2);
    expect(await confirm([one, two])).toBe('ok');
    expect(await confirm([two])).toBe('belowMinimum');
    expect(linesOf(await cart()).map((l) => l.fault)).toEqual([null, null]);
  });

  it('prices every variant of a product by the tier of them all', async () => {
    const [v, w] = await variants(true);
    const [tier] = await market().query<{ start: number; price: string }>(
      'select start_quantity as start, price::text as price from product_tiers where product_id = $1 order by start_quantity desc limit 1',
      [v!.prodId],
    );
    const half = Math.ceil(tier!.start / 2 / v!.carton) * v!.carton;
    await put(v!, half);
    const before = linesOf(await cart())[0]!;
    expect(before.price).toBeGreaterThan(Number(tier!.price) / 100);
    expect(before.nextTier).not.toBeNull();
    await put(w!, half);
    for (const line of linesOf(await cart()))
      expect([line.price, line.productCount, line.nextTier]).toEqual([Number(tier!.price) / 100, half * 2, null]);
    const { basketId } = await put(w!, 0, { isCheck: 0 });
    expect(linesOf(await cart()).find((l) => l.basketId !== basketId)!.price).toBe(before.price);
  });

  it('leaves what is not ticked out of the totals', async () => {
    const [v, w] = await variants(false);
    await put(v!, v!.carton * 10);
    const { finalMoney } = await cart();
    await put(w!, w!.carton * 10);
    expect((await cart()).finalMoney).toBeGreaterThan(finalMoney);
    await put(w!, 0, { isCheck: 0 });
    expect(await cart()).toMatchObject({ finalMoney, count: 2, checkedCount: 1 });
  });

  it('moves a line to another variant, and joins them when that one is there already', async () => {
    const [v, w] = await variants(false);
    await put(v!, v!.carton * 2);
    expect((await put(w!, 0, { oldSkuId: v!.skuId })).count).toBe(v!.carton * 2);
    await put(v!, v!.carton);
    await put(w!, 0, { oldSkuId: v!.skuId });
    expect(linesOf(await cart()).map((l) => [l.skuId, l.count])).toEqual([[w!.skuId, v!.carton * 3]]);
    expect(await me().refused('POST /p/shopCart/changeItem', item(w!, 0, { oldSkuId: 2_000_000_000 }))).toBe('cartLineUnknown');
  });

  it.each([
    ['productGone', (v: Sku) => market().query(`update products set status = 2 where id = ${v.prodId}`)],
    ['skuGone', (v: Sku) => market().query(`update skus set is_deleted = true where id = ${v.skuId}`)],
    ['storeClosed', (v: Sku) => market().query(`update stores set status = 0 where id = ${v.shopId}`)],
    ['noStock', (v: Sku) => restock(market(), 'reserved', 'sku_id = $1', [v.skuId])],
  ])('sets a line apart with its reason: %s', async (fault, change) => {
    const [v] = await variants(false);
    const [other] = await market().query<Sku>(
      'select p.id as "prodId", s.id as "skuId", p.store_id as "shopId", p.carton_quantity as carton, p.minimum from skus s join products p on p.id = s.product_id where p.store_id <> $1 order by s.id limit 1',
      [v!.shopId],
    );
    const { basketId } = await put(v!, v!.carton * 10);
    await put(other!, other!.carton);
    await change(v!);
    expect((await me().ok('GET /p/shopCart/expiryProdList', {})).map((l) => [l.basketId, l.fault])).toEqual([[basketId, fault]]);
    expect(linesOf(await cart()).map((l) => l.skuId)).toEqual([other!.skuId]);
    expect((await me().call('POST /p/order/submit', { basketIds: [basketId ?? 0] })).code).not.toBe('00000');
    await me().ok('DELETE /p/shopCart/cleanExpiryProdList', {});
    expect((await cart()).count).toBe(1);
  });

  it('keeps a line that has too little stock where it is, and says so', async () => {
    const [v] = await variants(false);
    await put(v!, v!.carton * 10);
    await restock(market(), 'reserved + $2', 'sku_id = $1', [v!.skuId, v!.carton]);
    expect(linesOf(await cart())[0]).toMatchObject({ fault: 'stockShort', stocks: v!.carton });
    await put(v!, -v!.carton * 9);
    expect(linesOf(await cart())[0]?.fault).not.toBe('stockShort');
  });

  it('never touches another’s lines', async () => {
    const [v] = await variants(false);
    const { basketId } = await put(v!, v!.carton);
    await market()
      .buyer(2)
      .ok('PUT /p/shopCart/deleteItem', { items: [basketId ?? 0] });
    await market().buyer(2).ok('DELETE /p/shopCart/deleteAll', {});
    await market().buyer(2).ok('DELETE /p/shopCart/cleanExpiryProdList', {});
    expect(
      await market()
        .buyer(2)
        .refused('POST /p/order/confirm', { basketIds: [basketId ?? 0] }),
    ).toBe('cartLineUnknown');
    expect((await cart()).count).toBe(1);
  });

  it('adds up many changes made at the same time', async () => {
    const [v] = await variants(false);
    await Promise.all(Array.from({ length: 20 }, () => put(v!, v!.carton)));
    expect(linesOf(await cart())[0]?.count).toBe(v!.carton * 20);
  });
});
