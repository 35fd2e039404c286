import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { restock, type Variant, variantsOf } from '../../../test/goods.ts';
import { type Marketplace, marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { addBuyers, nearBuyer } from '../../../test/people.ts';
import { namesOf, oks, times, wires } from '../../../test/racing.ts';
import { cashOnDelivery } from '../../../test/terms.ts';

const changed = async (
  m: Marketplace,
  settings: { unpaidOrdersMax?: number; heldSharePercent?: number; waitingSharePercent?: number; contractsOn?: boolean },
): Promise<void> => {
  const { version } = await m.operator.ok('GET /platform/site/settings', {});
  await m.operator.ok('PUT /platform/site/settings', { version, ...settings });
};
/** A variant of which so many cartons are free. */
const goods = async (m: Marketplace, cartons: number, shopId = 3): Promise<Variant> => {
  const variants = await variantsOf(m, shopId);
  const v = variants.find((one) => one.minimum <= one.carton) ?? variants[0];
  if (v === undefined) throw new Error('nothing to sell');
  await restock(m, 'reserved + $2', 'sku_id = $1', [v.skuId, v.carton * cartons]);
  return v;
};
const item = (v: Variant, cartons: number) => ({
  orderItem: { prodId: v.prodId, skuId: v.skuId, shopId: v.shopId, count: v.carton * cartons },
});
const submit = (buyer: Person, v: Variant, cartons: number, more: object = {}) =>
  buyer.call('POST /p/order/submit', { ...item(v, cartons), ...more });
const placed = async (buyer: Person, v: Variant, cartons: number): Promise<string> =>
  (await buyer.ok('POST /p/order/submit', item(v, cartons))).orderNumbers;
const transfer = (buyer: Person, orderNumbers: string) =>
  buyer.call('POST /p/order/pay', { orderNumbers, payType: 20, payAttemptId: randomUUID() });
const told = async (answer: Promise<{ data: unknown }>) => (await answer).data;

describe('unpaid orders of a buyer', () => {
  const market = marketplaceForFile();
  const someone = async (): Promise<Person> => market().buyer((await addBuyers(market(), 1))[0] ?? 0);
  afterEach(() => changed(market(), { unpaidOrdersMax: 20, heldSharePercent: 50, contractsOn: false }));

  it('hold half of what is free and no more, in one order or in several', async () => {
    const v = await goods(market(), 10);
    const [one, two] = [await someone(), await someone()];
    const whole = { failure: 'heldLimit', left: v.carton * 5 };
    expect(await told(one.call('POST /p/order/confirm', item(v, 6)))).toEqual(whole);
    expect(await told(submit(one, v, 6))).toEqual(whole);
    await placed(one, v, 3);
    expect(await told(submit(one, v, 3))).toEqual({ failure: 'heldLimit', left: v.carton * 2 });
    await placed(one, v, 2);
    expect(await told(one.call('POST /p/order/confirm', item(v, 1)))).toEqual({ failure: 'heldLimit', left: 0 });
    // Of the five that are left another buyer may hold two.
    expect(await told(submit(two, v, 3))).toEqual({ failure: 'heldLimit', left: v.carton * 2 });
    await placed(two, v, 2);
  });

  it('hold nothing any more once they are paid or cancelled', async () => {
    const v = await goods(market(), 10);
    const buyer = await someone();
    const number = await placed(buyer, v, 5);
    expect(await buyer.refused('POST /p/order/submit', item(v, 2))).toBe('heldLimit');
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    const second = await placed(buyer, v, 2);
    expect(await buyer.refused('POST /p/order/submit', item(v, 1))).toBe('heldLimit');
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: second });
    await placed(buyer, v, 2);
  });

  it.each([1, 2, 3])('take one carton of %i', async (cartons) => {
    const v = await goods(market(), cartons);
    const buyer = await someone();
    if (cartons > 1) expect(await told(submit(buyer, v, cartons))).toEqual({ failure: 'heldLimit', left: v.carton });
    await placed(buyer, v, 1);
    expect(await told(submit(buyer, v, 1))).toMatchObject({ failure: cartons === 1 ? 'noStock' : 'heldLimit' });
  });

  it('hold all where the site lets them', async () => {
    await changed(market(), { heldSharePercent: 100 });
    const v = await goods(market(), 4);
    await placed(await someone(), v, 4);
  });

  it('are so many and no more, each store of a cart counted', async () => {
    await changed(market(), { unpaidOrdersMax: 3 });
    const v = await goods(market(), 100);
    const buyer = await someone();
    for (const _ of [1, 2]) await placed(buyer, v, 1);
    const stores = await Promise.all([1, 2].map(async (shopId) => (await variantsOf(market(), shopId))[0]!));
    const lines = await buyer.ok('POST /p/shopCart/changeItems', {
      items: stores.map((s) => ({ prodId: s.prodId, skuId: s.skuId, shopId: s.shopId, count: s.minimum })),
    });
    const basketIds = lines.map((l) => l.basketId ?? 0);
    for (const key of ['POST /p/order/confirm', 'POST /p/order/submit'] as const)
      expect(await told(buyer.call(key, { basketIds }))).toEqual({ failure: 'tooManyUnpaid', left: 1 });
    const last = await placed(buyer, v, 1);
    expect(await told(buyer.call('POST /p/order/confirm', item(v, 1)))).toEqual({ failure: 'tooManyUnpaid', left: 0 });
    await buyer.ok('POST /p/order/pay', { orderNumbers: last, payType: 9 });
    await placed(buyer, v, 1);
  });

  it('count while they wait for a contract, too, and when they are to be paid on delivery', async () => {
    await changed(market(), { unpaidOrdersMax: 2, contractsOn: true });
    const v = await goods(market(), 10, 1);
    const buyer = await someone();
    const { contractNumbers } = await buyer.ok('POST /p/order/submit', { ...item(v, 2), ...cashOnDelivery });
    expect(contractNumbers).not.toBe('');
    expect(await told(submit(buyer, v, 4))).toEqual({ failure: 'heldLimit', left: v.carton * 3 });
    await changed(market(), { contractsOn: false });
    await buyer.ok('POST /p/order/submit', { ...item(v, 1), ...cashOnDelivery });
    expect(await told(submit(buyer, v, 1))).toEqual({ failure: 'tooManyUnpaid', left: 0 });
  });

  it('are told in words of each language', async () => {
    const v = await goods(market(), 10);
    const buyer = await someone();
    const words = async (locale: 'en' | 'de' | 'ar') => (await buyer.call('POST /p/order/confirm', item(v, 8), { locale })).msg;
    expect(await words('en')).toContain(`Can be ordered now: ${v.carton * 5}.`);
    expect(new Set([await words('en'), await words('de'), await words('ar')]).size).toBe(3);
  });
});

