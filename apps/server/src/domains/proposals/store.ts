import type { ProposalKind, ProposalState } from '@kyakhta/contract';
import { sql } from 'kysely';
import type { Db } from '../../runtime/database.ts';

/** What an operator proposes; `amount` is in smallest units of the currency, or points where there is none. */
export interface NewProposal {
  readonly kind: ProposalKind;
  /** What it is about, such as `user:5` or `order:2611220000000001`. */
  readonly subject: string;
  /** The call that is made once another operator agrees. */
  readonly input: object;
  readonly amount: bigint;
  readonly currency: string | null;
  readonly reason: string;
  /** What does not end by the clock before it is decided, such as `payment:…`. */
  readonly waits?: string;
}
export interface Proposal extends NewProposal {
  readonly id: number;
  readonly state: ProposalState;
  readonly proposedBy: number;
  /** How many points, or which level, where it is about no money. */
  readonly points: number | null;
  /** What it is called in the books. */
  readonly bookedAs: string;
}

export const insertProposal = async (db: Db, p: NewProposal, by: number, at: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into proposals (kind, subject, input, amount, currency, reason, waits, proposed_at, proposed_by)
    values (${p.kind}, ${p.subject}, ${JSON.stringify(p.input)}::jsonb, ${p.amount}, ${p.currency}, ${p.reason}, ${p.waits ?? null}, ${at}, ${by}) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
};
export const lockProposal = async (db: Db, id: number): Promise<Proposal | null> =>
  (
    await sql<Proposal>`
      select id, kind, subject, input, amount, currency, reason, state, proposed_by as "proposedBy", booked_as as "bookedAs", case when currency is null then amount::int end as points from proposals where id = ${id} for update`.execute(
      db,
    )
  ).rows[0] ?? null;
/** Whether one of this kind waits for a decision about the same. */
export const selectIsProposed = async (db: Db, kind: ProposalKind, subject: string): Promise<boolean> =>
  (await sql`select 1 from proposals where kind = ${kind} and subject = ${subject} and state = 'proposed' limit 1`.execute(db)).rows
    .length > 0;
export const selectIsWaitedFor = async (db: Db, waits: readonly string[]): Promise<boolean> =>
  (await sql`select 1 from proposals where waits = any(${[...waits]}::text[]) and state = 'proposed' limit 1`.execute(db)).rows.length > 0;
/** Ends a proposal that the caller has locked and found open. */
export const endProposal = async (
  db: Db,
  id: number,
  end: { readonly state: 'done' | 'refused'; readonly by: number; readonly at: Date; readonly note: string },
): Promise<void> => {
  await sql`
    update proposals set state = ${end.state}, decided_at = ${end.at}, decided_by = ${end.by}, note = ${end.note}
    where id = ${id} and state = 'proposed'`.execute(db);
};
