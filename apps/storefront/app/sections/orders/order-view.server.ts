import type { Output } from '@kyakhta/contract/types';
import { commSts, orderStatus } from '@kyakhta/contract/values';
import { formatOf, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';

export type WireOrder = Output<'GET /p/myOrder/myOrderSearch'>['records'][number];

/** The one thing the buyer can do next with an order, and where. */
export type NextAction = { kind: 'pay' | 'receipt' | 'satisfied'; href: string; by: string | null };

const linesShown = 3;

/** An order as lists show it, written for its reader. */
export function orderCardView(context: Asked['context'], order: WireOrder) {
  const format = formatOf(context);
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    href: paths.order(order.orderNumber),
    store: order.shopName,
    placed: format.moment(order.createTime),
    amount: format.money(order.actualTotal, order.currency),
    about: format.about(order.actualTotal, order.currency),
    pieces: format.whole(order.productNums),
    cartons: format.whole(order.cartons),
    cartonCount: order.cartons,
    lines: order.orderItemDtos.slice(0, linesShown).map((item) => ({
      orderItemId: item.orderItemId,
      name: item.prodName,
      variant: item.skuName,
      picture: item.pic,
      pieces: format.whole(item.prodCount),
    })),
    moreLines: Math.max(0, order.orderItemDtos.length - linesShown),
    next: nextAction(format.moment, order),
    isOver: order.status === orderStatus.completed || order.status === orderStatus.canceled,
    review: reviewHref(order),
  };
}

export type OrderCardView = ReturnType<typeof orderCardView>;

/** Where the first line without a review gets its own; null when nothing waits for one. */
export function reviewHref(order: Pick<WireOrder, 'canReview' | 'orderItemDtos'>): string | null {
  const open = order.canReview ? order.orderItemDtos.find((item) => item.commSts === commSts.open) : undefined;
  return open ? paths.review(open.orderItemId) : null;
}

export function nextAction(
  moment: (iso: string) => string,
  order: Pick<WireOrder, 'orderNumber' | 'canPay' | 'canReceipt' | 'canSatisfied' | 'endTime' | 'nextAt'>,
): NextAction | null {
  if (order.canPay) return { kind: 'pay', href: paths.payment(order.orderNumber), by: order.endTime && moment(order.endTime) };
  const by = order.nextAt && moment(order.nextAt);
  if (order.canReceipt) return { kind: 'receipt', href: paths.order(order.orderNumber, 'receipt'), by };
  if (order.canSatisfied) return { kind: 'satisfied', href: paths.order(order.orderNumber, 'satisfied'), by };
  return null;
}
