import { closeType, orderStatus, payType } from '@kyakhta/contract';
import { currencyOf, money } from '@kyakhta/money';
import { isVirtual, productTag } from '../../domains/catalog/index.ts';
import { account, post, transfer } from '../../domains/ledger/index.ts';
import {
  addRefunded,
  can,
  dueReferences,
  moveOrders,
  type MoveName,
  orderItems,
  type OrderRow,
  planReceipt,
  unpaidReferences,
  wentBack,
} from '../../domains/orders/index.ts';
import { givePointsBack, takeBackEarned } from '../../domains/loyalty/index.ts';
import {
  coverFromEscrow,
  coverTakenBack,
  isOnBalance,
  lockPaidParts,
  moveToSuspense,
  openCase,
  type PaidPart,
  refundPart,
  returnHeld,
  abandonAttempts,
  type WayBack,
  waysBack,
} from '../../domains/payments/index.ts';
import { moveRefund, refundLines, type RefundLine, type RefundRow, type Ruling } from '../../domains/refunds/index.ts';
import { chargeStore, repayDebt } from '../../domains/settlement/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { reduceReservation, releaseStock } from '../../domains/stock/index.ts';
import { addDays } from '../../runtime/clock.ts';
import { type Ctx, platformActor } from '../../runtime/context.ts';
import { resumeClaimPeriod } from '../fulfilment/receive-order.ts';
import { bearFaultFreight, withFaultFreight } from './fault-freight.ts';
import { endTakenBack } from './end-taken-back.ts';
import { withPaidSince } from './paid-since.ts';
import { chargeOf } from './plan-money.ts';
import { heldFor, afterRefund, platformHeldFor } from './refundable.ts';
import { feeOf, splitRemainder } from './shares-of-rest.ts';
import { settleVouchers, voidRefunded } from '../fulfilment/settle-vouchers.ts';
import { tellLater } from '../tell/tell-refund.ts';

/** What paid for an order, and how much of what goes back its buyer has from her bank already, in minor units. */
interface Sent {
  readonly paid: readonly PaidPart[];
  readonly covered: bigint;
}
/** The money leaves the escrow the way it came. */
const sendMoney = async (ctx: Ctx, order: OrderRow, refund: RefundRow): Promise<Sent> => {
  const paid = await lockPaidParts(ctx.db, dueReferences(order));
  // What her bank has taken already goes first: of that nothing is sent again.
  const inOrder = paid.toSorted((a, b) => Number(b.isTakenBack) - Number(a.isTakenBack));
  const { ways, left } = waysBack(inOrder, refund.goods + refund.freight);
  if (left > 0n) throw new Error('more goes back than was paid');
  let covered = 0n;
  for (const way of ways) {
    await refundPart(ctx, way.part, way.amount);
    covered += await sendShare(ctx, order, refund, way);
  }
  return { paid, covered };
};

const sendShare = async (ctx: Ctx, order: OrderRow, refund: RefundRow, { part, onBalance, amount }: WayBack<PaidPart>): Promise<bigint> => {
  const to = onBalance ? account.buyerAvailable(order.userId) : account.suspense;
  await post(ctx.db, {
    key: `refund:${refund.number}:${part.reference}${onBalance && !isOnBalance(part.payType) ? ':balance' : ''}`,
    kind: 'refund',
    reference: onBalance ? order.number : part.payNumber,
    at: ctx.now,
    postings: transfer(account.escrow(order.number), to, money(amount, currencyOf(order.currency))),
  });
  if (onBalance) return 0n;
  await moveToSuspense(ctx, part, amount);
  if (part.payType === payType.bankTransfer) {
    await openCase(ctx, part.paymentId, 'refundDue');
    return 0n;
  }
  const covered = part.isTakenBack ? await coverTakenBack(ctx, { id: part.paymentId, number: part.payNumber }) : 0n;
  await returnHeld(ctx, part.paymentId);
  return covered;
};

