import { trackingState } from '@kyakhta/contract';
import { sql } from '../../runtime/sql.ts';
import type { CarrierEvent } from '../../outside/carriers/carrier.ts';
import type { Db } from '../../runtime/database.ts';
import type { ParcelNews, ParcelWords } from './model.ts';

export interface Carrier {
  readonly dvyId: number;
  readonly dvyName: string;
  readonly companyHomeUrl: string | null;
}
export const selectCarriers = async (db: Db): Promise<Carrier[]> =>
  (await sql<Carrier>`select id as "dvyId", name as "dvyName", home_url as "companyHomeUrl" from carriers order by id`.execute(db)).rows;

export const countPackages = async (db: Db, orderId: number): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from packages where order_id = ${orderId}`.execute(db)).rows[0]?.count ?? 0;

export interface NewPackage {
  readonly carrierId: number | null;
  readonly waybill: string;
  readonly items: readonly { readonly orderItemId: number; readonly count: number }[];
}
/** @param orderId null: goods that come back */
export const insertPackage = async (db: Db, orderId: number | null, deliveryType: number, p: NewPackage, at: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with sent as (
      insert into packages (order_id, delivery_type, carrier_id, waybill, shipped_at) values (${orderId}::int, ${deliveryType}, ${p.carrierId}, ${p.waybill}, ${at}) returning id
    ), content as (
      insert into package_items (package_id, order_item_id, count) select sent.id, x.item, x.count from sent, unnest(${p.items.map((i) => i.orderItemId)}::int[], ${p.items.map((i) => i.count)}::int[]) as x (item, count)
    )
    select id from sent`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new Error('package was not written');
  return row.id;
};

export interface PackageRow {
  readonly id: number;
  /** Null: goods that come back. */
  readonly orderId: number | null;
  readonly carrierId: number | null;
  readonly waybill: string;
  readonly state: number;
  readonly shippedAt: Date;
  readonly signedAt: Date | null;
  readonly overdueAt: Date | null;
  readonly deliveryType: number;
  /** How often its waybill was put right. */
  readonly corrections: number;
}
const packageColumns = sql`p.id, p.order_id as "orderId", p.carrier_id as "carrierId", p.waybill, p.state, p.shipped_at as "shippedAt", p.signed_at as "signedAt", p.overdue_at as "overdueAt", p.delivery_type as "deliveryType", p.corrections`;
/** A package without its lock. */
export const selectPackage = async (db: Db, id: number): Promise<PackageRow | null> =>
  (await sql<PackageRow>`select ${packageColumns} from packages p where p.id = ${id}`.execute(db)).rows[0] ?? null;
export const lockPackage = async (db: Db, id: number): Promise<PackageRow | null> =>
  (await sql<PackageRow>`select ${packageColumns} from packages p where p.id = ${id} for update`.execute(db)).rows[0] ?? null;

