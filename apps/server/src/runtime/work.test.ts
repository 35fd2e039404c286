import { sql } from './sql.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { planLater } from '../../test/later.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { parts } from '../endpoints.ts';
import { addSeconds } from './clock.ts';
import type { Ctx } from './context.ts';
import type { AskingJob, Job, Jobs, Together } from './jobs.ts';
import type { PlannedWork } from './later.ts';
import { outside } from './outside.ts';
import { writeLater } from './work.ts';

/** What a job under test does, by kind; each test sets its own. */
const jobs = new Map<string, Job | Together | AskingJob>();
const byKind = new Proxy<Jobs>(
  { ...parts.jobs, 'test.together': { together: () => Promise.resolve() }, 'test.outside': { outside: () => Promise.resolve() } },
  { get: (known, kind: string) => jobs.get(kind) ?? known[kind] },
);
const market = marketplaceForFile({ options: { jobs: byKind } });

/** An effect that can be counted, and that a rollback takes away. */
const note = async (ctx: Ctx, subject: string): Promise<void> => {
  await sql`insert into audit_log (at, actor_kind, action, subject) values (${ctx.now}, 'platform', 'test', ${subject})`.execute(ctx.db);
};
const noted = async (): Promise<string[]> =>
  (
    await market().query<{ subject: string }>("select subject from audit_log where action = 'test' and id > $1 order by id", [
      since?.id ?? 0n,
    ])
  ).map((r) => r.subject);
const plan = (works: readonly Partial<PlannedWork>[]): Promise<void> => {
  const { app } = market();
  const now = app.clock.now();
  const whole = works.map((w, i) => ({ kind: 'test', key: String(i), dueAt: now, payload: {}, ...w }));
  return writeLater(app.database.db, whole, [], 'test-request', now);
};
interface Row {
  kind: string;
  key: string;
  attempts: number;
  failed: boolean;
  last_error: string | null;
  due_at: Date;
}
const rows = (): Promise<Row[]> =>
  market().query<Row>(
    "select kind, key, attempts, failed_at is not null as failed, last_error, due_at from work where kind like 'test%' order by id",
  );
const ahead = (seconds: number): Promise<void> => market().advance(seconds / 86_400);

/** Sets what the kind that is done together does. */
const together = (does: Together['together']): void => {
  jobs.set('test.together', { together: does });
};

/** What was recorded before a test is not its own. */
let since: { readonly id: bigint } | undefined;
beforeEach(async () => {
  jobs.clear();
  [since] = await market().query<{ id: bigint }>('select coalesce(max(id), 0) as id from audit_log');
  await market().query("delete from work where kind like 'test%'");
});