/** What points and promotions took off goes back to the platform that paid it, and the points to the buyer. */
const sendPlatform = async (ctx: Ctx, order: OrderRow, refund: RefundRow): Promise<void> => {
  await post(ctx.db, {
    key: `points:${refund.number}`,
    kind: 'points',
    reference: order.number,
    at: ctx.now,
    postings: transfer(account.escrow(order.number), account.pointsCost, money(refund.pointsAmount, currencyOf(order.currency))),
  });
  await post(ctx.db, {
    key: `promotion:${refund.number}`,
    kind: 'promotion',
    reference: order.number,
    at: ctx.now,
    postings: transfer(
      account.escrow(order.number),
      account.promotions,
      money(refund.promotionPaid + refund.freightPlatform, currencyOf(order.currency)),
    ),
  });
  await givePointsBack(ctx, order.userId, { reference: order.number, cause: refund.number, points: refund.points });
};

/** What the movements of stock name a refund by. */
const causeOf = (refund: RefundRow): string => `refund:${refund.number}`;

/** Pieces that had not left when it was applied for, of which none may have left since: they are free again. */
const freePieces = async (ctx: Ctx, order: OrderRow, refund: RefundRow, lines: readonly RefundLine[]): Promise<RefundLine[]> => {
  const items = new Map((await orderItems(ctx.db, [order.id])).map((i) => [i.id, i]));
  const freed = lines.map((l) => {
    const item = items.get(l.orderItemId);
    const left = item === undefined ? 0 : item.count - item.shipped - item.canceled;
    return { ...l, canceled: Math.min(l.canceled, left), skuId: item?.skuId ?? 0 };
  });
  for (const item of items.values()) ctx.changed(productTag(item.productId));
  await reduceReservation(
    ctx,
    order.number,
    freed.map((l) => ({ skuId: l.skuId, count: l.canceled })),
    causeOf(refund),
  );
  return freed;
};

/** An order that is closed leaves nothing in escrow: what did not go back is split as ever. */
export const settleRemainder = async (ctx: Ctx, order: OrderRow, left: bigint, isSent: boolean): Promise<void> => {
  if (left <= 0n) return;
  const feeGoes = isSent ? 'store' : { covered: await coverFromEscrow(ctx, dueReferences(order), feeOf(order, left)) };
  await post(ctx.db, {
    key: `remainder:${order.number}`,
    kind: 'remainder',
    reference: order.number,
    at: ctx.now,
    postings: splitRemainder(order, account.escrow(order.number), left, feeGoes),
  });
  await repayDebt(ctx, order.storeId, order.currency, order.number);
};

/** What the refund does to the order: nothing is left of it, or nothing is left to send. */
const moveOrder = async (
  ctx: Ctx,
  before: OrderRow,
  paid: readonly PaidPart[],
  refund: RefundRow,
  lines: readonly RefundLine[],
): Promise<void> => {
  const order = afterRefund(before, lines);
  const items = await orderItems(ctx.db, [order.id]);
  // No buyer ends a refunded order herself: what follows when she accepts an offer the platform does.
  const by = ctx.actor.kind === 'buyer' ? platformActor : ctx.actor;
  const to = (move: MoveName, sets: Parameters<typeof moveOrders>[5] = {}): Promise<void> =>
    moveOrders(ctx.db, [order], move, by, ctx.now, sets);
  const left = heldFor(order);
  if (items.every((i) => i.refundedCount === i.count) || left + platformHeldFor(order) === 0n) {
    // What cost nothing may be left of it.
    if (isVirtual(order))
      await voidRefunded(
        ctx,
        items.map((i) => ({ orderItemId: i.id, count: i.count })),
      );
    // Nobody waits for the rest of its price. These are locked since the money was sent, before any account.
    await abandonAttempts(ctx, unpaidReferences(order));
    await to('refundedWhole', { canceled_at: ctx.now, close_type: closeType.refund });
    await releaseStock(ctx, order.number, causeOf(refund));
    await settleRemainder(
      ctx,
      order,
      left + platformHeldFor(order),
      items.some((i) => i.shipped > 0),
    );
    await endTakenBack(ctx, order, paid, null);
    return;
  }
  if (order.status === orderStatus.partlyShipped && items.every((i) => i.shipped + i.canceled === i.count)) {
    await to('restRefunded', { shipped_at: ctx.now });
    const { automaticReceiptDays } = await siteSettings(ctx.db);
    await planReceipt(ctx, order, addDays(ctx.now, order.daysMax + automaticReceiptDays));
  }
  if (isVirtual(order)) await settleVouchers(ctx, order);
};

/**
 * A completed order has no money in escrow any more: it comes back from the store, with what the platform took off, less the commission on it, which the
 * platform gives up, and from the platform's risk account where the store lacks it.
 */
