import { type Sql, sql } from '../../runtime/sql.ts';
import type { StockMovementKind } from '@kyakhta/contract';
import type { Actor } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import type { Ids } from '../../runtime/ids.ts';

export interface StockRow {
  readonly skuId: number;
  readonly onHand: number;
  readonly reserved: number;
}

export const selectStock = async (db: Db, skus: Ids): Promise<StockRow[]> => {
  const { rows } = await sql<StockRow>`select sku_id as "skuId", on_hand as "onHand", reserved from stock where sku_id = ${skus}`.execute(
    db,
  );
  return rows;
};

/** Who changes the stock and when, and because of what: a refund or an import, empty where there is neither. */
export interface Mover {
  readonly actor: Pick<Actor, 'kind' | 'id'>;
  readonly at: Date;
  readonly cause: string;
  readonly note?: string;
}
/**
 * Writes down what the same statement changes, so that no change is without its movement and none costs a journey more.
 * @param told rows of `sku_id, kind, on_hand_change, reserved_change, on_hand, reserved, reference`; the last four after it
 */
const noted = (by: Mover, told: Sql) => sql`noted as (
      insert into stock_movements (sku_id, kind, on_hand_change, reserved_change, on_hand, reserved, reference, cause, note, actor_kind, actor_id, at)
      select t.*, ${by.cause}, ${by.note ?? ''}, ${by.actor.kind}, ${by.actor.id}::int, ${by.at}::timestamptz from (${told}) t
    )`;
const kind = (of: StockMovementKind) => sql.lit(of);

export interface ReservationLine {
  readonly reference: string;
  readonly skuId: number;
  readonly count: number;
}

/**
 * Reserves where enough is free, in one statement, rows locked in the one order everyone uses; nothing
 * when a line is short already. @returns the variants that got theirs, as they stand after it.
 */
export const reserveRows = async (db: Db, lines: readonly ReservationLine[], by: Mover): Promise<StockRow[]> => {
  const { rows } = await sql<StockRow>`
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
      where s.sku_id = w.sku_id and s.on_hand - s.reserved >= w.count returning s.sku_id, s.on_hand, s.reserved
    ), kept as (
      insert into stock_reservations (reference, sku_id, count, created_at)
      select w.reference, w.sku_id, w.count, ${by.at} from wanted w join taken t on t.sku_id = w.sku_id
    ), ${noted(
      by,
      // Of several references that want one variant the last leaves what stands there.
      sql`select w.sku_id, ${kind('reserved')}, 0, w.count, t.on_hand,
        t.reserved + w.count - (sum(w.count) over (partition by w.sku_id order by w.reference desc))::int, w.reference
        from wanted w join taken t on t.sku_id = w.sku_id order by w.sku_id, w.reference`,
    )}
    select sku_id as "skuId", on_hand as "onHand", reserved from taken`.execute(db);
  return rows;
};

/** The caller has reserved them in the same transaction, and so holds their rows. @returns how many variants' open reservations have another reference now */
export const renameRows = async (db: Db, from: string, to: string, skuIds: readonly number[], by: Mover): Promise<number> => {
  const { rows } = await sql`
    with renamed as (
      update stock_reservations set reference = ${to} where reference = ${from} and sku_id = any(${[...skuIds]}::int[]) and released_at is null returning sku_id, count - fulfilled as count
    ), ${noted(
      by,
      sql`select r.sku_id, case when step.n = 1 then ${kind('released')} else ${kind('reserved')} end, 0, case when step.n = 1 then -r.count else r.count end,
        s.on_hand, case when step.n = 1 then s.reserved - r.count else s.reserved end, case when step.n = 1 then ${from} else ${to} end
        from renamed r join stock s on s.sku_id = r.sku_id cross join (values (1), (2)) as step (n) order by r.sku_id, step.n`,
    )}
    select 1 from renamed`.execute(db);
  return rows.length;
};

