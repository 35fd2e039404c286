import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { WrittenItem, WrittenOffer } from '../model/written.ts';

export interface KeptOffer extends WrittenOffer {
  readonly id: number;
  readonly storeId: number | null;
  readonly pausedAt: Date | null;
  readonly endedAt: Date | null;
  readonly version: number;
  readonly termsVersion: number;
}
const columns = (): Sql =>
  sql`o.id, o.offer_kind as kind, o.store_id as "storeId", o.titles, o.starts_at as "startsAt", o.ends_at as "endsAt", o.paused_at as "pausedAt", o.ended_at as "endedAt", o.version, o.terms_version as "termsVersion"`;

/** The goods of an offer, as they were written. */
const selectItems = async (db: Db, offerId: number): Promise<WrittenItem[]> => {
  const { rows } = await sql<WrittenItem>`
    select sku_id as "skuId", product_id as "productId", store_id as "storeId", price, percent, quota, per_buyer as "perBuyer", price_limit as "priceLimit" from offer_items where offer_id = ${offerId} order by id`.execute(
    db,
  );
  return rows;
};
const whole = async (db: Db, rows: readonly Omit<KeptOffer, 'items'>[]): Promise<KeptOffer | null> => {
  const [offer] = rows;
  return offer === undefined ? null : { ...offer, items: await selectItems(db, offer.id) };
};
/** An offer of an owner, held until it is changed. @param storeId null is the platform */
export const lockOffer = async (db: Db, storeId: number | null, id: number): Promise<KeptOffer | null> => {
  const { rows } = await sql<Omit<KeptOffer, 'items'>>`
    select ${columns()} from offers o where o.id = ${id} and o.store_id is not distinct from ${storeId}::int for update of o`.execute(db);
  return whole(db, rows);
};
/** An offer of the platform that names goods of a store, held likewise. */
export const lockAsked = async (db: Db, storeId: number, id: number): Promise<KeptOffer | null> => {
  const { rows } = await sql<Omit<KeptOffer, 'items'>>`
    select ${columns()} from offers o where o.id = ${id} and o.store_id is null and exists (select 1 from offer_items i where i.offer_id = o.id and i.store_id = ${storeId}) for update of o`.execute(
    db,
  );
  return whole(db, rows);
};
/** How many offers of an owner are not over. */
export const countOpen = async (db: Db, storeId: number | null, now: Date): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from offers where store_id is not distinct from ${storeId}::int and ended_at is null and ends_at > ${now}`.execute(
      db,
    )
  ).rows[0]?.n ?? 0;

/** Goods of a store's own offer are agreed to; those on the platform's are not yet. */
const insertItems = async (db: Db, offerId: number, storeId: number | null, items: readonly WrittenItem[]): Promise<void> => {
  const of = <N extends keyof WrittenItem>(name: N): WrittenItem[N][] => items.map((i) => i[name]);
  await sql`
    insert into offer_items (offer_id, sku_id, product_id, store_id, price, percent, quota, per_buyer, agreed, price_limit)
    select ${offerId}, x.sku, x.product, x.store, x.price, x.percent, x.quota, x.buyer, ${storeId !== null}, ${storeId === null ? sql`x.high` : sql`null`}
    from unnest(${of('skuId')}::int[], ${of('productId')}::int[], ${of('storeId')}::int[], ${of('price')}::bigint[], ${of('percent')}::smallint[], ${of('quota')}::int[], ${of('perBuyer')}::int[], ${of('priceLimit')}::bigint[]) with ordinality as x (sku, product, store, price, percent, quota, buyer, high, place)
    order by x.place`.execute(db);
};
export const insertOffer = async (db: Db, storeId: number | null, offer: WrittenOffer, now: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into offers (offer_kind, store_id, titles, starts_at, ends_at, created_at)
    values (${offer.kind}, ${storeId}, ${JSON.stringify(offer.titles)}::jsonb, ${offer.startsAt}, ${offer.endsAt}, ${now}) returning id`.execute(
    db,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('an offer was not written');
  await insertItems(db, id, storeId, offer.items);
  return id;
};
/** Writes a locked offer anew, and its goods: nobody has taken a piece yet. Its stores are asked anew. */
export const rewriteOffer = async (db: Db, { id, storeId }: KeptOffer, offer: WrittenOffer): Promise<void> => {
  await sql`
    update offers set offer_kind = ${offer.kind}, titles = ${JSON.stringify(offer.titles)}::jsonb, starts_at = ${offer.startsAt}, ends_at = ${offer.endsAt}, version = version + 1, terms_version = terms_version + 1
    where id = ${id}`.execute(db);
  await sql`delete from offer_items where offer_id = ${id}`.execute(db);
  await insertItems(db, id, storeId, offer.items);
};
/** Writes what may change of a locked offer at any time. */
export const updateOffer = async (db: Db, id: number, titles: WrittenOffer['titles'], endsAt: Date): Promise<void> => {
  await sql`update offers set titles = ${JSON.stringify(titles)}::jsonb, ends_at = ${endsAt}, version = version + 1 where id = ${id}`.execute(
    db,
  );
};
export const setPaused = async (db: Db, id: number, pausedAt: Date | null): Promise<void> => {
  await sql`update offers set paused_at = ${pausedAt}, version = version + 1 where id = ${id}`.execute(db);
};
export const endOffer = async (db: Db, id: number, now: Date): Promise<void> => {
  await sql`update offers set ended_at = ${now}, version = version + 1 where id = ${id}`.execute(db);
};

