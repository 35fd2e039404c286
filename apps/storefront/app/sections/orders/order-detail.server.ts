import type { Output } from '@kyakhta/contract/types';
import { code, commSts, deliveryType, invoiceType, orderStatus, paymentTerm, payType, returnMoneyStatus } from '@kyakhta/contract/values';
import { ask, formatOf, tryAsk, type Asked } from '../../ask.ts';
import type { Format } from '../../format.ts';
import { paths } from '../../paths.ts';
import { incomingView } from '../checkout/payment.server.ts';
import { addressView } from '../checkout/quote.server.ts';
import { refundCardView } from '../refunds/refund-view.server.ts';
import { wayOf } from './delivery-name.ts';
import { goodsCount } from './goods-count.server.ts';
import { documentView } from './order-documents.server.ts';
import { stepsOf, underWay } from './order-steps.ts';
import { offerOf, paidSum } from './order-offer.server.ts';
import { nextAction } from './order-view.server.ts';
import { qrPath } from './qr.ts';
import { offerAboutView } from '../refunds/refund-view.server.ts';
import { trackView } from './track-view.server.ts';

type WireOrder = Output<'GET /p/myOrder/orderDetail'>;
type WireEntry = WireOrder['timeline'][number];

const refundsShown = 5;
/** So many are looked through for those that somebody is waited for. */
const refundsRead = 50;
/** The goods are there, and the time for claims runs or ran. */
const received: ReadonlySet<number> = new Set([orderStatus.pendingEvaluation, orderStatus.evaluated]);
const unfit = new Set<WireEntry['kind']>(['secondPayment', 'latePayment', 'shortPayment', 'unfitPayment']);

