import { userOf } from '../../domains/accounts/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { orderByNumber } from '../../domains/orders/index.ts';
import { packageById } from '../../domains/shipping/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import type { Ctx } from '../../runtime/context.ts';

/** Tells the buyer by mail under which waybill a package of hers goes now; nothing where it was taken back meanwhile. */
export const tellWaybill = async (ctx: Ctx, orderNumber: string, packageId: number): Promise<void> => {
  const [order, sent] = [await orderByNumber(ctx.db, orderNumber), await packageById(ctx.db, packageId)];
  if (order === null || sent === null) return;
  const user = await userOf(ctx, order.userId);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'waybillCorrected', { number: order.number, waybill: sent.waybill });
};

/** Tells the buyer by mail that goods she had a notice about are still with their store. */
export const tellUndone = async (ctx: Ctx, orderNumber: string): Promise<void> => {
  const order = await orderByNumber(ctx.db, orderNumber);
  if (order === null) return;
  const user = await userOf(ctx, order.userId);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'shipmentUndone', { number: order.number });
};