const fundFromStore = async (ctx: Ctx, order: OrderRow, refund: RefundRow): Promise<void> =>
  chargeStore(ctx, {
    storeId: order.storeId,
    refundNumber: refund.number,
    orderNumber: order.number,
    ...chargeOf(order, await refundLines(ctx.db, refund.id)),
  });

/** Notes on order and lines what goes back. */
const noteBack = async (ctx: Ctx, order: OrderRow, refund: RefundRow, lines: readonly RefundLine[]): Promise<void> => {
  if ((await addRefunded(ctx.db, order.id, lines)) !== lines.length) throw new Error('a line of another order was refunded');
  ctx.announce(wentBack(order, refund.number));
};

/**
 * Something of an order that is completed, and stays so, goes back at its store's cost: granted by the platform, or given by
 * the store. Order and refund are locked by the caller.
 * @param note why, for each side
 */
export const payFromStore = async (
  ctx: Ctx,
  order: OrderRow,
  refund: RefundRow,
  move: 'granted' | 'given',
  note: string | Ruling,
): Promise<void> => {
  await fundFromStore(ctx, order, refund);
  const { covered } = await sendMoney(ctx, order, refund);
  await sendPlatform(ctx, order, refund);
  const before = heldFor(order);
  await takeBackEarned(ctx, { reference: order.number, cause: refund.number, before, after: before - refund.goods - refund.freight });
  const lines = await refundLines(ctx.db, refund.id);
  await noteBack(ctx, order, refund, lines);
  await moveRefund(ctx, refund, move, note, { done_at: ctx.now });
  tellLater(ctx, refund.number, 'refundDone', typeof note === 'string' ? note : note.text, { covered });
};

/** The platform grants it, and the store is notified, too. */
export const payGranted = async (ctx: Ctx, order: OrderRow, refund: RefundRow, note: Ruling): Promise<void> => {
  await payFromStore(ctx, order, refund, 'granted', note);
  tellLater(ctx, refund.number, 'refundGranted', note.storeText || note.text);
};

/** What goes back of an order that an operator settles, whose group failed or that its buyer cancels; the caller closes it, and has locked order and refund. */
export const payClosing = async (
  ctx: Ctx,
  order: OrderRow,
  refund: RefundRow,
  move: 'settled' | 'groupFailed' | 'cancelledUnpacked',
  note: string,
): Promise<void> => {
  await sendMoney(ctx, order, refund);
  await sendPlatform(ctx, order, refund);
  const lines = await refundLines(ctx.db, refund.id);
  await noteBack(ctx, order, refund, lines);
  await moveRefund(ctx, refund, move, note, { done_at: ctx.now });
};

/**
 * The refund succeeds: its money goes back, pieces that were not sent are free again, and the order follows. Order and
 * refund are locked by the caller, and the money is still in the order's escrow.
 * @returns how many pieces must not be shipped any more
 */
export const payBack = async (
  ctx: Ctx,
  order: OrderRow,
  asked: RefundRow,
  move: 'paidBack' | 'ruledFor' | 'given' | 'offerAccepted',
  note = '',
): Promise<number> => {
  if (!can('refundedWhole', order.status)) throw new Error(`order ${order.number} holds no money that could go back`);
  const raised = await withPaidSince(ctx, order, asked);
  // An offer that she accepts, and what a store gives, is just that sum.
  const isProven = move === 'paidBack' || move === 'ruledFor';
  const borne = isProven ? await withFaultFreight(ctx, order, raised) : { refund: raised, faultFreight: 0n };
  const { refund } = borne;
  const lines = await freePieces(ctx, order, refund, await refundLines(ctx.db, refund.id));
  const { paid, covered } = await sendMoney(ctx, order, refund);
  await sendPlatform(ctx, order, refund);
  await noteBack(ctx, order, refund, lines);
  if (isVirtual(order)) await voidRefunded(ctx, lines);
  await moveOrder(ctx, order, paid, refund, lines);
  await bearFaultFreight(ctx, order, borne);
  await moveRefund(ctx, refund, move, note, { done_at: ctx.now });
  tellLater(ctx, refund.number, 'refundDone', note, { covered });
  resumeClaimPeriod(ctx, order);
  return isVirtual(order) ? 0 : lines.reduce((sum, { canceled }) => sum + canceled, 0);
};