describe('goods that wait for days without money', () => {
  const market = marketplaceForFile();
  const someone = async (): Promise<Person> => market().buyer((await addBuyers(market(), 1))[0] ?? 0);
  afterEach(() => changed(market(), { waitingSharePercent: 80, heldSharePercent: 50, contractsOn: false }));

  it('leave some to those who pay at once, however many accounts hold them', async () => {
    await changed(market(), { contractsOn: true });
    const v = await goods(market(), 20, 1);
    const waiting = { ...cashOnDelivery };
    // Half of what is free each time: 10, 5 and 1 of the sixteen cartons that may wait.
    for (const cartons of [10, 5]) await (await someone()).ok('POST /p/order/submit', { ...item(v, cartons), ...waiting });
    const third = await someone();
    const one = { failure: 'waitingLimit', left: v.carton };
    for (const key of ['POST /p/order/confirm', 'POST /p/order/submit'] as const)
      expect(await told(third.call(key, { ...item(v, 2), ...waiting }))).toEqual(one);
    await third.ok('POST /p/order/submit', { ...item(v, 1), ...waiting });
    const last = await someone();
    expect(await told(last.call('POST /p/order/submit', { ...item(v, 1), ...waiting }))).toEqual({ failure: 'waitingLimit', left: 0 });
    // Who pays at once takes of what is left, and is not counted.
    await changed(market(), { contractsOn: false });
    await placed(last, v, 2);
  });

  it('count those that are paid on delivery until they leave, and those that signed and were given days to pay', async () => {
    await changed(market(), { waitingSharePercent: 50 });
    const v = await goods(market(), 8, 1);
    const first = await someone();
    const { orderNumbers } = await first.ok('POST /p/order/submit', { ...item(v, 4), ...cashOnDelivery });
    const other = await someone();
    const none = { failure: 'waitingLimit', left: 0 };
    expect(await told(other.call('POST /p/order/confirm', { ...item(v, 1), ...cashOnDelivery }))).toEqual(none);
    await market().query('update orders set status = 1, payment_term = 1, pay_before = created_at + $2::interval where number = $1', [
      orderNumbers,
      '3 days',
    ]);
    expect(await told(other.call('POST /p/order/confirm', { ...item(v, 1), ...cashOnDelivery }))).toEqual(none);
    await market().query('update orders set pay_before = created_at + $2::interval where number = $1', [orderNumbers, '30 minutes']);
    await other.ok('POST /p/order/confirm', { ...item(v, 1), ...cashOnDelivery });
    await market().query('update orders set status = 2, payment_term = 2, pay_before = null where number = $1', [orderNumbers]);
    await first.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: orderNumbers });
  });

  it('are no matter of other goods, of another store or of what is paid at once', async () => {
    await changed(market(), { waitingSharePercent: 1 });
    const [v, w] = [await goods(market(), 8, 1), await goods(market(), 8, 3)];
    await (await someone()).ok('POST /p/order/submit', { ...item(v, 1), ...cashOnDelivery });
    const other = await someone();
    expect(await told(submit(other, v, 1, cashOnDelivery))).toEqual({ failure: 'waitingLimit', left: 0 });
    await placed(other, v, 1);
    await placed(other, w, 2);
  });
});

