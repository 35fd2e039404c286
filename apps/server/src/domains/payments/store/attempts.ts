import type { PaymentState } from '@kyakhta/contract';
import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import { type AttemptMoveName, attemptMoves } from '../model.ts';

/** What an attempt pays for: an opaque reference, an amount in minor units, and what of it comes from the balance. */
export interface AttemptPart {
  readonly reference: string;
  readonly amount: bigint;
  readonly balance: bigint;
}
/** A payment, paid or not; amounts are minor units of its currency. */
export interface Attempt {
  readonly id: number;
  readonly number: string;
  readonly userId: number;
  readonly attemptId: string;
  readonly payType: number;
  readonly currency: string;
  readonly amount: bigint;
  /** What of it comes from the buyer's balance; the provider takes the rest. */
  readonly balanceAmount: bigint;
  readonly state: PaymentState;
  /** Null when it was paid from balance. */
  readonly provider: string | null;
  readonly providerId: string | null;
  readonly approveUrl: string | null;
  /** What the QR code says that the payer scans. */
  readonly codeUrl: string | null;
  /** Until when she may agree, by the clock of the world outside. */
  readonly expiresAt: Date | null;
  readonly returnUrl: string | null;
  readonly language: string | null;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly unknownSince: Date | null;
  /** When it was declined or given up. */
  readonly overAt: Date | null;
  /** How many pieces of news came about it, and of how many the provider has been asked. */
  readonly news: number;
  readonly newsAsked: number;
  readonly parts: readonly AttemptPart[];
}

const columns = sql`p.id, p.number, p.user_id as "userId", p.attempt_id as "attemptId", p.pay_type as "payType", p.currency, p.amount, p.balance_amount as "balanceAmount", p.state, p.provider, p.provider_id as "providerId",
  p.approve_url as "approveUrl", p.code_url as "codeUrl", p.expires_at as "expiresAt", p.return_url as "returnUrl", p.language, p.reason, p.created_at as "createdAt", p.unknown_since as "unknownSince", p.over_at as "overAt", p.news, p.news_asked as "newsAsked",
  coalesce((select jsonb_agg(jsonb_build_object('reference', x.reference, 'amount', x.amount::text, 'balance', x.balance_amount::text) order by x.reference) from payment_parts x where x.payment_id = p.id), '[]') as parts`;
type Row = Omit<Attempt, 'parts'> & { readonly parts: readonly Readonly<Record<keyof AttemptPart, string>>[] };

const select = async (db: Db, rest: Sql): Promise<Attempt[]> => {
  const { rows } = await sql<Row>`select ${columns} from payments p ${rest}`.execute(db);
  return rows.map((r) => ({
    ...r,
    parts: r.parts.map((x) => ({ reference: x.reference, amount: BigInt(x.amount), balance: BigInt(x.balance) })),
  }));
};

export const attemptByNumber = async (db: Db, number: string): Promise<Attempt | null> =>
  (await select(db, sql`where p.number = ${number}`))[0] ?? null;
/** Lock it after what it pays for. */
export const lockAttempt = async (db: Db, number: string): Promise<Attempt | null> =>
  (await select(db, sql`where p.number = ${number} for update of p`))[0] ?? null;
export const attemptOfBrowser = async (db: Db, userId: number, attemptId: string): Promise<Attempt | null> =>
  (await select(db, sql`where p.user_id = ${userId} and p.attempt_id = ${attemptId} and p.provider is not null`))[0] ?? null;
/** The attempts that stand for these references, locked; what they pay for is locked already. */
export const lockActive = (db: Db, references: readonly string[]): Promise<Attempt[]> =>
  select(
    db,
    sql`where p.id in (select x.payment_id from payment_parts x where x.reference = any(${[...references]}::text[]) and x.is_active) order by p.id for update of p`,
  );
export const attemptByProviderId = async (db: Db, provider: string, providerId: string): Promise<Attempt | null> =>
  (await select(db, sql`where p.provider = ${provider} and p.provider_id = ${providerId}`))[0] ?? null;
/** The attempt that a capture was recorded for. */
export const attemptOfCapture = async (db: Db, provider: string, captureId: string): Promise<Attempt | null> =>
  (await select(db, sql`where p.id = (select payment_id from provider_captures where provider = ${provider} and id = ${captureId})`))[0] ??
  null;
/** The attempts at a provider for any of these references, the latest first. */
export const latestAttempts = (db: Db, references: readonly string[]): Promise<Attempt[]> =>
  select(
    db,
    sql`where p.provider is not null and p.id in (select x.payment_id from payment_parts x where x.reference = any(${[...references]}::text[])) order by p.id desc limit 10`,
  );

export interface NewAttempt extends Pick<
  Attempt,
  'number' | 'userId' | 'attemptId' | 'payType' | 'currency' | 'amount' | 'balanceAmount' | 'parts'
