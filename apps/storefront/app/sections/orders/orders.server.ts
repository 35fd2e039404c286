import { anyStatus, code, orderStatus, orderTimeStatus } from '@kyakhta/contract/values';
import { ask, formatOf, tryAsk, type Asked } from '../../ask.ts';
import { orderCardView } from './order-view.server.ts';

const perPage = 10;
/** Tabs of the list, in the order an order passes through them. */
const tabStatuses = [
  anyStatus,
  orderStatus.pendingPayment,
  orderStatus.pendingDelivery,
  orderStatus.pendingReceipt,
  orderStatus.pendingEvaluation,
  orderStatus.completed,
  orderStatus.canceled,
];

const oneOf = (text: string | null, allowed: readonly number[]): number =>
  text !== null && allowed.includes(Number(text)) ? Number(text) : 0;

export async function loadOrders(asked: Asked) {
  const { searchParams } = asked.url;
  const status = oneOf(searchParams.get('status'), Object.values(orderStatus));
  const time = oneOf(searchParams.get('time'), Object.values(orderTimeStatus));
  const words = searchParams.get('q')?.trim().slice(0, 200) ?? '';
  const isNumber = /^\d{6,20}$/.test(words);
  const current = Math.min(100_000, Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1));
  const [page, centre] = await Promise.all([
    ask(asked, 'GET /p/myOrder/myOrderSearch', {
      status,
      orderTimeStatus: time,
      current,
      size: perPage,
      ...(words && (isNumber ? { orderNumber: words } : { prodName: words })),
    }),
    tryAsk(asked, 'GET /p/user/centerInfo', {}),
  ]);
  const counts = centre.code === code.ok ? centre.data.orderCountData : null;
  const countOf: Record<number, number | undefined> = {
    [anyStatus]: counts?.allCount,
    [orderStatus.pendingPayment]: counts?.unPay,
    [orderStatus.pendingDelivery]: counts?.payed,
    [orderStatus.pendingReceipt]: counts?.consignment,
    [orderStatus.pendingEvaluation]: counts?.confirm,
    [orderStatus.completed]: counts?.success,
    [orderStatus.canceled]: counts?.close,
  };
  const format = formatOf(asked.context);
  return {
    status,
    time,
    words,
    current: page.current,
    pages: page.pages,
    tabs: tabStatuses.map((tab) => ({ status: tab, count: countOf[tab] === undefined ? null : format.whole(countOf[tab]) })),
    orders: page.records.map((order) => orderCardView(asked.context, order)),
    filtered: words !== '' || time !== 0 || status !== 0,
  };
}

export type OrderList = Awaited<ReturnType<typeof loadOrders>>;
