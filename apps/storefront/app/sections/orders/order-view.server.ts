import type { Output } from '@kyakhta/contract/types';
import { commSts, deliveryType, orderStatus, payType } from '@kyakhta/contract/values';
import { formatOf, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { byVoucher, wayOf } from './delivery-name.ts';
import { goodsCount } from './goods-count.server.ts';

export type WireOrder = Output<'GET /p/myOrder/myOrderSearch'>['records'][number];

/** The one thing the buyer can do next with an order, and where. */
export type NextAction = {
  kind: 'sign' | 'waitSupplier' | 'pay' | 'receipt' | 'collect' | 'vouchers' | 'satisfied';
  href: string;
  by: string | null;
};

const linesShown = 3;

/**
 * An order as lists show it, written for its reader.
 */
export function orderCardView(context: Asked['context'], order: WireOrder) {
  const format = formatOf(context);
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    isDelivered: order.isDelivered,
    heldBack: order.heldBack,
    dvyType: wayOf(order),
    href: paths.order(order.orderNumber),
    store: order.shopName,
    placed: format.moment(order.createTime),
    amount: format.money(order.actualTotal, order.currency),
    about: format.about(order.actualTotal, order.currency),
    goods: goodsCount(context, order),
    lines: order.orderItemDtos.slice(0, linesShown).map((item) => ({
      orderItemId: item.orderItemId,
      name: item.prodName,
      detail: format.row([item.skuName, format.quantity(item.prodCount - item.canceledCount || item.prodCount, item.unit)]),
      isRefunded: item.cartons > 0 && item.canceledCount === item.prodCount,
      offer: item.offer && { title: `\u2068${item.offer.title}\u2069`, byPlatform: null },
      picture: item.pic,
    })),
    pointsPaid: order.payType === payType.points ? format.whole(order.score) : null,
    moreLines: Math.max(0, order.orderItemDtos.length - linesShown),
    next: nextAction(format.deadline, order),
    /** By when the supplier ships what is still to leave, or has it ready. */
    shipBy: order.shipByTime === null ? null : { at: format.deadline(order.shipByTime), isOver: format.isPast(order.shipByTime) },
    isOver: order.status === orderStatus.completed || order.status === orderStatus.canceled,
    canRemove: order.canDelete,
    review: reviewHref(order),
    canRefund: order.canRefund && order.openRefunds === 0,
    openRefunds: order.openRefunds,
    refunded: order.refundSent > 0 ? format.money(order.refundSent, order.currency) : null,
    onItsWay: order.refundOnItsWay > 0 ? format.money(order.refundOnItsWay, order.currency) : null,
  };
}

export type OrderCardView = ReturnType<typeof orderCardView>;

/** Where the first line without a review gets its own; null when nothing waits for one. */
export function reviewHref(order: Pick<WireOrder, 'canReview' | 'orderItemDtos'>): string | null {
  const open = order.canReview ? order.orderItemDtos.find((item) => item.commSts === commSts.open) : undefined;
  return open ? paths.review(open.orderItemId) : null;
}

export function nextAction(
  deadline: (iso: string) => string,
  order: Pick<
    WireOrder,
    | 'orderNumber'
    | 'canPay'
    | 'canReceipt'
    | 'canSatisfied'
    | 'endTime'
    | 'nextAt'
    | 'payReference'
    | 'status'
    | 'signBefore'
    | 'dvyType'
    | 'orderMold'
  >,
): NextAction | null {
  const signBy = order.signBefore && deadline(order.signBefore);
  if (order.status === orderStatus.waitingBuyerContract) return { kind: 'sign', href: paths.contract(order.orderNumber), by: signBy };
  if (order.status === orderStatus.waitingSupplierContract)
    return { kind: 'waitSupplier', href: paths.contract(order.orderNumber), by: signBy };
  const isFirst = order.status === orderStatus.pendingPayment;
  const pay: NextAction | null =
    order.canPay && order.payReference !== null
      ? { kind: 'pay', href: paths.payment(order.payReference), by: isFirst ? order.endTime && deadline(order.endTime) : null }
      : null;
  if (isFirst && pay !== null) return pay;
  if (order.canReceipt && order.dvyType === deliveryType.buyerPickup)
    return { kind: 'collect', href: `${paths.order(order.orderNumber)}#pickup`, by: null };
  const by = order.nextAt && deadline(order.nextAt);
  if (order.status === orderStatus.pendingReceipt && wayOf(order) === byVoucher)
    return { kind: 'vouchers', href: `${paths.order(order.orderNumber)}#vouchers`, by };
  if (order.canReceipt) return { kind: 'receipt', href: paths.order(order.orderNumber, 'receipt'), by };
  if (order.canSatisfied) return { kind: 'satisfied', href: paths.order(order.orderNumber, 'satisfied'), by };
  // A later part of the price has fallen due.
  return pay;
}
