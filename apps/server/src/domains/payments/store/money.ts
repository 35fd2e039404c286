import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Money a provider took. */
export interface NewCapture {
  readonly provider: string;
  readonly id: string;
  readonly paymentId: number;
  readonly toldCurrency: string;
  readonly toldValue: string;
  /** Null where the report names no amount of ours. */
  readonly currency: string | null;
  readonly amount: bigint | null;
  /** What of it paid for something, in minor units. */
  readonly applied: bigint;
  readonly at: Date;
}
/** @returns false when this capture was recorded before */
export const insertCapture = async (db: Db, c: NewCapture): Promise<boolean> => {
  const { rows } = await sql`
    insert into provider_captures (provider, id, payment_id, told_currency, told_value, currency, amount, applied, at)
    values (${c.provider}, ${c.id}, ${c.paymentId}, ${c.toldCurrency}, ${c.toldValue}, ${c.currency}, ${c.amount}, ${c.applied}, ${c.at})
    on conflict do nothing returning 1`.execute(db);
  return rows.length === 1;
};

/** What is in suspense of one capture: neither applied, nor gone or on its way back. */
export interface Held {
  readonly provider: string;
  readonly captureId: string;
  readonly currency: string;
  readonly amount: bigint;
}
/** The same of a capture `c`, in minor units. */
export const heldOfCapture: Sql<bigint> = sql`(c.amount - c.applied
      - coalesce((select sum(r.amount) from payment_refunds r where r.provider = c.provider and r.capture_id = c.id and r.state <> 'failed'), 0)
      - coalesce((select sum(v.from_suspense) from provider_reversals v where v.provider = c.provider and v.capture_id = c.id), 0))::bigint`;
export const heldOf = async (db: Db, paymentId: number): Promise<Held[]> => {
  const { rows } = await sql<Held>`
    select c.provider, c.id as "captureId", c.currency, ${heldOfCapture} as amount
    from provider_captures c where c.payment_id = ${paymentId} and c.amount is not null and c.currency is not null order by c.id`.execute(
    db,
  );
  return rows.filter((r) => r.amount > 0n);
};

export interface Refund {
  readonly id: number;
  readonly number: string;
  readonly paymentId: number;
  readonly payNumber: string;
  readonly provider: string;
  readonly captureId: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly state: 'asked' | 'completed' | 'failed';
  readonly providerRefundId: string | null;
  /** Why it failed; of one that an operator sent by bank, the bank’s reference. */
  readonly reason: string | null;
  readonly createdAt: Date;
}
export const insertRefund = async (
  db: Db,
  r: Held & { readonly number: string; readonly paymentId: number; readonly at: Date },
): Promise<void> => {
  await sql`
    insert into payment_refunds (number, payment_id, provider, capture_id, currency, amount, state, created_at)
    values (${r.number}, ${r.paymentId}, ${r.provider}, ${r.captureId}, ${r.currency}, ${r.amount}, 'asked', ${r.at})`.execute(db);
};
const selectRefunds = async (db: Db, meant: Sql, lock: Sql): Promise<Refund[]> =>
  (
    await sql<Refund>`
    select r.id, r.number, r.payment_id as "paymentId", p.number as "payNumber", r.provider, r.capture_id as "captureId", r.currency, r.amount, r.state, r.provider_refund_id as "providerRefundId", r.reason,
      r.created_at as "createdAt"
    from payment_refunds r join payments p on p.id = r.payment_id where ${meant} order by r.id ${lock}`.execute(db)
  ).rows;
const numbered = (number: string): Sql => sql`r.number = ${number}`;
/** Lock it before its payment. */
export const lockRefund = async (db: Db, number: string): Promise<Refund | null> =>
  (await selectRefunds(db, numbered(number), sql`for update of r`))[0] ?? null;
export const refundByNumber = async (db: Db, number: string): Promise<Refund | null> =>
  (await selectRefunds(db, numbered(number), sql``))[0] ?? null;
/** Refunds of a payment that were asked for before a moment and have no end yet. Lock them before their payment. */
export const lockOverdueRefunds = (db: Db, paymentId: number, before: Date): Promise<Refund[]> =>
  selectRefunds(db, sql`r.payment_id = ${paymentId} and r.state = 'asked' and r.created_at <= ${before}`, sql`for update of r`);
