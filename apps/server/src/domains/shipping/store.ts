import { sql } from 'kysely';
import type { CarrierEvent } from '../../outside/carriers/carrier.ts';
import type { Db } from '../../runtime/database.ts';

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
}
const packageColumns = sql`p.id, p.order_id as "orderId", p.carrier_id as "carrierId", p.waybill, p.state, p.shipped_at as "shippedAt", p.signed_at as "signedAt", p.overdue_at as "overdueAt"`;
/** A package without its lock. */
export const selectPackage = async (db: Db, id: number): Promise<PackageRow | null> =>
  (await sql<PackageRow>`select ${packageColumns} from packages p where p.id = ${id}`.execute(db)).rows[0] ?? null;
export const lockPackage = async (db: Db, id: number): Promise<PackageRow | null> =>
  (await sql<PackageRow>`select ${packageColumns} from packages p where p.id = ${id} for update`.execute(db)).rows[0] ?? null;

/** Makes a parcel with goods that come back another one, as long as nothing was told of it. The caller has locked it. @returns whether it was */
export const updateReturnPackage = async (
  db: Db,
  id: number,
  p: { readonly carrierId: number; readonly waybill: string },
  at: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    update packages set carrier_id = ${p.carrierId}, waybill = ${p.waybill}, shipped_at = ${at}, state = 0, overdue_at = null
    where id = ${id} and order_id is null and not exists (select 1 from tracking_events e where e.package_id = packages.id) returning id`.execute(
    db,
  );
  return rows.length === 1;
};

export interface TrackingEvent extends CarrierEvent {
  readonly sequence: number;
}
/** What its carrier has told of a package, in the order in which it was told. */
export const selectTracking = async (db: Db, packageId: number): Promise<TrackingEvent[]> =>
  (
    await sql<TrackingEvent>`select sequence, state, lane, station, at from tracking_events where package_id = ${packageId} order by sequence`.execute(
      db,
    )
  ).rows;
export const insertTracking = async (db: Db, packageId: number, events: readonly TrackingEvent[]): Promise<void> => {
  await sql`insert into tracking_events (package_id, sequence, state, lane, station, at)
    select ${packageId}, x.sequence, x.state, x.lane, x.station, x.at from unnest(${events.map((e) => e.sequence)}::smallint[], ${events.map((e) => e.state)}::smallint[], ${events.map((e) => e.lane)}::text[], ${events.map((e) => e.station)}::text[], ${events.map((e) => e.at)}::timestamptz[]) as x (sequence, state, lane, station, at)
    on conflict do nothing`.execute(db);
};
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
