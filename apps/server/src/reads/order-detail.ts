import { deliveryType, orderStatus } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import { isVirtual } from '../domains/catalog/index.ts';
import { isTakenBack } from '../domains/payments/index.ts';
import { voucherStateOf } from '../domains/vouchers/index.ts';
import { isUndoable } from '../domains/shipping/index.ts';
import {
  can,
  dueReferences,
  mayBePacked,
  mayRecordCash,
  mayRecordLateCash,
  mayRefuseAtDoor,
  orderNumberOf,
} from '../domains/orders/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Share } from '../domains/pricing/index.ts';
import type { Db } from '../runtime/database.ts';
import { refuse } from '../runtime/errors.ts';
import { canRefundOf } from './can-refund.ts';
import { type Parcel, parcelsWhere } from './deliveries.ts';
import { invoiceOfOrder } from './invoices.ts';
import { cardOf, itemsOf, mayRefund, type OrderItem } from './order-cards.ts';
import { type OrderHead, selectHeads } from './order-heads.ts';
import { documentsOf } from './order-documents.ts';
import { wireInstalment } from './instalments.ts';
import { moneyAfterFor } from './order-entries/money-after.ts';
import { mendedFor } from './order-entries/shipments.ts';
import { refundStepsFor } from './order-entries/refund-steps.ts';
import { reviewsFor } from './order-entries/reviews.ts';
import { unfitMoneyFor } from './order-entries/unfit-money.ts';
import { moneyFor, splitFor, type Viewer } from './order-money.ts';
import { type MoveRow, releaseAt, timelineOf } from './order-timeline.ts';
import { overdueWire } from './overdue-orders.ts';
import { wireIncoming } from './pay-info.ts';
import { toLeaveFor } from './to-leave.ts';
import { unreviewedHead, unreviewedItem } from './unreviewed.ts';

interface VoucherHead {
  readonly id: number;
  readonly orderItemId: number;
  readonly state: number;
  readonly unused: 'refund' | 'pay';
  readonly validUntil: Date;
  readonly revealedAt: Date | null;
  readonly redeemedAt: Date | null;
  readonly endedAt: Date | null;
  readonly code: string | null;
}

type Detail = Result<'GET /shop/admin/order/info/{orderNumber}'>;

const movesOf = async (db: Db, orderId: number): Promise<MoveRow[]> =>
  (
    await sql<MoveRow>`select to_status as "to", why, actor_kind as actor, at from order_moves where order_id = ${orderId} order by id`.execute(
      db,
    )
  ).rows;