export async function loadOrder(asked: Asked, orderNumber: string) {
  const [order, site] = await Promise.all([
    ask(asked, 'GET /p/myOrder/orderDetail', { orderNumber }),
    tryAsk(asked, 'GET /webConfig/getPcWebConfig', {}),
  ]);
  const refunds =
    order.payTime === null && order.captured === 0
      ? null
      : await tryAsk(asked, 'GET /p/orderRefund/list', { orderNumber, size: refundsRead });
  const format = formatOf(asked.context);
  const known = refunds?.code === code.ok ? refunds.data.records : [];
  const { currency } = order;
  const unitOf = new Map(order.orderItemDtos.map((item) => [item.orderItemId, item.unit]));
  const money = (amount: number) => format.money(amount, currency);
  const moment = (iso: string | null) => (iso === null ? null : format.moment(iso));
  const deadline = (iso: string | null) => (iso === null ? null : format.deadline(iso));
  const leaves = order.timeline.find(({ kind }) => kind === 'releaseNext')?.amount ?? null;
  // Of what was refunded whole before it left, what was ordered.
  const load = order.meant.cartons === 0 ? order : order.meant;
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    dvyType: wayOf(order),
    vouchers: vouchersOf(format, order),
    pickup:
      order.pickupPlace === null
        ? null
        : {
            place: order.pickupPlace,
            code: order.pickupCode && order.pickupCode.replace(/(?<=^\d{4})/, ' '),
            picture: order.pickupCode && qrPath(order.pickupCode),
          },
    isCollected: order.receiptTime !== null,
    isDelivered: order.isDelivered,
    heldBack: order.heldBack,
    store: order.shopName,
    moneyTakenBack: order.moneyTakenBack,
    /** What has come of the bank transfer that is waited for; null where nothing has. */
    transfer:
      order.transfer === null || order.transfer.received === 0
        ? null
        : { ...incomingView(format, currency, order.transfer), isShared: order.transfer.orderNumbers.length > 1 },
    /** Money came for it that pays for nothing. */
    hasUnfit: order.timeline.some(({ kind }) => unfit.has(kind)),
    /** Where people write when something is wrong; empty until an operator names it. */
    contact: site.code === code.ok ? site.data.pcContact : '',
    placed: format.moment(order.createTime),
    goods: goodsCount(asked.context, order),
    weight: format.number(Math.round(load.weight * 10) / 10),
    volume: format.cubicMetres(load.volume),
    next: nextAction(format.deadline, order),
    secondsLeft: order.canPay ? order.secondsLeft : null,
    canCancel: order.canCancel,
    /** What goes back if she cancels it now; null where nothing does. */
    cancelBack: order.cancelAmount > 0 ? money(order.cancelAmount) : null,
    /** Something of it is paid: cancelled, it goes back. */
    isPaid: order.captured > 0 || (order.payTime !== null && order.score > 0),
    canRemove: order.canDelete,
    canRefund: order.canRefund,
    /** What the supplier offers, while the buyer has not answered. */
    offers: known.flatMap((refund) =>
      refund.offered === null
        ? []
        : [
            {
              refundSn: refund.refundSn,
              href: paths.refund(refund.refundSn),
              amount: money(refund.offered),
              due: deadline(refund.dueTime),
              about: refund.offeredFor && offerAboutView(format, refund.offeredFor),
            },
          ],
    ),
    /** By when the supplier answers the refunds that wait for it, the latest of them. */
    answerBy: deadline(
      known
        .flatMap((refund) => (refund.returnMoneySts === returnMoneyStatus.applied && refund.dueTime !== null ? [refund.dueTime] : []))
        .toSorted()
        .at(-1) ?? null,
    ),
    refunds: {
      back: order.refundSent > 0 ? money(order.refundSent) : null,
      onItsWay: order.refundOnItsWay > 0 ? money(order.refundOnItsWay) : null,
      list: known.slice(0, refundsShown).map((refund) => refundCardView(asked.context, refund)),
      more: refunds?.code === code.ok ? Math.max(0, refunds.data.total - refundsShown) : 0,
    },
    documents: order.documents.map((document) => documentView(format, order.orderNumber, document)),
    canInvoice: order.canInvoice,
    autoReceipt: deadline(order.autoReceiptTime),
    // While a refund is open, no day is the day of release.
    release: order.openRefunds > 0 ? null : deadline(order.releaseTime),
    claim:
      order.openRefunds > 0 && order.nextAt !== null && received.has(order.status)
        ? { until: format.deadline(order.nextAt), isOver: format.isPast(order.nextAt) }
        : null,
    openRefunds: order.openRefunds,
    claimDays: order.claimDays,
    shipBy: order.shipByTime === null ? null : { at: format.deadline(order.shipByTime), isOver: format.isPast(order.shipByTime) },
    // Her words keep their own direction within a sentence.
    remarks: format.row([order.remarks]),
    /** Who buys where it is not she herself. */
    buyer: order.buyer,
    noInvoice: order.invoiceType === invoiceType.none && order.orderInvoiceId === null,
    address: order.userAddrDto && addressView(format, order.userAddrDto),
    express: order.transportType === 2,
    payType: order.payType,
    closeType: order.closeType,
    closeReason: order.closeReason,
    closedBy: order.closedBy,
    isCash: order.paymentTerm === paymentTerm.cashOnDelivery,
    instalments: order.instalments.map(({ sequence, stage, percent, amount, dueTime, payTime, isOverdue, payReference }) => ({
      sequence,
      stage,
      percent,
      amount: money(amount),
      due: deadline(dueTime),
      paid: moment(payTime),
      isOverdue,
      payReference,
    })),
    steps: stepsOf(order).map(({ key, time, state }) => ({ key, state, note: time === null ? null : format.day(time) })),
    underWay: underWay(order),
    timeline: order.timeline.map((entry, index) => entryView(format, entry, currency, index)),
    packages: order.packages.map((parcel) => ({
      id: parcel.orderDeliveryId,
      company: parcel.companyName,
      waybill: parcel.dvyFlowId,
      former: parcel.formerWaybills.map(({ dvyFlowId, until }) => ({ waybill: dvyFlowId, at: format.moment(until) })),
      sent: format.moment(parcel.createTime),
      track: trackView(format, parcel),
      items: parcel.deliveryItems.map((item) => ({
        orderItemId: item.orderItemId,
        goods: format.row([item.prodName, item.skuName]),
        quantity: format.quantity(item.count, unitOf.get(item.orderItemId) ?? ''),
      })),
    })),
    items: order.orderItemDtos.map((item) => ({
      orderItemId: item.orderItemId,
      prodId: item.prodId,
      name: item.prodName,
      variant: item.skuName,
      picture: item.pic,
      price: money(item.offer?.price ?? item.price),
      offer: offerOf(format, item, currency),
      pieces: format.quantity(item.prodCount, item.unit),
      cartons: format.whole(item.cartons),
      /** Of these, those that are sent, where some were refunded before they left. */
      meantCartons: item.canceledCartons > 0 ? format.whole(item.cartons - item.canceledCartons) : null,
      priceReduced: item.priceReducedAmount > 0 ? money(item.priceReducedAmount) : null,
      sum: money(paidSum(item)),
      review:
        order.receiptTime === null
          ? null
          : item.commSts === commSts.reviewed
            ? ('written' as const)
            : order.canReview
              ? ('open' as const)
              : null,
      canRefund:
        order.canRefund &&
        (item.canRefundAmount > 0 || order.payType === payType.points) &&
        item.openRefundSn === null &&
        order.orderItemDtos.length > 1,
      refunded: item.refundSentCount > 0 ? format.quantity(item.refundSentCount, item.unit) : null,
      onItsWay: item.refundOnItsWayCount > 0 ? format.quantity(item.refundOnItsWayCount, item.unit) : null,
      shipped:
        item.shippedCount > 0 && item.shippedCount < item.prodCount - item.canceledCount
          ? format.quantity(item.shippedCount, item.unit)
          : null,
      held: heldView(format, order, item),
    })),
    amounts: {
      goods: money(order.total),
      freight: money(order.transfee),
      storeCoupon: order.shopCouponMoney > 0 ? money(order.shopCouponMoney) : null,
      platformCoupon: order.platformCouponAmount > 0 ? money(order.platformCouponAmount) : null,
      reduce: otherReductions(order) > 0 ? money(otherReductions(order)) : null,
      points: order.score > 0 ? { used: format.whole(order.score), amount: money(order.scoreAmount) } : null,
      fromBalance: order.balanceAmount > 0 ? money(order.balanceAmount) : null,
      pointsBack: order.refundedScore > 0 ? format.whole(order.refundedScore) : null,
      total: money(order.actualTotal),
      about: format.about(order.actualTotal, currency),
      paid: order.payTime !== null && order.captured === order.actualTotal,
      paidSoFar: order.captured > 0 && order.captured < order.actualTotal ? money(order.captured) : null,
      currency,
      charged: moment(order.payTime),
      /** What of her money leaves the escrow for good when she claims nothing more. */
      leaves: leaves === null ? null : money(leaves),
    },
  };
}

