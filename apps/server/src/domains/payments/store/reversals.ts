import { sql } from 'kysely';
import type { Db } from '../../../runtime/database.ts';

/** Money of a recorded capture that left again without us: a refund made at the provider, or a chargeback. */
export interface NewReversal {
  readonly provider: string;
  readonly id: string;
  readonly paymentId: number;
  readonly captureId: string;
  readonly toldCurrency: string;
  readonly toldValue: string;
  /** Minor units of the capture's currency; null where it stands in no book of ours. */
  readonly amount: bigint | null;
  /** What of it came out of suspense, in minor units; the platform paid the rest. */
  readonly fromSuspense: bigint;
  readonly at: Date;
}
/** @returns false when it was recorded before */
export const recordReversal = async (db: Db, r: NewReversal): Promise<boolean> => {
  const { rows } = await sql`
    insert into provider_reversals (provider, id, payment_id, capture_id, told_currency, told_value, amount, from_suspense, at)
    values (${r.provider}, ${r.id}, ${r.paymentId}, ${r.captureId}, ${r.toldCurrency}, ${r.toldValue}, ${r.amount}, ${r.fromSuspense}, ${r.at})
    on conflict do nothing returning 1`.execute(db);
  return rows.length === 1;
};

/** A capture as it was recorded, with what of it has not left yet by refunds and reversals that are over. */
export interface CaptureLeft {
  readonly id: string;
  readonly currency: string | null;
  readonly left: bigint | null;
}
export const capturesLeft = async (db: Db, paymentId: number): Promise<CaptureLeft[]> => {
  const { rows } = await sql<CaptureLeft>`
    select c.id, c.currency, (c.amount
      - coalesce((select sum(r.amount) from payment_refunds r where r.provider = c.provider and r.capture_id = c.id and r.state = 'completed' and r.provider_refund_id is not null), 0)
      - coalesce((select sum(v.amount) from provider_reversals v where v.provider = c.provider and v.capture_id = c.id), 0))::bigint as left
    from provider_captures c where c.payment_id = ${paymentId} order by c.id`.execute(db);
  return rows;
};

/** Numbers of our refunds, what the provider calls those that count and the reversals, and captures of which a refund is under way. */
export const knownReturns = async (
  db: Db,
  paymentId: number,
): Promise<{ readonly numbers: ReadonlySet<string>; readonly ids: ReadonlySet<string>; readonly asked: ReadonlySet<string> }> => {
  const { rows } = await sql<{ number: string | null; id: string | null; asked: string | null }>`
    select number, case when state <> 'failed' then provider_refund_id end as id, case when state = 'asked' then capture_id end as asked
    from payment_refunds where payment_id = ${paymentId}
    union all select null, id, null from provider_reversals where payment_id = ${paymentId}`.execute(db);
  const all = (column: 'number' | 'id' | 'asked'): Set<string> => new Set(rows.flatMap((r) => r[column] ?? []));
  return { numbers: all('number'), ids: all('id'), asked: all('asked') };
};

/** Of one capture: what the platform paid for its reversals because suspense did not hold it then. */
export const paidByPlatform = async (
  db: Db,
  paymentId: number,
  captureId: string,
): Promise<{ readonly id: string; readonly amount: bigint }[]> => {
  const { rows } = await sql<{ id: string; amount: bigint }>`
    select id, (amount - from_suspense)::bigint as amount from provider_reversals
    where payment_id = ${paymentId} and capture_id = ${captureId} and amount > from_suspense order by at, id`.execute(db);
  return rows;
};
/** More of a reversal came out of suspense after all. */
export const addFromSuspense = async (db: Db, provider: string, id: string, amount: bigint): Promise<void> => {
  await sql`update provider_reversals set from_suspense = from_suspense + ${amount} where provider = ${provider} and id = ${id}`.execute(
    db,
  );
};

/** Notes what is held of a buyer's balance for a reversal of her top-up. */
export const noteReversalHeld = async (db: Db, provider: string, id: string, held: bigint): Promise<void> => {
  await sql`update provider_reversals set held = ${held} where provider = ${provider} and id = ${id}`.execute(db);
};
/** What is held of a buyer's balance for reversals of a payment, in minor units of its currency. */
export const heldForReversals = async (db: Db, paymentId: number): Promise<bigint> => {
  const { rows } = await sql<{ held: bigint }>`
    select coalesce(sum(held), 0)::bigint as held from provider_reversals where payment_id = ${paymentId}`.execute(db);
  return rows[0]?.held ?? 0n;
};
/** Nothing is held for them any more. @param isCovered whether it made good what the platform paid, or is the buyer's again */
export const endReversalHeld = async (db: Db, paymentId: number, isCovered: boolean): Promise<void> => {
  await sql`update provider_reversals set covered = covered + case when ${isCovered} then held else 0 end, held = 0 where payment_id = ${paymentId} and held > 0`.execute(
    db,
  );
};
