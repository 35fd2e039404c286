import { applyType, returnMoneyStatus } from '@kyakhta/contract';
import { currencyOf, money, parseAmount, toDecimal } from '@kyakhta/money';
import { orderItems, type OrderRow } from '../../domains/orders/index.ts';
import {
  canRefundMove,
  effectOf,
  endOffer,
  keepOffer,
  lastOfferEnded,
  lockRefundRow,
  mayWithdrawOffer,
  moveRefund,
  noReasonStands,
  type Offer,
  type OfferedGoods,
  openOffer,
  reductionOf,
  refundLines,
  refusalOf,
  type RefundLine,
  type RefundRow,
  sumOf,
  takeOffer,
  updateOffered,
} from '../../domains/refunds/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { GatheredFaults } from '../../runtime/gathered-faults.ts';
import { refuseField } from '../../runtime/wrong-fields.ts';
import { lockStoresRefund } from './answer-refund.ts';
import { lockOwnRefund } from './apply-refund.ts';
import { freeingPieces } from './freed-pieces.ts';
import { payBack } from './pay-back.ts';
import { requestedLines } from './requested-lines.ts';
import { neededWords, typedAmount, typedPieces } from './typed-figures.ts';
import { tellLater } from '../tell/tell-refund.ts';

type Make = 'PUT /shop/admin/refund/offer';
type Withdraw = 'PUT /shop/admin/refund/withdrawOffer';
type Answer = 'PUT /p/orderRefund/answerOffer';

/** What goes back by an offer, and what it is about. */
interface Offered {
  readonly lines: readonly RefundLine[];
  readonly about: OfferedGoods;
}
type Asking = Pick<Ctx, 'db' | 'locale'>;

/** Of how many pieces a refund of one line is; undefined where it is of none, or of the whole order. */
const askedPieces = async (ctx: Asking, refund: RefundRow): Promise<number | undefined> => {
  if (refund.orderItemId === null) return undefined;
  const line = (await refundLines(ctx.db, refund.id)).find((l) => l.orderItemId === refund.orderItemId);
  return line === undefined || line.count === 0 ? undefined : line.count;
};
/**
 * Lines that would go back, money alone: no more than could be asked for. On a return it is about pieces that have left, and
 * the others still leave.
 * @param pieces absent: those that are asked about
 */
const linesFor = async (
  ctx: Asking,
  order: OrderRow,
  refund: RefundRow,
  pieces: number | undefined,
  amount?: string,
): Promise<RefundLine[]> => {
  const wanted = { applyType: refund.applyType, goodsNum: pieces ?? (await askedPieces(ctx, refund)) };
  const of = (refundAmount?: string) => requestedLines(ctx, order, refund.orderItemId, { ...wanted, refundAmount }, refund.id);
  const lines = await of(amount);
  if (amount === undefined || refund.applyType === applyType.refundOnly) return lines;
  return sumOf(lines) < sumOf(await of()) ? reductionOf(lines) : lines;
};
/** Which goods an offer is about: a reduction of the price gives up none of them, and yet is one of theirs. */
const aboutOf = async (ctx: Asking, order: OrderRow, whole: readonly RefundLine[], lines: readonly RefundLine[]): Promise<OfferedGoods> => {
  const effect = effectOf(lines);
  const gifts = new Set((await orderItems(ctx.db, [order.id])).flatMap((item) => (item.isGift ? [item.id] : [])));
  const goods = effect === 'reduction' ? whole.filter(({ orderItemId }) => !gifts.has(orderItemId)) : lines;
  const given = (l: RefundLine) => ({ orderItemId: l.orderItemId, count: l.count, canceled: effect === 'reduction' ? 0 : l.canceled });
  return { effect, goods: goods.filter(({ count }) => count > 0).map(given) };
};

/** At which field each refusal of an offer is told. */
const fieldOf = {
  refundCountWrong: 'goodsNum',
  refundTooLarge: 'amount',
  refundTooSmall: 'amount',
  offerSameAsAsked: 'amount',
} as const;

