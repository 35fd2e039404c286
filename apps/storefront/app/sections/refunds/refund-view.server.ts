import type { Output } from '@kyakhta/contract/types';
import { applyType, refundType } from '@kyakhta/contract/values';
import { data } from 'react-router';
import { formatOf, type Asked, type PageProblem } from '../../ask.ts';
import { paths } from '../../paths.ts';

export type WireRefund = Output<'GET /p/orderRefund/list'>['records'][number];

const linesShown = 3;

/** A refund of no piece lowers the price of what stays sold. */
export const refundKind = (refund: { readonly applyType: number; readonly goodsNum: number }) => {
  if (refund.goodsNum === 0) return 'reduction' as const;
  return refund.applyType === applyType.withReturn ? ('withReturn' as const) : ('moneyOnly' as const);
};
export type RefundKindName = ReturnType<typeof refundKind>;

/** The number of a refund that an address names. */
export function refundNumberOf(url: URL): string {
  const refundSn = url.searchParams.get('refundSn') ?? '';
  if (!/^\d{16,20}$/.test(refundSn)) throw data<PageProblem>({ msg: '', failure: 'refundUnknown' }, { status: 404 });
  return refundSn;
}

/** A refund as lists show it, written for its reader. */
export function refundCardView(context: Asked['context'], refund: WireRefund) {
  const format = formatOf(context);
  const { deadline } = format;
  const money = (amount: number) => format.money(amount, refund.currency);
  return {
    refundSn: refund.refundSn,
    href: paths.refund(refund.refundSn),
    orderNumber: refund.orderNumber,
    store: refund.shopName,
    status: refund.returnMoneySts,
    offered: refund.offered === null ? null : money(refund.offered),
    isDeclined: refund.isDeclined,
    isOnItsWay: refund.isOnItsWay,
    isWhole: refund.refundType === refundType.wholeOrder,
    withReturn: refund.applyType === applyType.withReturn,
    kind: refundKind(refund),
    amount: money(refund.refundAmount),
    about: format.about(refund.refundAmount, refund.currency),
    applied: format.moment(refund.createTime),
    waitsFor: refund.waitsFor,
    due: refund.dueTime === null ? null : deadline(refund.dueTime),
    /** By when the platform decides. */
    ruling: refund.ruleBy === null ? null : { by: deadline(refund.ruleBy), isLate: format.isPast(refund.ruleBy) },
    items: refund.items.slice(0, linesShown).map((item) => itemView(format, item, refund.currency)),
    moreItems: Math.max(0, refund.items.length - linesShown),
  };
}
export type RefundCardView = ReturnType<typeof refundCardView>;

export const itemView = (format: ReturnType<typeof formatOf>, item: WireRefund['items'][number], currency: string) => ({
  orderItemId: item.orderItemId,
  prodId: item.prodId,
  name: item.prodName,
  picture: item.pic,
  /** Variant and quantity. */
  detail: format.row([item.skuName, item.count === 0 ? '' : format.quantity(item.count, item.unit)]),
  amount: format.money(item.amount, currency),
  isGift: item.isGift,
  /** What is taken off the refund for a gift that stays. */
  takenOff: item.keptCount > 0 ? format.money(item.keptValue, currency) : null,
});
/** What an offer of the supplier is about, written for its reader. */
export const offerAboutView = (format: ReturnType<typeof formatOf>, { effect, goods }: NonNullable<WireRefund['offeredFor']>) => ({
  effect,
  goods: goods.map(({ orderItemId, prodName, skuName, count, unit }) => ({
    orderItemId,
    quantity: format.quantity(count, unit),
    name: format.row([prodName, skuName]),
  })),
});
export type OfferAboutView = ReturnType<typeof offerAboutView>;

export type RefundItem = ReturnType<typeof itemView>;
