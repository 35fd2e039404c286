import { beforeEach, describe, expect, it } from 'vitest';
import { fillCart, restock, type Variant, variantsOf } from '../../../test/goods.ts';
import { httpForFile } from '../../../test/http.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { addBuyers, closingCode } from '../../../test/people.ts';

const market = marketplaceForFile();
const http = httpForFile(market);
let [id, goods]: [number, readonly Variant[]] = [0, []];
const buyer = (): Person => market().buyer(id);
const direct = (v: Variant | undefined) => ({
  orderItem: { prodId: v!.prodId, skuId: v!.skuId, shopId: v!.shopId, prodCount: v!.minimum },
});
const orders = (): Promise<{ number: string; total: string; pieces: number }[]> =>
  market().query(
    'select number, total::text, (select sum(count)::int from order_items i where i.order_id = orders.id) as pieces from orders where user_id = $1 order by id',
    [id],
  );
const deliverTo = (countries: string, shopId: number): Promise<unknown> =>
  market().operator.ok('PUT /platform/shop/deliversTo', { shopId, countries });

beforeEach(async () => {
  await restock(market(), 'reserved + 100000');
  [id = 0] = await addBuyers(market(), 1, 100_000_000n);
  goods = [...(await variantsOf(market(), 1)).slice(0, 2), ...(await variantsOf(market(), 2)).slice(0, 1)];
});

describe('a quote without lines', () => {
  it('is of the lines that are chosen in the cart, by any way in which they were chosen', async () => {
    const basketIds = await fillCart(buyer(), goods);
    const [first = 0, second = 0, third = 0] = basketIds;
    const asked = async (): Promise<number[]> =>
      (await buyer().ok('POST /p/order/confirm', {})).shopCartOrders
        .flatMap((s) => s.shopCartItemDiscounts.flatMap((d) => d.shopCartItems.map((l) => l.basketId)))
        .toSorted((a, b) => a - b);
    expect(await asked()).toEqual(basketIds);
    await buyer().ok('POST /p/shopCart/checkItems', { items: [{ basketId: first, isChecked: 0 }] });
    expect(await asked()).toEqual([second, third]);
    const [v] = goods;
    await buyer().ok('POST /p/shopCart/changeItem', { prodId: v!.prodId, skuId: v!.skuId, shopId: v!.shopId, isCheck: 1 });
    expect(await asked()).toEqual(basketIds);
    await buyer().ok('POST /p/shopCart/checkItems', { items: basketIds.map((basketId) => ({ basketId, isChecked: false })) });
    expect(await buyer().refused('POST /p/order/confirm', {})).toBe('nothingSelected');
    expect(await buyer().refused('POST /p/order/confirm', { basketIds: null, orderItem: null })).toBe('nothingSelected');
    expect(await market().buyer(id).refused('POST /p/order/confirm', { basketIds: [] })).toBe('nothingSelected');
  });

  it('leaves out, and tells, what a store does not bring to the address; nothing left is refused in words', async () => {
    const [, , third = 0] = await fillCart(buyer(), goods);
    await deliverTo('KZ', 2);
    const quote = await buyer().ok('POST /p/order/confirm', {});
    expect(quote.filterShopItems.map((l) => [l.basketId, l.isDelivery])).toEqual([[third, false]]);
    expect(quote.dvyTypes.map((d) => d.shopId)).toEqual([1]);
    await deliverTo('KZ', 1);
    expect(await buyer().refused('POST /p/order/confirm', {})).toBe('regionNotServed');
    await deliverTo('', 1);
    await deliverTo('', 2);
  });

  it('passes over what the cart shows apart because it cannot be bought, and refuses what can be mended', async () => {
    const [first = 0] = await fillCart(buyer(), goods);
    await market().query('update products set status = 0 where id = $1', [goods[1]!.prodId]);
    const quote = await buyer().ok('POST /p/order/confirm', {});
    expect(quote.shopCartOrders.flatMap((s) => s.shopCartItemDiscounts.flatMap((d) => d.shopCartItems.map((l) => l.basketId)))).toContain(
      first,
    );
    expect(quote.filterShopItems).toEqual([]);
    await market().query('update products set status = 1 where id = $1', [goods[1]!.prodId]);
    await restock(market(), 'reserved + 1', 'sku_id = $1', [goods[0]!.skuId]);
    expect(await buyer().refused('POST /p/order/confirm', {})).toBe('noStock');
  });
});

