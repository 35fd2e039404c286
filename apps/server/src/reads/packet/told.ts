import type { Result } from '../../runtime/context.ts';
import type { PacketEvent } from './events.ts';

export type PacketOrder = Result<'GET /p/myOrder/orderDetail'>;
export type PacketRefund = Omit<Result<'GET /shop/admin/refund/info'>, 'nickName' | 'lastRefundAddr'>;

/** The order and its lines as they were frozen. */
export const orderEvents = (order: PacketOrder): PacketEvent[] => {
  const { createTime: at, currency, userAddrDto: a } = order;
  const address =
    a === null ? '' : [a.receiver, a.mobile, a.postCode, a.country, a.province, a.city, a.area, a.addr].filter(Boolean).join(', ');
  const head: PacketEvent = {
    at,
    kind: 'order',
    by: 'buyer',
    data: {
      orderNumber: order.orderNumber,
      store: order.shopName,
      currency,
      goods: String(order.total),
      freight: String(order.transfee),
      reductions: String(order.reduceAmount),
      total: String(order.actualTotal),
      paymentTerm: order.paymentTerm,
      deliveryType: order.dvyType,
      transportType: order.transportType,
      claimDays: order.claimDays,
      remarks: order.remarks,
      address,
    },
  };
  const lines = order.orderItemDtos.map((item): PacketEvent => ({
    at,
    kind: 'line',
    by: 'buyer',
    data: {
      line: item.orderItemId,
      goods: item.prodName,
      variant: item.skuName,
      pieces: item.prodCount,
      unit: item.unit,
      price: String(item.price),
      amount: String(item.productTotalAmount),
      freight: String(item.transfee),
    },
  }));
  return [head, ...lines];
};

const tracesOf = (
  of: Readonly<Record<string, string | number>>,
  waybill: string,
  traces: PacketOrder['packages'][number]['traces'],
): PacketEvent[] =>
  traces.map((trace) => ({
    at: trace.acceptTime,
    kind: 'tracking',
    by: 'carrier',
    data: { ...of, waybill, state: trace.state, words: trace.acceptStation },
  }));

/** Parcels sent, and where carriers have seen them. */
export const parcelEvents = (order: PacketOrder): PacketEvent[] =>
  order.packages.flatMap((parcel): PacketEvent[] => [
    {
      at: parcel.createTime,
      kind: 'parcel',
      by: 'seller',
      data: {
        parcel: parcel.orderDeliveryId,
        carrier: parcel.companyName,
        waybill: parcel.dvyFlowId,
        content: parcel.deliveryItems.map((i) => `${i.orderItemId} × ${i.count}`).join(', '),
      },
    },
    ...tracesOf({ parcel: parcel.orderDeliveryId }, parcel.dvyFlowId, parcel.traces),
  ]);

/** What became of each voucher; the codes are nobody's but the buyer's. */
export const voucherEvents = (order: PacketOrder): PacketEvent[] =>
  order.vouchers.map((v) => ({
    at: v.redeemedTime ?? v.endedTime ?? order.dvyTime ?? order.createTime,
    kind: 'voucher',
    by: v.redeemedTime === null ? 'platform' : 'seller',
    data: { voucher: v.voucherId, line: v.orderItemId, state: v.state, validUntil: v.validUntil, revealed: v.revealedTime },
  }));

/** What was asked for, each time it was. The moves hold how the store answered. */
const wishEvents = (refund: PacketRefund): PacketEvent[] =>
  refund.wishes.map((wish) => ({
    at: wish.at,
    kind: 'refund',
    by: 'buyer',
    data: {
      refund: refund.refundSn,
      application: wish.applySn,
      number: wish.number,
      applyType: wish.applyType,
      received: wish.isReceiver === 1,
      currency: refund.currency,
      amount: String(wish.refundAmount),
      goods: String(wish.goodsAmount),
      freight: String(wish.freightAmount),
      pieces: wish.goodsNum,
      lines: wish.items.map((i) => `${i.orderItemId} × ${i.count}: ${String(i.amount)}`).join(', '),
      reason: wish.buyerReason,
      description: wish.buyerDesc,
      mobile: wish.buyerMobile,
      pictures: wish.pictures,
    },
  }));

/** The parcels back as they were reported, and where each was seen. */
const returnEvents = (refund: PacketRefund): PacketEvent[] =>
  refund.parcels.flatMap((parcel): PacketEvent[] => [
    {
      at: parcel.at,
      kind: 'returnParcel',
      by: 'buyer',
      data: {
        parcel: parcel.number,
        carrier: parcel.expressName,
        waybill: parcel.expressNo,
        mobile: parcel.mobile,
        remarks: parcel.senderRemarks,
        pictures: parcel.pictures,
      },
    },
    ...tracesOf({ refund: refund.refundSn }, parcel.expressNo, parcel.track?.traces ?? []),
  ]);

/** What was asked for, the parcels back, and the evidence of both sides. */
export const refundEvents = (refund: PacketRefund): PacketEvent[] => [
  ...wishEvents(refund),
  ...returnEvents(refund),
  ...refund.evidence.map((e): PacketEvent => ({
    at: e.createTime,
    kind: 'evidence',
    by: e.side,
    data: { evidence: e.evidenceId, description: e.voucherDesc, pictures: e.pictures },
  })),
];
