import { beforeEach, describe, expect, it } from 'vitest';
import { openMarketplace } from '../../../test/marketplace.ts';
import { afterAll, beforeAll } from 'vitest';
import type { Marketplace } from '../../../test/marketplace.ts';
import { these } from '../../runtime/ids.ts';
import { inTransaction } from '../../runtime/transaction.ts';
import { brokenInvariants } from '../../reads/ledger-proof.ts';
import { platformActor } from '../../runtime/context.ts';
import {
  freeStock,
  forgetOldMovements,
  fulfilStock,
  moveReservation,
  reduceReservation,
  releaseStock,
  reserveStock,
  type Reserved,
  returnStock,
  setOnHand,
  type StockCtx,
} from './index.ts';

// Reservations here belong to no order, so the file has a marketplace whose books are not proven.
let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(async () => {
  await market.close();
});

const at = new Date();
const [a, b] = [1, 2];
const by = (db: StockCtx['db']): StockCtx => ({ db, actor: platformActor, now: at });
const free = async (): Promise<(number | undefined)[]> => {
  const found = await freeStock(market.app.database.db, these([a, b]));
  return [found.get(a), found.get(b)];
};
/** Reserves as the callers do: what is refused is undone. */
const reserve = (reference: string, lines: Readonly<Record<number, number>>): Promise<Reserved> =>
  inTransaction(market.app.pool, async (unit) => {
    const reserved = await reserveStock(
      by(unit.db),
      Object.entries(lines).map(([skuId, count]) => ({ reference, skuId: Number(skuId), count })),
    );
    if (!reserved.ok) await unit.undo();
    return reserved;
  });
const inDb = <T>(work: (ctx: StockCtx) => Promise<T>): Promise<T> => inTransaction(market.app.pool, ({ db }) => work(by(db)));

type Moved = readonly [string, number, number, number, number, string];
/** Movements of a variant, the first first: kind, changes of on hand and reserved, both after it, whose. */
const moved = async (skuId: number): Promise<Moved[]> =>
  (
    await market.query<{ m: Moved }>(
      'select jsonb_build_array(kind, on_hand_change, reserved_change, on_hand, reserved, reference) as m from stock_movements where sku_id = $1 order by id',
      [skuId],
    )
  ).map((r) => r.m);
const unexplained = async (): Promise<unknown[]> =>
  (await brokenInvariants(market.app.database.db)).filter((d) => d.what.includes('movements of stock'));

beforeEach(async () => {
  await market.query('delete from stock_reservations');
  await market.query('update stock set on_hand = 10, reserved = 0');
  // As after two years and a night: the sum of what was is kept, and each test begins its own.
  await market.query('drop trigger if exists stock_movements_kept on stock_movements');
  await market.query('delete from stock_movements');
  await market.query('delete from stock_carried');
  await market.query('insert into stock_carried (sku_id, on_hand, reserved) select sku_id, on_hand, reserved from stock');
});