describe('goods that wait for a bank transfer', () => {
  const market = marketplaceForFile();
  const someone = async (): Promise<Person> => market().buyer((await addBuyers(market(), 1))[0] ?? 0);
  const allowed = (percent: number) => market().seller(3).ok('PUT /shop/admin/stock/transferHold', { transferHoldPercent: percent });
  afterEach(() => allowed(50));

  it('are the share a store allows, of all buyers together, told before and refused after', async () => {
    await allowed(30);
    const v = await goods(market(), 10);
    const [one, two, three] = [await someone(), await someone(), await someone()];
    const limits = async (buyer: Person, cartons: number) => (await buyer.ok('POST /p/order/confirm', item(v, cartons))).transferLimits;
    expect(await limits(one, 4)).toEqual([{ shopId: 3, skuId: v.skuId, name: expect.any(String) as string, left: v.carton * 3 }]);
    expect(await limits(one, 3)).toEqual([]);
    const many = await placed(one, v, 4);
    expect(await told(transfer(one, many))).toEqual({ failure: 'transferHeldLimit', left: v.carton * 3 });
    // The order stands as it was, and can be paid otherwise.
    await one.ok('POST /p/order/pay', { orderNumbers: many, payType: 9 });
    const first = await placed(two, v, 1);
    expect((await transfer(two, first)).code).toBe('00000');
    // Six cartons are left, one of them waits: 30 % is one.
    const second = await placed(three, v, 1);
    expect(await limits(three, 1)).toHaveLength(1);
    expect(await told(transfer(three, second))).toEqual({ failure: 'transferHeldLimit', left: 0 });
    // The same way again goes on with what waits already.
    expect((await transfer(two, first)).code).toBe('00000');
    await two.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: first });
    expect((await transfer(three, second)).code).toBe('00000');
  });

  it('are none where a store allows none, and all where it allows all', async () => {
    await changed(market(), { heldSharePercent: 100 });
    const v = await goods(market(), 2);
    await allowed(0);
    const [one, two] = [await someone(), await someone()];
    const number = await placed(one, v, 1);
    expect(await told(transfer(one, number))).toEqual({ failure: 'transferHeldLimit', left: 0 });
    await allowed(100);
    expect((await transfer(one, number)).code).toBe('00000');
    expect((await transfer(two, await placed(two, v, 1))).code).toBe('00000');
    await changed(market(), { heldSharePercent: 50 });
  });

  it('are set by each store for itself, and the change is in the record', async () => {
    await allowed(70);
    expect((await market().seller(3).ok('GET /shop/admin/stock/page', {})).transferHoldPercent).toBe(70);
    expect((await market().seller(1).ok('GET /shop/admin/stock/page', {})).transferHoldPercent).toBe(50);
    for (const wrong of [-1, 101, 1.5])
      expect(await market().seller(3).refused('PUT /shop/admin/stock/transferHold', { transferHoldPercent: wrong })).toBe(
        'argumentNotValid',
      );
  });
});