/** Makes a parcel with goods that come back another one, as long as nothing was reported of it. The caller has locked it. @returns whether it was */
export const updateReturnPackage = async (
  db: Db,
  id: number,
  p: { readonly carrierId: number; readonly waybill: string },
  at: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    update packages set carrier_id = ${p.carrierId}, waybill = ${p.waybill}, shipped_at = ${at}, state = ${sql.lit(trackingState.none)}, overdue_at = null
    where id = ${id} and order_id is null and not exists (select 1 from tracking_events e where e.package_id = packages.id) returning id`.execute(
    db,
  );
  return rows.length === 1;
};

/** The package, locked by the caller, under the waybill it has now. */
type Labelled = Pick<PackageRow, 'id' | 'corrections'>;
/** What its carrier has reported of a package under its waybill, in that order; not what belonged to a wrong one. */
export const selectTracking = async (db: Db, { id, corrections }: Labelled): Promise<ParcelNews[]> =>
  (
    await sql<ParcelNews>`select state, lane, station, at, words from tracking_events where package_id = ${id} and correction = ${corrections} order by sequence`.execute(
      db,
    )
  ).rows;
/** Adds what was reported, after everything from before. */
export const insertTracking = async (db: Db, { id, corrections }: Labelled, events: readonly CarrierEvent[]): Promise<void> => {
  await sql`insert into tracking_events (package_id, sequence, correction, state, lane, station, at)
    select ${id}, before.count + x.place, ${corrections}, x.state, x.lane, x.station, x.at
    from unnest(${events.map((e) => e.state)}::smallint[], ${events.map((e) => e.lane)}::text[], ${events.map((e) => e.station)}::text[], ${events.map((e) => e.at)}::timestamptz[]) with ordinality as x (state, lane, station, at, place),
      (select coalesce(max(sequence), 0) as count from tracking_events where package_id = ${id}) as before`.execute(db);
};
/** Adds what an operator tells of a package, which the caller has locked. */
export const insertNote = async (
  db: Db,
  { id, corrections }: Labelled,
  { state, words, at }: { readonly state: number; readonly words: ParcelWords; readonly at: Date },
): Promise<void> => {
  await sql`insert into tracking_events (package_id, sequence, correction, state, lane, station, at, words)
    select ${id}, coalesce(max(sequence), 0) + 1, ${corrections}, ${state}, 'goods', '', ${at}, ${JSON.stringify(words)}::jsonb
    from tracking_events where package_id = ${id}`.execute(db);
};
/** Gives a package, which the caller has locked, another waybill, and keeps the one before. Nothing is known of it under that one. */
export const updateWaybill = async (
  db: Db,
  p: PackageRow,
  to: { readonly carrierId: number; readonly waybill: string },
  at: Date,
): Promise<void> => {
  await sql`
    with before as (
      insert into former_waybills (package_id, correction, carrier_id, waybill, until) values (${p.id}, ${p.corrections}, ${p.carrierId}::int, ${p.waybill}, ${at})
    )
    update packages set carrier_id = ${to.carrierId}, waybill = ${to.waybill}, corrections = corrections + 1, state = ${sql.lit(trackingState.none)}, signed_at = null, overdue_at = null where id = ${p.id}`.execute(
    db,
  );
};

/** What is in a package. */
export const selectContent = async (db: Db, packageId: number): Promise<{ readonly orderItemId: number; readonly count: number }[]> =>
  (
    await sql<{
      orderItemId: number;
      count: number;
    }>`select order_item_id as "orderItemId", count from package_items where package_id = ${packageId} order by order_item_id`.execute(db)
  ).rows;
/** How many pieces of each line of an order each of its packages carried. */
export const selectParts = async (db: Db, orderId: number): Promise<{ readonly orderItemId: number; readonly count: number }[]> =>
  (
    await sql<{ orderItemId: number; count: number }>`
      select x.order_item_id as "orderItemId", x.count from packages p join package_items x on x.package_id = p.id where p.order_id = ${orderId} order by p.id`.execute(
      db,
    )
  ).rows;
/** Removes a package that never left, and keeps that there was one. Nothing was reported of it, and the caller has locked it. */
export const deletePackage = async (db: Db, p: PackageRow, at: Date): Promise<void> => {
  await sql`
    insert into undone_packages (package_id, order_id, carrier_id, waybill, shipped_at, at)
    values (${p.id}, ${p.orderId}::int, ${p.carrierId}::int, ${p.waybill}, ${p.shippedAt}, ${at})`.execute(db);
  // What was reported under a wrong waybill belongs to another parcel.
  await sql`delete from tracking_events where package_id = ${p.id}`.execute(db);
  await sql`delete from package_items where package_id = ${p.id}`.execute(db);
  await sql`delete from packages where id = ${p.id}`.execute(db);
};
/** The order of a package that was taken back; null where none was. */
export const selectUndoneOrder = async (db: Db, packageId: number): Promise<number | null> =>
  (await sql<{ orderId: number }>`select order_id as "orderId" from undone_packages where package_id = ${packageId}`.execute(db)).rows[0]
    ?.orderId ?? null;
export const updatePackageState = async (
  db: Db,
  id: number,
  state: number,
  signedAt: Date | null,
  overdueAt: Date | null,
): Promise<void> => {
  await sql`update packages set state = ${state}, signed_at = ${signedAt}, overdue_at = ${overdueAt} where id = ${id}`.execute(db);
};
/** How many packages of the order have not been signed, and when the last one was. */
export const selectSigned = async (db: Db, orderId: number): Promise<{ readonly open: number; readonly lastSignedAt: Date | null }> => {
  const { rows } = await sql<{
    open: number;
    lastSignedAt: Date | null;
  }>`select count(*) filter (where signed_at is null)::int as open, max(signed_at) as "lastSignedAt" from packages where order_id = ${orderId}`.execute(
    db,
  );
  return rows[0] ?? { open: 0, lastSignedAt: null };
};
/** Waybills under which goods of an order have left. */
export const selectWaybills = async (db: Db, orderId: number): Promise<string[]> =>
  (await sql<{ waybill: string }>`select k.waybill from packages k where k.order_id = ${orderId} and k.waybill <> ''`.execute(db)).rows.map(
    (r) => r.waybill,
  );
