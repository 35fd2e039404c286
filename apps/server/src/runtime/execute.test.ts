import { randomUUID } from 'node:crypto';
import { sql } from './sql.ts';
import { describe, expect, it, vi } from 'vitest';
import { variantsOf } from '../../test/goods.ts';
import { planLater } from '../../test/later.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { processAhead } from '../../test/people.ts';
import { parts } from '../endpoints.ts';
import { AnswerCache } from './cache.ts';
import type { Ctx, Handlers } from './context.ts';
import { refuse, refuseAndKeep } from './errors.ts';

/** What the calls under test do: each test puts its own action here. */
let action: (ctx: Ctx, input: Readonly<Record<string, unknown>>) => Promise<unknown> = () => Promise.resolve(null);
const underTest = (ctx: Ctx, input: unknown): Promise<never> => action(ctx, input as never) as Promise<never>;
const handlers = {
  ...parts.handlers,
  'POST /p/order/pay': underTest,
  'PUT /p/myOrder/cancel/{orderNumber}': underTest,
} as unknown as Handlers;
const market = marketplaceForFile({ options: { handlers } });

const body = { orderNumbers: '2601010000000001', payType: 9 };
const paid = (attempt = 'a1') => ({ paid: true, payAttemptId: attempt, state: 'paid', redirectUrl: null, codeUrl: null, reason: null });
/** A promise and what opens it: lets a test hold an action in the middle. */
const gate = (): { readonly passed: Promise<void>; open(): void } => {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
};
/** Leaves a mark that a rollback takes away again. */
const mark = async (ctx: Ctx, subject: string): Promise<void> => {
  await sql`insert into audit_log (at, actor_kind, action, subject) values (${ctx.now}, 'buyer', 'test', ${subject})`.execute(ctx.db);
};
const marks = async (subject: string): Promise<number> =>
  (await market().query('select 1 from audit_log where subject = $1', [subject])).length;

describe('an idempotency key', () => {
  it('replays the answer of the same body without doing the work again', async () => {
    action = async (ctx) => {
      await mark(ctx, 'replay');
      return paid('first');
    };
    const key = randomUUID();
    const first = await market().buyer(1).call('POST /p/order/pay', body, { key });
    const again = await market().buyer(1).call('POST /p/order/pay', body, { key });
    expect([first.replayed, again.replayed, again.body]).toEqual([false, true, first.body]);
    expect(await marks('replay')).toBe(1);
  });

  it('is refused for another body', async () => {
    action = () => Promise.resolve(paid());
    const key = randomUUID();
    await market().buyer(1).ok('POST /p/order/pay', body, { key });
    const other = await market()
      .buyer(1)
      .call('POST /p/order/pay', { ...body, orderNumbers: '2601010000000002' }, { key });
    expect([other.code, other.data]).toMatchObject(['A00014', { failure: 'keyUsedForOtherInput' }]);
  });

  it('replays a business error too', async () => {
    let calls = 0;
    action = () => {
      calls += 1;
      return refuse('balanceInsufficient', { balance: '1.00', needed: '2.00' });
    };
    const key = randomUUID();
    const first = await market().buyer(1).call('POST /p/order/pay', body, { key });
    const again = await market().buyer(1).call('POST /p/order/pay', body, { key });
    expect([first.code, again.code, again.msg, again.replayed, calls]).toEqual(['A00001', 'A00001', first.msg, true, 1]);
  });

  it('never replays a fault of ours', async () => {
    action = () => Promise.reject(new Error('broken'));
    const key = randomUUID();
    expect((await market().buyer(1).call('POST /p/order/pay', body, { key })).code).toBe('A00005');
    action = () => Promise.resolve(paid());
    expect(await market().buyer(1).call('POST /p/order/pay', body, { key })).toMatchObject({ code: '00000', replayed: false });
  });

  it('sends a twin away at once while the first is being worked on', async () => {
    const inside = gate();
    const hold = gate();
    action = async () => {
      inside.open();
      await hold.passed;
      return paid();
    };
    const key = randomUUID();
    const first = market().buyer(1).call('POST /p/order/pay', body, { key });
    await inside.passed;
    expect(await market().buyer(1).refused('POST /p/order/pay', body, { key })).toBe('doNotSubmitRepeatedly');
    hold.open();
    expect((await first).code).toBe('00000');
  });

  it('belongs to one caller and one route', async () => {
    let calls = 0;
    action = (_ctx, input) => {
      calls += 1;
      return Promise.resolve('payType' in input ? paid() : null);
    };
    const key = randomUUID();
    await market().buyer(1).ok('POST /p/order/pay', body, { key });
    const other = await market().buyer(2).call('POST /p/order/pay', body, { key });
    const route = await market().buyer(1).call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: '2601010000000001' }, { key });
    expect([other.replayed, route.replayed, calls]).toEqual([false, false, 3]);
  });
});

