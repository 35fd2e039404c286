import { beforeEach, describe, expect, it } from 'vitest';
import { openMarketplace } from '../../../test/marketplace.ts';
import { afterAll, beforeAll } from 'vitest';
import type { Marketplace } from '../../../test/marketplace.ts';
import { inTransaction } from '../../runtime/transaction.ts';
import { freeStock, fulfilStock, releaseStock, reserveStock, type Reserved, setOnHand } from './index.ts';

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
const free = async (): Promise<(number | undefined)[]> => {
  const found = await freeStock(market.app.database.db, [a, b]);
  return [found.get(a), found.get(b)];
};
/** Reserves as the callers do: what is refused is undone. */
const reserve = (reference: string, lines: Readonly<Record<number, number>>): Promise<Reserved> =>
  inTransaction(market.app.pool, async (unit) => {
    const reserved = await reserveStock(
      unit.db,
      Object.entries(lines).map(([skuId, count]) => ({ reference, skuId: Number(skuId), count })),
      at,
    );
    if (!reserved.ok) await unit.undo();
    return reserved;
  });
const inDb = <T>(work: (db: Marketplace['app']['database']['db']) => Promise<T>): Promise<T> =>
  inTransaction(market.app.pool, ({ db }) => work(db));

beforeEach(async () => {
  await market.query('delete from stock_reservations');
  await market.query('update stock set on_hand = 10, reserved = 0');
});

describe('stock', () => {
  it('is reserved whole or not at all, and says what is short and what is left', async () => {
    expect(await reserve('r1', { [a]: 4, [b]: 10 })).toEqual({ ok: true });
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
      inDb((db) =>
        reserveStock(
          db,
          [
            { reference: 'x', skuId: a, count },
            { reference: 'y', skuId: a, count },
          ],
          at,
        ),
      );
    expect(
      await inTransaction(market.app.pool, async (unit) => {
        const reserved = await reserveStock(
          unit.db,
          [
            { reference: 'x', skuId: a, count: 6 },
            { reference: 'y', skuId: a, count: 6 },
          ],
          at,
        );
        await unit.undo();
        return reserved;
      }),
    ).toEqual({ ok: false, skuId: a, left: 10 });
    expect(await twice(5)).toEqual({ ok: true });
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
    const given = await Promise.all(Array.from({ length: 5 }, () => inDb((db) => releaseStock(db, 'r1', at))));
    expect(given.flat().toSorted((x, y) => x - y)).toEqual([a, b]);
    expect(await free()).toEqual([10, 10]);
  });

  it('gives back only what was not shipped', async () => {
    await reserve('r1', { [a]: 4 });
    await inDb((db) => fulfilStock(db, 'r1', [{ skuId: a, count: 3 }]));
    await inDb((db) => releaseStock(db, 'r1', at));
    expect(await market.query('select on_hand, reserved from stock where sku_id = $1', [a])).toEqual([{ on_hand: 7, reserved: 0 }]);
  });

  it('never leaves the house beyond its reservation, nor after it was given back', async () => {
    await reserve('r1', { [a]: 4 });
    const ship = (count: number): Promise<void> => inDb((db) => fulfilStock(db, 'r1', [{ skuId: a, count }]));
    await expect(ship(5)).rejects.toThrow('does not cover');
    const both = await Promise.allSettled([ship(3), ship(3)]);
    expect(both.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    await inDb((db) => releaseStock(db, 'r1', at));
    await expect(ship(1)).rejects.toThrow('does not cover');
    await expect(inDb((db) => fulfilStock(db, 'nobody', [{ skuId: a, count: 1 }]))).rejects.toThrow('does not cover');
  });

  it('cannot be set below what is promised', async () => {
    await reserve('r1', { [a]: 4 });
    expect(await inDb((db) => setOnHand(db, a, 3))).toBe(false);
    expect(await inDb((db) => setOnHand(db, a, 4))).toBe(true);
    expect((await free())[0]).toBe(0);
  });

  it.each(['on_hand = -1', 'reserved = -1', 'reserved = on_hand + 1'])('is kept from %s by the database itself', async (change) => {
    await expect(market.query(`update stock set ${change} where sku_id = ${a}`)).rejects.toThrow(/check/);
  });
});