/** Looks at all of an offer that the store has typed, and tells all that is wrong with it. */
const lookAtOffer = async (
  ctx: CtxFor<Make>,
  order: OrderRow,
  refund: RefundRow,
  input: Parsed<Make>,
): Promise<Offered & Pick<Offer, 'amount' | 'pieces' | 'words'>> => {
  const faults = new GatheredFaults(ctx, fieldOf, { refundAmount: 'amount' });
  const typed = await faults.of(() => typedPieces(ctx, 'goodsNum', input.goodsNum));
  const amount = await faults.of(() => typedAmount(ctx, 'amount', input.amount) ?? refuseField(ctx, 'amount', 'field.required'));
  const words = await faults.of(() => neededWords(ctx, 'words', input.words));
  const pieces = typed ?? undefined;
  const whole = await faults.of(() => linesFor(ctx, order, refund, pieces));
  // A wrong number of pieces hides nothing of the amount: then it is looked at for those that are asked about.
  const lines = amount === null ? null : await faults.of(() => linesFor(ctx, order, refund, whole === null ? undefined : pieces, amount));
  const sum = sumOf(lines ?? []);
  const checked = await faults.of(() => {
    if (lines === null) return null;
    const currency = currencyOf(refund.currency);
    if (sum <= 0n) return refuse('refundTooSmall', { least: toDecimal(money(1n, currency)), currency });
    // No other offer, but what would be refused in its words: agreeing keeps the goods where they are.
    if (refund.applyType === applyType.refundOnly && sum === refund.goods + refund.freight) return refuse('offerSameAsAsked');
    return lines;
  });
  const all = checked === null || whole === null || words === null ? null : { checked, whole, words };
  const right = faults.orRefuse(all);
  return {
    lines: right.checked,
    about: await aboutOf(ctx, order, right.whole, right.checked),
    amount: sum,
    pieces: refund.orderItemId === null ? null : (pieces ?? null),
    words: right.words,
  };
};

/** Until when a store could have answered what it makes an offer on; null where it had refused. */
const answerByOf = (refund: RefundRow, before: Offer | null): Date | null => {
  if (before !== null) return before.answerBy;
  return refund.status === returnMoneyStatus.applied ? refund.dueAt : null;
};

/**
 * The store offers something else than what is asked back: so much money, without return. It has not agreed: the refund stands
 * as refused, and the buyer accepts the offer, declines it, or goes on as after any refusal. Another offer takes its place, until the same day.
 */
export const offerInstead = async (ctx: CtxFor<Make>, input: Parsed<Make>): Promise<null> => {
  const { refund, order } = await lockStoresRefund(ctx, input.refundSn);
  if (!canRefundMove('offered', refund.status)) return refuse('refundNotInState');
  // It would be refused with other words.
  if (noReasonStands(refund)) return refuse('noReasonStands');
  const { about, amount, pieces, words } = await lookAtOffer(ctx, order, refund, input);
  const before = await openOffer(ctx.db, refund.id);
  // The same once more: a call that is repeated.
  if (before !== null && before.amount === amount && before.pieces === pieces && before.words === words) return null;
  const { refundAnswerDays } = await siteSettings(ctx.db);
  // Another offer in its place gives no more time: what is asked back stays with the store meanwhile, and would for ever.
  const isAnother =
    before !== null || (refund.status === returnMoneyStatus.sellerRefused && (await lastOfferEnded(ctx.db, refund.id)) === 'withdrawn');
  const dueAt = isAnother ? refund.dueAt : addDays(ctx.now, refundAnswerDays);
  const answerBy = answerByOf(refund, before);
  await moveRefund(ctx, refund, 'offered', words, { seller_note: words, due_at: dueAt });
  const offerId = await keepOffer(ctx.db, refund.id, { amount, pieces, words, answerBy }, about, ctx.now);
  tellLater(ctx, refund.number, 'refundOffered', words, { offerId });
  return null;
};