describe.each(wires)('limits that many meet at once $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  const buyers = async (count: number): Promise<number[]> => addBuyers(market(), count);

  it('let no more unpaid orders pass than they allow', async () => {
    await changed(market(), { unpaidOrdersMax: 4 });
    const v = await goods(market(), 1000);
    const [id = 0] = await buyers(1);
    const outcomes = await Promise.all(times(10, () => submit(market().buyer(id), v, 1)));
    expect(oks(outcomes)).toBe(4);
    expect(new Set(namesOf(outcomes))).toEqual(new Set(['ok', 'tooManyUnpaid']));
    await changed(market(), { unpaidOrdersMax: 20 });
  });

  it('let nobody hold more than her share, whoever orders beside her', async () => {
    const v = await goods(market(), 16);
    const [one = 0, two = 0] = await buyers(2);
    const outcomes = await Promise.all(times(12, (i) => submit(market().buyer(i % 3 === 0 ? two : one), v, 2)));
    expect(namesOf(outcomes).every((name) => name === 'ok' || name === 'heldLimit')).toBe(true);
    const held = await market().query<{ user: number; pieces: number }>(
      'select o.user_id as user, sum(r.count)::int as pieces from orders o join stock_reservations r on r.reference = o.number where o.user_id = any($1) and r.sku_id = $2 group by 1',
      [[one, two], v.skuId],
    );
    for (const { pieces } of held) expect(pieces).toBeLessThanOrEqual(v.carton * 8);
    expect(held.length).toBeGreaterThan(0);
  });

  it('let no more goods wait for days than the site allows', async () => {
    const v = await goods(market(), 10, 1);
    const ids = await buyers(12);
    const outcomes = await Promise.all(ids.map((id) => submit(nearBuyer(market(), id), v, 1, cashOnDelivery)));
    expect(new Set(namesOf(outcomes))).toEqual(new Set(['ok', 'waitingLimit']));
    expect(oks(outcomes)).toBe(8);
  });

  it('let no more wait for transfers than the store allows', async () => {
    const v = await goods(market(), 12);
    const ids = await buyers(8);
    const numbers = await Promise.all(ids.map((id) => placed(nearBuyer(market(), id), v, 1)));
    // Four are free and eight ordered: of what is free without the transfers half may wait.
    const outcomes = await Promise.all(ids.map((id, i) => transfer(market().buyer(id), numbers[i]!)));
    expect(new Set(namesOf(outcomes))).toEqual(new Set(['ok', 'transferHeldLimit']));
    expect(oks(outcomes)).toBe(4);
  });
});
