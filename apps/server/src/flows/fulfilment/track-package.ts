import { can, goingOf, lockById, planReceipt } from '../../domains/orders/index.ts';
import { finalStatuses, refundOfPackage } from '../../domains/refunds/index.ts';
import { packageById, trackPackage } from '../../domains/shipping/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { Ctx } from '../../runtime/context.ts';
import { callOnArrival } from '../dues/instalments.ts';
import { returnSigned } from './return-signed.ts';

/** Whether it matters where a package is: one that comes back is nobody's once its waybill was mended or its refund is over. */
const isAwaited = async (ctx: Ctx, packageId: number): Promise<boolean> => {
  const followed = await packageById(ctx.db, packageId);
  if (followed === null || followed.orderId !== null) return followed !== null;
  const refund = await refundOfPackage(ctx.db, packageId);
  return refund !== null && !finalStatuses.includes(refund.status);
};

/**
 * Follows one package; once the order's last one is signed, the automatic receipt counts from there. One with goods that
 * come back gives their store its days, and is followed as long as that refund is open.
 */
export const followPackage = async (ctx: Ctx, packageId: number, transport: number): Promise<void> => {
  const settings = await siteSettings(ctx.db);
  if (!(await isAwaited(ctx, packageId))) return;
  const sent = await packageById(ctx.db, packageId);
  const going = sent?.orderId ? await goingOf(ctx.db, sent.orderId) : null;
  const signed = await trackPackage(ctx, packageId, {
    transport,
    overdueDays: settings.overdueDays,
    country: going?.country ?? null,
    isAwaited: going !== null && can('shipmentUndone', going.status),
  });
  if (signed === null) return;
  if (signed.orderId === null) return returnSigned(ctx, packageId, signed.at);
  const order = await lockById(ctx.db, signed.orderId);
  if (order === null || !can('receivedAutomatically', order.status)) return;
  await planReceipt(ctx, order, addDays(signed.at, settings.automaticReceiptDays));
  await callOnArrival(ctx, order, signed.at);
};