describe('the queue', () => {
  it('does what is due in the order it fell due, and nothing before its time', async () => {
    jobs.set('test', (ctx, payload) => note(ctx, String(payload['n'])));
    const now = market().app.clock.now();
    await plan([
      { key: 'c', dueAt: addSeconds(now, -1), payload: { n: 'third' } },
      { key: 'a', dueAt: addSeconds(now, -9), payload: { n: 'first' } },
      { key: 'b', dueAt: addSeconds(now, -5), payload: { n: 'second' } },
      { key: 'd', dueAt: addSeconds(now, 3600), payload: { n: 'later' } },
    ]);
    await market().app.drain();
    expect(await noted()).toEqual(['first', 'second', 'third']);
    await ahead(3601);
    expect(await noted()).toEqual(['first', 'second', 'third', 'later']);
  });

  it('holds one piece of work for a kind and key: naming it again moves its due time and content', async () => {
    jobs.set('test', (ctx, payload) => note(ctx, String(payload['n'])));
    const now = market().app.clock.now();
    await plan([{ key: 'x', payload: { n: 'early' } }]);
    await plan([{ key: 'x', dueAt: addSeconds(now, 600), payload: { n: 'moved' } }]);
    await market().app.drain();
    expect([await noted(), (await rows()).length]).toEqual([[], 1]);
    await ahead(601);
    expect([await noted(), (await rows()).length]).toEqual([['moved'], 0]);
  });

  it('keeps a failed piece with its error, undoes its effect and tries later, and other work goes on', async () => {
    jobs.set('test', async (ctx, payload) => {
      await note(ctx, String(payload['n']));
      if (payload['n'] === 'bad') throw new Error('the carrier is silent');
    });
    await plan([
      { key: 'bad', payload: { n: 'bad' } },
      { key: 'good', payload: { n: 'good' } },
    ]);
    const { app } = market();
    expect(await app.drain()).toBe(2);
    expect(await noted()).toEqual(['good']);
    const [row] = await rows();
    expect(row).toMatchObject({ key: 'bad', attempts: 1, failed: false, last_error: 'the carrier is silent' });
    expect(row!.due_at.getTime()).toBeGreaterThan(app.clock.now().getTime() + 5000);
  });

  it('waits longer after each failure, counts as failed after eight, and is tried on every hour until it works', async () => {
    jobs.set('test', () => Promise.reject(new Error('never')));
    await plan([{ key: 'x' }]);
    const waits: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      if (i > 0) await ahead(3601);
      await market().app.drain();
      const [row] = await rows();
      waits.push(row!.due_at.getTime() - market().app.clock.now().getTime());
    }
    expect(waits.slice(0, 7).every((w, i) => i === 0 || w > waits[i - 1]!)).toBe(true);
    expect((await rows())[0]).toMatchObject({ attempts: 8, failed: true });
    const listed = await market().operator.ok('GET /platform/jobs/page', {});
    expect(listed.records[0]).toMatchObject({ kind: 'test', state: 'failed', attempts: 8 });
    await ahead(3601);
    await market().app.drain();
    expect((await rows())[0]).toMatchObject({ attempts: 9, failed: true });
    jobs.set('test', (ctx) => note(ctx, 'revived'));
    await ahead(3601);
    await market().app.drain();
    expect([await noted(), await rows()]).toEqual([['revived'], []]);
  });

  it('fails work of a kind that nobody does, without stopping the rest', async () => {
    jobs.set('test', (ctx) => note(ctx, 'done'));
    await plan([{ kind: 'test.unknown', key: 'u' }, { key: 'x' }]);
    await market().app.drain();
    expect(await noted()).toEqual(['done']);
    expect((await rows())[0]?.last_error).toContain('no job');
  });

  it('does work exactly once although the connection was killed in the middle of it', async () => {
    let killed = false;
    jobs.set('test', async (ctx) => {
      await note(ctx, 'effect');
      if (killed) return;
      killed = true;
      const { rows: pids } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(ctx.db);
      await market().query('select pg_terminate_backend($1, 5000)', [pids[0]?.pid]);
      await note(ctx, 'never');
    });
    await plan([{ key: 'x' }]);
    await market().app.drain();
    expect(await noted()).toEqual([]);
    expect(await rows()).toHaveLength(1);
    await ahead(3601);
    expect([await noted(), await rows()]).toEqual([['effect'], []]);
  });

  it('lets a handler plan its own next time', async () => {
    jobs.set('test', async (ctx) => {
      await note(ctx, 'tick');
      planLater(ctx, { kind: 'test', key: 'x', dueAt: addSeconds(ctx.now, 60), payload: {} });
    });
    await plan([{ key: 'x' }]);
    await market().app.drain();
    await ahead(61);
    await ahead(61);
    expect([await noted(), (await rows()).length]).toEqual([['tick', 'tick', 'tick'], 1]);
  });

  it('does every piece once when twenty workers drain it', async () => {
    jobs.set('test', (ctx, payload) => note(ctx, String(payload['n'])));
    await plan(Array.from({ length: 100 }, (_, i) => ({ key: `k${i}`, payload: { n: String(i).padStart(3, '0') } })));
    const done = await Promise.all(Array.from({ length: 20 }, () => market().app.drain()));
    expect(done.reduce((a, b) => a + b, 0)).toBe(100);
    expect((await noted()).toSorted()).toEqual(Array.from({ length: 100 }, (_, i) => String(i).padStart(3, '0')));
  });

  it('hands over several pieces of a kind that is done together, in their order', async () => {
    const handed: number[] = [];
    together(async (ctx, payloads) => {
      handed.push(payloads.length);
      for (const payload of payloads) await note(ctx, String(payload['n']));
    });
    await plan(Array.from({ length: 40 }, (_, i) => ({ kind: 'test.together', key: `k${i}`, payload: { n: String(i).padStart(2, '0') } })));
    expect(await market().app.drain()).toBe(40);
    expect(handed).toEqual([32, 8]);
    expect(await noted()).toEqual(Array.from({ length: 40 }, (_, i) => String(i).padStart(2, '0')));
  });

  it('does pieces one by one when one of them fails, and tells the caches of each', async () => {
    const { app } = market();
    await app.cache.fill('shown', ['test:2'], () => Promise.resolve({ data: 1, body: '1' }));
    together(async (ctx, payloads) => {
      for (const payload of payloads) {
        await note(ctx, String(payload['n']));
        ctx.changed(`test:${String(payload['n'])}`);
        if (payload['n'] === 3) throw new Error('the third is at fault');
      }
    });
    await plan([1, 2, 3, 4].map((n) => ({ kind: 'test.together', key: `k${n}`, payload: { n } })));
    await app.drain();
    expect(await noted()).toEqual(['1', '2', '4']);
    expect(await rows()).toMatchObject([{ key: 'k3', attempts: 1, last_error: 'the third is at fault' }]);
    expect(app.cache.get('shown')).toBeUndefined();
  });

  it('drops what a job changed from the cache of its process', async () => {
    const { app } = market();
    await app.cache.fill('shown', ['test:tag'], () => Promise.resolve({ data: 1, body: '1' }));
    jobs.set('test', (ctx) => {
      ctx.changed('test:tag');
      return Promise.resolve();
    });
    await plan([{ key: 'x' }]);
    await app.drain();
    expect(app.cache.get('shown')).toBeUndefined();
  });
});

