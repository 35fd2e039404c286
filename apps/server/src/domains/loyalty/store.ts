import { sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';

export interface NewLot {
  readonly userId: number;
  readonly source: 'order' | 'correction';
  /** The order or the correction; one lot for each. */
  readonly reference: string;
  readonly points: number;
  readonly at: Date;
  readonly expiresAt: Date;
}
/** Writes a lot with its first entry. @returns whether there was none for this reference before */
export const insertLot = async (db: Db, lot: NewLot): Promise<boolean> => {
  const kind = lot.source === 'correction' ? 'correction' : 'grant';
  const { rows } = await sql`
    with made as (
      insert into point_lots (user_id, source, reference, amount, remaining, obtained_at, expires_at)
      values (${lot.userId}, ${lot.source}, ${lot.reference}, ${lot.points}, ${lot.points}, ${lot.at}, ${lot.expiresAt})
      on conflict (source, reference) do nothing returning id, amount
    )
    insert into point_entries (lot_id, kind, amount, reference, at) select id, ${kind}, amount, ${lot.reference}, ${lot.at} from made returning 1`.execute(
    db,
  );
  return rows.length === 1;
};

/** Points wanted under a reference. */
export interface Want {
  readonly reference: string;
  readonly points: number;
}
/**
 * Takes points of one person for these references, what expires first first; checked and changed in one statement, lots
 * locked in the order of their ids. Nothing is taken when there are too few.
 * @returns how many were taken: all, or 0
 */
export const takePoints = async (
  db: Db,
  userId: number,
  kind: 'spend' | 'correction',
  wants: readonly Want[],
  at: Date,
): Promise<number> => {
  const { rows } = await sql<{ taken: number }>`
    with own as materialized (
      select id, remaining, expires_at from point_lots where user_id = ${userId} and remaining > 0 and expires_at > ${at} order by id for update
    ), lots as (
      select id, sum(remaining) over (order by expires_at, id) - remaining as low, sum(remaining) over (order by expires_at, id) as high from own
    ), wanted as (
      select reference, sum(points) over (order by n) - points as low, sum(points) over (order by n) as high
      from unnest(${wants.map((w) => w.reference)}::text[], ${wants.map((w) => w.points)}::int[]) with ordinality as w (reference, points, n)
    ), shares as (
      select l.id, w.reference, (least(l.high, w.high) - greatest(l.low, w.low))::int as points from lots l join wanted w on l.low < w.high and w.low < l.high
      where (select coalesce(sum(remaining), 0) from own) >= (select coalesce(max(high), 0) from wanted)
    ), taken as (
      update point_lots p set remaining = p.remaining - s.points from (select id, sum(points)::int as points from shares group by id) s where p.id = s.id
    ), noted as (
      insert into point_entries (lot_id, kind, amount, reference, at) select id, ${kind}, -points, reference, ${at} from shares order by reference, id returning amount
    )
    select coalesce(-sum(amount), 0)::int as taken from noted`.execute(db);
  return rows[0]?.taken ?? 0;
};

/**
 * Gives points that were spent under a reference back to the lots they came from, what expires last first.
 * @param points at most so many; null gives all back that have not come back yet
 * @returns how many came back
 */
export const returnPoints = async (
  db: Db,
  back: { readonly reference: string; readonly cause: string; readonly points: number | null; readonly at: Date },
): Promise<number> => {
  const { rows } = await sql<{ given: number }>`
    with spent as (
      select lot_id, -sum(amount) as points from point_entries where reference = ${back.reference} and kind in ('spend', 'giveBack') group by lot_id having sum(amount) < 0
    ), locked as (
      select l.id, l.expires_at, s.points from point_lots l join spent s on s.lot_id = l.id order by l.id for update of l
    ), ranged as (
      select id, points, sum(points) over (order by expires_at desc, id desc) - points as low from locked
    ), shares as (
      select id, least(points, coalesce(${back.points}::int, points + low) - low)::int as points from ranged where ${back.points}::int is null or low < ${back.points}::int
    ), given as (
      update point_lots p set remaining = p.remaining + s.points from shares s where p.id = s.id
    ), noted as (
      insert into point_entries (lot_id, kind, amount, reference, cause, at)
      select id, 'giveBack', points, ${back.reference}, ${back.cause}, ${back.at} from shares order by id returning amount
    )
    select coalesce(sum(amount), 0)::int as given from noted`.execute(db);
  return rows[0]?.given ?? 0;
};

/**
 * Takes back of what an order has earned the part whose money went back later, as far as it is still there.
 * @param kept what of the order's price was kept before and is kept after, in one unit
 * @returns how many were taken
 */
export const retractPoints = async (
  db: Db,
  back: { readonly reference: string; readonly cause: string; readonly before: bigint; readonly after: bigint; readonly at: Date },
): Promise<number> => {
  const { rows } = await sql<{ taken: number }>`
    with lot as materialized (
      select id, amount, remaining from point_lots where source = 'order' and reference = ${back.reference} for update
    ), earned as (
      select l.id, l.remaining, l.amount + coalesce((select sum(e.amount) from point_entries e where e.lot_id = l.id and e.kind = 'takeBack'), 0) as points from lot l
    ), part as (
      select id, least(remaining, points - floor(points * ${back.after}::numeric / ${back.before}::numeric))::int as points from earned
    ), taken as (
      update point_lots p set remaining = p.remaining - t.points from part t where p.id = t.id and t.points > 0
    ), noted as (
      insert into point_entries (lot_id, kind, amount, reference, cause, at)
      select id, 'takeBack', -points, ${back.reference}, ${back.cause}, ${back.at} from part where points > 0 returning amount
    )
    select coalesce(-sum(amount), 0)::int as taken from noted`.execute(db);
  return rows[0]?.taken ?? 0;
};

/**
 * Expires what is past its time: of one person's lots, or of everybody's, the oldest first.
 * @returns how many lots expired
 */
export const expireLots = async (db: Db, at: Date, most: number, userId: number | null = null): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with past as (
      select id from point_lots where remaining > 0 and expires_at <= ${at} and (${userId}::int is null or user_id = ${userId}::int) order by expires_at, id limit ${most}
    ), locked as materialized (
      select l.id, l.remaining from point_lots l join past p on p.id = l.id where l.remaining > 0 order by l.id for update of l
    ), emptied as (
      update point_lots p set remaining = p.remaining - l.remaining from locked l where p.id = l.id
    ), noted as (
      insert into point_entries (lot_id, kind, amount, reference, at) select id, 'expire', -remaining, id::text, ${at} from locked order by locked.id returning 1
    )
    select count(*)::int as count from noted`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Points a person can use now. */
export const selectPoints = async (db: Db, userId: number, now: Date): Promise<number> => {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(remaining), 0)::float8 as points from point_lots where user_id = ${userId} and expires_at > ${now}`.execute(db);
  return rows[0]?.points ?? 0;
};
