import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Pieces of a variant that an order takes at the price of an offer. */
export interface Take {
  readonly itemId: number;
  readonly orderNumber: string;
  readonly count: number;
}

/**
 * Takes pieces for orders of one buyer, all or none: only while their offers hold, with pieces left in all and for the buyer. The offers
 * are held first, then their items in order of id, so that takers queue up and whoever pauses or ends an offer comes before or after.
 * What the buyer took before is read as the statement began: orders of one buyer are placed one after the other.
 * @returns whether they were taken
 */
export const insertTakes = async (db: Db, userId: number, takes: readonly Take[], now: Date): Promise<boolean> => {
  const { rows } = await sql<{ isTaken: boolean }>`
    with wanted as (
      select item, number, sum(count)::int as count from unnest(${takes.map((t) => t.itemId)}::int[], ${takes.map((t) => t.orderNumber)}::text[], ${takes.map((t) => t.count)}::int[]) as w (item, number, count) group by item, number
    ), asked as (
      select item, sum(count)::int as count from wanted group by item
    ), held as materialized (
      select o.id from offers o where o.id in (select i.offer_id from offer_items i join asked a on a.item = i.id)
        and o.paused_at is null and o.ended_at is null and o.starts_at <= ${now} and o.ends_at > ${now} order by o.id for share
    ), kept as materialized (
      select i.id, i.quota, i.taken, i.per_buyer from offer_items i where i.id in (select item from asked) and i.offer_id in (select id from held) and i.agreed order by i.id for update
    ), fitting as materialized (
      select k.id, a.count from kept k join asked a on a.item = k.id
      where (k.quota is null or k.taken + a.count <= k.quota)
        and (k.per_buyer is null or a.count + (select coalesce(sum(t.count), 0) from offer_takes t where t.offer_item_id = k.id and t.user_id = ${userId} and t.returned_at is null) <= k.per_buyer)
    ), whole as materialized (
      select (select count(*) from fitting) = (select count(*) from asked) as yes
    ), taken as (
      update offer_items i set taken = i.taken + f.count from fitting f, whole where i.id = f.id and whole.yes
    ), noted as (
      insert into offer_takes (offer_item_id, user_id, order_number, count, taken_at)
      select w.item, ${userId}, w.number, w.count, ${now} from wanted w, whole where whole.yes order by w.item, w.number
    )
    select yes as "isTaken" from whole`.execute(db);
  return rows[0]?.isTaken === true;
};

/** What orders took goes back, each take once. */
export const setTakesReturned = async (db: Db, orderNumbers: readonly string[], now: Date): Promise<void> => {
  await sql`
    with mine as (
      select t.id, t.offer_item_id as item, t.count from offer_takes t where t.order_number = any(${[...orderNumbers]}::text[]) and t.returned_at is null
    ), kept as materialized (
      select i.id from offer_items i where i.id in (select item from mine) order by i.id for update
    ), back as (
      update offer_takes t set returned_at = ${now} from mine m join kept k on k.id = m.item where t.id = m.id and t.returned_at is null returning t.offer_item_id as item, t.count
    ), freed as (
      select item, sum(count)::int as count from back group by item
    )
    update offer_items i set taken = i.taken - f.count from freed f where i.id = f.item`.execute(db);
};

/** Offers of which an order holds the last pieces of a variant, so that they can be had again once they come back. */
export const selectUsedUpBy = async (db: Db, orderNumber: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct i.offer_id as id from offer_takes t join offer_items i on i.id = t.offer_item_id
    where t.order_number = ${orderNumber} and t.returned_at is null and i.taken >= i.quota order by 1`.execute(db);
  return rows.map((r) => r.id);
};
