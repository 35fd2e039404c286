import { shopStatus } from '@kyakhta/contract';
import { sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';
import { identityColumn, type StoreIdentity } from './store/identity.ts';

export interface Store {
  readonly id: number;
  /** The buyer whose store it is; null of one that the house opened. */
  readonly ownerId: number | null;
  readonly name: string;
  readonly displayName: string;
  readonly firmName: string;
  readonly city: string;
  readonly intro: Readonly<Record<string, string>>;
  readonly logo: string | null;
  readonly type: number;
  readonly badge: number;
  readonly status: number;
  readonly commissionBasisPoints: number | null;
  /** From how few free pieces on its variants are shown as low. */
  readonly lowStock: number;
  /** Of the free pieces of a variant, the share that bank transfers may hold. */
  readonly transferHoldPercent: number;
  readonly openedAt: Date;
  /** ISO 3166 codes; none means all. */
  readonly deliversTo: readonly string[];
  /** Where the store is notified of what waits for it. */
  readonly mail: string | null;
  readonly mailLocale: string;
  /** Terms of payment it offers; before delivery is always among them. */
  readonly paymentTerms: readonly number[];
  /** Kinds of delivery it offers. */
  readonly deliveryTypes: readonly number[];
  /** Cities it brings goods to itself, and what it takes for it in minor units of the settlement currency. */
  readonly cityNames: readonly string[];
  readonly cityFee: bigint;
  /** Its goods are looked at before buyers see them. */
  readonly goodsReviewed: boolean;
  /** Who it is before the law, beside its firm's name. */
  readonly identity: StoreIdentity;
  /** In which zone (IANA) it counts its days. */
  readonly timeZone: string;
}

export const selectStores = async (db: Db, ids: readonly number[]): Promise<Store[]> => {
  const { rows } = await sql<Store>`
    select id, owner_id as "ownerId", name, display_name as "displayName", firm_name as "firmName", city, intro, logo, type, badge, status, commission_basis_points as "commissionBasisPoints", low_stock as "lowStock", transfer_hold_percent as "transferHoldPercent", opened_at as "openedAt", delivers_to as "deliversTo", mail, mail_locale as "mailLocale", payment_terms as "paymentTerms", delivery_types as "deliveryTypes", city_names as "cityNames", city_fee as "cityFee", goods_reviewed as "goodsReviewed", ${identityColumn} as identity, time_zone as "timeZone"
    from stores where id = any(${[...ids]}::int[])`.execute(db);
  return rows;
};

/** Opens a store. @returns its id; null when the name is somebody's */
export const insertStore = async (
  db: Db,
  s: { readonly name: string; readonly firmName: string; readonly city: string; readonly status: number; readonly at: Date },
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into stores (name, display_name, firm_name, city, intro, status, opened_at)
    values (${s.name}, ${s.name}, ${s.firmName}, ${s.city}, '{}'::jsonb, ${s.status}, ${s.at}) on conflict do nothing returning id`.execute(
    db,
  );
  return rows[0]?.id ?? null;
};

/** How a store stands, locked; null when there is none. `offline`: its owner has taken it off the site. */
export const lockStanding = async (db: Db, id: number): Promise<{ readonly status: number; readonly offline: boolean } | null> =>
  (
    await sql<{ status: number; offline: boolean }>`
      select status, offline_since is not null as offline from stores where id = ${id} and status <> ${sql.lit(shopStatus.deleted)} for update`.execute(
      db,
    )
  ).rows[0] ?? null;

/** @param since null: it is not offline */
export const updateOffline = async (db: Db, id: number, status: number, since: Date | null): Promise<void> => {
  await sql`update stores set status = ${status}, offline_since = ${since} where id = ${id}`.execute(db);
};

/** Says whether a store sells, and why it does not. */
export const updateStatus = async (db: Db, id: number, status: number, suspendReason: string | null): Promise<void> => {
  await sql`update stores set status = ${status}, suspend_reason = ${suspendReason} where id = ${id}`.execute(db);
};

/** @returns the commission before; undefined when there is no such store */
export const updateCommission = async (db: Db, id: number, basisPoints: number | null): Promise<number | null | undefined> => {
  const { rows } = await sql<{ before: number | null }>`
    update stores s set commission_basis_points = ${basisPoints} from stores b where s.id = ${id} and b.id = s.id and s.status <> ${sql.lit(shopStatus.deleted)} returning b.commission_basis_points as before`.execute(
    db,
  );
  return rows[0]?.before;
};

/** @returns the countries before; undefined when there is no such store */
export const updateDeliversTo = async (db: Db, id: number, countries: readonly string[]): Promise<string[] | undefined> => {
  const { rows } = await sql<{ before: string[] }>`
    update stores s set delivers_to = ${[...countries]}::text[] from stores b where s.id = ${id} and b.id = s.id and s.status <> ${sql.lit(shopStatus.deleted)} returning b.delivers_to as before`.execute(
    db,
  );
  return rows[0]?.before;
};

export interface StoreMail {
  readonly mail: string | null;
  readonly mailLocale: string;
}
/** @returns the address before; undefined when there is no such store */
export const updateMail = async (db: Db, id: number, next: StoreMail): Promise<StoreMail | undefined> => {
  const { rows } = await sql<StoreMail>`
    update stores s set mail = ${next.mail}, mail_locale = ${next.mailLocale} from stores b
    where s.id = ${id} and b.id = s.id and s.status <> ${sql.lit(shopStatus.deleted)} returning b.mail, b.mail_locale as "mailLocale"`.execute(
    db,
  );
  return rows[0];
};

/** @returns the terms before; undefined when there is no such store */
export const updatePaymentTerms = async (db: Db, id: number, terms: readonly number[]): Promise<number[] | undefined> => {
  const { rows } = await sql<{ before: number[] }>`
    update stores s set payment_terms = ${[...terms]}::smallint[] from stores b where s.id = ${id} and b.id = s.id and s.status <> ${sql.lit(shopStatus.deleted)} returning b.payment_terms as before`.execute(
    db,
  );
  return rows[0]?.before;
};

export const updateLowStock = async (db: Db, storeId: number, lowStock: number): Promise<void> => {
  await sql`update stores set low_stock = ${lowStock} where id = ${storeId}`.execute(db);
};
/** @returns the share before; undefined when there is no such store */
export const updateTransferHold = async (db: Db, id: number, percent: number): Promise<number | undefined> => {
  const { rows } = await sql<{ before: number }>`
    update stores s set transfer_hold_percent = ${percent} from stores b where s.id = ${id} and b.id = s.id and s.status <> ${sql.lit(shopStatus.deleted)} returning b.transfer_hold_percent as before`.execute(
    db,
  );
  return rows[0]?.before;
};
/** @returns what it was before; undefined when there is no such store */
/** @returns its type before; undefined of a store that is not there */
export const updateType = async (db: Db, id: number, type: number): Promise<number | undefined> => {
  const { rows } = await sql<{ before: number }>`
    update stores s set type = ${type} from stores b where s.id = ${id} and b.id = s.id and s.status <> ${sql.lit(shopStatus.deleted)} returning b.type as before`.execute(
    db,
  );
  return rows[0]?.before;
};
export const updateGoodsReviewed = async (db: Db, id: number, isReviewed: boolean): Promise<boolean | undefined> => {
  const { rows } = await sql<{ before: boolean }>`
    update stores s set goods_reviewed = ${isReviewed} from stores b where s.id = ${id} and b.id = s.id and s.status <> ${sql.lit(shopStatus.deleted)} returning b.goods_reviewed as before`.execute(
    db,
  );
  return rows[0]?.before;
};
