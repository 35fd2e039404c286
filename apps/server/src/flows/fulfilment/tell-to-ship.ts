import { deliveryType, orderStatus, paymentTerm } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { userOf } from '../../domains/accounts/index.ts';
import { isVirtual } from '../../domains/catalog/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { can, orderByNumber, type OrderRow, shipByOf, platformPart } from '../../domains/orders/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { Ctx } from '../../runtime/context.ts';
import { writtenDeadline } from '../../runtime/deadline.ts';
import { canLeave } from './held-lines.ts';
import { tellStore } from '../tell/tell-store.ts';

/** An order whose goods are with its store and to be shipped; of vouchers nothing is. */
const waitingOrder = async (ctx: Ctx, orderNumber: string): Promise<{ readonly order: OrderRow; readonly by: Date } | null> => {
  const order = await orderByNumber(ctx.db, orderNumber);
  if (order === null || isVirtual(order) || !can('shipped', order.status)) return null;
  const by = await shipByOf(ctx.db, order.id);
  return by === null ? null : { order, by };
};

const howOf = (order: OrderRow): 'ready' | 'ship' => (order.deliveryType === deliveryType.buyerPickup ? 'ready' : 'ship');
const paidOf = (order: OrderRow): 'cash' | 'part' | 'whole' =>
  order.paymentTerm === paymentTerm.cashOnDelivery ? 'cash' : order.instalments.length > 0 ? 'part' : 'whole';

/** What the mail names: what the buyer pays on delivery, or what is in escrow, with what the platform paid of it by points and promotions. */
const toldAmount = (order: OrderRow): bigint =>
  paidOf(order) === 'cash' ? order.total : (order.instalments[0]?.amount ?? order.total) + platformPart(order);

/**
 * Tells the store that an order is to be shipped, or made ready, and until when; not once it has begun, or the order is
 * over. Its last day is looked at when it is over.
 */
export const tellToShip = async (ctx: Ctx, orderNumber: string): Promise<void> => {
  const waiting = await waitingOrder(ctx, orderNumber);
  if (waiting === null) return;
  const { order, by } = waiting;
  ctx.later({ kind: 'orders.mailShipLate', key: order.number, dueAt: by, payload: { orderNumber: order.number } });
  if (order.status !== orderStatus.pendingDelivery) return;
  // Asked back at once, it may still be to be shipped in the end.
  if (!(await canLeave(ctx.db, order))) {
    ctx.later({ kind: 'orders.mailToShip', key: order.number, dueAt: addDays(ctx.now, 1), payload: { orderNumber } });
    return;
  }
  await tellStore(ctx, order.storeId, { area: 'orders' }, 'orderToShip', (locale, timeZone) => ({
    number: order.number,
    amount: toDecimal(money(toldAmount(order), currencyOf(order.currency))),
    currency: order.currency,
    paid: paidOf(order),
    how: howOf(order),
    until: writtenDeadline(by, locale, timeZone),
  }));
};

/** Tells the store and the buyer, once, that the day to ship is over; while the store may send nothing of it, that is put off by a day. */
export const tellShipLate = async (ctx: Ctx, orderNumber: string): Promise<void> => {
  const waiting = await waitingOrder(ctx, orderNumber);
  if (waiting === null) return;
  const { order, by } = waiting;
  if (!(await canLeave(ctx.db, order)))
    return ctx.later({ kind: 'orders.mailShipLate', key: order.number, dueAt: addDays(ctx.now, 1), payload: { orderNumber } });
  const user = await userOf(ctx, order.userId);
  const locale = await offeredTo(ctx, user.locale);
  await sendMail(ctx, user.mail, locale, 'shipLateBuyer', {
    number: order.number,
    how: howOf(order),
    until: writtenDeadline(by, locale, user.timeZone),
  });
  await tellStore(ctx, order.storeId, { area: 'orders' }, 'shipLate', (locale, timeZone) => ({
    number: order.number,
    how: howOf(order),
    until: writtenDeadline(by, locale, timeZone),
  }));
};
