import type { PaymentCaseKind } from '@kyakhta/contract';
import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { Refund } from './money.ts';

export interface CaseRow {
  readonly id: number;
  readonly paymentId: number;
  readonly payNumber: string;
  readonly kind: PaymentCaseKind;
  readonly closedAt: Date | null;
}
/** Opens a case unless one of its kind is open. */
export const insertCase = async (db: Db, paymentId: number, kind: PaymentCaseKind, at: Date): Promise<void> => {
  await sql`insert into payment_cases (payment_id, kind, opened_at) values (${paymentId}, ${kind}, ${at}) on conflict do nothing`.execute(
    db,
  );
};
const select = async (db: Db, id: number): Promise<CaseRow | null> => {
  const { rows } = await sql<CaseRow>`
    select c.id, c.payment_id as "paymentId", p.number as "payNumber", c.kind, c.closed_at as "closedAt" from payment_cases c join payments p on p.id = c.payment_id where c.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
};
/** A case without its lock: to know which payment to lock first. */
export const caseById = select;
/** Locks a case by its payment: all cases of one payment tell of the same money. */
export const lockCase = async (db: Db, id: number): Promise<CaseRow | null> => {
  await sql`select 1 from payments where id = (select payment_id from payment_cases where id = ${id}) for update`.execute(db);
  return select(db, id);
};
/** Closes the open cases of a payment that are of these kinds. */
export const closeCaseRows = async (
  db: Db,
  paymentId: number,
  kinds: readonly PaymentCaseKind[],
  by: { readonly operatorId: number | null; readonly note: string; readonly at: Date },
): Promise<void> => {
  await sql`
    update payment_cases set closed_at = ${by.at}, closed_by = ${by.operatorId}::int, note = case when ${by.note} = '' then note else ${by.note} end
    where payment_id = ${paymentId} and closed_at is null and kind = any(${[...kinds]}::text[])`.execute(db);
};
/** Closes one case by an operator's hand. */
export const closeCaseRow = async (
  db: Db,
  id: number,
  by: { readonly operatorId: number; readonly note: string; readonly at: Date },
): Promise<void> => {
  await sql`update payment_cases set closed_at = ${by.at}, closed_by = ${by.operatorId}, note = ${by.note} where id = ${id} and closed_at is null`.execute(
    db,
  );
};
export const updateCaseNote = async (db: Db, id: number, note: string): Promise<void> => {
  await sql`update payment_cases set note = ${note} where id = ${id}`.execute(db);
};

/** Open cases `c` of money that was taken back outside, beside the parts `x` of prices that it pays for. */
export const takenBackParts: Sql = sql`payment_cases c join payment_parts x on x.payment_id = c.payment_id and x.is_active
  where c.kind = 'takenBack' and c.closed_at is null`;
/** Since when money that pays for one of these is known to be taken back outside, while no operator has dealt with it; else null. */
export const takenBackSince = async (db: Db, references: readonly string[]): Promise<Date | null> => {
  const { rows } = await sql<{ since: Date | null }>`
    select min(c.opened_at) as since from ${takenBackParts} and x.reference = any(${references}::text[])`.execute(db);
  return rows[0]?.since ?? null;
};
/** Which of these are paid for with such money. */
export const takenBackAmong = async (db: Db, references: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ reference: string }>`
    select distinct x.reference from ${takenBackParts} and x.reference = any(${references}::text[])`.execute(db);
  return new Set(rows.map((r) => r.reference));
};
export const isTakenBack = async (db: Db, references: readonly string[]): Promise<boolean> =>
  (await takenBackSince(db, references)) !== null;
/** Whether a case told, at any time since a refund was begun, that money of its payment was not sent back. */
export const hasBeenHeldUp = async (db: Db, refund: Refund): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from payment_cases where payment_id = ${refund.paymentId} and kind = 'refundFailed'
      and (closed_at is null or closed_at >= ${refund.createdAt}) limit 1`.execute(db);
  return rows.length > 0;
};
/**
 * Whether what a failed refund was to send had failed before in its open case: an operator had it sent once more, and no
 * other money was with it.
 */
export const isHeldUpAgain = async (db: Db, refund: Refund): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from payment_refunds f join payment_cases c on c.payment_id = f.payment_id and c.kind = 'refundFailed' and c.closed_at is null
    where f.payment_id = ${refund.paymentId} and f.provider = ${refund.provider} and f.capture_id = ${refund.captureId} and f.id <> ${refund.id} and f.state = 'failed'
      and f.done_at between c.opened_at and ${refund.createdAt} and f.amount >= ${refund.amount} limit 1`.execute(db);
  return rows.length > 0;
};
/**
 * What the platform paid for money of these that was taken back outside, in minor units, and has not got back; nothing once an
 * operator has dealt with it.
 */
export const selectLost = async (db: Db, references: readonly string[]): Promise<bigint> => {
  const { rows } = await sql<{ lost: bigint }>`
    select coalesce(sum(v.amount - v.from_suspense - v.covered), 0)::bigint as lost from provider_reversals v
    where v.payment_id in (select x.payment_id from ${takenBackParts} and x.reference = any(${references}::text[]))`.execute(db);
  return rows[0]?.lost ?? 0n;
};
/** What a payment stands for. */
export const referencesOf = async (db: Db, paymentId: number): Promise<string[]> =>
  (
    await sql<{ reference: string }>`
      select reference from payment_parts where payment_id = ${paymentId} and is_active order by reference`.execute(db)
  ).rows.map((r) => r.reference);
