import { applyType } from '@kyakhta/contract';
import { currencyOf, money, parseAmount, toDecimal } from '@kyakhta/money';
import { lockByNumber, orderItems, type OrderRow } from '../../domains/orders/index.ts';
import {
  canRefundMove,
  lastReturnAddress,
  lockRefundRow,
  moveRefund,
  noReasonStands,
  refundByNumber,
  refundLines,
  type RefundRow,
} from '../../domains/refunds/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { payBack } from './pay-back.ts';
import { tellLater } from '../tell/tell-refund.ts';

type SellerCtx = CtxFor<'PUT /shop/admin/refund/agree'>;

/** A refund of the store with its order, both locked, the order first. */
export const lockStoresRefund = async (ctx: SellerCtx, number: string): Promise<{ refund: RefundRow; order: OrderRow }> => {
  const known = await refundByNumber(ctx.db, number);
  if (known === null || known.storeId !== ctx.actor.storeId) return refuse('refundUnknown');
  const order = (await lockByNumber(ctx.db, known.orderNumber)) ?? refuse('refundUnknown');
  return { order, refund: (await lockRefundRow(ctx.db, number)) ?? refuse('refundUnknown') };
};

/** How many pieces a refund asks back; gifts come with them, and are not counted. */
const piecesAsked = async (ctx: SellerCtx, refund: RefundRow): Promise<number> => {
  const [lines, items] = await Promise.all([refundLines(ctx.db, refund.id), orderItems(ctx.db, [refund.orderId])]);
  const gifts = new Set(items.flatMap((item) => (item.isGift ? [item.id] : [])));
  return lines.reduce((sum, line) => (gifts.has(line.orderItemId) ? sum : sum + line.count), 0);
};

/** The store agrees to what it has seen: a buyer may change pieces and sum until it answers. */
const refuseChanged = async (ctx: SellerCtx, refund: RefundRow, seen: Parsed<'PUT /shop/admin/refund/agree'>): Promise<void> => {
  const currency = currencyOf(refund.currency);
  const sum = refund.goods + refund.freight;
  const amount = seen.refundAmount === undefined ? null : parseAmount(seen.refundAmount, currency);
  const isOther =
    (amount !== null && !(amount.ok && amount.money.amount === sum)) ||
    (seen.applyType !== undefined && seen.applyType !== refund.applyType) ||
    (seen.goodsNum !== undefined && seen.goodsNum !== (await piecesAsked(ctx, refund)));
  if (isOther) refuse('refundChanged', { amount: toDecimal(money(sum, currency)), currency: refund.currency });
};

/** The store agrees: money alone goes back at once; goods are waited for at the address it names, or named last. */
export const agreeToRefund = async (ctx: SellerCtx, input: Parsed<'PUT /shop/admin/refund/agree'>): Promise<null> => {
  const { refund, order } = await lockStoresRefund(ctx, input.refundSn);
  if (!canRefundMove('agreed', refund.status)) return refuse('refundNotInState');
  await refuseChanged(ctx, refund, input);
  if (refund.applyType === applyType.refundOnly) {
    await moveRefund(ctx, refund, 'agreed');
    await payBack(ctx, order, refund, 'paidBack');
    return null;
  }
  const address = input.refundAddr ?? (await lastReturnAddress(ctx.db, refund.storeId)) ?? refuse('returnAddressMissing');
  const { refundReturnDays } = await siteSettings(ctx.db);
  await moveRefund(ctx, refund, 'agreed', address, { return_address: address, due_at: addDays(ctx.now, refundReturnDays) });
  tellLater(ctx, refund.number, 'refundReturn', address);
  return null;
};

const sayNo = async (ctx: SellerCtx, refund: RefundRow, move: 'refused' | 'disputed', reason: string): Promise<null> => {
  if (!canRefundMove(move, refund.status)) return refuse('refundNotInState');
  if (noReasonStands(refund)) return refuse('noReasonStands');
  const { refundAnswerDays } = await siteSettings(ctx.db);
  await moveRefund(ctx, refund, move, reason, { seller_note: reason, due_at: addDays(ctx.now, refundAnswerDays) });
  tellLater(ctx, refund.number, 'refundRefused', reason);
  return null;
};
export const refuseRefund = async (
  ctx: CtxFor<'PUT /shop/admin/refund/refuse'>,
  input: Parsed<'PUT /shop/admin/refund/refuse'>,
): Promise<null> => sayNo(ctx, (await lockStoresRefund(ctx, input.refundSn)).refund, 'refused', input.sellerMsg);
/** What came back is not what was sent, or nothing came: the buyer may ask the platform. */
export const disputeParcel = async (
  ctx: CtxFor<'PUT /shop/admin/refund/dispute'>,
  input: Parsed<'PUT /shop/admin/refund/dispute'>,
): Promise<null> => sayNo(ctx, (await lockStoresRefund(ctx, input.refundSn)).refund, 'disputed', input.sellerMsg);

/** The goods are back. */
export const takeIn = async (
  ctx: CtxFor<'PUT /shop/admin/refund/receive'>,
  input: Parsed<'PUT /shop/admin/refund/receive'>,
): Promise<null> => {
  const { refund, order } = await lockStoresRefund(ctx, input.refundSn);
  if (!canRefundMove('takenIn', refund.status)) return refuse('refundNotInState');
  await moveRefund(ctx, refund, 'takenIn');
  await payBack(ctx, order, refund, 'paidBack');
  return null;
};
