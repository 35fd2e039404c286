import { sql } from 'kysely';
import type { Db } from '../../runtime/database.ts';

export interface NewPayment {
  readonly number: string;
  readonly userId: number;
  readonly attemptId: string;
  readonly payType: number;
  readonly currency: string;
  readonly amount: bigint;
  readonly at: Date;
  readonly parts: readonly { readonly reference: string; readonly amount: bigint }[];
}

/** One payment and what it pays for; a reference that already has an active payment breaks the unique index. */
export const insertPaid = async (db: Db, p: NewPayment): Promise<void> => {
  await sql`
    with payment as (
      insert into payments (number, user_id, attempt_id, pay_type, currency, amount, state, created_at, paid_at)
      values (${p.number}, ${p.userId}, ${p.attemptId}, ${p.payType}, ${p.currency}, ${p.amount}, 'paid', ${p.at}, ${p.at}) returning id
    )
    insert into payment_parts (payment_id, reference, amount)
    select payment.id, x.reference, x.amount from payment, unnest(${p.parts.map((x) => x.reference)}::text[], ${p.parts.map((x) => x.amount)}::bigint[]) as x (reference, amount)`.execute(
    db,
  );
};

/** Attempt ids of the active payments of these references. */
export const selectAttempts = async (db: Db, references: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ attemptId: string }>`
    select distinct p.attempt_id as "attemptId" from payments p join payment_parts x on x.payment_id = p.id where x.reference = any(${[...references]}::text[]) and x.is_active`.execute(
    db,
  );
  return rows.map((r) => r.attemptId);
};
