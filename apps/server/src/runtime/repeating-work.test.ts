import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { repeatingWork } from '../endpoints.ts';
import { addDays, addHours } from './clock.ts';
import { plantRepeating } from './work.ts';

const market = marketplaceForFile();
const kinds = Object.keys(repeatingWork);
const now = new Date('2026-11-26T12:00:00Z');
const plant = (at = now): Promise<string[]> => plantRepeating(market().app.database.db, repeatingWork, at);
const planned = async (): Promise<Map<string, Date>> =>
  new Map(
    (await market().query<{ kind: string; at: Date }>("select kind, due_at as at from work where key = 'again'")).map((r) => [
      r.kind,
      r.at,
    ]),
  );
const planAll = (at: Date): Promise<unknown> => market().query("update work set due_at = $1 where key = 'again'", [at]);

describe('work that repeats itself', () => {
  it('is planned once, and left alone while it is within its rhythm', async () => {
    expect((await plant()).toSorted()).toEqual(kinds.toSorted());
    expect(await plant()).toEqual([]);
    for (const [kind, seconds] of Object.entries(repeatingWork))
      await market().query("update work set due_at = $1 where key = 'again' and kind = $2", [addHours(now, seconds / 3600), kind]);
    expect(await plant()).toEqual([]);
  });

  it('is due at once when a clock that was a year ahead has planned it', async () => {
    await planAll(addDays(now, 365));
    expect((await plant()).toSorted()).toEqual(kinds.toSorted());
    expect([...(await planned()).values()].every((at) => at.getTime() === now.getTime())).toBe(true);
  });

  it('is due at once when the clock was a day and a half ahead, other than what failed and is tried again within the hour', async () => {
    await planAll(addHours(now, 36));
    expect((await plant()).toSorted()).toEqual(kinds.toSorted());
    await planAll(addHours(now, 1));
    expect(await plant()).toEqual([]);
  });

  it('keeps what a round has left for the next one when it is brought back', async () => {
    await market().query("update work set due_at = $1, payload = '{\"place\": 7}' where kind = 'files.sweep'", [addDays(now, 365)]);
    expect(await plant()).toEqual(['files.sweep']);
    expect(await market().query("select payload from work where kind = 'files.sweep'")).toEqual([{ payload: { place: 7 } }]);
  });

  it('is done when a clock that was a year behind is right again', async () => {
    await planAll(addDays(now, -365));
    expect(await plant()).toEqual([]);
    expect([...(await planned()).values()].every((at) => at < now)).toBe(true);
  });

  it('leaves timers of the trade where they are', async () => {
    const at = addDays(now, 365);
    await market().query("insert into work (kind, key, due_at, payload) values ('orders.expire', '1', $1, '{}')", [at]);
    await plant();
    expect(await market().query("select due_at from work where kind = 'orders.expire' and key = '1'")).toEqual([{ due_at: at }]);
    await market().query("delete from work where kind = 'orders.expire' and key = '1'");
  });
});
