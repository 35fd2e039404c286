import { sql } from 'kysely';
import type { Db } from '../../runtime/database.ts';

export interface StockRow {
  readonly skuId: number;
  readonly onHand: number;
  readonly reserved: number;
}

export const selectStock = async (db: Db, skuIds: readonly number[]): Promise<StockRow[]> => {
  const { rows } =
    await sql<StockRow>`select sku_id as "skuId", on_hand as "onHand", reserved from stock where sku_id = any(${[...skuIds]}::int[])`.execute(
      db,
    );
  return rows;
};

export interface ReservationLine {
  readonly reference: string;
  readonly skuId: number;
  readonly count: number;
}

/**
 * Reserves where enough is free, in one statement, rows locked in the one order everyone uses; nothing
 * when a line is short already. @returns ids of the variants that got theirs.
 */
export const reserveRows = async (db: Db, lines: readonly ReservationLine[], at: Date): Promise<number[]> => {
  const { rows } = await sql<{ skuId: number }>`
    with wanted as (
      select * from unnest(${lines.map((l) => l.reference)}::text[], ${lines.map((l) => l.skuId)}::int[], ${lines.map((l) => l.count)}::int[]) as w (reference, sku_id, count)
    ), summed as (
      select sku_id, sum(count)::int as count from wanted group by sku_id
    ), short as (
      select 1 from summed w left join stock f on f.sku_id = w.sku_id where coalesce(f.on_hand - f.reserved, 0) < w.count limit 1
    ), locked as (
      select s.sku_id, w.count from stock s join summed w on w.sku_id = s.sku_id where not exists (select 1 from short) order by s.sku_id for update of s
    ), taken as (
      update stock s set reserved = s.reserved + w.count from locked w
      where s.sku_id = w.sku_id and s.on_hand - s.reserved >= w.count returning s.sku_id
    ), noted as (
      insert into stock_reservations (reference, sku_id, count, created_at)
      select w.reference, w.sku_id, w.count, ${at} from wanted w join taken t on t.sku_id = w.sku_id
    )
    select sku_id as "skuId" from taken`.execute(db);
  return rows.map((r) => r.skuId);
};

/** @returns how many variants' open reservations have another reference now */
export const renameRows = async (db: Db, from: string, to: string, skuIds: readonly number[]): Promise<number> => {
  const { rows } = await sql`
    update stock_reservations set reference = ${to} where reference = ${from} and sku_id = any(${[...skuIds]}::int[]) and released_at is null returning 1`.execute(
    db,
  );
  return rows.length;
};

/** Gives back what a reference still holds, rows locked in the one order everyone uses. @returns ids of the variants that got stock back. */
export const releaseRows = async (db: Db, reference: string, at: Date): Promise<number[]> => {
  const { rows } = await sql<{ skuId: number }>`
    with freed as (
      update stock_reservations set released_at = ${at} where reference = ${reference} and released_at is null and fulfilled < count
      returning sku_id, count - fulfilled as left
    ), locked as (
      select s.sku_id, f.left from stock s join freed f on f.sku_id = s.sku_id order by s.sku_id for update of s
    )
    update stock s set reserved = s.reserved - l.left from locked l where s.sku_id = l.sku_id returning s.sku_id as "skuId"`.execute(db);
  return rows.map((r) => r.skuId);
};