/** What a store said to the current terms of an offer; null: nothing yet. */
export const selectConsent = async (db: Db, offerId: number, storeId: number, termsVersion: number): Promise<boolean | null> =>
  (
    await sql<{ agreed: boolean }>`
      select agreed from offer_consents where offer_id = ${offerId} and store_id = ${storeId} and terms_version = ${termsVersion}`.execute(
      db,
    )
  ).rows[0]?.agreed ?? null;
interface Answer {
  readonly offerId: number;
  readonly storeId: number;
  readonly termsVersion: number;
  readonly agreed: boolean;
  readonly accountId: number;
  readonly at: Date;
}
/** Keeps what a store said, its last word in place of the one before, and lets its goods follow. */
export const writeConsent = async (db: Db, a: Answer): Promise<void> => {
  await sql`
    insert into offer_consents (offer_id, store_id, terms_version, agreed, answered_at, account_id)
    values (${a.offerId}, ${a.storeId}, ${a.termsVersion}, ${a.agreed}, ${a.at}, ${a.accountId})
    on conflict (offer_id, store_id, terms_version) do update set agreed = excluded.agreed, answered_at = excluded.answered_at, account_id = excluded.account_id`.execute(
    db,
  );
  await sql`update offer_items set agreed = ${a.agreed} where offer_id = ${a.offerId} and store_id = ${a.storeId}`.execute(db);
};
/** The variants of an offer, and their products; of one store where it is named. */
export const selectGoods = async (db: Db, offerId: number, storeId: number | null): Promise<{ skuId: number; productId: number }[]> => {
  const { rows } = await sql<{ skuId: number; productId: number }>`
    select sku_id as "skuId", product_id as "productId" from offer_items where offer_id = ${offerId} and (${storeId}::int is null or store_id = ${storeId}::int) order by id`.execute(
    db,
  );
  return rows;
};

/** When an offer begins and ends. */
export const selectTimes = async (db: Db, offerId: number): Promise<{ readonly startsAt: Date; readonly endsAt: Date } | null> =>
  (
    await sql<{
      startsAt: Date;
      endsAt: Date;
    }>`select starts_at as "startsAt", ends_at as "endsAt" from offers where id = ${offerId}`.execute(db)
  ).rows[0] ?? null;

/** A store whose goods are on an offer of the platform, with what it is asked for. */
export interface AskedStore {
  readonly storeId: number;
  readonly count: number;
  readonly titles: Readonly<Record<string, string>>;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly termsVersion: number;
}
export const selectAskedStores = async (db: Db, offerId: number): Promise<AskedStore[]> => {
  const { rows } = await sql<AskedStore>`
    select i.store_id as "storeId", count(*)::int as count, o.titles, o.starts_at as "startsAt", o.ends_at as "endsAt", o.terms_version as "termsVersion"
    from offer_items i join offers o on o.id = i.offer_id where o.id = ${offerId} and o.store_id is null group by i.store_id, o.id order by i.store_id`.execute(
    db,
  );
  return rows;
};
