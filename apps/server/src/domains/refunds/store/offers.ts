import { applyType, type OfferEffect } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { RefundLine } from '../model.ts';
import { raiseRefund } from './wishes.ts';

/** What an offer is about: which goods, how many of each, and what it means for them. */
export interface OfferedGoods {
  readonly effect: OfferEffect;
  readonly goods: readonly {
    readonly orderItemId: number;
    readonly count: number;
    /** Of these pieces, those that are given up before they leave. */
    readonly canceled: number;
  }[];
}
/** What a store offers instead of what is asked back: minor units, and of how many pieces; null: all that are asked about. */
export interface Offer {
  readonly amount: bigint;
  readonly pieces: number | null;
  readonly words: string;
  /** Until when its store could have answered otherwise; null: the refund stood refused when it was made. */
  readonly answerBy: Date | null;
}
/** Of one that was made before that was kept, what it means is unknown until it is accepted. */
type Kept = Offer & { readonly id: number; readonly effect: OfferEffect | null };

const keepGoods = async (db: Db, offerId: number, { goods }: OfferedGoods): Promise<void> => {
  await sql`
    insert into refund_offer_lines (offer_id, order_item_id, count, canceled)
    select ${offerId}, * from unnest(${goods.map((g) => g.orderItemId)}::int[], ${goods.map((g) => g.count)}::int[], ${goods.map((g) => g.canceled)}::int[])`.execute(
    db,
  );
};
export const insertOffer = async (db: Db, refundId: number, offer: Offer, about: OfferedGoods, at: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into refund_offers (refund_id, amount, pieces, words, effect, answer_by, at)
    values (${refundId}, ${offer.amount}, ${offer.pieces}::int, ${offer.words}, ${about.effect}, ${offer.answerBy}, ${at}) returning id`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('an offer was not written');
  await keepGoods(db, row.id, about);
  return row.id;
};
/** What went back by an offer that is accepted, where it was not known when it was made. */
export const updateOffered = async (db: Db, offerId: number, about: OfferedGoods): Promise<void> => {
  await sql`update refund_offers set effect = ${about.effect} where id = ${offerId}`.execute(db);
  await sql`delete from refund_offer_lines where offer_id = ${offerId}`.execute(db);
  await keepGoods(db, offerId, about);
};
/** The offer that waits for the buyer's answer. */
export const selectOpenOffer = async (db: Db, refundId: number): Promise<Kept | null> =>
  (
    await sql<Kept>`
      select id, amount, pieces, words, effect, answer_by as "answerBy" from refund_offers where refund_id = ${refundId} and ended_at is null`.execute(
      db,
    )
  ).rows[0] ?? null;
/**
 * Goods of offers; of one whose goods were not kept, by a process of the version before, those that are asked back. Null of
 * how many: all that the order has of the line.
 */
export const offerGoods = sql`(
  select g.offer_id, g.order_item_id, g.count from refund_offer_lines g
  union all
  select w.id, l.order_item_id, coalesce(w.pieces, nullif(l.count, 0)) from refund_offers w join refund_lines l on l.refund_id = w.refund_id
  where not exists (select 1 from refund_offer_lines g where g.offer_id = w.id))`;
/** An offer that was made, with its goods, and how it ended; null: it waits. */
export const selectOffer = async (
  db: Db,
  id: number,
): Promise<
  | (Pick<Kept, 'amount' | 'effect'> & {
      readonly outcome: string | null;
      readonly goods: readonly { readonly orderItemId: number; readonly count: number }[];
    })
  | null
> => {
  const { rows } = await sql<Pick<Kept, 'amount' | 'effect'> & { outcome: string | null }>`
    select amount, effect, outcome from refund_offers where id = ${id}`.execute(db);
  const { rows: goods } = await sql<{ orderItemId: number; count: number }>`
    select l.order_item_id as "orderItemId", l.count from ${offerGoods} l where l.offer_id = ${id} and l.count is not null order by l.order_item_id`.execute(
    db,
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, goods };
};
/** How the last offer on a refund ended; null: there was none, or it waits. */
export const selectLastOutcome = async (db: Db, refundId: number): Promise<string | null> =>
  (
    await sql<{ outcome: string | null }>`select outcome from refund_offers where refund_id = ${refundId} order by id desc limit 1`.execute(
      db,
    )
  ).rows[0]?.outcome ?? null;
/** The number of the last offer on a refund; null: there was none. */
export const selectLastOffer = async (db: Db, refundId: number): Promise<number | null> =>
  (await sql<{ id: number }>`select id from refund_offers where refund_id = ${refundId} order by id desc limit 1`.execute(db)).rows[0]
    ?.id ?? null;
/** In which words its store refused a refund as it is asked for now, or disputed its parcel; empty where its buyer declined an offer instead. */
export const selectRefusal = async (db: Db, refundId: number): Promise<string> =>
  (
    await sql<{ note: string }>`
      select case when why in ('refused', 'disputed') then note else '' end as note from refund_moves
      where refund_id = ${refundId} and why in ('changed', 'refused', 'disputed', 'offerDeclined') order by id desc limit 1`.execute(db)
  ).rows[0]?.note ?? '';
/** Ends the offer that waits, if one does: each but the answer of the buyer, or of the store that takes it back, lets it lapse. */
export const endOffer = async (
  db: Db,
  refundId: number,
  outcome: 'accepted' | 'declined' | 'lapsed' | 'withdrawn',
  at: Date,
): Promise<void> => {
  await sql`update refund_offers set outcome = ${outcome}, ended_at = ${at} where refund_id = ${refundId} and ended_at is null`.execute(db);
};
/** The refund gives back what was offered, without return: these lines. What was asked for stays among the wishes. */
export const takeOffer = async (db: Db, refundId: number, lines: readonly RefundLine[]): Promise<void> => {
  await raiseRefund(db, refundId, lines);
  await sql`update refunds set apply_type = ${applyType.refundOnly}, count = ${lines.reduce((sum, l) => sum + l.count, 0)} where id = ${refundId}`.execute(
    db,
  );
};
