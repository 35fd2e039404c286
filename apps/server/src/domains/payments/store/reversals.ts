import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Money of a recorded capture that left again without us: a refund made at the provider, or a chargeback. */
export interface NewReversal {
  readonly provider: string;
  readonly id: string;
  readonly paymentId: number;
  readonly captureId: string;
  readonly toldCurrency: string;
  readonly toldValue: string;
  /** Minor units of the capture's currency; null where no book of ours holds it. */
  readonly amount: bigint | null;
  /** What of it came out of suspense, in minor units; the platform paid the rest. */
  readonly fromSuspense: bigint;
  readonly at: Date;
}
/** @returns false when it was recorded before */
export const insertReversal = async (db: Db, r: NewReversal): Promise<boolean> => {
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
    select id, (amount - from_suspense - covered)::bigint as amount from provider_reversals
    where payment_id = ${paymentId} and capture_id = ${captureId} and amount > from_suspense + covered order by at, id`.execute(db);
  return rows;
};
/** More of a reversal came out of suspense after all. */
export const addFromSuspense = async (db: Db, provider: string, id: string, amount: bigint): Promise<void> => {
  await sql`update provider_reversals set from_suspense = from_suspense + ${amount} where provider = ${provider} and id = ${id}`.execute(
    db,
  );
};

/** A reversal that an operator has yet to look into; amounts are minor units. */
export interface OpenLoss {
  readonly provider: string;
  readonly id: string;
  readonly payNumber: string;
  /** What the platform paid for it and has not got back. */
  readonly lost: bigint;
  /** What is held of the buyer's balance for it. */
  readonly held: bigint;
}
const openLosses = sql`provider_reversals v join payments p on p.id = v.payment_id
    join payment_cases k on k.payment_id = v.payment_id and k.kind = 'takenBack' and k.closed_at is null`;
const asLoss = sql`v.provider, v.id, p.number as "payNumber", (v.amount - v.from_suspense - v.covered)::bigint as lost, v.held`;
/** Those of a payment. */
export const selectLosses = async (db: Db, paymentId: number): Promise<OpenLoss[]> =>
  (
    await sql<OpenLoss>`select ${asLoss} from ${openLosses} where v.payment_id = ${paymentId} and v.amount is not null order by v.at, v.id`.execute(
      db,
    )
  ).rows;
/** Those of a buyer's top-ups, whose numbers begin with T, in a currency that stand on her balance, as far as more could be held for them. */
export const selectLostTopUps = async (db: Db, userId: number, currency: string): Promise<OpenLoss[]> =>
  (
    await sql<OpenLoss>`
      select ${asLoss} from ${openLosses} join provider_captures c on c.provider = v.provider and c.id = v.capture_id
      where p.user_id = ${userId} and p.currency = ${currency} and p.state = 'paid' and c.currency = p.currency and c.applied > 0
        and exists (select 1 from payment_parts x where x.payment_id = p.id and x.reference like 'T%')
        and v.amount - v.from_suspense - v.covered > v.held order by v.at, v.id`.execute(db)
  ).rows;
/** Notes what is held of a buyer's balance for a reversal, and how much of what the platform paid was made good beside suspense. */
export const updateLoss = async (
  db: Db,
  { provider, id }: OpenLoss,
  is: { readonly held: bigint; readonly covered: bigint },
): Promise<void> => {
  await sql`update provider_reversals set held = ${is.held}, covered = covered + ${is.covered} where provider = ${provider} and id = ${id}`.execute(
    db,
  );
};
