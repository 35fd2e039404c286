import { type ApplicationField, type ApplicationState, applicationState, type RefusableField, shopStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Actor } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import type { ApplicationFields } from '../model/application.ts';

export type Remarks = Readonly<Partial<Record<RefusableField, string>>>;
export interface Application extends ApplicationFields {
  readonly id: number;
  readonly userId: number;
  readonly state: ApplicationState;
  readonly round: number;
  readonly locale: string;
  readonly remarks: Remarks;
  readonly changedAt: Date;
  readonly decidedBy: number | null;
  readonly decidedAt: Date | null;
  readonly storeId: number | null;
  readonly accountId: number | null;
}

const columnOf: Readonly<Record<ApplicationField, string>> = {
  shopName: 'shop_name',
  intro: 'intro',
  shopLogo: 'shop_logo',
  receiveMobile: 'receive_mobile',
  tel: 'tel',
  province: 'province',
  city: 'city',
  area: 'area',
  shopAddress: 'shop_address',
  shopLng: 'shop_lng',
  shopLat: 'shop_lat',
  country: 'country',
  firmName: 'firm_name',
  creditCode: 'credit_code',
  businessLicense: 'business_license',
  identityCardFront: 'identity_card_front',
  identityCardLater: 'identity_card_later',
};
export const applicationFields = Object.keys(columnOf) as readonly ApplicationField[];
const columns = sql`id, user_id as "userId", state, round, locale, remarks, changed_at as "changedAt", decided_by as "decidedBy", decided_at as "decidedAt", store_id as "storeId", account_id as "accountId",
  ${sql.join(applicationFields.map((field) => sql`${sql.ref(columnOf[field])} as ${sql.ref(field)}`))}`;

const lock = async (db: Db, condition: Sql): Promise<Application | null> =>
  (await sql<Application>`select ${columns} from store_applications where ${condition} for update`.execute(db)).rows[0] ?? null;
export const lockOwn = (db: Db, userId: number): Promise<Application | null> => lock(db, sql`user_id = ${userId}`);
/** One that its buyer has submitted; a draft is nobody else's business. */
export const lockSubmitted = (db: Db, id: number): Promise<Application | null> =>
  lock(db, sql`id = ${id} and state <> ${applicationState.draft}`);

/** The buyer's application, locked; begun where there is none. */
export const lockOrBegin = async (db: Db, userId: number, locale: string, at: Date): Promise<Application> => {
  await sql`insert into store_applications (user_id, locale, created_at, changed_at) values (${userId}, ${locale}, ${at}, ${at}) on conflict do nothing`.execute(
    db,
  );
  const own = await lockOwn(db, userId);
  if (own === null) throw new Error('an application was not written');
  return own;
};

/** Writes fields of an application that is a draft, or refused, and locked. */
export const updateFields = async (db: Db, id: number, fields: ApplicationFields, at: Date): Promise<void> => {
  const sets = applicationFields.map((field) => sql`${sql.ref(columnOf[field])} = ${fields[field]}`);
  await sql`update store_applications set ${sql.join(sets)}, changed_at = ${at} where id = ${id}`.execute(db);
};