> {
  readonly at: Date;
}
const parts = (p: Pick<NewAttempt, 'parts'>): Sql =>
  sql`insert into payment_parts (payment_id, reference, amount, balance_amount)
    select payment.id, x.reference, x.amount, x.balance from payment, unnest(${p.parts.map((x) => x.reference)}::text[], ${p.parts.map((x) => x.amount)}::bigint[], ${p.parts.map((x) => x.balance)}::bigint[]) as x (reference, amount, balance)`;

/** A payment that is made at once; a reference that already has an active one breaks the unique index. */
export const insertPaid = async (db: Db, p: NewAttempt): Promise<void> => {
  await sql`
    with payment as (
      insert into payments (number, user_id, attempt_id, pay_type, currency, amount, state, created_at, paid_at)
      values (${p.number}, ${p.userId}, ${p.attemptId}, ${p.payType}, ${p.currency}, ${p.amount}, 'paid', ${p.at}, ${p.at}) returning id
    ) ${parts(p)}`.execute(db);
};
/** @returns false when this browser's attempt is there already: another call was first with the same id */
export const insertAttempt = async (
  db: Db,
  p: NewAttempt & { readonly provider: string; readonly returnUrl: string; readonly language: string; readonly expiresAt?: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    with payment as (
      insert into payments (number, user_id, attempt_id, pay_type, currency, amount, balance_amount, state, created_at, provider, return_url, language, expires_at)
      values (${p.number}, ${p.userId}, ${p.attemptId}, ${p.payType}, ${p.currency}, ${p.amount}, ${p.balanceAmount}, 'created', ${p.at}, ${p.provider}, ${p.returnUrl}, ${p.language}, ${p.expiresAt ?? null})
      on conflict (user_id, attempt_id) where provider is not null do nothing returning id
    ) ${parts(p)} returning 1`.execute(db);
  return rows.length > 0;
};

/** Columns a move may set besides the state. */
export interface AttemptSets {
  readonly approve_url?: string | null;
  readonly code_url?: string | null;
  readonly reason?: string | null;
  readonly unknown_since?: Date | null;
  readonly paid_at?: Date;
  readonly over_at?: Date;
}

/** The guarded change of state. @returns whether it moved */
export const moveRow = async (db: Db, id: number, move: AttemptMoveName, sets: AttemptSets): Promise<boolean> => {
  const { from, to } = attemptMoves[move];
  const more = Object.entries(sets).map(([column, value]: [string, unknown]) => sql`, ${sql.ref(column)} = ${value}`);
  const { rows } = await sql`
    update payments set state = ${to} ${more.length === 0 ? sql`` : sql.join(more, sql``)} where id = ${id} and state = any(${[...from]}::text[]) returning 1`.execute(
    db,
  );
  return rows.length === 1;
};

/** What the provider calls it, noted whatever the state. */
export const setProviderId = async (db: Db, id: number, providerId: string): Promise<void> => {
  await sql`update payments set provider_id = ${providerId} where id = ${id} and provider_id is null`.execute(db);
};

/** Says for which of its references a payment stands. */
export const standFor = async (db: Db, id: number, references: readonly string[]): Promise<void> => {
  await sql`
    update payment_parts set is_active = (reference = any(${[...references]}::text[]))
    where payment_id = ${id} and is_active <> (reference = any(${[...references]}::text[]))`.execute(db);
};

/** A payment stands for these references no longer; for its others it does as before. */
export const standNoMoreFor = async (db: Db, id: number, references: readonly string[]): Promise<void> => {
  await sql`update payment_parts set is_active = false where payment_id = ${id} and is_active and reference = any(${[...references]}::text[])`.execute(
    db,
  );
};

/** One more piece of news about a payment: the provider is to be asked, whatever its state. */
export const addNews = async (db: Db, id: number): Promise<void> => {
  await sql`update payments set news = news + 1 where id = ${id}`.execute(db);
};
/** The provider has answered a question that was asked when so many news were known. */
export const setNewsAsked = async (db: Db, id: number, news: number): Promise<void> => {
  await sql`update payments set news_asked = ${news} where id = ${id} and news_asked < ${news}`.execute(db);
};

/** Attempt ids of the active payments of these references. */
export const selectActiveIds = async (db: Db, references: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ attemptId: string }>`
    select distinct p.attempt_id as "attemptId" from payments p join payment_parts x on x.payment_id = p.id where x.reference = any(${[...references]}::text[]) and x.is_active`.execute(
    db,
  );
  return rows.map((r) => r.attemptId);
};

/** What a buyer began at providers since a moment, and how much of it they declined. */
export const countBegun = async (db: Db, userId: number, since: Date): Promise<{ readonly begun: number; readonly declined: number }> => {
  const { rows } = await sql<{ begun: number; declined: number }>`
    select count(*)::int as begun, count(*) filter (where state = 'declined')::int as declined from payments
    where user_id = ${userId} and provider is not null and created_at > ${since}`.execute(db);
  return rows[0] ?? { begun: 0, declined: 0 };
};
