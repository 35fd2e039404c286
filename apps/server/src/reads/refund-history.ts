import type { OfferEffect } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import { mayWithdrawOffer, reasonId, reasonIn } from '../domains/refunds/index.ts';
import type { Ctx, Result } from '../runtime/context.ts';
import { parcelsWhere } from './deliveries.ts';
import { offeredGoods } from './offered-goods.ts';
import { type ItemRow, itemColumns, itemOf, piecesOf, type RefundHead, wireOf } from './refunds.ts';

type Info = Result<'GET /p/orderRefund/info'>;

interface WishRow {
  readonly number: number;
  readonly applyNumber: string;
  readonly applyType: number;
  readonly isReceived: boolean;
  readonly goods: bigint;
  readonly freight: bigint;
  readonly reason: string;
  readonly description: string;
  readonly mobile: string;
  readonly pictures: number;
  readonly at: Date;
}
/** What was asked for, each time it was, with its lines. @param withMobile whether the reader may know the buyer's telephone */
export const wishesOf = async (ctx: Ctx, r: RefundHead, withMobile: boolean): Promise<Info['wishes']> => {
  const wire = wireOf(r.currency);
  const [{ rows }, { rows: lines }] = await Promise.all([
    sql<WishRow>`
      select number, apply_number as "applyNumber", apply_type as "applyType", is_received as "isReceived", goods, freight, reason, description, mobile, cardinality(pictures) as pictures, at
      from refund_wishes where refund_id = ${r.id} order by number`.execute(ctx.db),
    sql<ItemRow>`
      select l.number::int as of, ${itemColumns} from refund_wish_lines l join order_items i on i.id = l.order_item_id where l.refund_id = ${r.id} order by i.is_gift, i.id`.execute(
      ctx.db,
    ),
  ]);
  return rows.map((w) => {
    const items = lines.filter((l) => l.of === w.number);
    return {
      number: w.number,
      applySn: w.applyNumber,
      applyType: w.applyType,
      isReceiver: w.isReceived ? 1 : 0,
      refundAmount: wire(w.goods + w.freight),
      goodsAmount: wire(w.goods),
      freightAmount: wire(w.freight),
      goodsNum: piecesOf(items),
      buyerReason: reasonIn(ctx.locale, w.reason),
      buyerReasonId: reasonId(w.reason),
      buyerDesc: w.description,
      buyerMobile: withMobile ? w.mobile : '',
      pictures: w.pictures,
      items: items.map((i) => itemOf(ctx, r.currency, i)),
      at: w.at.toISOString(),
    };
  });
};

interface ParcelRow {
  readonly number: number;
  readonly carrierId: number;
  readonly carrierName: string;
  readonly waybill: string;
  readonly mobile: string;
  readonly remarks: string;
  readonly pictures: number;
  readonly packageId: number | null;
  readonly at: Date;
}
/** The parcels of a return as the buyer told them, and where their carriers have seen them. */
export const parcelsOf = async (ctx: Ctx, r: RefundHead): Promise<Info['parcels']> => {
  // A package whose waybill was mended before anything was reported of it is another parcel's now.
  const { rows } = await sql<ParcelRow>`
    select p.number, p.carrier_id as "carrierId", coalesce(c.name, p.carrier_name) as "carrierName", p.waybill, p.mobile, p.remarks, cardinality(p.pictures) as pictures, k.id as "packageId", p.at
    from refund_parcels p left join carriers c on c.id = p.carrier_id left join packages k on k.id = p.package_id and k.waybill = p.waybill and k.carrier_id = p.carrier_id
    where p.refund_id = ${r.id} order by p.number`.execute(ctx.db);
  const ids = rows.flatMap((p) => (p.packageId === null ? [] : [p.packageId]));
  const followed = ids.length === 0 ? [] : await parcelsWhere(ctx.db, sql`k.id = any(${ids}::int[])`, ctx.locale);
  // A correction of other things than the waybill names the same package again: where it was seen is shown once, with the last.
  const lastOf = new Map(rows.map((p) => [p.packageId, p.number]));
  return rows.map((p) => ({
    number: p.number,
    expressId: p.carrierId,
    expressName: p.carrierName,
    expressNo: p.waybill,
    mobile: p.mobile,
    senderRemarks: p.remarks,
    pictures: p.pictures,
    at: p.at.toISOString(),
    track:
      lastOf.get(p.packageId) === p.number ? (followed.find(({ parcel }) => parcel.orderDeliveryId === p.packageId)?.parcel ?? null) : null,
  }));
};

/** How an offer can end that is told in a move of its own. */
const ends: readonly string[] = ['offerAccepted', 'offerDeclined', 'offerWithdrawn', 'lateOfferWithdrawn', 'offerUnanswered'];
/** By the moves of a refund, the offer that each tells of: the offer itself, or what became of it; null for any other move. */
export const offeredAt = <T>(moves: readonly string[], offers: readonly T[]): (T | null)[] => {
  let made = 0;
  return moves.map((why) => {
    if (why === 'offered') made += 1;
    return why === 'offered' || ends.includes(why) ? (offers[made - 1] ?? null) : null;
  });
};

interface OfferRow {
  readonly id: number;
  readonly amount: bigint;
  readonly pieces: number | null;
  readonly words: string;
  readonly effect: OfferEffect | null;
  readonly answerBy: Date | null;
  readonly at: Date;
  readonly outcome: 'accepted' | 'declined' | 'lapsed' | 'withdrawn' | null;
}
/** What the store offered instead of what was asked for, the oldest first, and what became of it; and whether it may take back the one that waits. */
export const offersOf = async (
  ctx: Ctx,
  r: RefundHead,
): Promise<{ readonly offers: Info['offers']; readonly open: { readonly mayWithdraw: boolean } | null }> => {
  const { rows } = await sql<OfferRow>`
    select id, amount, pieces, words, effect, answer_by as "answerBy", at, outcome from refund_offers where refund_id = ${r.id} order by id`.execute(
    ctx.db,
  );
  const about = await offeredGoods(ctx, rows);
  const wire = wireOf(r.currency);
  const waiting = rows.find(({ outcome }) => outcome === null);
  return {
    offers: rows.map((o) => ({
      amount: wire(o.amount),
      goodsNum: o.pieces,
      effect: o.effect,
      goods: about.get(o.id)?.goods ?? [],
      words: o.words,
      at: o.at.toISOString(),
      outcome: o.outcome ?? 'open',
    })),
    open: waiting === undefined ? null : { mayWithdraw: mayWithdrawOffer(waiting, ctx.now) },
  };
};
