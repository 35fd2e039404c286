import { sql } from '../runtime/sql.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

type Verb = 'GET /platform/payment/transfers';
type Row = Omit<Result<Verb>['records'][number], 'recordedAt' | 'orderNumbers'> & {
  readonly recordedAt: Date;
  readonly orderNumbers: string | null;
  readonly count: number;
};

/** Money that came by bank: what names no payment the oldest first, all of it the latest first. */
export const bankTransfers = async (ctx: CtxFor<Verb>, input: Parsed<Verb>): Promise<Result<Verb>> => {
  const isOpen = input.open === 1;
  const meant =
    input.transactionId === undefined ? (isOpen ? sql`t.state = 'unmatched'` : sql`true`) : sql`t.transaction_id = ${input.transactionId}`;
  const { rows } = await sql<Row>`
    select t.id as "transferId", t.transaction_id as "transactionId", t.told_value as "amount", t.told_currency as "currency", t.told_reference as reference, t.payer, t.state, t.note,
      t.recorded_at as "recordedAt", p.number as "payNumber",
      (select string_agg(distinct split_part(x.reference, '-', 1), ',') from payment_parts x where x.payment_id = p.id) as "orderNumbers", count(*) over ()::int as count
    from bank_transfers t left join payments p on p.id = t.payment_id where ${meant}
    order by ${isOpen ? sql`t.id` : sql`t.id desc`} limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  return pageOf(
    rows.map(({ count: _, ...r }) => ({ ...r, orderNumbers: r.orderNumbers ?? '', recordedAt: r.recordedAt.toISOString() })),
    rows[0]?.count ?? 0,
    input,
  );
};