/** What of its price was paid from the balance, the rest through a provider. */
const fromBalanceOf = async (db: Db, head: OrderHead): Promise<bigint> => {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(x.balance_amount), 0)::bigint as sum from payment_parts x join payments p on p.id = x.payment_id
    where x.reference = any(${dueReferences(head)}::text[]) and x.is_active and p.state = 'paid'`.execute(db);
  return rows[0]?.sum ?? 0n;
};

/** The code that lets the buyer take her goods, asked for through her. */
const pickupCodeFor = async (db: Db, head: OrderHead): Promise<string | null> =>
  (
    await sql<{
      code: string;
    }>`select c.code from pickup_codes c join orders o on o.id = c.order_id where o.id = ${head.id} and o.user_id = ${head.userId} and c.used_at is null`.execute(
      db,
    )
  ).rows[0]?.code ?? null;

/** Vouchers of an order; codes are read through its buyer alone. */
const vouchersFor = async (db: Db, head: OrderHead, viewer: Viewer): Promise<Detail['vouchers']> => {
  const { rows } = await sql<VoucherHead>`
    select v.id, v.order_item_id as "orderItemId", v.state, v.unused, v.valid_until as "validUntil", v.revealed_at as "revealedAt", v.redeemed_at as "redeemedAt", coalesce(v.expired_at, v.voided_at) as "endedAt",
      case when ${viewer === 'buyer'} and v.revealed_at is not null then v.code end as code
    from vouchers v where v.order_id = ${head.id} order by v.id`.execute(db);
  return rows.map((v) => ({
    voucherId: v.id,
    orderItemId: v.orderItemId,
    state: voucherStateOf(v),
    voucherCode: v.code,
    validUntil: v.validUntil.toISOString(),
    unused: v.unused,
    revealedTime: v.revealedAt?.toISOString() ?? null,
    redeemedTime: v.redeemedAt?.toISOString() ?? null,
    endedTime: v.endedAt?.toISOString() ?? null,
  }));
};

/** What each kind of reduction took off an order, in minor units. @returns a function of the kind */
const sharesFor = async (db: Db, orderId: number): Promise<(kind: Share['kind']) => bigint> => {
  const { rows } = await sql<{ kind: string; amount: bigint }>`
    select s.kind, sum(s.amount)::bigint as amount from order_item_shares s join order_items i on i.id = s.order_item_id where i.order_id = ${orderId} group by s.kind`.execute(
    db,
  );
  return (kind) => rows.find((r) => r.kind === kind)?.amount ?? 0n;
};

/** Who buys where it is not she herself. */
const buyerFor = ({ buyer }: OrderHead): Detail['buyer'] =>
  buyer === null || buyer.name === '' ? null : { kind: buyer.kind, name: buyer.name, taxNumber: buyer.taxNumber };

/** What its store may still put right about a package; whether a refund stands against it is looked at when it does. */
const mendable = (head: OrderHead, parcel: Parcel, now: Date): Record<'canCorrect' | 'canUndo', boolean> => {
  const isOnItsWay = can('shipmentUndone', head.status) && head.deliveryType !== deliveryType.buyerPickup;
  const isUntold = isOnItsWay && isUndoable(new Date(parcel.createTime), parcel.traces.length > 0, now);
  return { canCorrect: isOnItsWay && parcel.dvyType === deliveryType.courier, canUndo: isUntold };
};

/** What so many cartons of each line come to. */
const loadOf = (items: readonly OrderItem[], cartonsFor: (item: OrderItem) => number): Detail['meant'] => {
  const sum = (of: (item: OrderItem) => number): number =>
    items.reduce((n, item) => (item.cartons === 0 ? n : n + (of(item) / item.cartons) * cartonsFor(item)), 0);
  return { cartons: sum((i) => i.cartons), weight: sum((i) => i.grams) / 1000, volume: sum((i) => i.cm3) / 1_000_000 };
};
/** The same of what is still to leave, less what refunds hold; null once nothing is to leave. */
const toShipOf = (items: readonly OrderItem[], { toLeave }: Pick<Detail, 'toLeave'>): Detail['toShip'] => {
  if (toLeave.length === 0) return null;
  const leaving = new Map(toLeave.map(({ orderItemId, cartons }) => [orderItemId, cartons]));
  return loadOf(items, ({ orderItemId }) => leaving.get(orderItemId) ?? 0);
};

/** One order whole, for callers in scope; for others it does not exist. */
const detail = async (
  ctx: Ctx,
  number: string,
  scope: Sql,
  viewer: Viewer,
): Promise<{ readonly head: OrderHead; readonly wire: Detail }> => {
  const [found] = await selectHeads(ctx.db, [sql`o.number = ${number}`, scope], 1, 0);
  if (found === undefined) return refuse('orderUnknown');
  const isStore = viewer === 'seller';
  const head = isStore ? unreviewedHead(found) : found;
  const [items, moves, parcels, invoice, balanceAmount, moneyTakenBack, took, steps, unfit, after, documents, refundable] =
    await Promise.all([
      itemsOf(ctx.db, [head], ctx.locale),
      movesOf(ctx.db, head.id),
      parcelsWhere(ctx.db, sql`k.order_id = ${head.id}`, ctx.locale),
      invoiceOfOrder(ctx.db, head.id),
      fromBalanceOf(ctx.db, head),
      isTakenBack(ctx.db, dueReferences(head)),
      sharesFor(ctx.db, head.id),
      refundStepsFor(ctx, head, viewer),
      unfitMoneyFor(ctx.db, head, viewer, ctx.locale),
      moneyAfterFor(ctx.db, head, viewer),
      documentsOf(ctx, head, viewer),
      canRefundOf(ctx.db, [head]),
    ]);
  const own = (items.get(head.id) ?? []).map((item) => (isStore ? unreviewedItem(item) : item));
  const mended = await mendedFor(ctx.db, head, parcels);
  const told = [...steps, ...unfit, ...after, ...mended, ...(isStore ? [] : await reviewsFor(ctx.db, head.id, own))];
  const [of, leaving] = await Promise.all([moneyFor(ctx.db, head, viewer, moneyTakenBack), toLeaveFor(ctx.db, head, moneyTakenBack)]);
  const currency = currencyOf(head.currency);
  const amount = (minor: bigint): ReturnType<typeof toWire> => toWire(money(minor, currency));
  const card = cardOf(head, own, ctx.now);
  const canCancel = card.canCancel && !moneyTakenBack;
  const wire = {
    ...card,
    canCancel,
    secondsLeft: card.endTime === null ? null : Math.max(0, Math.floor((Date.parse(card.endTime) - ctx.now.getTime()) / 1000)),
    buyerName: head.buyerName,
    moneyTakenBack,
    total: amount(head.goodsTotal),
    transfee: amount(head.freight),
    reduceAmount: amount(head.reduction),
    discountMoney: amount(took('offer') + took('combo')),
    shopCouponMoney: amount(took('storeCoupon')),
    platformCouponAmount: amount(took('platformCoupon')),
    scoreAmount: amount(head.pointsAmount),
    refundedScore: head.refundedPoints,
    balanceAmount: amount(balanceAmount),
    memberAmount: amount(took('member')),
    canAllRefund: mayRefund(head, ctx.now),
    canRefundAmount: amount(mayRefund(head, ctx.now) ? (refundable.orders.get(head.id) ?? 0n) : 0n),
    deliveryFee: amount(head.deliveryFee),
    pickupPlace: head.pickupPlace,
    pickupCode: viewer === 'buyer' && can('pickedUp', head.status) ? await pickupCodeFor(ctx.db, head) : null,
    vouchers: isVirtual(head) ? await vouchersFor(ctx.db, head, viewer) : [],
    dvyTime: head.shippedAt?.toISOString() ?? null,
    receiptTime: head.receivedAt?.toISOString() ?? null,
    finallyTime: head.completedAt?.toISOString() ?? null,
    cancelTime: head.canceledAt?.toISOString() ?? null,
    closeType: head.closeType,
    closeReason: head.closeReason,
    closedBy: moves.findLast(({ to }) => to === orderStatus.canceled)?.actor ?? null,
    paymentTerm: head.paymentTerm,
    transportType: head.transportType,
    instalments: head.instalments.map((i) => wireInstalment(head, head.instalments, i, ctx.now)),
    captured: amount(head.captured),
    transfer: of.transfer && {
      ...wireIncoming(head.currency, of.transfer),
      orderNumbers: [...new Set(of.transfer.references.map(orderNumberOf))],
    },
    split: splitFor(head, of, viewer),
    ...leaving,
    toShip: toShipOf(own, leaving),
    meant: loadOf(own, ({ cartons, canceledCartons }) => cartons - canceledCartons),
    canRefuseAtDoor: mayRefuseAtDoor(head),
    canRecordCash: mayRecordCash(head),
    canRecordLateCash: mayRecordLateCash(head),
    remarks: head.remarks,
    userAddrDto: head.address,
    buyer: isStore ? null : buyerFor(head),
    invoiceType: head.invoiceType,
    ...invoice,
    documents,
    weight: own.reduce((n, i) => n + i.grams, 0) / 1000,
    volume: own.reduce((n, i) => n + i.cm3, 0) / 1_000_000,
    cancelAmount: amount(canCancel ? head.captured - head.refunded - head.refundedFreight : 0n),
    packingTime: head.packingAt?.toISOString() ?? null,
    canPack: mayBePacked(head) && (head.heldBack === null || head.packingAt !== null),
    packages: parcels.map((p) => ({ ...p.parcel, ...mendable(head, p.parcel, ctx.now) })),
    timeline: timelineOf(head, moves, parcels, of, told, viewer, ctx.now),
    autoReceiptTime: head.receivedAt === null ? (head.receiptDueAt?.toISOString() ?? null) : null,
    claimDays: head.claimDays,
    releaseTime: head.completedAt === null ? (releaseAt(head, of, ctx.now)?.toISOString() ?? null) : null,
  };
  return { head, wire };
};

export const myOrderDetail = (ctx: CtxFor<'GET /p/myOrder/orderDetail'>, input: Parsed<'GET /p/myOrder/orderDetail'>): Promise<Detail> =>
  detail(ctx, input.orderNumber, sql`o.user_id = ${ctx.actor.id}`, 'buyer').then(({ wire }) => wire);
export const storeOrderDetail = (
  ctx: CtxFor<'GET /shop/admin/order/info/{orderNumber}'>,
  input: Parsed<'GET /shop/admin/order/info/{orderNumber}'>,
): Promise<Detail> => detail(ctx, input.orderNumber, sql`o.store_id = ${ctx.actor.storeId}`, 'seller').then(({ wire }) => wire);
export const anyOrderDetail = async (
  ctx: CtxFor<'GET /platform/order/info/{orderNumber}'>,
  input: Parsed<'GET /platform/order/info/{orderNumber}'>,
): Promise<Result<'GET /platform/order/info/{orderNumber}'>> => {
  const { head, wire } = await detail(ctx, input.orderNumber, sql`true`, 'operator');
  return { ...wire, overdue: await overdueWire(ctx, head, wire.orderItemDtos) };
};

export const myOrderStatus = async (
  ctx: CtxFor<'GET /p/myOrder/getOrderStatus'>,
  input: Parsed<'GET /p/myOrder/getOrderStatus'>,
): Promise<number> => {
  const { rows } = await sql<{
    status: number;
  }>`select status from orders where number = ${input.orderNumber} and user_id = ${ctx.actor.id}`.execute(ctx.db);
  return rows[0]?.status ?? refuse('orderUnknown');
};