/** The offer that waits, where it is the one that was seen: not another sum, nor the same for other pieces. */
const seenOffer = async (
  ctx: Asking,
  refund: RefundRow,
  seen: { readonly amount?: string | undefined; readonly goodsNum?: number | undefined },
) => {
  const offer = refund.status === returnMoneyStatus.sellerRefused ? await openOffer(ctx.db, refund.id) : null;
  if (offer === null) return refuse('refundNotInState');
  const amount = seen.amount === undefined ? null : parseAmount(seen.amount, currencyOf(refund.currency));
  if (amount !== null && !(amount.ok && amount.money.amount === offer.amount)) return refuse('refundNotInState');
  if (seen.goodsNum !== undefined && seen.goodsNum !== (offer.pieces ?? 0)) return refuse('refundNotInState');
  return offer;
};

/**
 * The store takes its offer back. Its time to answer has run on: what is left of it is left, and once it is over the offer stands.
 * A refund that stood refused before does so again, in the words it was refused in, and its buyer has the days she has.
 */
export const withdrawOffer = async (ctx: CtxFor<Withdraw>, input: Parsed<Withdraw>): Promise<null> => {
  const { refund } = await lockStoresRefund(ctx, input.refundSn);
  // Taken back in another tab: a call that is repeated.
  const stands: readonly number[] = [returnMoneyStatus.applied, returnMoneyStatus.sellerRefused];
  if (stands.includes(refund.status) && (await lastOfferEnded(ctx.db, refund.id)) === 'withdrawn') return null;
  const offer = await seenOffer(ctx, refund, input);
  if (!mayWithdrawOffer(offer, ctx.now)) return refuse('offerStands');
  await endOffer(ctx.db, refund.id, 'withdrawn', ctx.now);
  if (offer.answerBy !== null) await moveRefund(ctx, refund, 'offerWithdrawn', '', { seller_note: '', due_at: offer.answerBy });
  else await moveRefund(ctx, refund, 'lateOfferWithdrawn', '', { seller_note: await refusalOf(ctx.db, refund.id), due_at: refund.dueAt });
  tellLater(ctx, refund.number, 'refundOfferWithdrawn', '', { offerId: offer.id });
  tellLater(ctx, refund.number, 'ownOfferWithdrawn', '', { offerId: offer.id });
  return null;
};

/** The buyer answers: accepted, the money goes back at once; declined, the refund stands as refused and her days go on. */
export const answerOffer = async (ctx: CtxFor<Answer>, input: Parsed<Answer>): Promise<null> => {
  const { refund, order } = await lockOwnRefund(ctx, input.refundSn);
  const offer = await seenOffer(ctx, refund, input);
  if (!input.accept) {
    const freed = await freeingPieces(ctx, order, refund, async () => {
      await endOffer(ctx.db, refund.id, 'declined', ctx.now);
      await moveRefund(ctx, refund, 'offerDeclined', '', { due_at: refund.dueAt });
    });
    tellLater(ctx, refund.number, 'refundOfferDeclined', '', { offerId: offer.id, freed });
    return null;
  }
  const pieces = offer.pieces ?? undefined;
  const whole = await linesFor(ctx, order, refund, pieces);
  const amount = toDecimal(money(offer.amount, currencyOf(refund.currency)));
  const now = await linesFor(ctx, order, refund, pieces, amount);
  // What was offered as a reduction of the price stays one, though by now no more could be asked for.
  const lines = offer.effect === 'reduction' ? reductionOf(now) : now;
  const about = await aboutOf(ctx, order, whole, lines);
  // Pieces that were to be given up are by now worth more, or have come back to the store: nothing but what she read is done.
  if (offer.effect !== null && about.effect !== offer.effect) return refuse('offerOutdated');
  if (offer.effect === null) await updateOffered(ctx.db, offer.id, about);
  await takeOffer(ctx.db, refund.id, lines);
  const taken = (await lockRefundRow(ctx.db, refund.number)) ?? refuse('refundUnknown');
  await endOffer(ctx.db, refund.id, 'accepted', ctx.now);
  await payBack(ctx, order, taken, 'offerAccepted');
  tellLater(ctx, refund.number, 'refundOfferAccepted', '', { offerId: offer.id });
  return null;
};
