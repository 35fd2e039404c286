import { currencyOf, parseAmount } from '@kyakhta/money';
import { mold, type OrderSort } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { siteSettings } from '../domains/site/index.ts';
import type { Ctx, Parsed } from '../runtime/context.ts';
import { bigintMax, type Db } from '../runtime/database.ts';
import { isHeldBack, isLateToShip, maybeHeldBack } from './held-back.ts';
import { containing } from './search-text.ts';
import { refuseField } from '../runtime/wrong-fields.ts';

type List = Parsed<'GET /platform/order/page'>;
/** What narrows a list, besides the state of its orders; the file that is made of one has the same. */
type Filter = Omit<List, 'status' | 'current' | 'size' | 'sort' | 'shopName'> & Partial<Pick<List, 'shopName'>>;

/** So many orders are named one by one; what more of them have in common is looked through. */
export const namedMost = 1000;

/** Kinds of delivery, with 0 for what comes by voucher. They are literals in the text: those that are few have separate indexes. */
const deliveredBy = (kind: number): Sql =>
  kind === 0 ? sql`o.mold = ${sql.lit(mold.virtual)}` : sql`(o.mold <> ${sql.lit(mold.virtual)} and o.delivery_type = ${sql.lit(kind)})`;

/** A bound of an amount, in minor units of the currency that the site trades in; null where there is none. */
export const bound = async (ctx: Pick<Ctx, 'db' | 'locale'>, field: string, text: string | undefined): Promise<bigint | null> => {
  if (text === undefined) return null;
  const read = parseAmount(text, currencyOf((await siteSettings(ctx.db)).settlementCurrency));
  return read.ok ? read.money.amount : refuseField(ctx, field, 'field.amount');
};

/** What a column is to lie between; a bound that is null is none. */
interface Span {
  readonly column: Sql;
  readonly from: bigint | number | string | null;
  readonly to: bigint | number | string | null;
}
const within = ({ column, from, to }: Span): Sql =>
  from === to
    ? sql`${column} = ${from}`
    : sql.join([...(from === null ? [] : [sql`${column} >= ${from}`]), ...(to === null ? [] : [sql`${column} <= ${to}`])], sql` and `);

/**
 * Few orders are named one by one. A statement that is planned once for all values cannot know that a value is rare, and would
 * walk through all orders from the newest on to find its page. They are looked up between two bounds, also where those are
 * one: of a span that it does not know the database expects little and asks the index, of one value as much as of any other,
 * which is everything where all orders but a few have the same.
 */
const named = async (db: Db, span: Span): Promise<Sql> => {
  const { column, from, to } = span;
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where ${column} between ${from ?? 0n} and ${to ?? bigintMax} limit ${namedMost + 1}`.execute(db);
  return rows.length > namedMost ? within(span) : sql`o.id = any(${rows.map((r) => r.id)}::int[])`;
};

/** The day that a span is about: when orders were placed, or when they were paid. */
const dayOf = ({ dateOf }: Pick<Filter, 'dateOf'>): Sql => (dateOf === 'paid' ? sql`o.paid_at` : sql`o.created_at`);

/** What the filters of a console's list ask of orders `o`, besides their state and what is searched for. */
export const narrowedBy = async (ctx: Pick<Ctx, 'db' | 'locale' | 'now'>, input: Filter): Promise<Sql[]> => {
  const { db, now } = ctx;
  const conditions: Sql[] = [];
  if (input.from !== undefined) conditions.push(sql`${dayOf(input)} >= ${new Date(input.from)}`);
  if (input.until !== undefined) conditions.push(sql`${dayOf(input)} < ${new Date(input.until)}`);
  const [least, most] = [await bound(ctx, 'minTotal', input.minTotal), await bound(ctx, 'maxTotal', input.maxTotal)];
  const { payType, country } = input;
  if (least !== null || most !== null) conditions.push(await named(db, { column: sql`o.total`, from: least, to: most }));
  if (payType !== undefined) conditions.push(await named(db, { column: sql`o.pay_type`, from: payType, to: payType }));
  if (country !== undefined) conditions.push(await named(db, { column: sql`o.address ->> 'country'`, from: country, to: country }));
  if (input.delivery !== undefined) conditions.push(deliveredBy(input.delivery));
  if (input.held !== undefined) conditions.push(input.held === 1 ? sql`${maybeHeldBack} and ${isHeldBack}` : sql`not ${isHeldBack}`);
  if (input.late === 1) conditions.push(isLateToShip(now));
  if (input.shopId !== undefined) conditions.push(sql`o.store_id = ${input.shopId}`);
  if (input.shopName !== undefined) {
    const { rows } = await sql<{ id: number }>`
      select id from stores where lower(name) like ${containing(input.shopName.toLowerCase())} limit ${namedMost}`.execute(db);
    conditions.push(sql`o.store_id = any(${rows.map((r) => r.id)}::int[])`);
  }
  return conditions;
};

/** How orders `o` are sorted. Those of a span of days go by that day, which has an index; all others in the order they were placed in. */
export const sortedBy = (input: Pick<List, 'sort' | 'from' | 'until' | 'dateOf'>): Sql => {
  const isSpan = input.from !== undefined || input.until !== undefined;
  const byTime: Readonly<Record<Exclude<OrderSort, 'highest' | 'lowest'>, Sql>> = {
    newest: isSpan ? sql`${dayOf(input)} desc, o.id desc` : sql`o.id desc`,
    oldest: isSpan ? sql`${dayOf(input)}, o.id` : sql`o.id`,
  };
  if (input.sort === 'highest') return sql`o.total desc, o.id desc`;
  return input.sort === 'lowest' ? sql`o.total, o.id` : byTime[input.sort];
};

/** Whether a list shows all orders of its states: their number is known from the counts by state. */
export const isNarrowed = ({ dateOf: _, ...filters }: Filter): boolean => Object.values(filters).some((value) => value !== undefined);
