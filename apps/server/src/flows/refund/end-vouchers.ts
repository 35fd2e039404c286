import { applyType } from '@kyakhta/contract';
import { currencyOf } from '@kyakhta/money';
import { userOf } from '../../domains/accounts/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { can, lockByNumber, orderByNumber, type OrderRow } from '../../domains/orders/index.ts';
import {
  insertRefund,
  mostOf,
  moveRefund,
  newApplication,
  openRefunds,
  lockRefundRow,
  spreadOver,
  sumOf,
} from '../../domains/refunds/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import { expireVouchers, type VoucherRow, vouchersOf, voucherStatus } from '../../domains/vouchers/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { writtenDeadline } from '../../runtime/deadline.ts';
import { say } from '../../words/index.ts';
import { payBack } from './pay-back.ts';
import { refundableOf } from './refundable.ts';
import { settleVouchers } from '../fulfilment/settle-vouchers.ts';

const isReady = (v: VoucherRow): boolean => v.state === voucherStatus.ready;

/** The price of unused vouchers goes back by a separate refund, which nobody needs to ask for. */
const giveBack = async (ctx: Ctx, order: OrderRow, over: readonly VoucherRow[]): Promise<void> => {
  const counts = new Map([...Map.groupBy(over, (v) => v.orderItemId)].map(([id, same]) => [id, same.length]));
  const { lines, total } = await refundableOf(ctx.db, order);
  const most = lines.flatMap((l) => {
    const count = counts.get(l.orderItemId) ?? 0;
    return count === 0 ? [] : [mostOf(l, count, applyType.refundOnly)];
  });
  const sum = sumOf(most);
  await expire(ctx, over);
  const back = sum < total ? sum : total;
  const wish = spreadOver(most, back, currencyOf(order.currency), back);
  const user = await userOf(ctx, order.userId);
  const reason = say(await offeredTo(ctx, user.locale), 'voucherExpired', {});
  const [number, applyNumber] = [newApplication(ctx.now), newApplication(ctx.now)];
  const what = { applyType: applyType.refundOnly, isReceived: false, reason, description: '', mobile: '', pictures: null, lines: wish };
  const id = await insertRefund(ctx.db, order, { ...what, number, applyNumber, orderItemId: null, at: ctx.now, dueAt: ctx.now });
  await moveRefund(ctx, { id, number }, 'applied', reason);
  await moveRefund(ctx, { id, number }, 'agreedByClock');
  const refund = await lockRefundRow(ctx.db, number);
  if (refund === null) throw new Error('a refund was not written');
  await payBack(ctx, order, refund, 'paidBack');
};

const expire = async (ctx: Ctx, over: readonly VoucherRow[]): Promise<void> => {
  const ids = over.map((v) => v.id);
  if ((await expireVouchers(ctx.db, ids, ctx.now)) !== ids.length) throw new Error('a voucher was changed beside its order');
};

/**
 * The timer of vouchers: what is over is expired, and its price goes back or stays with the store by the rule it was
 * bought with. While the buyer asks something back, nothing is ended: the end of that calls this again.
 */
export const endVouchers = async (ctx: Ctx, orderNumber: string): Promise<void> => {
  const order = await lockByNumber(ctx.db, orderNumber);
  if (order === null || !can('vouchersDone', order.status)) return;
  if ((await openRefunds(ctx.db, order.id)).length > 0) return;
  const ready = (await vouchersOf(ctx.db, order.id)).filter(isReady);
  const over = ready.filter((v) => v.validUntil <= ctx.now);
  const later = ready.filter((v) => v.validUntil > ctx.now).map((v) => v.validUntil.getTime());
  if (later.length > 0) {
    const next = later.reduce((a, b) => Math.min(a, b));
    ctx.later({ kind: 'vouchers.end', key: order.number, dueAt: new Date(next), payload: { orderNumber } });
  }
  const [back, kept] = [over.filter((v) => v.unused === 'refund'), over.filter((v) => v.unused === 'pay')];
  if (kept.length > 0) await expire(ctx, kept);
  // Paying back looks itself whether anything is left to be used.
  if (back.length > 0) return giveBack(ctx, order, back);
  return settleVouchers(ctx, order);
};

/** Tells the buyer by mail that unused vouchers will be over; nothing when there are none. */
export const remindOfVouchers = async (ctx: Ctx, orderNumber: string): Promise<void> => {
  const order = await orderByNumber(ctx.db, orderNumber);
  const ready = order === null ? [] : (await vouchersOf(ctx.db, order.id)).filter(isReady);
  const [first] = ready.toSorted((a, b) => a.validUntil.getTime() - b.validUntil.getTime());
  if (order === null || first === undefined) return;
  const user = await userOf(ctx, order.userId);
  const locale = await offeredTo(ctx, user.locale);
  await sendMail(ctx, user.mail, locale, 'vouchersEnd', {
    number: order.number,
    count: ready.length,
    until: writtenDeadline(first.validUntil, locale, user.timeZone),
  });
};
