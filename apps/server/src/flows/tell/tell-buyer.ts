import { deliveryType, orderStatus } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { userOf } from '../../domains/accounts/index.ts';
import { isVirtual } from '../../domains/catalog/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { can, frozenOrder, orderByNumber, pickupCodeOf } from '../../domains/orders/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import type { Ctx } from '../../runtime/context.ts';

/**
 * Tells the buyer by mail, in her language, what became of an order.
 * @param reason of the person who closed it, empty for none
 * @param onItsWay what of her money an operator has yet to send back by bank, in minor units
 */
export const tellBuyer = async (
  ctx: Ctx,
  template: 'orderPaid' | 'orderShipped' | 'orderCompleted' | 'refusedAtDoor' | 'groupPaid' | 'groupComplete' | 'groupFailed',
  orderNumber: string,
  reason = '',
  onItsWay = 0n,
): Promise<void> => {
  const order = await orderByNumber(ctx.db, orderNumber);
  if (order === null) return;
  const user = await userOf(ctx, order.userId);
  // Of an order that is paid in parts, the first of them.
  const amount = toDecimal(money(order.instalments[0]?.amount ?? order.total, currencyOf(order.currency)));
  // Of vouchers nothing is sent: she reads where they are. The codes themselves are in no mail.
  const isReady = template === 'orderPaid' || template === 'groupComplete';
  const paid = template === 'orderPaid' && order.total === 0n ? 'orderPaidByPoints' : template;
  const told = isReady && isVirtual(order) ? 'vouchersReady' : paid;
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), told, {
    number: order.number,
    amount,
    currency: order.currency,
    points: order.points,
    isPart: order.status === orderStatus.partlyShipped ? 1 : 0,
    isFollowed: order.deliveryType === deliveryType.courier ? 1 : 0,
    reason,
    hasReason: reason === '' ? 0 : 1,
    onItsWay: toDecimal(money(onItsWay, currencyOf(order.currency))),
    isOnItsWay: onItsWay > 0n ? 1 : 0,
    hasPaid: order.refunded + order.refundedFreight + order.refundedPointsAmount > 0n ? 1 : 0,
  });
};

/** Tells her by mail that her goods wait, or still wait, where, and the code to show there; not once they are collected. */
export const tellReady = async (
  ctx: Ctx,
  orderNumber: string,
  template: 'readyForPickup' | 'pickupWaits' = 'readyForPickup',
): Promise<void> => {
  const order = await frozenOrder(ctx.db, orderNumber);
  const code = order === null ? null : await pickupCodeOf(ctx.db, order.id);
  if (order === null || order.pickupPlace === null || code === null || code.usedAt !== null) return;
  if (!can('pickedUp', order.status)) return;
  const user = await userOf(ctx, order.userId);
  const { name, address, hours } = order.pickupPlace;
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), template, {
    number: order.number,
    code: code.code,
    place: `${name}, ${address}`,
    hours,
  });
};
