import { applyType, returnMoneyStatus } from '@kyakhta/contract';
import { currencyOf, money, parseAmount, toDecimal } from '@kyakhta/money';
import type { OrderRow } from '../../domains/orders/index.ts';
import {
  canRefundMove,
  endOffer,
  keepOffer,
  lockRefundRow,
  moveRefund,
  noReasonStands,
  type Offer,
  openOffer,
  type RefundLine,
  type RefundRow,
  sumOf,
  takeOffer,
} from '../../domains/refunds/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { lockStoresRefund } from './answer-refund.ts';
import { lockOwnRefund, wishedLines } from './apply-refund.ts';
import { payBack } from './pay-back.ts';
import { tellLater } from '../tell/tell-refund.ts';

type Make = 'PUT /shop/admin/refund/offer';
type Answer = 'PUT /p/orderRefund/answerOffer';

/** What goes back of which lines by an offer, as things are now: money alone, no more than could be asked for. */
const offeredLines = (
  ctx: Pick<Ctx, 'db' | 'locale'>,
  order: OrderRow,
  refund: RefundRow,
  amount: string,
  pieces?: number,
): Promise<RefundLine[]> =>
  wishedLines(
    ctx,
    order,
    refund.orderItemId,
    { applyType: applyType.refundOnly, goodsNum: refund.orderItemId === null ? undefined : pieces, refundAmount: amount },
    refund.id,
  );

/**
 * The store offers something else than what is asked back: so much money, without return. It has not agreed: the refund stands
 * as refused, and the buyer accepts the offer, declines it, or goes on as after any refusal. Another offer takes its place, until the same day.
 */
export const offerInstead = async (ctx: CtxFor<Make>, input: Parsed<Make>): Promise<null> => {
  const { refund, order } = await lockStoresRefund(ctx, input.refundSn);
  if (!canRefundMove('offered', refund.status)) return refuse('refundNotInState');
  // It would be refused with other words.
  if (noReasonStands(refund)) return refuse('noReasonStands');
  const offer: Offer = {
    amount: sumOf(await offeredLines(ctx, order, refund, input.amount, input.goodsNum)),
    pieces: refund.orderItemId === null ? null : (input.goodsNum ?? null),
    words: input.words,
  };
  if (offer.amount <= 0n) {
    const currency = currencyOf(refund.currency);
    return refuse('refundTooSmall', { least: toDecimal(money(1n, currency)), currency });
  }
  // No other offer, but what would be refused in its words: agreeing keeps the goods where they are.
  if (refund.applyType === applyType.refundOnly && offer.amount === refund.goods + refund.freight) return refuse('offerSameAsAsked');
  const before = await openOffer(ctx.db, refund.id);
  // The same once more: a call that is repeated.
  if (before !== null && before.amount === offer.amount && before.pieces === offer.pieces && before.words === offer.words) return null;
  const { refundAnswerDays } = await siteSettings(ctx.db);
  // Another offer in its place gives no more time: what is asked back stays with the store meanwhile, and would for ever.
  const dueAt = before === null ? addDays(ctx.now, refundAnswerDays) : refund.dueAt;
  await moveRefund(ctx, refund, 'offered', input.words, { seller_note: input.words, due_at: dueAt });
  await keepOffer(ctx.db, refund.id, offer, ctx.now);
  tellLater(ctx, refund.number, 'refundOffered', input.words);
  return null;
};

/** The buyer answers: accepted, the money goes back at once; declined, the refund stands as refused and her days go on. */
export const answerOffer = async (ctx: CtxFor<Answer>, input: Parsed<Answer>): Promise<null> => {
  const { refund, order } = await lockOwnRefund(ctx, input.refundSn);
  const offer = refund.status === returnMoneyStatus.sellerRefused ? await openOffer(ctx.db, refund.id) : null;
  if (offer === null) return refuse('refundNotInState');
  const currency = currencyOf(refund.currency);
  const seen = input.amount === undefined ? null : parseAmount(input.amount, currency);
  // What she answers was another offer: another sum, or the same for other pieces.
  if (seen !== null && !(seen.ok && seen.money.amount === offer.amount)) return refuse('refundNotInState');
  if (input.goodsNum !== undefined && input.goodsNum !== (offer.pieces ?? 0)) return refuse('refundNotInState');
  if (!input.accept) {
    await endOffer(ctx.db, refund.id, 'declined', ctx.now);
    await moveRefund(ctx, refund, 'offerDeclined', '', { due_at: refund.dueAt });
    tellLater(ctx, refund.number, 'refundOfferDeclined');
    return null;
  }
  const amount = toDecimal(money(offer.amount, currency));
  await takeOffer(ctx.db, refund.id, await offeredLines(ctx, order, refund, amount, offer.pieces ?? undefined));
  const taken = (await lockRefundRow(ctx.db, refund.number)) ?? refuse('refundUnknown');
  await endOffer(ctx.db, refund.id, 'accepted', ctx.now);
  await payBack(ctx, order, taken, 'offerAccepted');
  tellLater(ctx, refund.number, 'refundOfferAccepted');
  return null;
};
