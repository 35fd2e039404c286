import type { Input } from '@kyakhta/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { type Plan, plansOf, scansIn } from '../../test/plans.ts';
import { statementsOf } from '../../test/statements.ts';

const market = marketplaceForFile();
type Filter = Omit<Input<'GET /platform/audit/page'>, 'current' | 'size'>;
const found = async (filter: Filter, current = 1) => market().operator.ok('GET /platform/audit/page', { ...filter, current, size: 100 });
const rows = 60_000;
/** The n-th row from the latest: each minute one, of ten operators, over many subjects. */
const minute = (n: number): string => new Date(Date.UTC(2026, 0, 1) + (rows - n) * 60_000).toISOString();

describe('the record of changes', () => {
  beforeAll(async () => {
    await market().query(
      `insert into audit_log (at, actor_kind, actor_id, action, subject, before, after, request_id)
       select timestamptz '2026-01-01 00:00Z' + g * interval '1 minute', (array['operator', 'seller', 'buyer'])[1 + g % 3], 1 + g % 7,
         (array['sku.stock', 'sku.price', 'product.edit', 'store.mail'])[1 + g % 4], (array['sku', 'product', 'store', 'user'])[1 + g % 4] || ':' || (g % 500), null, '{}', 'x'
       from generate_series(1, $1) g`,
      [rows],
    );
    await market().query('analyze audit_log');
  });

  it('is narrowed by who, what, about what and when, the latest first, and every filter counts', async () => {
    const all: [Filter, string][] = [
      [{ actorKind: 'seller' }, "actor_kind = 'seller'"],
      [{ actorKind: 'seller', actorId: 3 }, "actor_kind = 'seller' and actor_id = 3"],
      [{ action: 'product.edit' }, "action = 'product.edit'"],
      [{ subjectKind: 'store' }, "subject like 'store:%'"],
      [{ subject: 'sku:100' }, "subject = 'sku:100'"],
      [{ subject: '100' }, "subject like '%:100'"],
      [{ subject: '101', subjectKind: 'product' }, "subject = 'product:101'"],
      [{ since: minute(50), before: minute(20) }, `at >= '${minute(50)}' and at < '${minute(20)}'`],
      [
        { since: minute(900), actorKind: 'buyer', action: 'sku.price', subjectKind: 'product' },
        `at >= '${minute(900)}' and actor_kind = 'buyer' and action = 'sku.price' and subject like 'product:%'`,
      ],
      [{ subject: "' or 1=1 --" }, 'false'],
      [{ subject: '%' }, 'false'],
    ];
    for (const [filter, where] of all) {
      const want = await market().query<{ id: string }>(
        `select id::text from audit_log where ${where} order by at desc, id desc limit 100`,
      );
      const page = await found(filter);
      expect(
        page.records.map((r) => r.auditId),
        where,
      ).toEqual(want.map((r) => r.id));
      const [counted] = await market().query<{ n: number }>(`select least(count(*), 1000)::int as n from audit_log where ${where}`);
      expect(page.total, where).toBe(counted?.n);
    }
  });

  it('is paged without a gap, and past its end still knows how long it is', async () => {
    const filter: Filter = { actorKind: 'operator', since: minute(900) };
    const pages = [await found(filter, 1), await found(filter, 2), await found(filter, 3), await found(filter, 4)];
    const ids = pages.flatMap((page) => page.records.map((r) => r.auditId));
    const { length } = ids;
    expect([new Set(ids).size, pages[0]?.total, pages[3]?.total]).toEqual([length, length, length]);
    expect((await found(filter, 9)).total).toBe(length);
  });

  it.each<[string, Filter]>([
    ['nothing', {}],
    ['people of a kind', { actorKind: 'seller' }],
    ['a person', { actorKind: 'seller', actorId: 3 }],
    ['an action', { action: 'product.edit' }],
    ['a kind of things', { subjectKind: 'store' }],
    ['a thing', { subject: 'sku:100' }],
    ['days', { since: minute(5000), before: minute(4000) }],
    ['an action on days', { action: 'product.edit', since: minute(5000), before: minute(4000) }],
  ])('narrowed by %s is read off an index in its order: no sort, no whole table', async (_, filter) => {
    const texts = (await statementsOf(market().app.pool, () => found(filter))).filter((text) => text.includes('from audit_log'));
    expect(texts).toHaveLength(2);
    for (const plan of await plansOf(market(), texts)) {
      const nodes = scansIn(plan);
      expect(
        nodes.filter((n: Plan) => n['Node Type'].includes('Sort') || (n['Relation Name'] === 'audit_log' && n['Node Type'] === 'Seq Scan')),
      ).toEqual([]);
    }
  });

  it('refuses what is no day and no name of a filter', async () => {
    for (const wrong of [
      { since: 'yesterday' },
      { before: '2026-13-40' },
      { action: 'no.such' },
      { subjectKind: 'planet' },
      { actorKind: 'god' },
    ])
      expect(await market().operator.refused('GET /platform/audit/page', wrong as Filter)).toBe('argumentNotValid');
  });
});
