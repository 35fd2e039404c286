import { returnMoneyStatus } from '@kyakhta/contract';
import { lockByNumber } from '../../domains/orders/index.ts';
import { giveUntil, lockRefundRow, refundOfPackage, takeInBy } from '../../domains/refunds/index.ts';
import { packageById } from '../../domains/shipping/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { tellLater } from '../tell/tell-refund.ts';

/**
 * Goods that come back were signed for: from there the store has its days to take them in or to dispute them. Where the
 * refund has moved on, or its parcel is another one by now, the news change nothing.
 */
export const returnSigned = async (ctx: Ctx, packageId: number, at: Date): Promise<void> => {
  const known = await refundOfPackage(ctx.db, packageId);
  if (known === null) return;
  await lockByNumber(ctx.db, known.orderNumber);
  const refund = await lockRefundRow(ctx.db, known.number);
  const parcel = await packageById(ctx.db, packageId);
  if (refund === null || parcel === null || refund.packageId !== packageId) return;
  if (refund.status !== returnMoneyStatus.buyerShipped || refund.dueAt === null) return;
  const { refundSignedDays } = await siteSettings(ctx.db);
  const signed = { at, toldAt: parcel.shippedAt, until: refund.dueAt, now: ctx.now };
  await giveUntil(ctx, refund, takeInBy(signed, refundSignedDays));
  tellLater(ctx, refund.number, 'refundCame', parcel.waybill);
  tellLater(ctx, refund.number, 'refundSigned', parcel.waybill);
};
