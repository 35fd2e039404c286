import { currencyOf, money, toWire } from '@kyakhta/money';
import { type RawBuilder, sql } from 'kysely';
import { isPaid } from '../domains/orders/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { refuse } from '../runtime/errors.ts';
import { parcelsWhere } from './deliveries.ts';
import { cardOf, itemsOf, selectHeads } from './order-cards.ts';
import { type MoveRow, timelineOf, type Viewer } from './order-timeline.ts';

type Detail = Result<'GET /shop/admin/order/info/{orderNumber}'>;

const movesOf = async (db: Db, orderId: number): Promise<MoveRow[]> =>
  (
    await sql<MoveRow>`select to_status as "to", why, actor_kind as actor, at from order_moves where order_id = ${orderId} order by id`.execute(
      db,
    )
  ).rows;

/** One order whole, for whoever is in scope; else it does not exist. */
const detail = async (ctx: Ctx, number: string, scope: RawBuilder<unknown>, viewer: Viewer): Promise<Detail> => {
  const [head] = await selectHeads(ctx.db, [sql`o.number = ${number}`, scope], 1, 0);
  if (head === undefined) return refuse('orderUnknown');
  const [items, moves, parcels] = await Promise.all([
    itemsOf(ctx.db, [head], ctx.locale),
    movesOf(ctx.db, head.id),
    parcelsWhere(ctx.db, sql`k.order_id = ${head.id}`, ctx.locale),
  ]);
  const own = items.get(head.id) ?? [];
  const currency = currencyOf(head.currency);
  const amount = (minor: bigint): ReturnType<typeof toWire> => toWire(money(minor, currency));
  const none = amount(0n);
  return {
    ...cardOf(head, own, ctx.now),
    buyerName: head.buyerName,
    total: amount(head.goodsTotal),
    transfee: amount(head.freight),
    reduceAmount: amount(head.reduction),
    discountMoney: none,
    shopCouponMoney: none,
    platformCouponAmount: none,
    scoreAmount: none,
    memberAmount: none,
    canAllRefund: false,
    canRefundAmount: amount(isPaid(head.status) ? head.goodsTotal - head.reduction : 0n),
    dvyType: head.deliveryType,
    dvyTime: head.shippedAt?.toISOString() ?? null,
    receiptTime: head.receivedAt?.toISOString() ?? null,
    finallyTime: head.completedAt?.toISOString() ?? null,
    cancelTime: head.canceledAt?.toISOString() ?? null,
    closeType: head.closeType,
    payType: head.payType,
    paymentTerm: head.paymentTerm,
    transportType: head.transportType,
    remarks: head.remarks,
    userAddrDto: head.address,
    orderInvoiceId: null,
    weight: own.reduce((n, i) => n + i.grams, 0) / 1000,
    volume: own.reduce((n, i) => n + i.cm3, 0) / 1_000_000,
    packages: parcels.map((p) => p.parcel),
    timeline: timelineOf(head, moves, parcels, viewer),
    autoReceiptTime: head.receivedAt === null ? (head.receiptDueAt?.toISOString() ?? null) : null,
    releaseTime: head.completedAt === null ? (head.claimUntil?.toISOString() ?? null) : null,
  };
};

export const myOrderDetail = (ctx: CtxFor<'GET /p/myOrder/orderDetail'>, input: Parsed<'GET /p/myOrder/orderDetail'>): Promise<Detail> =>
  detail(ctx, input.orderNumber, sql`o.user_id = ${ctx.actor.id}`, 'buyer');
export const storeOrderDetail = (
  ctx: CtxFor<'GET /shop/admin/order/info/{orderNumber}'>,
  input: Parsed<'GET /shop/admin/order/info/{orderNumber}'>,
): Promise<Detail> => detail(ctx, input.orderNumber, sql`o.store_id = ${ctx.actor.storeId}`, 'seller');
export const anyOrderDetail = (
  ctx: CtxFor<'GET /platform/order/info/{orderNumber}'>,
  input: Parsed<'GET /platform/order/info/{orderNumber}'>,
): Promise<Detail> => detail(ctx, input.orderNumber, sql`true`, 'operator');

export const myOrderStatus = async (
  ctx: CtxFor<'GET /p/myOrder/getOrderStatus'>,
  input: Parsed<'GET /p/myOrder/getOrderStatus'>,
): Promise<number> => {
  const { rows } = await sql<{
    status: number;
  }>`select status from orders where number = ${input.orderNumber} and user_id = ${ctx.actor.id}`.execute(ctx.db);
  return rows[0]?.status ?? refuse('orderUnknown');
};
