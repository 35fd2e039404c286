import { applyType, returnMoneyStatus } from '@kyakhta/contract';
import { lockByNumber } from '../../domains/orders/index.ts';
import { lastReturnAddress, lockRefundRow, moveRefund, refundByNumber } from '../../domains/refunds/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { Ctx } from '../../runtime/context.ts';
import { resumeClaimPeriod } from './apply-refund.ts';
import { payBack } from './pay-back.ts';
import { tellLater } from './tell.ts';

/**
 * The time somebody had is over. A store that does not answer has agreed; one that says nothing of where to, gets
 * nothing back. A buyer who does not go on has let it be.
 */
export const decideByClock = async (ctx: Ctx, number: string): Promise<void> => {
  const known = await refundByNumber(ctx.db, number);
  const order = known === null ? null : await lockByNumber(ctx.db, known.orderNumber);
  const refund = await lockRefundRow(ctx.db, number);
  if (order === null || refund === null || refund.dueAt === null || refund.dueAt > ctx.now) return;
  const close = async (move: 'parcelLate' | 'notPursued'): Promise<void> => {
    await moveRefund(ctx, refund, move, '', { done_at: ctx.now });
    tellLater(ctx, refund.number, 'refundClosed');
    resumeClaimPeriod(ctx, order);
  };
  const payForSilence = async (): Promise<void> => {
    await payBack(ctx, order, refund, 'paidBack');
    tellLater(ctx, refund.number, 'refundSilence');
  };
  switch (refund.status) {
    case returnMoneyStatus.applied: {
      const address = refund.applyType === applyType.withReturn ? await lastReturnAddress(ctx.db, refund.storeId) : null;
      if (address === null) {
        await moveRefund(ctx, refund, 'agreedByClock');
        return payForSilence();
      }
      const { refundReturnDays } = await siteSettings(ctx.db);
      await moveRefund(ctx, refund, 'agreedByClock', address, { return_address: address, due_at: addDays(ctx.now, refundReturnDays) });
      tellLater(ctx, refund.number, 'refundAgreedForYou', address);
      return tellLater(ctx, refund.number, 'refundReturn', address);
    }
    case returnMoneyStatus.sellerAgreed:
      return close('parcelLate');
    case returnMoneyStatus.sellerRefused:
      return close('notPursued');
    case returnMoneyStatus.buyerShipped:
      await moveRefund(ctx, refund, 'takenInByClock');
      return payForSilence();
    default:
      return undefined;
  }
};
