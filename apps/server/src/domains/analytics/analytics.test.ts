import type { Input } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addDays } from '../../runtime/clock.ts';
import { daysToCount, monthsToMake, partitionOf, tooOld } from './model.ts';

const market = marketplaceForFile();
type Visit = Extract<Input<'POST /flowAnalysisLog'>, object>;
const visit = (more: object = {}): Visit => ({ pageId: 1, step: 1, uuid: 'visitor-1', uuidSession: 'session-1', ...more });
const rows = <T extends object>(where = 'true'): Promise<T[]> => market().query(`select * from visits where ${where} order by step, id`);
const written = async (): Promise<void> => expect(await market().app.collector.flush()).toBe(true);
const fieldsOf = async (input: object): Promise<string[]> => {
  const outcome = await market().guest.call('POST /flowAnalysisLog', input);
  expect(outcome.code).toBe('A00014');
  return Object.keys((outcome.data as { fields: object }).fields);
};

describe('a visit', () => {
  it('is kept with what the client told of it, and no address', async () => {
    await market().guest.ok('POST /flowAnalysisLog', {
      ...visit({ pageId: 3, bizData: '11', bizType: 0, step: 7, prevPageId: 1, uuid: 'one-visit' }),
      userId: 4,
      ip: '10.0.0.1',
    } as Visit);
    expect(await rows("uuid = 'one-visit'")).toEqual([]);
    await written();
    const [row] = await rows<{ id: bigint; visited_at: Date }>("uuid = 'one-visit'");
    expect(row).toMatchObject({
      page_id: 3,
      prev_page_id: 1,
      biz_type: 0,
      biz_data: '11',
      visit_type: 1,
      system_type: 1,
      nums: 1,
      step: 7,
    });
    expect(row).toMatchObject({ uuid_session: 'session-1', user_id: null });
    expect(Object.keys(row ?? {}).filter((name) => /ip|agent|address/.test(name))).toEqual([]);
  });

  it('is the buyer’s by her session, whatever the call says', async () => {
    await market()
      .buyer(2)
      .ok('POST /p/flowAnalysisLog', { ...visit({ uuid: 'of-buyer-2' }), userId: 3 } as Visit);
    await written();
    expect(await rows("uuid = 'of-buyer-2'")).toMatchObject([{ user_id: 2 }]);
  });

  it('is written once, however often it is written', async () => {
    const { app } = market();
    await market().guest.ok('POST /flowAnalysisLog', visit({ uuid: 'written-twice' }));
    await written();
    const [row] = await market().query<{ id: string; visited_at: Date }>(
      "select id::text, visited_at from visits where uuid = 'written-twice'",
    );
    const again = {
      ...visit({ uuid: 'written-twice' }),
      visitType: 1,
      systemType: 1,
      nums: 1,
      id: BigInt(row!.id),
      at: row!.visited_at,
      userId: null,
    };
    app.collector.add('analytics.visits', [again]);
    await written();
    expect(await rows("uuid = 'written-twice'")).toHaveLength(1);
  });

  it('comes with others, in order, fifty at most', async () => {
    const many = (count: number): Visit =>
      ({ items: Array.from({ length: count }, (_, n) => visit({ step: n + 1, uuid: `batch-${count}` })) }) as Visit;
    await market().guest.ok('POST /flowAnalysisLog', many(50));
    await written();
    expect((await rows<{ step: number }>("uuid = 'batch-50'")).map(({ step }) => step)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 1),
    );
    expect(await fieldsOf(many(51))).toEqual(['items']);
    expect(await fieldsOf(many(0))).toEqual(['items']);
  });

  it('is refused by the field that is wrong, alone or among others, and then none is kept', async () => {
    expect(await fieldsOf({})).toEqual(expect.arrayContaining(['pageId', 'step', 'uuid', 'uuidSession']));
    expect(await fieldsOf(visit({ pageId: 16 }))).toEqual(['pageId']);
    expect(await fieldsOf(visit({ pageId: 0 }))).toEqual(['pageId']);
    expect(await fieldsOf(visit({ step: -1 }))).toEqual(['step']);
    expect(await fieldsOf(visit({ nums: 1_000_001 }))).toEqual(['nums']);
    expect(await fieldsOf(visit({ bizData: 'x'.repeat(201) }))).toEqual(['bizData']);
    expect(await fieldsOf(visit({ bizData: 'a\u0000b' }))).toEqual(['bizData']);
    expect(await fieldsOf(visit({ uuid: "x'; drop table visits; --" }))).toEqual(['uuid']);
    expect(await fieldsOf({ items: [visit(), visit({ uuidSession: 'short' })] })).toEqual(['items.1.uuidSession']);
    expect(market().app.collector.waiting).toBe(0);
  });

  it('may leave out what it does not have, as null or not at all', async () => {
    await market().guest.ok('POST /flowAnalysisLog', visit({ uuid: 'with-nulls', prevPageId: null, bizData: null, bizType: null }));
    await market().guest.ok('POST /flowAnalysisLog', visit({ uuid: 'with-nulls', bizData: 11, step: 2 }));
    await written();
    expect(await rows("uuid = 'with-nulls'")).toMatchObject([{ biz_data: null, prev_page_id: null }, { biz_data: '11' }]);
  });
});

