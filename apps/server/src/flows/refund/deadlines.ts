import { returnMoneyStatus } from '@kyakhta/contract';
import { lockByNumber } from '../../domains/orders/index.ts';
import { isAgreedByClock, isDeclined, lockRefundRow, moveRefund, openOffer, refundByNumber } from '../../domains/refunds/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { resumeClaimPeriod } from '../fulfilment/receive-order.ts';
import { freeingPieces } from './freed-pieces.ts';
import { payBack } from './pay-back.ts';
import { tellLater } from '../tell/tell-refund.ts';

/**
 * The time somebody had is over. A store that does not answer has agreed, and the money goes back: of a return, too, whatever
 * address it named before, for nobody gains by saying nothing. A buyer who does not go on has let it be.
 */
export const decideByClock = async (ctx: Ctx, number: string): Promise<void> => {
  const known = await refundByNumber(ctx.db, number);
  const order = known === null ? null : await lockByNumber(ctx.db, known.orderNumber);
  const refund = await lockRefundRow(ctx.db, number);
  if (order === null || refund === null || refund.dueAt === null || refund.dueAt > ctx.now) return;
  const end = async (move: 'parcelLate' | 'notPursued' | 'offerUnanswered' | 'declineNotPursued'): Promise<void> => {
    await moveRefund(ctx, refund, move, '', { done_at: ctx.now });
    resumeClaimPeriod(ctx, order);
  };
  const close = async (move: Parameters<typeof end>[0]): Promise<void> => {
    await end(move);
    tellLater(ctx, refund.number, 'refundClosed');
  };
  /** What the offer held is to leave now: both sides are told how much. */
  const lapse = async (offerId: number): Promise<void> => {
    const freed = await freeingPieces(ctx, order, refund, () => end('offerUnanswered'));
    for (const template of ['refundOfferLapsed', 'ownOfferLapsed'] as const)
      tellLater(ctx, refund.number, template, '', { offerId, freed });
  };
  const payForSilence = async (): Promise<void> => {
    const canceled = await payBack(ctx, order, refund, 'paidBack');
    tellLater(ctx, refund.number, 'refundSilence', '', { canceled });
  };
  switch (refund.status) {
    case returnMoneyStatus.applied: {
      await moveRefund(ctx, refund, 'agreedByClock');
      return payForSilence();
    }
    case returnMoneyStatus.sellerAgreed:
      // Once a store that was silent was given the goods it had named an address for: it gets nothing out of that.
      return (await isAgreedByClock(ctx.db, refund.id)) ? payForSilence() : close('parcelLate');
    case returnMoneyStatus.sellerRefused: {
      const offer = await openOffer(ctx.db, refund.id);
      if (offer !== null) return lapse(offer.id);
      return close((await isDeclined(ctx.db, refund.id)) ? 'declineNotPursued' : 'notPursued');
    }
    case returnMoneyStatus.buyerShipped:
      await moveRefund(ctx, refund, 'takenInByClock');
      return payForSilence();
    default:
      return undefined;
  }
};