describe('a command', () => {
  it('leaves nothing of a refused action but the counters that must stand', async () => {
    action = async (ctx) => {
      await mark(ctx, 'refused');
      planLater(ctx, { kind: 'test.refused', key: '1', dueAt: ctx.now, payload: {} });
      ctx.changed('test:refused');
      return refuse('orderNotPayable');
    };
    expect(await market().buyer(1).refused('POST /p/order/pay', body)).toBe('orderNotPayable');
    action = async (ctx) => {
      await sql`insert into login_tries (subject, at) values ('test:refused', ${ctx.now})`.execute(ctx.db);
      planLater(ctx, { kind: 'test.refused', key: '1', dueAt: ctx.now, payload: {} });
      return refuseAndKeep('tooManyTries', { minutes: 1 });
    };
    expect(await market().buyer(1).refused('POST /p/order/pay', body)).toBe('tooManyTries');
    const { query } = market();
    expect(await marks('refused')).toBe(0);
    expect(await query("select 1 from work where kind = 'test.refused'")).toEqual([]);
    expect(await query("select 1 from changes where key = 'test:refused'")).toEqual([]);
    expect(await query("select 1 from login_tries where subject = 'test:refused'")).toHaveLength(1);
  });

  it('leaves nothing at all of an action that broke', async () => {
    action = async (ctx) => {
      await mark(ctx, 'broken');
      throw new Error('broken');
    };
    const broken = await market().buyer(1).call('POST /p/order/pay', body);
    expect(broken.code).toBe('A00005');
    expect(broken.body).not.toContain('broken');
    expect(await marks('broken')).toBe(0);
  });

  it('is handed only the fields it declares', async () => {
    let seen: unknown;
    action = (_ctx, input) => {
      seen = input;
      return Promise.resolve(paid());
    };
    await market()
      .buyer(1)
      .ok('POST /p/order/pay', { ...body, userId: 2, amount: 1 } as typeof body);
    expect(seen).toEqual(body);
  });

  it('never lets an undeclared field out, and takes a bigint or a missing field for a fault', async () => {
    action = () => Promise.resolve({ ...paid(), passwordHash: 'secret' });
    const whole = await market().buyer(1).call('POST /p/order/pay', body);
    expect(JSON.parse(whole.body)).toEqual(paid());
    action = () => Promise.resolve({ paid: true, payAttemptId: 1n });
    expect((await market().buyer(1).call('POST /p/order/pay', body)).code).toBe('A00005');
    action = () => Promise.resolve({ paid: true });
    expect((await market().buyer(1).call('POST /p/order/pay', body)).code).toBe('A00005');
  });

  it('is tried once more after a deadlock, and only once', async () => {
    let calls = 0;
    action = async (ctx) => {
      calls += 1;
      await mark(ctx, 'deadlock');
      if (calls === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return paid();
    };
    await market().buyer(1).ok('POST /p/order/pay', body);
    expect([calls, await marks('deadlock')]).toEqual([2, 1]);
    action = () => {
      calls += 1;
      return Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
    };
    expect((await market().buyer(1).call('POST /p/order/pay', body)).code).toBe('A00005');
    expect(calls).toBe(4);
  });

  it('survives a real deadlock of two callers', async () => {
    const bothHold = gate();
    let holding = 0;
    action = async (ctx) => {
      const [first, second] = ctx.actor.id === 1 ? [901, 902] : [902, 901];
      await sql`select pg_advisory_xact_lock(${first}::bigint)`.execute(ctx.db);
      holding += 1;
      if (holding === 2) bothHold.open();
      await bothHold.passed;
      await sql`select pg_advisory_xact_lock(${second}::bigint)`.execute(ctx.db);
      return paid();
    };
    const outcomes = await Promise.all([1, 2].map((n) => market().buyer(n).call('POST /p/order/pay', body)));
    expect(outcomes.map((o) => o.code)).toEqual(['00000', '00000']);
  });
});

describe('a kept answer', () => {
  const soldRange = async (): Promise<{ prodId: number; skuId: number; shopId: number }> => {
    const [row] = await market().query<{ prodId: number; skuId: number; shopId: number }>(
      'select p.id as "prodId", min(s.id) as "skuId", p.store_id as "shopId" from products p join skus s on s.product_id = p.id where p.pricing_mode = 0 group by p.id order by p.id limit 1',
    );
    return row!;
  };

  it('is fresh on the same process as soon as the writer has its answer', async () => {
    const m = market();
    const { prodId, skuId, shopId } = await soldRange();
    for (const price of ['11.11', '12.12', '13.13']) {
      await m.guest.ok('GET /prod/skuList', { prodId });
      await m.seller(shopId).ok('PUT /shop/admin/prod/sku', { skuId, price });
      const shown = await m.guest.ok('GET /prod/skuList', { prodId });
      expect(shown.find((s) => s.skuId === skuId)?.price).toBe(Number(price));
    }
    const hits = m.app.cache.hits;
    await m.guest.ok('GET /prod/skuList', { prodId });
    expect(m.app.cache.hits).toBe(hits + 1);
  });

  it('is fresh on another process after one look at the changes', async () => {
    const m = market();
    const other = await processAhead(m, 0);
    const guest = m.person({ kind: 'anonymous', id: null }, other);
    const { prodId, skuId, shopId } = await soldRange();
    await guest.ok('GET /prod/prodInfo', { prodId });
    await m.seller(shopId).ok('PUT /shop/admin/prod/sku', { skuId, price: '21.21' });
    await other.catchUp();
    const page = await guest.ok('GET /prod/prodInfo', { prodId });
    expect(page.skuList.find((s) => s.skuId === skuId)?.price).toBe(21.21);
    await other.close();
  });

  it('tells the stock as it is after an order', async () => {
    const m = market();
    const [v] = await variantsOf(m, 2);
    const free = async (): Promise<number> =>
      (await m.guest.ok('GET /prod/skuList', { prodId: v!.prodId })).find((s) => s.skuId === v!.skuId)!.stocks;
    const before = await free();
    await m.buyer(3).ok('POST /p/order/submit', { orderItem: { prodId: v!.prodId, skuId: v!.skuId, shopId: 2, count: v!.minimum } });
    expect(await free()).toBe(before - v!.minimum);
  });

  it('is not used while the changes of others cannot be followed', async () => {
    const m = market();
    const other = await processAhead(m, 0);
    const guest = m.person({ kind: 'anonymous', id: null }, other);
    const { prodId } = await soldRange();
    await guest.ok('GET /prod/skuList', { prodId });
    await m.query('alter table changes rename to changes_gone');
    await vi.waitFor(() => expect(other.cache.enabled).toBe(false), { timeout: 60_000 });
    const { hits } = other.cache;
    await guest.ok('GET /prod/skuList', { prodId });
    expect(other.cache.hits).toBe(hits);
    await m.query('alter table changes_gone rename to changes');
    await other.catchUp();
    await m.app.catchUp();
    expect([other.cache.enabled, other.cache.size]).toEqual([true, 0]);
    await other.close();
  });

  it('is not kept when it was dropped while it was being read', async () => {
    const cache = new AnswerCache(2);
    const hold = gate();
    const reading = cache.fill('page', ['product:1'], async () => {
      await hold.passed;
      return { data: 'old', body: '"old"' };
    });
    cache.drop('product:1');
    hold.open();
    expect((await reading).data).toBe('old');
    expect(cache.get('page')).toBeUndefined();
  });

  it('makes room for newer ones', async () => {
    const cache = new AnswerCache(2);
    for (const key of ['a', 'b', 'c']) await cache.fill(key, ['t'], () => Promise.resolve({ data: key, body: key }));
    expect([cache.size, cache.get('c')?.data]).toEqual([2, 'c']);
    cache.drop('t');
    expect(cache.size).toBe(0);
  });

  it('outlives questions that come round in turn, a few more than there is room for', async () => {
    const cache = new AnswerCache(100);
    const round = async (): Promise<void> => {
      for (let i = 0; i < 120; i += 1) {
        const key = `list ${i}`;
        if (cache.get(key) === undefined) await cache.fill(key, [key], () => Promise.resolve({ data: i, body: '' }));
      }
    };
    for (let i = 0; i < 4; i += 1) await round();
    cache.hits = 0;
    await round();
    expect([cache.size, cache.hits > 60]).toEqual([100, true]);
    for (let i = 0; i < 120; i += 1) cache.drop(`list ${i}`);
    expect(cache.size).toBe(0);
  });
});