/** Gives back what a reference still holds, rows locked in the one order everyone uses. @returns ids of the variants that got stock back. */
export const releaseRows = async (db: Db, reference: string, by: Mover): Promise<number[]> => {
  const { rows } = await sql<{ skuId: number }>`
    with freed as (
      update stock_reservations set released_at = ${by.at} where reference = ${reference} and released_at is null and fulfilled < count
      returning sku_id, count - fulfilled as left
    ), locked as (
      select s.sku_id, f.left from stock s join freed f on f.sku_id = s.sku_id order by s.sku_id for update of s
    ), released as (
      update stock s set reserved = s.reserved - l.left from locked l where s.sku_id = l.sku_id returning s.sku_id, s.on_hand, s.reserved, l.left
    ), ${noted(by, sql`select sku_id, ${kind('released')}, 0, -"left", on_hand, reserved, ${reference} from released order by sku_id`)}
    select sku_id as "skuId" from released`.execute(db);
  return rows.map((r) => r.skuId);
};

/** Gives back some of what a reference holds, rows locked in the one order everyone uses. @returns how many of the lines it could */
export const reduceRows = async (
  db: Db,
  reference: string,
  lines: readonly { readonly skuId: number; readonly count: number }[],
  by: Mover,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with less as (
      select * from unnest(${lines.map((l) => l.skuId)}::int[], ${lines.map((l) => l.count)}::int[]) as w (sku_id, count)
    ), given as (
      update stock_reservations r set count = r.count - w.count from less w
      where r.reference = ${reference} and r.sku_id = w.sku_id and r.released_at is null and r.fulfilled + w.count <= r.count
      returning r.sku_id, w.count
    ), locked as (
      select s.sku_id, n.count from stock s join given n on n.sku_id = s.sku_id order by s.sku_id for update of s
    ), freed as (
      update stock s set reserved = s.reserved - l.count from locked l where s.sku_id = l.sku_id returning s.sku_id, s.on_hand, s.reserved, l.count
    ), ${noted(by, sql`select sku_id, ${kind('released')}, 0, -count, on_hand, reserved, ${reference} from freed order by sku_id`)}
    select count(*)::int as count from freed`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Takes reserved goods out of the store. @returns how many of the lines could be taken. */
export const fulfilRows = async (
  db: Db,
  reference: string,
  lines: readonly { readonly skuId: number; readonly count: number }[],
  by: Mover,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with sent as (
      select * from unnest(${lines.map((l) => l.skuId)}::int[], ${lines.map((l) => l.count)}::int[]) as w (sku_id, count)
    ), booked as (
      update stock_reservations r set fulfilled = r.fulfilled + w.count from sent w
      where r.reference = ${reference} and r.sku_id = w.sku_id and r.released_at is null and r.fulfilled + w.count <= r.count
      returning r.sku_id, w.count
    ), locked as (
      select s.sku_id, n.count from stock s join booked n on n.sku_id = s.sku_id order by s.sku_id for update of s
    ), gone as (
      update stock s set on_hand = s.on_hand - l.count, reserved = s.reserved - l.count from locked l where s.sku_id = l.sku_id returning s.sku_id, s.on_hand, s.reserved, l.count
    ), ${noted(by, sql`select sku_id, ${kind('shipped')}, -count, -count, on_hand, reserved, ${reference} from gone order by sku_id`)}
    select count(*)::int as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Undoes that reserved goods left: they are here and held again. @returns how many of the lines had left under the reference */
export const unfulfilRows = async (
  db: Db,
  reference: string,
  lines: readonly { readonly skuId: number; readonly count: number }[],
  by: Mover,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with back as (
      select * from unnest(${lines.map((l) => l.skuId)}::int[], ${lines.map((l) => l.count)}::int[]) as w (sku_id, count)
    ), booked as (
      update stock_reservations r set fulfilled = r.fulfilled - w.count from back w
      where r.reference = ${reference} and r.sku_id = w.sku_id and r.released_at is null and r.fulfilled - r.returned >= w.count
      returning r.sku_id, w.count
    ), locked as (
      select s.sku_id, n.count from stock s join booked n on n.sku_id = s.sku_id order by s.sku_id for update of s
    ), here as (
      update stock s set on_hand = s.on_hand + l.count, reserved = s.reserved + l.count from locked l where s.sku_id = l.sku_id returning s.sku_id, s.on_hand, s.reserved, l.count
    ), ${noted(by, sql`select sku_id, ${kind('unshipped')}, count, count, on_hand, reserved, ${reference} from here order by sku_id`)}
    select count(*)::int as count from here`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Puts back what left under a reference, rows locked in the one order everyone uses. @returns ids of the variants that came back. */
export const returnRows = async (db: Db, reference: string, by: Mover): Promise<number[]> => {
  const { rows } = await sql<{ skuId: number }>`
    with before as (
      select sku_id, fulfilled - returned as count from stock_reservations where reference = ${reference} and returned < fulfilled for update
    ), booked as (
      update stock_reservations r set returned = r.fulfilled from before b where r.reference = ${reference} and r.sku_id = b.sku_id returning r.sku_id, b.count
    ), locked as (
      select s.sku_id, n.count from stock s join booked n on n.sku_id = s.sku_id order by s.sku_id for update of s
    ), back as (
      update stock s set on_hand = s.on_hand + l.count from locked l where s.sku_id = l.sku_id returning s.sku_id, s.on_hand, s.reserved, l.count
    ), ${noted(by, sql`select sku_id, ${kind('returned')}, count, 0, on_hand, reserved, ${reference} from back order by sku_id`)}
    select sku_id as "skuId" from back`.execute(db);
  return rows.map((r) => r.skuId);
};

/** Locks the rows in the one order everyone uses, however much is free. @returns the pieces promised, by variant. */
export const lockReserved = async (db: Db, skuIds: readonly number[]): Promise<StockRow[]> => {
  const { rows } = await sql<StockRow>`
    select sku_id as "skuId", on_hand as "onHand", reserved from stock where sku_id = any(${[...skuIds]}::int[]) order by sku_id for update`.execute(
    db,
  );
  return rows;
};

/**
 * Sets what is physically there of several variants, in the same order. What there is of a variant for the first time is
 * its opening. @returns ids of the variants that changed.
 */
export const setOnHandRows = async (
  db: Db,
  lines: readonly { readonly skuId: number; readonly onHand: number }[],
  why: StockMovementKind,
  by: Mover,
): Promise<number[]> => {
  if (lines.length === 0) return [];
  const { rows } = await sql<{ skuId: number }>`
    with wanted as (
      select * from unnest(${lines.map((l) => l.skuId)}::int[], ${lines.map((l) => l.onHand)}::int[]) as w (sku_id, on_hand)
    ), was as (
      select s.sku_id, s.on_hand from stock s join wanted w on w.sku_id = s.sku_id order by s.sku_id for update of s
    ), put as (
      insert into stock (sku_id, on_hand) select w.sku_id, w.on_hand from wanted w left join was on was.sku_id = w.sku_id order by w.sku_id
      on conflict (sku_id) do update set on_hand = excluded.on_hand where stock.on_hand <> excluded.on_hand returning sku_id, on_hand, reserved
    ), ${noted(
      by,
      sql`select p.sku_id, case when was.sku_id is null then ${kind('opening')} else ${why} end, p.on_hand - coalesce(was.on_hand, 0), 0, p.on_hand, p.reserved, ''
        from put p left join was on was.sku_id = p.sku_id order by p.sku_id`,
    )}
    select sku_id as "skuId" from put`.execute(db);
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

/** What references hold of the variants and has not left. */
export const selectOpenPieces = async (db: Db, references: readonly string[], skuIds: readonly number[]): Promise<ReservationLine[]> => {
  const { rows } = await sql<ReservationLine>`
    select reference, sku_id as "skuId", count - fulfilled as count from stock_reservations
    where reference = any(${[...references]}::text[]) and sku_id = any(${[...skuIds]}::int[]) and released_at is null and fulfilled < count`.execute(
    db,
  );
  return rows;
};

/** Sets from how few free pieces on variants are shown as low; null: as the store says. */
export const setLowAt = async (db: Db, skuIds: readonly number[], lowAt: number | null): Promise<void> => {
  await sql`update stock set low_at = ${lowAt}::int where sku_id = any(${[...skuIds]}::int[])`.execute(db);
};

/** Removes movements from before a time, some at once, and keeps their sum. @returns how many went */
export const foldMovements = async (db: Db, before: Date, most: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from stock_movements m using (
        select sku_id, id from stock_movements where at < ${before} and at < now() - interval '1 year' limit ${most}
      ) old where m.sku_id = old.sku_id and m.id = old.id returning m.sku_id, m.on_hand_change, m.reserved_change
    ), kept as (
      insert into stock_carried (sku_id, on_hand, reserved)
      select sku_id, sum(on_hand_change), sum(reserved_change) from gone group by sku_id order by sku_id
      on conflict (sku_id) do update set on_hand = stock_carried.on_hand + excluded.on_hand, reserved = stock_carried.reserved + excluded.reserved
    )
    select count(*)::int as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
};