/** What is taken off beside coupons and points, which stand on lines of their own. */
const otherReductions = ({ reduceAmount, scoreAmount, shopCouponMoney, platformCouponAmount }: WireOrder): number =>
  Math.round((reduceAmount - scoreAmount - shopCouponMoney - platformCouponAmount) * 100) / 100;

export type Order = Awaited<ReturnType<typeof loadOrder>>;

/** What of a line stays with the supplier until its refund is settled, and whether the rest of it leaves. */
function heldView(format: Format, order: WireOrder, { orderItemId, unit }: WireOrder['orderItemDtos'][number]) {
  const line = order.toLeave.find((one) => one.orderItemId === orderItemId);
  if (line === undefined || line.held === 0) return null;
  return { pieces: format.quantity(line.held, unit), isRestShipped: line.held < line.count && order.dvyType !== deliveryType.buyerPickup };
}

/** Vouchers in the order in which they were issued, each with the name of what it is for. */
function vouchersOf(format: Format, order: WireOrder) {
  const names = new Map(order.orderItemDtos.map((item) => [item.orderItemId, item.prodName]));
  return order.vouchers.map((voucher, index) => ({
    voucherId: voucher.voucherId,
    place: format.whole(index + 1),
    name: names.get(voucher.orderItemId) ?? '',
    state: voucher.state,
    code: voucher.voucherCode,
    picture: voucher.voucherCode && qrPath(voucher.voucherCode),
    until: format.deadline(voucher.validUntil),
    unused: voucher.unused,
    used: voucher.redeemedTime && format.moment(voucher.redeemedTime),
    ended: voucher.endedTime && format.moment(voucher.endedTime),
  }));
}

function entryView(format: Format, entry: WireEntry, currency: string, index: number) {
  const when = entry.at === null ? null : entry.untilAt === null ? format.moment(entry.at) : format.span(entry.at, entry.untilAt);
  return {
    key: `${entry.kind}-${index}`,
    at: entry.at,
    when,
    /** Not later than this, where no day is named from which on. */
    until: entry.at === null && entry.untilAt !== null ? format.deadline(entry.untilAt) : null,
    lane: entry.lane,
    kind: entry.kind,
    phase: entry.phase,
    actor: entry.actor,
    amount: entry.amount === null ? '' : format.money(entry.amount, currency),
    // A waybill keeps its order within a sentence that runs from right to left.
    text: format.row([entry.text ?? '']),
    count: entry.count,
    refundSn: entry.refundSn,
    waybills: entry.waybills,
    offer: entry.offer && offerAboutView(format, entry.offer),
  };
}

export type Entry = ReturnType<typeof entryView>;
