import { randomUUID } from 'node:crypto';
import { sql } from './sql.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { planLater } from '../../test/later.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { parts } from '../endpoints.ts';
import { addSeconds } from './clock.ts';
import type { Ctx, Handlers } from './context.ts';
import type { AskingJob, Jobs } from './jobs.ts';
import { refuse } from './errors.ts';
import { outside } from './outside.ts';
import { writeLater } from './work.ts';

let action: (ctx: Ctx) => Promise<unknown> = () => Promise.resolve(null);
let job: AskingJob['outside'] = () => Promise.resolve();
const handlers = { ...parts.handlers, 'POST /p/order/pay': (ctx: Ctx) => action(ctx) } as unknown as Handlers;
const jobs: Jobs = { ...parts.jobs, 'test.outside': { outside: (ctx, payload) => job(ctx, payload) } };
const market = marketplaceForFile({ options: { handlers, jobs } });

const body = { orderNumbers: '2601010000000001', payType: 9 };
const paid = (payAttemptId: string) => ({ paid: true, payAttemptId, state: 'paid', redirectUrl: null, codeUrl: null, reason: null });
const mark = async (ctx: Ctx, subject: string): Promise<void> => {
  await sql`insert into audit_log (at, actor_kind, action, subject) values (${ctx.now}, 'platform', 'test', ${subject})`.execute(ctx.db);
};
const marks = async (): Promise<string[]> =>
  (
    await market().query<{ subject: string }>("select subject from audit_log where action = 'test' and id > $1 order by id", [
      since?.id ?? 0n,
    ])
  ).map((r) => r.subject);
/** What was recorded before a test is not its own. */
let since: { readonly id: bigint } | undefined;
beforeEach(async () => {
  [since] = await market().query<{ id: bigint }>('select coalesce(max(id), 0) as id from audit_log');
  await market().query("delete from work where kind = 'test.outside'");
});