/** Gives back some of what a reference holds, rows locked in the one order everyone uses. @returns how many of the lines it could */
export const reduceRows = async (
  db: Db,
  reference: string,
  lines: readonly { readonly skuId: number; readonly count: number }[],
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with less as (
      select * from unnest(${lines.map((l) => l.skuId)}::int[], ${lines.map((l) => l.count)}::int[]) as w (sku_id, count)
    ), noted as (
      update stock_reservations r set count = r.count - w.count from less w
      where r.reference = ${reference} and r.sku_id = w.sku_id and r.released_at is null and r.fulfilled + w.count <= r.count
      returning r.sku_id, w.count
    ), locked as (
      select s.sku_id, n.count from stock s join noted n on n.sku_id = s.sku_id order by s.sku_id for update of s
    ), freed as (
      update stock s set reserved = s.reserved - l.count from locked l where s.sku_id = l.sku_id returning 1
    )
    select count(*)::int as count from freed`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Takes reserved goods out of the store. @returns how many of the lines could be taken. */
export const fulfilRows = async (
  db: Db,
  reference: string,
  lines: readonly { readonly skuId: number; readonly count: number }[],
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with sent as (
      select * from unnest(${lines.map((l) => l.skuId)}::int[], ${lines.map((l) => l.count)}::int[]) as w (sku_id, count)
    ), noted as (
      update stock_reservations r set fulfilled = r.fulfilled + w.count from sent w
      where r.reference = ${reference} and r.sku_id = w.sku_id and r.released_at is null and r.fulfilled + w.count <= r.count
      returning r.sku_id, w.count
    ), locked as (
      select s.sku_id, n.count from stock s join noted n on n.sku_id = s.sku_id order by s.sku_id for update of s
    ), gone as (
      update stock s set on_hand = s.on_hand - l.count, reserved = s.reserved - l.count from locked l where s.sku_id = l.sku_id returning 1
    )
    select count(*)::int as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Puts back what left under a reference, rows locked in the one order everyone uses. @returns ids of the variants that came back. */
export const returnRows = async (db: Db, reference: string): Promise<number[]> => {
  const { rows } = await sql<{ skuId: number }>`
    with before as (
      select sku_id, fulfilled - returned as count from stock_reservations where reference = ${reference} and returned < fulfilled for update
    ), noted as (
      update stock_reservations r set returned = r.fulfilled from before b where r.reference = ${reference} and r.sku_id = b.sku_id returning r.sku_id, b.count
    ), locked as (
      select s.sku_id, n.count from stock s join noted n on n.sku_id = s.sku_id order by s.sku_id for update of s
    )
    update stock s set on_hand = s.on_hand + l.count from locked l where s.sku_id = l.sku_id returning s.sku_id as "skuId"`.execute(db);
  return rows.map((r) => r.skuId);
};

/** Sets what is physically there. @returns false when less than what is already promised. */
export const setOnHandRow = async (db: Db, skuId: number, onHand: number): Promise<boolean> => {
  const { rows } = await sql`
    insert into stock (sku_id, on_hand) values (${skuId}, ${onHand})
    on conflict (sku_id) do update set on_hand = excluded.on_hand where stock.reserved <= excluded.on_hand returning sku_id`.execute(db);
  return rows.length === 1;
};

/** Locks the rows in the one order everyone uses, however much is free. @returns the pieces promised, by variant. */
export const lockReserved = async (db: Db, skuIds: readonly number[]): Promise<StockRow[]> => {
  const { rows } = await sql<StockRow>`
    select sku_id as "skuId", on_hand as "onHand", reserved from stock where sku_id = any(${[...skuIds]}::int[]) order by sku_id for update`.execute(
    db,
  );
  return rows;
};

/** Sets what is physically there of several variants, in the same order. @returns ids of the variants that changed. */
export const setOnHandRows = async (db: Db, lines: readonly { readonly skuId: number; readonly onHand: number }[]): Promise<number[]> => {
  if (lines.length === 0) return [];
  const { rows } = await sql<{ skuId: number }>`
    insert into stock (sku_id, on_hand)
    select sku_id, on_hand from unnest(${lines.map((l) => l.skuId)}::int[], ${lines.map((l) => l.onHand)}::int[]) as w (sku_id, on_hand) order by sku_id
    on conflict (sku_id) do update set on_hand = excluded.on_hand where stock.on_hand <> excluded.on_hand returning sku_id as "skuId"`.execute(
    db,
  );
  return rows.map((r) => r.skuId);
};

/** References whose pieces are all still reserved: none given back. */
export const selectHolding = async (db: Db, references: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ reference: string }>`
    select reference from stock_reservations where reference = any(${[...references]}::text[]) group by reference having bool_and(released_at is null)`.execute(
    db,
  );
  return rows.map((r) => r.reference);
};