/** @returns whether it ended so now: a refund that counts as failed may turn out to have been made, and never the other way round */
export const endRefundRow = async (
  db: Db,
  id: number,
  end: {
    readonly state: 'completed' | 'failed';
    readonly providerRefundId: string | null;
    readonly reason: string | null;
    readonly at: Date;
  },
): Promise<boolean> => {
  const { rows } = await sql`
    update payment_refunds set state = ${end.state}, provider_refund_id = coalesce(${end.providerRefundId}::text, provider_refund_id), reason = ${end.reason}, done_at = ${end.at}
    where id = ${id} and (state = 'asked' or (state = 'failed' and ${end.state} = 'completed')) returning 1`.execute(db);
  return rows.length === 1;
};
export const setProviderRefundId = async (db: Db, id: number, providerRefundId: string): Promise<void> => {
  await sql`update payment_refunds set provider_refund_id = ${providerRefundId} where id = ${id} and state = 'asked'`.execute(db);
};
/** Whether any money of a payment is still in suspense, on its way back or not. */
export const hasOpenMoney = async (db: Db, paymentId: number): Promise<boolean> => {
  const { rows } = await sql<{ open: boolean }>`
    select coalesce(sum(c.amount - c.applied), 0) - coalesce((select sum(r.amount) from payment_refunds r where r.payment_id = ${paymentId} and r.state = 'completed'), 0)
      - coalesce((select sum(v.from_suspense) from provider_reversals v where v.payment_id = ${paymentId}), 0) > 0 as open
    from provider_captures c where c.payment_id = ${paymentId}`.execute(db);
  return rows[0]?.open ?? false;
};

/** @returns false when this event was taken before */
export const insertEvent = async (db: Db, provider: string, id: string, type: string, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into provider_events (provider, id, type, at) values (${provider}, ${id}, ${type}, ${at}) on conflict do nothing returning 1`.execute(
    db,
  );
  return rows.length === 1;
};
export const forgetEvents = async (db: Db, at: Date): Promise<void> => {
  await sql`delete from provider_events where at < ${at}`.execute(db);
};

/** A part of a price that a payment paid, with what of it has gone back; amounts are minor units. */
export interface PaidPart {
  readonly paymentId: number;
  readonly payNumber: string;
  readonly reference: string;
  readonly payType: number;
  readonly amount: bigint;
  /** What of it came from the balance, the rest through a provider. */
  readonly balance: bigint;
  readonly refunded: bigint;
  /** Money of its payment was taken back outside, and no operator has dealt with that yet. */
  readonly isTakenBack: boolean;
}
/** Parts under these references that are paid, the newest payment first. */
export const selectPaidParts = async (db: Db, references: readonly string[]): Promise<PaidPart[]> =>
  (
    await sql<PaidPart>`
      select p.id as "paymentId", p.number as "payNumber", x.reference, p.pay_type as "payType", x.amount, x.balance_amount as balance, x.refunded,
        exists (select 1 from payment_cases c where c.payment_id = p.id and c.kind = 'takenBack' and c.closed_at is null) as "isTakenBack"
      from payment_parts x join payments p on p.id = x.payment_id
      where x.reference = any(${[...references]}::text[]) and x.is_active and p.state = 'paid' order by p.id desc, x.reference desc`.execute(
      db,
    )
  ).rows;
/** The same with their payments locked. */
export const lockPaidParts = async (db: Db, references: readonly string[]): Promise<PaidPart[]> => {
  await sql`
    select 1 from payments where id in (select payment_id from payment_parts where reference = any(${[...references]}::text[]) and is_active) order by id for update`.execute(
    db,
  );
  return selectPaidParts(db, references);
};
export const addPartRefunded = async (db: Db, part: Pick<PaidPart, 'paymentId' | 'reference'>, amount: bigint): Promise<void> => {
  await sql`update payment_parts set refunded = refunded + ${amount} where payment_id = ${part.paymentId} and reference = ${part.reference}`.execute(
    db,
  );
};
/**
 * Takes an amount out of what a payment's captures paid for, the newest first, so that it is in suspense and can be
 * sent back. @returns what could be taken
 */
export const unapply = async (db: Db, paymentId: number, amount: bigint): Promise<bigint> => {
  const { rows: captures } = await sql<{ provider: string; id: string; applied: bigint }>`
    select provider, id, applied from provider_captures where payment_id = ${paymentId} and applied > 0 order by at desc, id desc for update`.execute(
    db,
  );
  let left = amount;
  for (const c of captures) {
    const part = c.applied < left ? c.applied : left;
    if (part > 0n)
      await sql`update provider_captures set applied = applied - ${part} where provider = ${c.provider} and id = ${c.id}`.execute(db);
    left -= part;
  }
  return amount - left;
};
/** What of that which a payment paid for has been refunded, in whole or in part. */
export const selectRefunded = async (db: Db, paymentId: number): Promise<string[]> =>
  (
    await sql<{ reference: string }>`
      select reference from payment_parts where payment_id = ${paymentId} and refunded > 0 order by reference`.execute(db)
  ).rows.map((r) => r.reference);

/** Whether any money came for one of these references, in any amount, wherever it is now. */
export const selectHasCome = async (db: Db, references: readonly string[]): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from payment_parts p join provider_captures c on c.payment_id = p.payment_id where p.reference = any(${[...references]}::text[]) limit 1`.execute(
    db,
  );
  return rows.length > 0;
};
