import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Where a store's goods are collected. */
export interface PickupPlace {
  readonly stationId: number;
  readonly storeId: number;
  readonly name: string;
  readonly address: string;
  readonly hours: string;
  readonly phone: string;
}

/** Open places of these stores, in the order they were added. */
export const pickupPlacesOf = async (db: Db, storeIds: readonly number[]): Promise<PickupPlace[]> =>
  (
    await sql<PickupPlace>`select id as "stationId", store_id as "storeId", name, address, hours, phone from pickup_places where store_id = any(${[...storeIds]}::int[]) and closed_at is null order by id`.execute(
      db,
    )
  ).rows;

export interface DeliveryWays {
  readonly deliveryTypes: readonly number[];
  readonly cityNames: readonly string[];
  readonly cityFee: bigint;
}
/** Locks a store's ways of delivery: two forms saved at once follow each other. */
export const lockDelivery = async (db: Db, storeId: number): Promise<DeliveryWays | null> =>
  (
    await sql<DeliveryWays>`select delivery_types as "deliveryTypes", city_names as "cityNames", city_fee as "cityFee" from stores where id = ${storeId} for update`.execute(
      db,
    )
  ).rows[0] ?? null;
export const updateDelivery = async (db: Db, storeId: number, ways: DeliveryWays): Promise<void> => {
  await sql`update stores set delivery_types = ${[...ways.deliveryTypes]}::smallint[], city_names = ${[...ways.cityNames]}::text[], city_fee = ${ways.cityFee} where id = ${storeId}`.execute(
    db,
  );
};

type NewPlace = Omit<PickupPlace, 'stationId' | 'storeId'>;
export const insertPlace = async (db: Db, storeId: number, p: NewPlace): Promise<void> => {
  await sql`insert into pickup_places (store_id, name, address, hours, phone) values (${storeId}, ${p.name}, ${p.address}, ${p.hours}, ${p.phone})`.execute(
    db,
  );
};
/** @returns false when the store has no such open place */
export const updatePlace = async (db: Db, storeId: number, stationId: number, p: NewPlace): Promise<boolean> => {
  const { rows } = await sql`
    update pickup_places set name = ${p.name}, address = ${p.address}, hours = ${p.hours}, phone = ${p.phone}
    where id = ${stationId} and store_id = ${storeId} and closed_at is null returning 1`.execute(db);
  return rows.length === 1;
};
/** Closes a store's places but these. */
export const closePlaces = async (db: Db, storeId: number, kept: readonly number[], at: Date): Promise<void> => {
  await sql`update pickup_places set closed_at = ${at} where store_id = ${storeId} and closed_at is null and id <> all(${[...kept]}::int[])`.execute(
    db,
  );
};
