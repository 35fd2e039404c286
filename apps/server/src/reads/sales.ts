import { bestGoodsMost, dayIn, pickText, salesPoints } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { sql } from '../runtime/sql.ts';
import { siteSettings } from '../domains/site/index.ts';
import { storesById } from '../domains/stores/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { refuse } from '../runtime/errors.ts';

type Call = 'GET /shop/admin/sales';
type Point = Result<Call>['points'][number];
interface Row {
  readonly from: string;
  readonly orders: number;
  readonly amount: bigint;
  readonly refunded: bigint;
}

/** Sales by period up to a day, the oldest first, from what was counted of each day. Weeks begin on Monday. */
export const salesPointsOf = async (db: Db, storeId: number, period: keyof typeof salesPoints, to: string): Promise<Row[]> => {
  const step = sql.lit(period);
  const { rows } = await sql<Row>`
    select g.day::date as from, coalesce(sum(s.orders), 0)::int as orders, coalesce(sum(s.amount), 0)::bigint as amount, coalesce(sum(s.refunded), 0)::bigint as refunded
    from generate_series(date_trunc(${step}, ${to}::date::timestamp) - ${salesPoints[period] - 1} * ('1 ' || ${step})::interval, ${to}::date::timestamp, ('1 ' || ${step})::interval) as g (day)
    left join sales_days s on s.store_id = ${storeId} and s.day >= g.day::date and s.day < (g.day + ('1 ' || ${step})::interval)::date
    group by g.day order by g.day`.execute(db);
  return rows;
};

export const wirePoint =
  (currency: ReturnType<typeof currencyOf>) =>
  ({ from, orders, amount, refunded }: Row): Point => ({
    from,
    orders,
    amount: toWire(money(amount, currency)),
    refunded: toWire(money(refunded, currency)),
  });

/** What was paid for goods of the store, the best of them, and what went back. */
export const storeSales = async (ctx: CtxFor<Call>, { period }: Parsed<Call>): Promise<Result<Call>> => {
  const { storeId } = ctx.actor;
  const { timeZone } = (await storesById(ctx.db, [storeId])).get(storeId) ?? refuse('shopUnknown');
  const to = dayIn(ctx.now, timeZone);
  const currency = currencyOf((await siteSettings(ctx.db)).settlementCurrency);
  const points = await salesPointsOf(ctx.db, storeId, period, to);
  const { rows: best } = await sql<{
    prodId: number;
    names: Record<string, string> | null;
    pic: string | null;
    pieces: number;
    amount: bigint;
  }>`
    select b.product_id as "prodId", (select jsonb_object_agg(t.locale, t.name) from product_texts t where t.product_id = b.product_id) as names, p.pictures[1] as pic,
      b.pieces::float8 as pieces, b.amount::bigint as amount
    from (
      select product_id, sum(pieces) as pieces, sum(amount) as amount from sales_goods
      where store_id = ${storeId} and day between ${points[0]?.from ?? to}::date and ${to}::date group by product_id having sum(pieces) > 0 order by 3 desc, 1 limit ${bestGoodsMost}
    ) b join products p on p.id = b.product_id order by b.amount desc, b.product_id`.execute(ctx.db);
  const sum = (what: 'amount' | 'refunded'): bigint => points.reduce((total, point) => total + point[what], 0n);
  return {
    currency,
    timeZone,
    to,
    points: points.map(wirePoint(currency)),
    orders: points.reduce((total, { orders }) => total + orders, 0),
    amount: toWire(money(sum('amount'), currency)),
    refunded: toWire(money(sum('refunded'), currency)),
    best: best.map(({ names, amount, ...row }) => ({
      ...row,
      prodName: pickText(names ?? {}, ctx.locale) ?? '',
      amount: toWire(money(amount, currency)),
    })),
  };
};
