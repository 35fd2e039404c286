import type { Output } from '@kyakhta/contract/types';
import { code, commSts, orderStatus } from '@kyakhta/contract/values';
import { ask, formatOf, tryAsk, type Asked } from '../../ask.ts';
import type { Format } from '../../format.ts';
import { addressView } from '../checkout/quote.server.ts';
import { nextAction } from './order-view.server.ts';

type WireOrder = Output<'GET /p/myOrder/orderDetail'>;
type WireEntry = WireOrder['timeline'][number];

export async function loadOrder(asked: Asked, orderNumber: string) {
  const [order, site] = await Promise.all([
    ask(asked, 'GET /p/myOrder/orderDetail', { orderNumber }),
    tryAsk(asked, 'GET /webConfig/getPcWebConfig', {}),
  ]);
  const format = formatOf(asked.context);
  const { currency } = order;
  const money = (amount: number) => format.money(amount, currency);
  const moment = (iso: string | null) => (iso === null ? null : format.moment(iso));
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    store: order.shopName,
    /** Where people write when something is wrong; empty until an operator names it. */
    contact: site.code === code.ok ? site.data.pcContact : '',
    placed: format.moment(order.createTime),
    cartons: order.cartons,
    pieces: format.whole(order.productNums),
    weight: format.number(Math.round(order.weight * 10) / 10),
    volume: format.cubicMetres(order.volume),
    next: nextAction(format.moment, order),
    canCancel: order.canCancel,
    autoReceipt: moment(order.autoReceiptTime),
    release: moment(order.releaseTime),
    remarks: order.remarks,
    address: addressView(format, order.userAddrDto),
    express: order.transportType === 2,
    payType: order.payType,
    closeType: order.closeType,
    steps: stepsOf(format, order),
    timeline: order.timeline.map((entry, index) => entryView(format, entry, currency, index)),
    packages: order.packages.map((parcel) => ({
      id: parcel.orderDeliveryId,
      company: parcel.companyName,
      home: parcel.companyHomeUrl,
      waybill: parcel.dvyFlowId,
      state: parcel.state,
      sent: format.moment(parcel.createTime),
      signed: moment(parcel.signedTime),
      items: parcel.deliveryItems.map((item) => ({
        orderItemId: item.orderItemId,
        name: item.prodName,
        variant: item.skuName,
        count: format.whole(item.count),
      })),
      traces: parcel.traces.map((trace, index) => ({
        key: `${trace.acceptTime}-${index}`,
        at: trace.acceptTime,
        when: format.moment(trace.acceptTime),
        text: trace.acceptStation,
      })),
    })),
    items: order.orderItemDtos.map((item) => ({
      orderItemId: item.orderItemId,
      prodId: item.prodId,
      name: item.prodName,
      variant: item.skuName,
      picture: item.pic,
      price: money(item.price),
      pieces: format.whole(item.prodCount),
      cartons: format.whole(item.cartons),
      sum: money(item.productTotalAmount),
      review:
        order.receiptTime === null
          ? null
          : item.commSts === commSts.reviewed
            ? ('written' as const)
            : order.canReview
              ? ('open' as const)
              : null,
      shipped: item.shippedCount > 0 && item.shippedCount < item.prodCount ? format.whole(item.shippedCount) : null,
    })),
    amounts: {
      goods: money(order.total),
      freight: money(order.transfee),
      reduce: order.reduceAmount > 0 ? money(order.reduceAmount) : null,
      total: money(order.actualTotal),
      about: format.about(order.actualTotal, currency),
      paid: order.payTime !== null,
      currency,
      charged: moment(order.payTime),
    },
  };
}

export type Order = Awaited<ReturnType<typeof loadOrder>>;

/** The five steps the specification shows: ordered, paid, goods out, received, completed. */
function stepsOf(format: Format, order: WireOrder) {
  const at = [
    order.createTime,
    order.payTime,
    order.dvyTime,
    order.receiptTime,
    order.status === orderStatus.completed ? order.finallyTime : null,
  ];
  const reached = at.findLastIndex((time) => time !== null);
  const over = order.status === orderStatus.canceled;
  return at.map((time, index) => ({
    key: (['placed', 'paid', 'shipped', 'received', 'completed'] as const)[index] ?? 'placed',
    note: time === null ? null : format.day(time),
    state: index <= reached ? ('done' as const) : index === reached + 1 && !over ? ('now' as const) : ('next' as const),
  }));
}

function entryView(format: Format, entry: WireEntry, currency: string, index: number) {
  const when =
    entry.at === null ? null : entry.untilAt === null ? format.moment(entry.at) : `${format.day(entry.at)} – ${format.day(entry.untilAt)}`;
  return {
    key: `${entry.kind}-${index}`,
    at: entry.at,
    when,
    lane: entry.lane,
    kind: entry.kind,
    phase: entry.phase,
    actor: entry.actor,
    amount: entry.amount === null ? '' : format.money(entry.amount, currency),
    text: entry.text ?? '',
    count: entry.count,
  };
}

export type Entry = ReturnType<typeof entryView>;