describe('stock', () => {
  it('is reserved whole or not at all, and says what is short and what is left', async () => {
    expect(await reserve('r1', { [a]: 4, [b]: 10 })).toMatchObject({ ok: true });
    expect(await free()).toEqual([6, 0]);
    expect(await reserve('r2', { [a]: 6, [b]: 1 })).toEqual({ ok: false, skuId: b, left: 0 });
    expect(await reserve('r3', { [a]: 7 })).toEqual({ ok: false, skuId: a, left: 6 });
    expect(await free()).toEqual([6, 0]);
  });

  it('is not there for a variant without a row', async () => {
    expect(await reserve('r1', { [a]: 1, 2_000_000_000: 1 })).toEqual({ ok: false, skuId: 2_000_000_000, left: 0 });
    expect(await free()).toEqual([10, 10]);
  });

  it('counts two lines of one variant together', async () => {
    const twice = (count: number): Promise<Reserved> =>
      inDb((ctx) =>
        reserveStock(ctx, [
          { reference: 'x', skuId: a, count },
          { reference: 'y', skuId: a, count },
        ]),
      );
    expect(
      await inTransaction(market.app.pool, async (unit) => {
        const reserved = await reserveStock(by(unit.db), [
          { reference: 'x', skuId: a, count: 6 },
          { reference: 'y', skuId: a, count: 6 },
        ]);
        await unit.undo();
        return reserved;
      }),
    ).toEqual({ ok: false, skuId: a, left: 10 });
    expect(await twice(5)).toMatchObject({ ok: true });
    expect((await free())[0]).toBe(0);
  });

  it('is never promised twice, however many reserve at once and in whatever order', async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, i) => reserve(`r${i}`, i % 2 === 0 ? { [a]: 1, [b]: 1 } : { [b]: 1, [a]: 1 })),
    );
    expect(all.filter((r) => r.ok)).toHaveLength(10);
    expect(await free()).toEqual([0, 0]);
  });

  it('is given back once', async () => {
    await reserve('r1', { [a]: 4, [b]: 2 });
    const given = await Promise.all(Array.from({ length: 5 }, () => inDb((ctx) => releaseStock(ctx, 'r1'))));
    expect(given.flat().toSorted((x, y) => x - y)).toEqual([a, b]);
    expect(await free()).toEqual([10, 10]);
  });

  it('gives back only what was not shipped', async () => {
    await reserve('r1', { [a]: 4 });
    await inDb((ctx) => fulfilStock(ctx, 'r1', [{ skuId: a, count: 3 }]));
    await inDb((ctx) => releaseStock(ctx, 'r1'));
    expect(await market.query('select on_hand, reserved from stock where sku_id = $1', [a])).toEqual([{ on_hand: 7, reserved: 0 }]);
  });

  it('never leaves the house beyond its reservation, nor after it was given back', async () => {
    await reserve('r1', { [a]: 4 });
    const ship = (count: number): Promise<void> => inDb((ctx) => fulfilStock(ctx, 'r1', [{ skuId: a, count }]));
    await expect(ship(5)).rejects.toThrow('does not cover');
    const both = await Promise.allSettled([ship(3), ship(3)]);
    expect(both.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    await inDb((ctx) => releaseStock(ctx, 'r1'));
    await expect(ship(1)).rejects.toThrow('does not cover');
    await expect(inDb((ctx) => fulfilStock(ctx, 'nobody', [{ skuId: a, count: 1 }]))).rejects.toThrow('does not cover');
  });

  it('cannot be set below what is promised', async () => {
    await reserve('r1', { [a]: 4 });
    expect(await inDb((ctx) => setOnHand(ctx, a, 3, { kind: 'counted' }))).toBe(false);
    expect(await inDb((ctx) => setOnHand(ctx, a, 4, { kind: 'counted' }))).toBe(true);
    expect((await free())[0]).toBe(0);
  });

  it('tells every change of it in a movement, and the movements add up to what stands there', async () => {
    await reserve('r1', { [a]: 4, [b]: 2 });
    await reserve('r2', { [a]: 7 });
    await inDb((ctx) => fulfilStock(ctx, 'r1', [{ skuId: a, count: 3 }]));
    await inDb((ctx) => returnStock(ctx, 'r1'));
    await inDb((ctx) => reduceReservation(ctx, 'r1', [{ skuId: b, count: 1 }], 'refund:9'));
    await inDb((ctx) => releaseStock(ctx, 'r1'));
    await inDb((ctx) => setOnHand(ctx, a, 25, { kind: 'received', note: 'from the works' }));
    expect(await moved(a)).toEqual([
      ['reserved', 0, 4, 10, 4, 'r1'],
      ['shipped', -3, -3, 7, 1, 'r1'],
      ['returned', 3, 0, 10, 1, 'r1'],
      ['released', 0, -1, 10, 0, 'r1'],
      ['received', 15, 0, 25, 0, ''],
    ]);
    expect(await moved(b)).toEqual([
      ['reserved', 0, 2, 10, 2, 'r1'],
      ['released', 0, -1, 10, 1, 'r1'],
      ['released', 0, -1, 10, 0, 'r1'],
    ]);
    expect(await market.query('select cause from stock_movements where cause <> $1', [''])).toEqual([{ cause: 'refund:9' }]);
    expect(await unexplained()).toEqual([]);
  });

  it('tells two orders of one variant apart, each with what it left', async () => {
    await inDb((ctx) =>
      reserveStock(ctx, [
        { reference: 'y', skuId: a, count: 5 },
        { reference: 'x', skuId: a, count: 2 },
      ]),
    );
    expect(await moved(a)).toEqual([
      ['reserved', 0, 2, 10, 2, 'x'],
      ['reserved', 0, 5, 10, 7, 'y'],
    ]);
    await inDb((ctx) => moveReservation(ctx, 'x', 'z', [a]));
    expect((await moved(a)).slice(2)).toEqual([
      ['released', 0, -2, 10, 5, 'x'],
      ['reserved', 0, 2, 10, 7, 'z'],
    ]);
    expect(await unexplained()).toEqual([]);
  });

  it('tells in one line what a crowd leaves, and nothing of who came too late', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, i) => reserve(`r${i}`, { [a]: 1 })));
    const told = await moved(a);
    expect(told.map((m) => m[4])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await unexplained()).toEqual([]);
  });

  it('writes no movement where nothing changes', async () => {
    await inDb((ctx) => setOnHand(ctx, a, 10, { kind: 'counted' }));
    await inDb((ctx) => releaseStock(ctx, 'nobody'));
    expect(await moved(a)).toEqual([]);
  });

  it('keeps its movements as they were written, and the sum of those that go after two years', async () => {
    await market.query(
      "create trigger stock_movements_kept before delete on stock_movements for each row when (old.at > now() - interval '1 year') execute function refuse_change()",
    );
    await reserve('r1', { [a]: 4 });
    await expect(market.query('update stock_movements set note = $1', ['x'])).rejects.toThrow(/insert-only/);
    await expect(market.query('delete from stock_movements')).rejects.toThrow(/insert-only/);
    await market.query(
      "insert into stock_movements (sku_id, kind, on_hand_change, reserved_change, on_hand, reserved, actor_kind, at) select $1, 'received', n, 0, 10, 0, 'platform', now() - interval '3 years' from generate_series(1, 3) n",
      [a],
    );
    await market.query('update stock_carried set on_hand = on_hand - 6 where sku_id = $1', [a]);
    expect(await unexplained()).toEqual([]);
    expect(await inDb(forgetOldMovements)).toBe(false);
    expect((await moved(a)).map((m) => m[0])).toEqual(['reserved']);
    expect(await unexplained()).toEqual([]);
  });

  it.each(['on_hand = -1', 'reserved = -1', 'reserved = on_hand + 1'])('is kept from %s by the database itself', async (change) => {
    await expect(market.query(`update stock set ${change} where sku_id = ${a}`)).rejects.toThrow(/check/);
  });
});