describe('visits of a month', () => {
  it('find their partition, although the clock has run ahead of the worker', async () => {
    const { app } = market();
    const before = app.clock.offsetSeconds();
    app.clock.setOffsetSeconds(before + 400 * 86_400);
    await market().guest.ok('POST /flowAnalysisLog', visit({ uuid: 'far-ahead' }));
    app.clock.setOffsetSeconds(before);
    await written();
    expect(await rows("uuid = 'far-ahead'")).toHaveLength(1);
  });

  it('have partitions ahead, and go thirteen months after theirs', async () => {
    const m = market();
    await m.guest.ok('POST /flowAnalysisLog', visit({ uuid: 'will-be-old' }));
    await written();
    const own = partitionOf(m.app.clock.now());
    const partitions = async (): Promise<string[]> =>
      (await m.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'partitions' order by 1")).map(
        (p) => p.name,
      );
    const round = async (): Promise<void> => {
      await m.query(
        "insert into work (kind, key, due_at, payload) values ('analytics.keepPartitions', 'again', '2000-01-01', '{}') on conflict (kind, key) do update set due_at = excluded.due_at",
      );
      await m.app.drain();
    };
    await round();
    expect(await partitions()).toEqual(expect.arrayContaining([own, ...monthsToMake(m.app.clock.now()).map(partitionOf)]));
    const start = m.app.clock.now();
    const inMonths = (n: number): number =>
      (Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + n, 2, 12) - start.getTime()) / 86_400_000;
    await m.advance(inMonths(13));
    await round();
    expect(await partitions()).toContain(own);
    await m.advance(31);
    await round();
    expect(await partitions()).not.toContain(own);
    expect(await rows("uuid = 'will-be-old'")).toEqual([]);
  });

  it('are named so that the old ones are told', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect(monthsToMake(now).map(partitionOf)).toEqual(['visits_2026_11', 'visits_2026_12', 'visits_2027_01']);
    expect(tooOld(['visits_2025_09', 'visits_2025_10', 'visits_2026_11'], now)).toEqual(['visits_2025_09']);
  });
});

describe('figures of days', () => {
  it('are those of each day and page, the same however often they are counted', async () => {
    const m = market();
    await m.query('delete from visits');
    const round = async (): Promise<void> => {
      await m.query(
        "insert into work (kind, key, due_at, payload) values ('analytics.countDays', 'again', '2000-01-01', '{}') on conflict (kind, key) do update set due_at = excluded.due_at",
      );
      await m.app.drain();
    };
    for (const [uuid, pageId] of [
      ['visitor-a', 1],
      ['visitor-a', 3],
      ['visitor-b', 1],
      ['visitor-b', 1],
    ] as const)
      await m.guest.ok('POST /flowAnalysisLog', visit({ uuid, pageId }));
    await written();
    await round();
    const first = await m.operator.ok('GET /platform/visits', { days: 7 });
    expect(first.days).toHaveLength(7);
    expect(first.days.at(-1)).toEqual({ day: m.app.clock.now().toISOString().slice(0, 10), visits: 4, visitors: 2 });
    expect(first.pages).toEqual([
      { pageId: 1, visits: 3, visitors: 2 },
      { pageId: 3, visits: 1, visitors: 1 },
    ]);
    await round();
    expect(await m.operator.ok('GET /platform/visits', { days: 7 })).toEqual(first);
    expect(await m.buyer(1).refused('GET /platform/visits', {})).toBe('notLoggedIn');
  });

  it('are made up for the days on which nobody counted', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect(daysToCount('2026-11-21', now)).toEqual(['2026-11-20', '2026-11-21']);
    expect(daysToCount('2026-11-18', now)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']);
    expect(daysToCount(null, now)).toHaveLength(400);
    expect(daysToCount(null, now)[0]).toBe(addDays(now, -399).toISOString().slice(0, 10));
  });
});

it('a buyer’s visits lose her name with her account', async () => {
  const m = market();
  await m.buyer(5).ok('POST /p/flowAnalysisLog', visit({ uuid: 'of-buyer-5' }));
  await written();
  const { forgetVisitor } = await import('./index.ts');
  await forgetVisitor({ db: m.app.database.db } as never, 5);
  expect(await rows("uuid = 'of-buyer-5'")).toMatchObject([{ user_id: null }]);
});
