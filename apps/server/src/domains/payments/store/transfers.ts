import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import { heldOfCapture } from './money.ts';

/** Money that came by bank; the amount is minor units of its currency, both null where they are none of ours. */
export interface Transfer {
  readonly id: number;
  readonly transactionId: string;
  readonly toldCurrency: string;
  readonly toldValue: string;
  readonly currency: string | null;
  readonly amount: bigint | null;
  readonly state: 'matched' | 'unmatched' | 'returned';
}

/** @returns its id; null when the bank's transaction was recorded before */
export const insertTransfer = async (
  db: Db,
  t: Omit<Transfer, 'id' | 'state'> & {
    readonly toldReference: string;
    readonly payer: string;
    readonly paymentId: number | null;
    readonly at: Date;
  },
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into bank_transfers (transaction_id, told_currency, told_value, told_reference, payer, currency, amount, payment_id, state, recorded_at)
    values (${t.transactionId}, ${t.toldCurrency}, ${t.toldValue}, ${t.toldReference}, ${t.payer}, ${t.currency}, ${t.amount}, ${t.paymentId}, ${t.paymentId === null ? 'unmatched' : 'matched'}, ${t.at})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
};

/** Lock it before the payment it turns out to be for. */
export const lockTransfer = async (db: Db, id: number): Promise<Transfer | null> => {
  const { rows } = await sql<Transfer>`
    select id, transaction_id as "transactionId", told_currency as "toldCurrency", told_value as "toldValue", currency, amount, state from bank_transfers where id = ${id} for update`.execute(
    db,
  );
  return rows[0] ?? null;
};
/** Says what became of a transfer that named no payment: which one it is for, or that it was sent back. */
export const endTransferRow = async (
  db: Db,
  id: number,
  end: { readonly paymentId: number } | { readonly note: string },
): Promise<void> => {
  await (
    'paymentId' in end
      ? sql`update bank_transfers set payment_id = ${end.paymentId}, state = 'matched' where id = ${id} and state = 'unmatched'`
      : sql`update bank_transfers set state = 'returned', note = ${end.note} where id = ${id} and state = 'unmatched'`
  ).execute(db);
};

/** Lets money in suspense of a payment pay for something, the oldest money first. @param needed minor units; the caller looked that they are there */
export const applyHeld = async (db: Db, paymentId: number, currency: string, needed: bigint): Promise<void> => {
  await sql`
    with held as (
      select k.*, sum(k.rest) over (order by k.at, k.id) as until
      from (select c.provider, c.id, c.at, ${heldOfCapture} as rest from provider_captures c where c.payment_id = ${paymentId} and c.currency = ${currency}) k
      where k.rest > 0
    )
    update provider_captures c set applied = c.applied + least(h.rest, greatest(${needed} - (h.until - h.rest), 0))
    from held h where c.provider = h.provider and c.id = h.id`.execute(db);
};
