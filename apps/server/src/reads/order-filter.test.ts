import { orderStatus, payType } from '@kyakhta/contract';
import type { Input } from '@kyakhta/contract/types';
import { sql } from '../runtime/sql.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';
import type { Parsed } from '../runtime/context.ts';
import { narrowedBy, sortedBy } from './order-filter.ts';

const market = marketplaceForFile();

interface Made {
  readonly number: string;
  readonly store?: number;
  readonly total?: number;
  readonly placed: string;
  readonly paid?: string;
  readonly payType?: number;
  readonly delivery?: number;
  readonly mold?: number;
  readonly country?: string;
  readonly status?: number;
}
/** Orders as they stand long after; totals in minor units. */
const add = (orders: readonly Made[]) =>
  market().query(
    `insert into orders (number, user_id, store_id, status, mold, payment_term, transport_type, delivery_type, pickup_place, currency, goods_total, freight, total, commission_basis_points, days_min, days_max, address, quote_version, created_at, paid_at, pay_type)
     select '77' || x.number, 1, coalesce(x.store, 2), coalesce(x.status, 5), coalesce(x.mold, 0), 1, 1, coalesce(x.delivery, 1), case when x.delivery = 2 then '{}'::jsonb end, 'USD', coalesce(x.total, 0), 0, coalesce(x.total, 0), 0, 1, 1,
       case when x.mold = 1 then null else jsonb_build_object('country', coalesce(x.country, 'RU')) end, '', x.placed, x.paid, x."payType"
     from jsonb_to_recordset($1::jsonb) as x (number text, store int, status int, mold int, delivery int, total bigint, country text, placed timestamptz, paid timestamptz, "payType" int)`,
    [JSON.stringify(orders)],
  );
const three: readonly Made[] = [
  { number: '00000000000001', total: 100_00, placed: '2020-03-01T10:00:00Z', paid: '2020-03-05T10:00:00Z', payType: payType.balance },
  { number: '00000000000002', total: 300_05, placed: '2020-03-03T00:00:00Z', country: 'KZ', delivery: 2, payType: payType.bankTransfer },
  { number: '00000000000003', total: 200_00, placed: '2020-03-02T10:00:00Z', store: 3, mold: 1, status: orderStatus.canceled },
];
// Taken away before the books are proven: nobody ever moved them.
afterEach(() => market().query("delete from orders where number like '77%'"));

type Wish = Input<'GET /shop/admin/order/page'>;
const found = async (wish: Input<'GET /platform/order/page'>): Promise<string[]> =>
  (await market().operator.ok('GET /platform/order/page', { orderNumber: '77', ...wish })).records.map((r) => r.orderNumber.slice(-1));