describe('work that asks someone outside', () => {
  it('is done two pieces of a kind at a time, and what else is due goes on beside it while nobody answers', async () => {
    const answer = Promise.withResolvers<void>();
    const asked: string[] = [];
    jobs.set('test.outside', {
      outside: (_, payload) =>
        Promise.resolve(
          outside(
            () => {
              asked.push(String(payload['n']));
              return answer.promise;
            },
            (ctx) => note(ctx, String(payload['n'])),
          ),
        ),
    });
    jobs.set('test', (ctx, payload) => note(ctx, String(payload['n'])));
    const { app } = market();
    const now = app.clock.now();
    await plan([
      ...['a', 'b', 'c'].map((n, i) => ({ kind: 'test.outside', key: n, payload: { n }, dueAt: addSeconds(now, i - 60) })),
      ...['1', '2'].map((n, i) => ({ key: n, payload: { n }, dueAt: addSeconds(now, i - 30) })),
    ]);
    const waiting = [app.workOnce(), app.workOnce()];
    await expect.poll(() => asked.length).toBe(2);
    // Two lanes hang; the others find the rest, and pass by what would hang, too.
    expect([await app.workOnce(), await app.workOnce(), await app.workOnce()]).toEqual([1, 1, 0]);
    expect([await noted(), asked.length]).toEqual([['1', '2'], 2]);
    answer.resolve();
    expect(await Promise.all(waiting)).toEqual([1, 1]);
    expect([await app.workOnce(), await app.workOnce()]).toEqual([1, 0]);
    expect((await noted()).toSorted()).toEqual(['1', '2', 'a', 'b', 'c']);
  });

  it('that fails over the answer is put off as it planned itself, and counts as failed after eight times', async () => {
    jobs.set('test.outside', {
      outside: (ctx) => {
        planLater(ctx, { kind: 'test.outside', key: 'x', dueAt: addSeconds(ctx.now, 60), payload: {} });
        return Promise.resolve(
          outside(
            () => Promise.resolve(),
            () => Promise.reject(new Error('the answer is nonsense')),
          ),
        );
      },
    });
    await plan([{ kind: 'test.outside', key: 'x' }]);
    await market().app.drain();
    for (let n = 1; n < 8; n += 1) {
      expect(await rows()).toMatchObject([{ attempts: n, failed: false, last_error: 'the answer is nonsense' }]);
      await ahead(3601);
    }
    expect(await rows()).toMatchObject([{ attempts: 8, failed: true }]);
  });

  it('that fails leaves be what somebody else planned for now while it asked', async () => {
    const byNews = (): Promise<void> => plan([{ kind: 'test.outside', key: 'y' }]);
    jobs.set('test.outside', {
      outside: (ctx) => {
        planLater(ctx, { kind: 'test.outside', key: 'y', dueAt: addSeconds(ctx.now, 60), payload: {} });
        return Promise.resolve(outside(byNews, () => Promise.reject(new Error('the answer is nonsense'))));
      },
    });
    await byNews();
    expect(await market().app.workOnce()).toBe(1);
    expect((await rows()).map((r) => [r.attempts, r.last_error])).toEqual([[0, null]]);
  });

  it('gives its place back whatever becomes of it', async () => {
    jobs.set('test.outside', {
      outside: () =>
        Promise.resolve(
          outside(
            () => Promise.reject(new Error('silence')),
            () => Promise.reject(new Error('and a fault of ours')),
          ),
        ),
    });
    for (let round = 0; round < 3; round += 1) {
      await plan([{ kind: 'test.outside', key: String(round) }]);
      expect(await market().app.workOnce()).toBe(1);
    }
  });
});