describe('a submit without lines', () => {
  it('orders what was confirmed last: of two quotes the second', async () => {
    await buyer().ok('POST /p/order/confirm', direct(goods[0]));
    const quote = await buyer().ok('POST /p/order/confirm', direct(goods[1]));
    const { orderNumbers } = await buyer().ok('POST /p/order/submit', { orderShopParams: [{ shopId: 1, remarks: 'Ring twice' }] });
    const order = await buyer().ok('GET /p/myOrder/orderDetail', { orderNumber: orderNumbers });
    expect(order).toMatchObject({ actualTotal: quote.actualTotal, remarks: 'Ring twice' });
    expect(order.orderItemDtos.map((i) => i.prodId)).toEqual([goods[1]!.prodId]);
  });

  it('is refused where nothing was confirmed, and where the last quote was refused it orders the one before', async () => {
    expect(await buyer().refused('POST /p/order/submit', {})).toBe('nothingSelected');
    await buyer().ok('POST /p/order/confirm', direct(goods[0]));
    expect(
      await buyer().refused('POST /p/order/confirm', { orderItem: { ...direct(goods[1]).orderItem, prodCount: 1_000_000_00 } }),
    ).not.toBe('');
    await buyer().ok('POST /p/order/submit', {});
    expect((await orders()).map((o) => o.pieces)).toEqual([goods[0]!.minimum]);
  });

  it('orders once: again it answers with the same orders, also a twin at the same time and one with a uuid', async () => {
    await fillCart(buyer(), goods);
    await buyer().ok('POST /p/order/confirm', {});
    const answers = await Promise.all([1, 2, 3].map(() => buyer().ok('POST /p/order/submit', {})));
    expect(new Set(answers.map((a) => a.orderNumbers)).size).toBe(1);
    expect(answers.filter((a) => !a.duplicateError)).toHaveLength(1);
    expect(await buyer().ok('POST /p/order/submit', { uuid: 'again' })).toMatchObject({ duplicateError: true });
    expect(await orders()).toHaveLength(2);
  });

  it('answers a uuid that was used before with its orders, though another quote was confirmed since', async () => {
    await buyer().ok('POST /p/order/confirm', direct(goods[0]));
    const first = await buyer().ok('POST /p/order/submit', { uuid: 'one' });
    await buyer().ok('POST /p/order/confirm', direct(goods[1]));
    expect(await buyer().ok('POST /p/order/submit', { uuid: 'one' })).toMatchObject({
      orderNumbers: first.orderNumbers,
      duplicateError: true,
    });
    const second = await buyer().ok('POST /p/order/submit', { uuid: 'two' });
    expect(second.orderNumbers).not.toBe(first.orderNumbers);
  });

  it('does not order again what was ordered by naming its lines', async () => {
    await buyer().ok('POST /p/order/confirm', direct(goods[0]));
    const { orderNumbers } = await buyer().ok('POST /p/order/submit', direct(goods[0]));
    expect(await buyer().ok('POST /p/order/submit', {})).toMatchObject({ orderNumbers, duplicateError: true });
  });

  it('orders what was confirmed though other goods were ordered by name since', async () => {
    await buyer().ok('POST /p/order/confirm', direct(goods[0]));
    const other = await buyer().ok('POST /p/order/submit', direct(goods[2]));
    const own = await buyer().ok('POST /p/order/submit', {});
    expect([own.duplicateError, own.orderNumbers === other.orderNumbers]).toEqual([false, false]);
    expect(await orders()).toHaveLength(2);
  });

  it('is refused half an hour later, and when the cart is another one now', async () => {
    const [basketId = 0] = await fillCart(buyer(), goods.slice(0, 1));
    await buyer().ok('POST /p/order/confirm', {});
    await buyer().ok('POST /p/shopCart/changeItem', { ...goods[0]!, count: goods[0]!.carton });
    const outcome = await buyer().call('POST /p/order/submit', {}, { locale: 'ru' });
    expect([outcome.code, (outcome.data as { failure: string }).failure]).toEqual(['A03002', 'quoteExpired']);
    expect(outcome.msg).toMatch(/[А-я]/);
    await buyer().ok('POST /p/order/confirm', {});
    await buyer().ok('PUT /p/shopCart/deleteItem', { items: [basketId] });
    expect(await buyer().refused('POST /p/order/submit', {})).toBe('quoteExpired');
    await buyer().ok('POST /p/order/confirm', direct(goods[0]));
    await market().advance(30 / 1440);
    expect(await buyer().refused('POST /p/order/submit', {})).toBe('quoteExpired');
    expect(await orders()).toEqual([]);
  });

  it('goes to the address that it names itself, else to the one that was confirmed', async () => {
    const typed = {
      receiver: 'Li Wei',
      mobile: '13800138000',
      province: '浙江省',
      city: '杭州市',
      area: '西湖区',
      addr: 'Wenhua Road 18',
      postCode: '310000',
    };
    const { addrId } = await buyer().ok('POST /p/address/addAddr', typed);
    await buyer().ok('POST /p/order/confirm', { ...direct(goods[0]), addrId });
    const there = await buyer().ok('POST /p/order/submit', {});
    expect((await buyer().ok('GET /p/myOrder/orderDetail', { orderNumber: there.orderNumbers })).userAddrDto).toMatchObject({
      country: 'CN',
    });
    await buyer().ok('POST /p/order/confirm', direct(goods[0]));
    const named = await buyer().ok('POST /p/order/submit', { addrId });
    expect((await buyer().ok('GET /p/myOrder/orderDetail', { orderNumber: named.orderNumbers })).userAddrDto).toMatchObject({
      country: 'CN',
    });
    expect(await market().buyer(2).refused('POST /p/order/submit', {})).toBe('nothingSelected');
  });

  it('orders what its own session confirmed: not what another device of the buyer did', async () => {
    const [phone, tablet] = [await http().token('buyer', 'buyer3'), await http().token('buyer', 'buyer3')];
    const confirm = async (token: string, v: Variant | undefined): Promise<unknown> =>
      expect((await http().call('POST /p/order/confirm', direct(v), token)).code).toBe('00000');
    await confirm(phone, goods[0]);
    expect((await http().call('POST /p/order/submit', {}, tablet)).data).toMatchObject({ failure: 'nothingSelected' });
    await confirm(tablet, goods[1]);
    const { data } = await http().call('POST /p/order/submit', {}, phone);
    const { orderNumbers } = data as { orderNumbers: string };
    const order = await market().buyer(3).ok('GET /p/myOrder/orderDetail', { orderNumber: orderNumbers });
    expect(order.orderItemDtos.map((i) => i.prodId)).toEqual([goods[0]!.prodId]);
  });

  it('keeps no more than a day of what was confirmed, and nothing of who has left', async () => {
    await buyer().ok('POST /p/order/confirm', direct(goods[0]));
    const kept = (): Promise<{ user_id: number }[]> => market().query('select user_id from confirmed_orders where user_id = $1', [id]);
    expect(await kept()).toHaveLength(1);
    await market().advance(1.1);
    for (const n of [1, 2]) await market().buyer(n).ok('POST /p/order/confirm', direct(goods[0]));
    expect(await kept()).toEqual([]);
    [id = 0] = await addBuyers(market(), 1, 0n);
    await buyer().ok('POST /p/order/confirm', direct(goods[0]));
    await buyer().ok('POST /p/user/destroy', { validCode: await closingCode(market(), id) });
    expect(await kept()).toEqual([]);
  });
});