describe('a list of orders', () => {
  beforeEach(() => add(three));

  it.each([
    ['days they were placed on', { from: '2020-03-02T00:00:00Z', until: '2020-03-03T00:00:00Z' }, ['3']],
    ['days up to, and not later', { until: '2020-03-03T00:00:00Z' }, ['3', '1']],
    ['days they were paid on', { dateOf: 'paid', from: '2020-03-05T00:00:00Z' }, ['1']],
    ['the least total', { minTotal: '200.00' }, ['3', '2']],
    ['a span of totals, both ends in it', { minTotal: '100', maxTotal: '200' }, ['3', '1']],
    ['a span that is none', { minTotal: '200', maxTotal: '100' }, []],
    ['a way to pay', { payType: payType.bankTransfer }, ['2']],
    ['a kind of delivery', { delivery: 2 }, ['2']],
    ['the courier, which brings no voucher', { delivery: 1 }, ['1']],
    ['what comes by voucher', { delivery: 0 }, ['3']],
    ['the country the goods go to', { country: 'KZ' }, ['2']],
    ['several states', { states: '6' }, ['3']],
    ['several filters at once', { country: 'RU', payType: payType.balance, minTotal: '1' }, ['1']],
    ['the order by total', { sort: 'highest' }, ['2', '3', '1']],
    ['the lowest total first', { sort: 'lowest' }, ['1', '3', '2']],
    ['the oldest of a span first', { sort: 'oldest', from: '2020-01-01T00:00:00Z' }, ['1', '3', '2']],
    ['a store by a part of its name that is none', { shopName: '%' }, []],
  ] as const)('is narrowed or sorted by %s', async (_, wish, numbers) => {
    expect(await found(wish)).toEqual(numbers);
    const { total } = await market().operator.ok('GET /platform/order/page', { orderNumber: '77', ...wish });
    expect(total).toBe(numbers.length);
  });

  it('of a store stays its own, whatever is asked', async () => {
    const seller = market().seller(2);
    const of = async (wish: Wish) => (await seller.ok('GET /shop/admin/order/page', { orderNumber: '77', ...wish })).records.length;
    expect([await of({}), await of({ shopId: 3 }), await of({ delivery: 0 }), await of({ minTotal: '300.05' })]).toEqual([2, 0, 0, 1]);
    const [store] = await market().query<{ name: string }>('select name from stores where id = 3');
    expect(await found({ shopName: store?.name.slice(1, -1).toUpperCase() })).toEqual(['3']);
  });

  it('refuses what cannot be read, and names the field', async () => {
    const { operator } = market();
    for (const wish of [
      { from: 'yesterday' },
      { minTotal: '1e3' },
      { minTotal: '0.001' },
      { maxTotal: '-1' },
      { country: "RU'" },
      { payType: 1 },
      { delivery: 9 },
      { sort: 'id' },
      { states: '0' },
    ])
      expect(await operator.refused('GET /platform/order/page', wish as Wish), JSON.stringify(wish)).toBe('argumentNotValid');
  });
});

describe('beside twenty thousand others', () => {
  /** The plan of a list as the server asks for it: without its values, as it is planned once for all. */
  const planOf = async (wish: Partial<Parsed<'GET /platform/order/page'>>): Promise<string> => {
    const { database, clock } = market().app;
    const { db } = database;
    const input = { dateOf: 'placed', sort: 'newest', ...wish } as const;
    const conditions = await narrowedBy({ db, locale: 'en', now: clock.now() }, input);
    const { rows } = await sql<Record<string, string>>`
      explain select o.id from orders o where ${sql.join([sql`true`, ...conditions], sql` and `)} order by ${sortedBy(input)} limit 20`.execute(
      db,
    );
    return rows.map((r) => Object.values(r)[0]).join('\n');
  };

  it('no list reads all orders to find its page', async () => {
    await market().query(
      `insert into orders (number, user_id, store_id, status, payment_term, transport_type, delivery_type, currency, goods_total, freight, total, commission_basis_points, days_min, days_max, address, quote_version, created_at, paid_at, pay_type)
       select '77' || lpad(n::text, 14, '0'), 1, 2, 5, 1, 1, 1, 'USD', n, 0, n, 0, 1, 1, '{"country":"RU"}', '', now() - n * interval '1 minute', now() - n * interval '1 minute', 9 from generate_series(1, 20000) n`,
    );
    await market().query('analyze orders');
    const span = { from: '2020-01-01T00:00:00Z', until: '2020-02-01T00:00:00Z' };
    const wishes: readonly Partial<Parsed<'GET /platform/order/page'>>[] = [
      span,
      { ...span, dateOf: 'paid' },
      { sort: 'highest' },
      { sort: 'lowest' },
      { minTotal: '999.00' },
      { payType: 10 },
      { country: 'KZ' },
      { late: 1 },
    ];
    for (const wish of wishes) {
      const plan = await planOf(wish);
      expect(plan, `${JSON.stringify(wish)}\n${plan}`).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
      expect(plan, JSON.stringify(wish)).not.toContain('Seq Scan on orders');
    }
  });
});
