import { can, lockById, planReceipt } from '../domains/orders/index.ts';
import { trackPackage } from '../domains/shipping/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import { addDays } from '../runtime/clock.ts';
import type { Ctx } from '../runtime/context.ts';
import { callOnArrival } from './instalments.ts';

/** Follows one package; once the order's last one is signed, the automatic receipt counts from there. */
export const followPackage = async (ctx: Ctx, packageId: number, transport: number): Promise<void> => {
  const settings = await siteSettings(ctx.db);
  const tracked = await trackPackage(ctx, packageId, transport, settings.overdueDays);
  if (tracked === null || tracked.allSignedAt === null) return;
  const order = await lockById(ctx.db, tracked.orderId);
  if (order === null || !can('receivedAutomatically', order.status)) return;
  await planReceipt(ctx, order, addDays(tracked.allSignedAt, settings.automaticReceiptDays));
  await callOnArrival(ctx, order, tracked.allSignedAt);
};
