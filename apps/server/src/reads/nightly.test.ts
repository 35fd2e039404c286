import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { addDays, addHours } from '../runtime/clock.ts';
import { watched } from './watched.ts';

const market = marketplaceForFile();
const now = (): Date => market().app.clock.now();
const age = async (name: string): Promise<number> =>
  Math.round((await watched.find((w) => w.name === name)!.ask(market().app.database.db, now())) / 3600);
const queue = async (name: 'proof' | 'backup') =>
  (await market().operator.ok('GET /platform/dashboard', {})).queues.find((q) => q.queue === name);
const proofs = 'kyakhta_proof_age_seconds';
const backups = 'kyakhta_backup_age_seconds';
const proven = (at: Date): Promise<unknown> => market().query("insert into proof_runs (at, differences) values ($1, '[]')", [at]);
const backedUp = (at: Date): Promise<unknown> => market().query('insert into backup_runs (at, bytes) values ($1, 1)', [at]);

describe('what should be done each night', () => {
  it('is missed a day and a half after the marketplace began', async () => {
    expect(await age(proofs)).toBe(0);
    await market().query('update instance set filled_at = $1', [addHours(now(), -35)]);
    expect(await queue('proof')).toMatchObject({ count: 0 });
    await market().query('update instance set filled_at = $1', [addHours(now(), -37)]);
    expect([await age(proofs), (await queue('proof'))?.count]).toEqual([37, 1]);
  });

  it('is missed a day and a half after the last proof', async () => {
    await proven(addHours(now(), -37));
    expect(await queue('proof')).toMatchObject({ count: 1 });
    await proven(addHours(now(), -35));
    expect([await age(proofs), (await queue('proof'))?.count]).toEqual([35, 0]);
  });

  it('is not taken for done by a proof or a backup that a clock a year ahead has written', async () => {
    await market().query('truncate backup_runs');
    await proven(addDays(now(), 365));
    await backedUp(addDays(now(), 365));
    expect(await age(proofs)).toBe(35);
    await market().query('update instance set filled_at = $1', [addHours(now(), -40)]);
    expect([await age(backups), (await queue('backup'))?.count]).toEqual([40, 1]);
    await market().query('truncate backup_runs');
  });

  it('counts backups of a demo only once somebody has made one', async () => {
    expect([await age(backups), (await queue('backup'))?.count]).toEqual([0, 0]);
    await backedUp(addHours(now(), -37));
    expect([await age(backups), (await queue('backup'))?.count]).toEqual([37, 1]);
    await backedUp(addHours(now(), -1));
    expect([await age(backups), (await queue('backup'))?.count]).toEqual([1, 0]);
  });

  it('misses that what the database writes is kept, an hour after it stopped', async () => {
    await market().query('update instance set archived_until = $1, backed_up_at = $2', [addHours(now(), -2), addHours(now(), -1)]);
    expect([await age('kyakhta_archive_age_seconds'), await queue('backup')]).toEqual([
      2,
      { queue: 'backup', count: 1, late: 0, oldest: expect.any(String) as string },
    ]);
    await market().query('update instance set archived_until = $1', [addHours(now(), -0.5)]);
    expect(await queue('backup')).toMatchObject({ count: 0 });
    await market().query('update instance set archived_until = null');
    expect([await age('kyakhta_archive_age_seconds'), (await queue('backup'))?.count]).toEqual([0, 0]);
  });

  it('misses it at once where PostgreSQL or the folder refuses, once and not twice', async () => {
    const since = addHours(now(), -3);
    for (const until of [addHours(now(), -0.1), addHours(now(), -2)]) {
      await market().query('update instance set archived_until = $1, archive_failed_at = $2', [until, since]);
      expect(await queue('backup')).toMatchObject({ count: 1, oldest: since.toISOString() });
      expect(await age('kyakhta_archive_fault_seconds')).toBe(3);
    }
    await market().query('update instance set archived_until = null, archive_failed_at = null');
    expect([await age('kyakhta_archive_fault_seconds'), (await queue('backup'))?.count]).toEqual([0, 0]);
  });

  it('counts only a backup from which now can be reached, where what the database writes is kept', async () => {
    await backedUp(addHours(now(), -1));
    const kept = 'update instance set archived_until = $1, backed_up_at = $2';
    for (const [at, hours] of [
      [addHours(now(), -37), 37],
      [addHours(now(), -2), 2],
      [addDays(now(), 365), 40],
      [null, 40],
    ] as const) {
      await market().query(kept, [now(), at]);
      expect([await age(backups), (await queue('backup'))?.count], String(at)).toEqual([hours, hours > 36 ? 1 : 0]);
    }
    await market().query('truncate backup_runs');
    expect([await age(backups), (await queue('backup'))?.count]).toEqual([40, 1]);
    await market().query('update instance set archived_until = null, backed_up_at = null');
    expect(await age(backups)).toBe(0);
  });

  it('counts backups of a real marketplace from its first day', async () => {
    await market().query('truncate backup_runs');
    await market().query('update instance set demo = false');
    expect([await age(backups), (await queue('backup'))?.count]).toEqual([40, 1]);
  });
});
