import { recordAudit } from '../../domains/audit/index.ts';
import { dueReferences, lockById, type OrderRow } from '../../domains/orders/index.ts';
import { isTakenBack } from '../../domains/payments/index.ts';
import { heldWhat } from './held-lines.ts';
import { holdingRefunds } from '../../domains/refunds/index.ts';
import { findByCode, useVoucher, type VoucherRow, vouchersOf, voucherStatus } from '../../domains/vouchers/index.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse, refuseAndKeep } from '../../runtime/errors.ts';
import { settleVouchers } from './settle-vouchers.ts';

type Redeem = 'PUT /shop/admin/order/redeemVoucher';
type SellerCtx = CtxFor<Redeem>;

/** Why it cannot be used, in words for who stands at the counter. */
const refuseOver = (ctx: SellerCtx, { state, validUntil }: VoucherRow): void => {
  if (state === voucherStatus.redeemed) refuse('voucherUsed');
  if (state === voucherStatus.void) refuse('voucherVoid');
  if (state === voucherStatus.expired || validUntil <= ctx.now) refuse('voucherOver');
};

/** How many of a line the buyer asks back meanwhile: as many must stay unused. */
const heldOf = async (ctx: SellerCtx, order: OrderRow, orderItemId: number): Promise<number> => {
  const open = await holdingRefunds(ctx.db, order.id);
  const lines = open.flatMap(({ gives }) => gives);
  return lines.reduce((sum, l) => (l.orderItemId === orderItemId ? sum + l.count : sum), 0);
};

/**
 * The store types a code and gives the service for it: it is used up. The store's count of wrong codes is locked first,
 * then the order: two tries, a refund and the clock queue up.
 */
export const redeemVoucher = async (ctx: SellerCtx, input: Parsed<Redeem>): Promise<Result<Redeem>> => {
  const found = await findByCode(ctx, input.voucherCode);
  if ('left' in found) {
    await recordAudit(ctx, 'order.voucherCodeWrong', `store:${ctx.actor.storeId}`, null, { left: found.left });
    return refuseAndKeep('voucherCodeWrong', { left: found.left });
  }
  const order = (await lockById(ctx.db, found.orderId)) ?? refuse('orderUnknown');
  const vouchers = await vouchersOf(ctx.db, order.id);
  const voucher = vouchers.find((v) => v.id === found.id) ?? refuse('orderUnknown');
  refuseOver(ctx, voucher);
  if (await isTakenBack(ctx.db, dueReferences(order))) return refuse('moneyTakenBack');
  const ready = vouchers.filter((v) => v.state === voucherStatus.ready);
  const ofLine = ready.filter((v) => v.orderItemId === voucher.orderItemId);
  if (ofLine.length <= (await heldOf(ctx, order, voucher.orderItemId)))
    return refuse('linesInRefund', { what: await heldWhat(ctx.db, order.id, [voucher.orderItemId], 'voucher') });
  if (!(await useVoucher(ctx.db, voucher.id, ctx.actor.id, ctx.now))) return refuse('voucherUsed');
  await settleVouchers(ctx, order);
  await recordAudit(ctx, 'order.voucherRedeemed', `order:${order.number}`, null, { voucherId: voucher.id });
  return { orderNumber: order.number, orderItemId: voucher.orderItemId, voucherId: voucher.id, left: ready.length - 1 };
};
