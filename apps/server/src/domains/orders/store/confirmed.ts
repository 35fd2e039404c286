import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** A line of the cart as it stood when it was confirmed. */
export interface ConfirmedLine {
  readonly basketId: number;
  readonly skuId: number;
  readonly count: number;
}
/** Fingerprints of a quote. */
export interface QuoteMarks {
  /** Of all that it showed. */
  readonly whole: string;
  /** Of its prices and freight before coupons and points. */
  readonly goods: string;
  /** Of its prices and freight before points, wherever and however it goes. */
  readonly prices: string;
}
export interface Confirmed {
  readonly wanted: unknown;
  readonly lines: readonly ConfirmedLine[];
  /** Null where a version of the server wrote it that did not keep it yet. */
  readonly shown: QuoteMarks | null;
  readonly confirmedAt: Date;
  /** The orders it became, joined by comma; null until then. */
  readonly orderNumbers: string | null;
}
/** Old rows that go with each one that is written: so the table holds no more than a day's. */
const goneAtOnce = 10;

/** Keeps what a session confirmed, in place of what it confirmed before. @param before what was confirmed earlier is forgotten, for everybody */
export const putConfirmed = async (
  db: Db,
  userId: number,
  session: Buffer,
  { wanted, lines, shown, confirmedAt }: Omit<Confirmed, 'orderNumbers'>,
  before: Date,
): Promise<void> => {
  await sql`
    with old as (select user_id, session from confirmed_orders where confirmed_at < ${before} and (user_id, session) <> (${userId}, ${session}) limit ${goneAtOnce} for update skip locked),
      gone as (delete from confirmed_orders c using old where c.user_id = old.user_id and c.session = old.session)
    insert into confirmed_orders (user_id, session, wanted, lines, shown, confirmed_at)
    values (${userId}, ${session}, ${JSON.stringify(wanted)}::jsonb, ${JSON.stringify(lines)}::jsonb, ${JSON.stringify(shown)}::jsonb, ${confirmedAt})
    on conflict (user_id, session) do update set wanted = excluded.wanted, lines = excluded.lines, shown = excluded.shown, confirmed_at = excluded.confirmed_at, order_numbers = null`.execute(
    db,
  );
};

/** What a session confirmed last; null when that was nothing, or long ago. */
export const selectConfirmed = async (db: Db, userId: number, session: Buffer): Promise<Confirmed | null> =>
  (
    await sql<Confirmed>`
      select wanted, lines, shown, confirmed_at as "confirmedAt", order_numbers as "orderNumbers" from confirmed_orders
      where user_id = ${userId} and session = ${session}`.execute(db)
  ).rows[0] ?? null;

/** The lines that a quote or a submit is about: one that is bought at once, or some of the cart. */
export interface NamedLines {
  readonly orderItem?: unknown;
  readonly basketIds?: readonly number[] | undefined;
}

/** Notes the orders of a session, where they are of the lines that it confirmed last: these are not ordered again. */
export const confirmedOrdered = (userId: number, session: Buffer, { orderItem, basketIds }: NamedLines, orderNumbers: string): Sql => {
  const asJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
  return sql`
    update confirmed_orders set order_numbers = ${orderNumbers} where user_id = ${userId} and session = ${session}
      and wanted -> 'orderItem' is not distinct from ${asJson(orderItem)}::jsonb and wanted -> 'basketIds' is not distinct from ${asJson(basketIds)}::jsonb`;
};
/** Forgets what a buyer confirmed. */
export const deleteConfirmed = async (db: Db, userId: number): Promise<void> => {
  await sql`delete from confirmed_orders where user_id = ${userId}`.execute(db);
};
