import { applyType } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { RefundLine } from '../model.ts';
import { raiseRefund } from './wishes.ts';

/** What a store offers instead of what is asked back: minor units, and of how many pieces; null: all that are asked about. */
export interface Offer {
  readonly amount: bigint;
  readonly pieces: number | null;
  readonly words: string;
}
export const insertOffer = async (db: Db, refundId: number, offer: Offer, at: Date): Promise<void> => {
  await sql`insert into refund_offers (refund_id, amount, pieces, words, at) values (${refundId}, ${offer.amount}, ${offer.pieces}::int, ${offer.words}, ${at})`.execute(
    db,
  );
};
/** The offer that waits for the buyer's answer. */
export const selectOpenOffer = async (db: Db, refundId: number): Promise<Offer | null> =>
  (await sql<Offer>`select amount, pieces, words from refund_offers where refund_id = ${refundId} and ended_at is null`.execute(db))
    .rows[0] ?? null;
/** Ends the offer that waits, if one does: each but the answer of the buyer lets it lapse. */
export const endOffer = async (db: Db, refundId: number, outcome: 'accepted' | 'declined' | 'lapsed', at: Date): Promise<void> => {
  await sql`update refund_offers set outcome = ${outcome}, ended_at = ${at} where refund_id = ${refundId} and ended_at is null`.execute(db);
};
/** The refund gives back what was offered, without return: these lines. What was asked for stays among the wishes. */
export const takeOffer = async (db: Db, refundId: number, lines: readonly RefundLine[]): Promise<void> => {
  await raiseRefund(db, refundId, lines);
  await sql`update refunds set apply_type = ${applyType.refundOnly}, count = ${lines.reduce((sum, l) => sum + l.count, 0)} where id = ${refundId}`.execute(
    db,
  );
};
