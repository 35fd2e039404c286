import type { ProposalKind, ProposalState } from '@kyakhta/contract';
import { sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';

/** What would be done: lines of a refund in smallest units, shares of what becomes the store's in decimal text. */
export interface ProposalPreview {
  readonly lines?: readonly { readonly orderItemId: number; readonly count: number; readonly amount: string }[];
  readonly shares?: { readonly store: string; readonly commission: string; readonly freight: string };
  /** Of a grant: in which language its reason is for the buyer, and what the store reads in which. */
  readonly words?: { readonly locale: string | null; readonly storeText: string; readonly storeLocale: string | null };
}

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
  /** What would be done, as it is now, for the person who decides. */
  readonly preview?: ProposalPreview;
  /** What does not end by the clock before it is decided, such as `payment:…`. */
  readonly waits?: string;
}
export interface Proposal extends Omit<NewProposal, 'preview' | 'waits'> {
  readonly preview: ProposalPreview | null;
  readonly id: number;
  readonly state: ProposalState;
  readonly proposedBy: number;
  /** Who proposed it first, where somebody else stands by it now. */
  readonly takenFrom: number | null;
  /** Who may have been at the keyboard when it was proposed. */
  readonly proposedHands: readonly number[];
  /** The language of who proposed it. */
  readonly locale: string;
  /** How many points, or which level, where it is about no money. */
  readonly points: number | null;
  /** What it is called in the books. */
  readonly bookedAs: string;
}

/** Who proposes something: an account, the people who may be at its keyboard, and her language. */
export interface Proposer {
  readonly id: number;
  readonly people: readonly number[];
  readonly locale: string;
}
export const insertProposal = async (db: Db, p: NewProposal, by: Proposer, at: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into proposals (kind, subject, input, amount, currency, reason, preview, waits, proposed_at, proposed_by, proposed_hands, locale)
    values (${p.kind}, ${p.subject}, ${JSON.stringify(p.input)}::jsonb, ${p.amount}, ${p.currency}, ${p.reason}, ${p.preview === undefined ? null : JSON.stringify(p.preview)}::jsonb, ${p.waits ?? null}, ${at}, ${by.id}, ${[...by.people]}, ${by.locale}) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
};
export const lockProposal = async (db: Db, id: number): Promise<Proposal | null> =>
  (
    await sql<Proposal>`
      select id, kind, subject, input, amount, currency, reason, preview, state, proposed_by as "proposedBy", taken_from as "takenFrom", proposed_hands as "proposedHands", locale, booked_as as "bookedAs", case when currency is null then amount::int end as points from proposals where id = ${id} for update`.execute(
      db,
    )
  ).rows[0] ?? null;
/** Whether one of this kind waits for a decision about the same. */
export const selectIsProposed = async (db: Db, kind: ProposalKind, subject: string): Promise<boolean> =>
  (await sql`select 1 from proposals where kind = ${kind} and subject = ${subject} and state = 'proposed' limit 1`.execute(db)).rows
    .length > 0;
/** How much of one kind is proposed about the same, in smallest units; of money, which the caller knows the currency of. */
export const selectProposedSum = async (db: Db, kind: ProposalKind, subject: string): Promise<bigint> =>
  (
    await sql<{ sum: bigint }>`
      select coalesce(sum(amount), 0)::bigint as sum from proposals where kind = ${kind} and subject = ${subject} and state = 'proposed'`.execute(
      db,
    )
  ).rows[0]?.sum ?? 0n;
export const selectIsWaitedFor = async (db: Db, waits: readonly string[]): Promise<boolean> =>
  (await sql`select 1 from proposals where waits = any(${[...waits]}::text[]) and state = 'proposed' limit 1`.execute(db)).rows.length > 0;
/** How much of a currency that is proposed is waited for, in minor units. */
export const selectWaitedSum = async (db: Db, waits: string, currency: string): Promise<bigint> =>
  (
    await sql<{ sum: bigint }>`
      select coalesce(sum(amount), 0)::bigint as sum from proposals where waits = ${waits} and state = 'proposed' and currency = ${currency}`.execute(
      db,
    )
  ).rows[0]?.sum ?? 0n;
/** Ends a proposal that the caller has locked and found open. @returns whether it was */
export const endProposal = async (
  db: Db,
  id: number,
  end: { readonly state: 'done' | 'refused'; readonly by: number; readonly at: Date; readonly note: string },
): Promise<boolean> => {
  const { rows } = await sql`
    update proposals set state = ${end.state}, decided_at = ${end.at}, decided_by = ${end.by}, note = ${end.note}
    where id = ${id} and state = 'proposed' returning 1`.execute(db);
  return rows.length === 1;
};
/** Somebody else stands by what was proposed from now on; who proposed it first stays known. */
export const updateProposer = async (db: Db, id: number, by: Proposer): Promise<void> => {
  await sql`
    update proposals set taken_locale = case when coalesce(taken_from, proposed_by) <> ${by.id} then coalesce(taken_locale, locale) end, taken_from = nullif(coalesce(taken_from, proposed_by), ${by.id}), proposed_by = ${by.id}, proposed_hands = ${[...by.people]}, locale = ${by.locale}
    where id = ${id} and state = 'proposed'`.execute(db);
};
/** Notes what was done, under which numbers it is found. */
export const updateDone = async (db: Db, id: number, done: object): Promise<void> => {
  await sql`update proposals set done = ${JSON.stringify(done)}::jsonb where id = ${id}`.execute(db);
};
/** What its proposer, and its first proposer, are notified of; null where it is still open. */
export interface Decision {
  readonly kind: ProposalKind;
  readonly state: 'done' | 'refused';
  readonly note: string;
  readonly reason: string;
  readonly locale: string;
  readonly proposedBy: number;
  readonly takenFrom: number | null;
  /** The language of who proposed it first. */
  readonly takenLocale: string | null;
  readonly decidedBy: number;
  /** What waited for it, such as a payment; and its money, in minor units. */
  readonly waits: string | null;
  readonly amount: bigint;
  readonly currency: string | null;
}
export const selectDecision = async (db: Db, id: number): Promise<Decision | null> =>
  (
    await sql<Decision>`
      select kind, state, note, reason, locale, proposed_by as "proposedBy", taken_from as "takenFrom", taken_locale as "takenLocale", decided_by as "decidedBy", waits, amount, currency from proposals
      where id = ${id} and state <> 'proposed' and decided_by is not null`.execute(db)
  ).rows[0] ?? null;