/** Whether a store, or somebody else who has applied, has this name, case aside. */
export const isNameTaken = async (db: Db, name: string, applicationId: number): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select 1 from stores where lower(name) = lower(${name}) and status <> ${sql.lit(shopStatus.deleted)})
      or exists (select 1 from store_applications where lower(shop_name) = lower(${name}) and id <> ${applicationId}
        and (state = ${applicationState.submitted} or (state = ${applicationState.refused} and not remarks ? 'shopName'))) as taken`.execute(
    db,
  );
  return rows[0]?.taken === true;
};

/** @returns how often it is submitted now; null when it cannot be */
export const setSubmitted = async (db: Db, id: number, from: ApplicationState, locale: string, at: Date): Promise<number | null> => {
  const { rows } = await sql<{ round: number }>`
    update store_applications set state = ${applicationState.submitted}, round = round + 1, locale = ${locale}, remarks = '{}'::jsonb, submitted_at = ${at}, changed_at = ${at},
      decided_at = null, decided_by = null
    where id = ${id} and state = ${from} returning round`.execute(db);
  return rows[0]?.round ?? null;
};

interface Decision {
  readonly round: number;
  readonly by: number;
  readonly at: Date;
}
/** @returns false when it does not wait for a decision about this round any more */
export const setRefused = async (db: Db, id: number, { round, by, at }: Decision, remarks: Remarks): Promise<boolean> => {
  const { rows } = await sql`
    update store_applications set state = ${applicationState.refused}, remarks = ${JSON.stringify(remarks)}::jsonb, decided_at = ${at}, decided_by = ${by}
    where id = ${id} and state = ${applicationState.submitted} and round = ${round} returning 1`.execute(db);
  return rows.length === 1;
};
/** @returns false when it does not wait for a decision about this round any more */
export const setApproved = async (db: Db, id: number, { round, by, at }: Decision, storeId: number, scope: string): Promise<boolean> => {
  const { rows } = await sql`
    update store_applications set state = ${applicationState.approved}, store_id = ${storeId}, scope = ${scope}, decided_at = ${at}, decided_by = ${by}
    where id = ${id} and state = ${applicationState.submitted} and round = ${round} returning 1`.execute(db);
  return rows.length === 1;
};
/** @returns false when it is not approved, or its store has an account */
export const setAccount = async (db: Db, id: number, accountId: number): Promise<boolean> => {
  const { rows } = await sql`
    update store_applications set account_id = ${accountId} where id = ${id} and state = ${applicationState.approved} and account_id is null returning 1`.execute(
    db,
  );
  return rows.length === 1;
};

/** Empties an application that came to nothing: it is a draft without words again. */
export const emptyApplication = async (db: Db, id: number, at: Date): Promise<void> => {
  const sets = applicationFields.map((field) => sql`${sql.ref(columnOf[field])} = default`);
  await sql`update store_applications set ${sql.join(sets)}, state = ${applicationState.draft}, remarks = '{}'::jsonb, changed_at = ${at} where id = ${id} and state <> ${applicationState.approved}`.execute(
    db,
  );
};

export const insertMove = async (
  db: Db,
  applicationId: number,
  m: { readonly round: number; readonly state: ApplicationState; readonly at: Date; readonly actor: Actor; readonly remarks?: Remarks },
): Promise<void> => {
  await sql`
    insert into store_application_moves (application_id, round, state, at, actor_kind, actor_id, remarks)
    values (${applicationId}, ${m.round}, ${m.state}, ${m.at}, ${m.actor.kind}, ${m.actor.id}, ${JSON.stringify(m.remarks ?? {})}::jsonb)`.execute(
    db,
  );
};

/** A store that has an owner and no account yet. @returns its id; null when its name, or its owner, has a store */
export const insertOwnedStore = async (
  db: Db,
  s: {
    readonly ownerId: number;
    readonly name: string;
    readonly firmName: string;
    readonly city: string;
    readonly intro: Readonly<Record<string, string>>;
    readonly logo: string;
    readonly phone: string;
    readonly mail: string;
    readonly mailLocale: string;
    readonly status: number;
    readonly at: Date;
  },
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into stores (owner_id, name, display_name, firm_name, city, intro, logo, phone, mail, mail_locale, status, opened_at)
    values (${s.ownerId}, ${s.name}, ${s.name}, ${s.firmName}, ${s.city}, ${JSON.stringify(s.intro)}::jsonb, ${s.logo}, ${s.phone}, ${s.mail}, ${s.mailLocale}, ${s.status}, ${s.at})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
};
/** Opens a store that was not open yet. @returns false when it was, or is suspended */
export const setOpen = async (db: Db, storeId: number, from: number, to: number, at: Date): Promise<boolean> =>
  (
    await sql`update stores set status = ${to}, opened_at = ${at} where id = ${storeId} and status = ${from} and offline_since is null returning 1`.execute(
      db,
    )
  ).rows.length === 1;

/** The account of the store that came of a buyer's application; null when there is none. */
export const selectOwnAccount = async (db: Db, userId: number): Promise<number | null> =>
  (await sql<{ id: number | null }>`select account_id as id from store_applications where user_id = ${userId}`.execute(db)).rows[0]?.id ??
  null;
/** Whether a buyer owns a living store. */
export const ownsStore = async (db: Db, userId: number): Promise<boolean> =>
  (await sql`select 1 from stores where owner_id = ${userId} and status <> ${sql.lit(shopStatus.deleted)}`.execute(db)).rows.length > 0;

/** The application that a store came of; null for one that an operator opened. */
export const selectOfStore = async (db: Db, storeId: number): Promise<number | null> =>
  (await sql<{ id: number }>`select id from store_applications where store_id = ${storeId}`.execute(db)).rows[0]?.id ?? null;

/** The unified social credit code on the licence that a store was opened with; empty where nobody asked for one. */
export const creditCodeOf = async (db: Db, storeId: number): Promise<string> =>
  (await sql<{ code: string }>`select credit_code as code from store_applications where store_id = ${storeId}`.execute(db)).rows[0]?.code ??
  '';

/** Keeps that somebody looks at a paper, and the link that opens it. */
export const insertLook = async (
  db: Db,
  l: {
    readonly tokenHash: Buffer;
    readonly applicationId: number;
    readonly paper: string;
    readonly actor: Actor;
    readonly reason: string;
    readonly at: Date;
    readonly expiresAt: Date;
  },
): Promise<void> => {
  await sql`
    insert into store_paper_looks (token_hash, application_id, paper, actor_kind, actor_id, reason, at, expires_at)
    values (${l.tokenHash}, ${l.applicationId}, ${l.paper}, ${l.actor.kind}, ${l.actor.id}, ${l.reason}, ${l.at}, ${l.expiresAt})`.execute(
    db,
  );
};