describe('choosing lines of the cart', () => {
  it('takes ids and yes or no as numbers, texts or true and false, by either name; the last word counts', async () => {
    const [first = 0, second = 0] = await fillCart(buyer(), goods.slice(0, 2));
    const check = (items: readonly object[]): Promise<unknown> => buyer().ok('POST /p/shopCart/checkItems', { items: items as never });
    const chosen = async (): Promise<number[]> =>
      (await market().query<{ id: number }>('select id from cart_items where user_id = $1 and is_checked order by id', [id])).map(
        (r) => r.id,
      );
    await check([
      { basketId: String(first), isChecked: '0' },
      { basketId: second, isCheck: 0 },
    ]);
    expect(await chosen()).toEqual([]);
    await check([
      { basketId: first, isChecked: 'true' },
      { basketId: second, isChecked: false, isCheck: 1 },
    ]);
    expect(await chosen()).toEqual([first]);
    await check([
      { basketId: first, isChecked: 0 },
      { basketId: first, isChecked: 1 },
    ]);
    expect(await chosen()).toEqual([first]);
    await check([]);
    expect(await chosen()).toEqual([first]);
  });

  it('refuses all where one is not hers, and what says neither yes nor no', async () => {
    const [mine = 0] = await fillCart(buyer(), goods.slice(0, 1));
    const [hers = 0] = await fillCart(market().buyer(4), goods.slice(0, 1));
    const items = [
      { basketId: mine, isChecked: 0 },
      { basketId: hers, isChecked: 0 },
    ];
    expect(await buyer().refused('POST /p/shopCart/checkItems', { items })).toBe('cartLineUnknown');
    const both = await market().query<{ checked: boolean }>('select is_checked as checked from cart_items where id = any($1)', [
      [mine, hers],
    ]);
    expect(both.map((b) => b.checked)).toEqual([true, true]);
    for (const isChecked of [2, '', null, 'yes'])
      expect(await buyer().refused('POST /p/shopCart/checkItems', { items: [{ basketId: mine, isChecked }] as never })).toBe(
        'argumentNotValid',
      );
  });
});