describe('a call that asks outside', () => {
  const askFor = (ask: () => Promise<unknown>) => async (ctx: Ctx) => {
    await mark(ctx, 'before');
    return outside(ask, async (next, answer) => {
      await mark(next, answer.ok ? `answer ${String(answer.value)}` : `silence ${(answer.error as Error).message}`);
      return paid('a');
    });
  };

  it('has committed what it wrote, and holds no connection, while it asks', async () => {
    let seen: string[] = [];
    let busy = -1;
    action = askFor(async () => {
      seen = await marks();
      busy = market().app.pool.totalCount - market().app.pool.idleCount;
      return 7;
    });
    expect(await market().buyer(1).ok('POST /p/order/pay', body)).toMatchObject({ payAttemptId: 'a' });
    expect([seen, busy, await marks()]).toEqual([['before'], 0, ['before', 'answer 7']]);
  });

  it('goes on when nobody answers', async () => {
    action = askFor(() => Promise.reject(new Error('line is dead')));
    await market().buyer(1).ok('POST /p/order/pay', body);
    expect(await marks()).toEqual(['before', 'silence line is dead']);
  });

  it('may ask again, and keeps what each part wrote', async () => {
    action = (ctx) =>
      mark(ctx, 'one').then(() =>
        outside(
          () => Promise.resolve(1),
          async (second) => {
            await mark(second, 'two');
            return outside(
              () => Promise.resolve(2),
              async (third) => {
                await mark(third, 'three');
                return paid('b');
              },
            );
          },
        ),
      );
    await market().buyer(1).ok('POST /p/order/pay', body);
    expect(await marks()).toEqual(['one', 'two', 'three']);
  });

  it('answers a repeated key as it did the first time, without asking again', async () => {
    let asked = 0;
    action = askFor(() => Promise.resolve((asked += 1)));
    const key = randomUUID();
    const first = await market().buyer(1).call('POST /p/order/pay', body, { key });
    const again = await market().buyer(1).call('POST /p/order/pay', body, { key });
    expect([first.replayed, again.replayed, again.body, asked]).toEqual([false, true, first.body, 1]);
  });

  it('asks again under the same key when it was refused because nobody answered', async () => {
    let isDown = true;
    action = () =>
      Promise.resolve(
        outside(
          () => Promise.resolve(),
          () => Promise.resolve(isDown ? refuse('providerDown') : paid('a')),
        ),
      );
    const key = randomUUID();
    expect(await market().buyer(1).refused('POST /p/order/pay', body, { key })).toBe('providerDown');
    isDown = false;
    expect(await market().buyer(1).ok('POST /p/order/pay', body, { key })).toMatchObject({ paid: true });
  });

  it('keeps what it learnt outside although a twin is at work in between', async () => {
    const key = randomUUID();
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const inside = Promise.withResolvers<void>();
    let calls = 0;
    action = async (ctx) => {
      calls += 1;
      const name = `call ${calls}`;
      await mark(ctx, name);
      if (name === 'call 2') {
        inside.resolve();
        await gates[1].promise;
      }
      return outside(
        () => (name === 'call 1' ? gates[0].promise : Promise.resolve()),
        async (later) => {
          await mark(later, `${name} goes on`);
          return paid(name);
        },
      );
    };
    const first = market().buyer(1).call('POST /p/order/pay', body, { key });
    await expect.poll(marks).toEqual(['call 1']);
    const twin = market().buyer(1).call('POST /p/order/pay', body, { key });
    await inside.promise;
    // The twin holds the key while the first comes back from outside.
    gates[0].resolve();
    setImmediate(() => gates[1].resolve());
    const outcomes = await Promise.all([first, twin]);
    expect(outcomes.map((o) => o.code)).toEqual(['00000', '00000']);
    expect(new Set(outcomes.map((o) => o.body)).size).toBe(1);
  });

  it('keeps what came before when the rest is refused, and when it breaks', async () => {
    action = async (ctx) => {
      await mark(ctx, 'kept');
      return outside(
        () => Promise.resolve(),
        async (next) => {
          await mark(next, 'undone');
          return refuse('providerDown');
        },
      );
    };
    expect(await market().buyer(1).refused('POST /p/order/pay', body)).toBe('providerDown');
    action = async (ctx) => {
      await mark(ctx, 'kept too');
      return outside(
        () => Promise.resolve(),
        () => Promise.reject(new Error('broken')),
      );
    };
    expect((await market().buyer(1).call('POST /p/order/pay', body)).code).toBe('A00005');
    expect(await marks()).toEqual(['kept', 'kept too']);
  });
});

describe('work that asks outside', () => {
  const plan = (): Promise<void> => {
    const { app } = market();
    const now = app.clock.now();
    return writeLater(app.database.db, [{ kind: 'test.outside', key: 'x', dueAt: now, payload: {} }], [], 'test', now);
  };
  const planned = (): Promise<unknown[]> => market().query("select 1 from work where kind = 'test.outside'");

  it('plans itself anew before it asks, so that a broken rest is done again', async () => {
    let tries = 0;
    job = async (ctx) => {
      tries += 1;
      if (tries > 2) return undefined;
      planLater(ctx, { kind: 'test.outside', key: 'x', dueAt: addSeconds(ctx.now, 60), payload: {} });
      await mark(ctx, `try ${tries}`);
      return outside<number, void>(
        () => Promise.resolve(tries),
        async (next, answer) => {
          if (answer.ok && answer.value === 1) throw new Error('broken');
          await mark(next, 'done');
        },
      );
    };
    await plan();
    await market().app.drain();
    expect([await marks(), await planned()]).toEqual([['try 1'], [{ '?column?': 1 }]]);
    await market().advance(61 / 86_400);
    expect(await marks()).toEqual(['try 1', 'try 2', 'done']);
    await market().advance(61 / 86_400);
    expect(await planned()).toEqual([]);
  });
});
