import { anyStatus, code, mold, orderStatus, orderTimeStatus, orderType } from '@kyakhta/contract/values';
import { ask, formatOf, goTo, tryAsk, type Asked } from '../../ask.ts';
import { paths, type OrdersQuery } from '../../paths.ts';
import { orderCardView } from './order-view.server.ts';

const perPage = 10;
/** Tabs of the list, in the order an order passes through them. */
const tabStatuses = [
  anyStatus,
  orderStatus.waitingBuyerContract,
  orderStatus.pendingPayment,
  orderStatus.pendingDelivery,
  orderStatus.pendingReceipt,
  orderStatus.pendingEvaluation,
  orderStatus.completed,
  orderStatus.canceled,
];

const oneOf = (text: string | null, allowed: readonly number[]): number =>
  text !== null && allowed.includes(Number(text)) ? Number(text) : 0;

const numberOr = (text: string | null, allowed: readonly number[]): number | null =>
  text !== null && text !== '' && allowed.includes(Number(text)) ? Number(text) : null;

/** What the address of an order list asks for. */
export const ordersQueryOf = ({ searchParams }: URL) => ({
  status: oneOf(searchParams.get('status'), Object.values(orderStatus)),
  time: oneOf(searchParams.get('time'), Object.values(orderTimeStatus)),
  type: numberOr(searchParams.get('type'), Object.values(orderType)),
  mold: numberOr(searchParams.get('mold'), [mold.physical, mold.virtual]),
  words: searchParams.get('q')?.trim().slice(0, 200) ?? '',
});
/** The same as the contract asks it. */
export const searchOf = (query: ReturnType<typeof ordersQueryOf>) => ({
  status: query.status,
  orderTimeStatus: query.time,
  ...(query.type !== null && { orderType: query.type }),
  ...(query.mold !== null && { orderMold: query.mold }),
  ...(query.words && (/^\d{6,20}$/.test(query.words) ? { orderNumber: query.words } : { prodName: query.words })),
});

const pageOf = ({ searchParams }: URL): number => Math.min(100_000, Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1));
/** The same list again, without what is asked or told over it. */
export const addressOf = (url: URL): OrdersQuery => {
  const { words, ...query } = ordersQueryOf(url);
  return { ...query, q: words, page: pageOf(url) };
};

export async function loadOrders(asked: Asked) {
  const { searchParams } = asked.url;
  const query = ordersQueryOf(asked.url);
  const { status, time, type, mold: kind, words } = query;
  const [page, centre] = await Promise.all([
    ask(asked, 'GET /p/myOrder/myOrderSearch', {
      ...searchOf(query),
      current: pageOf(asked.url),
      size: perPage,
    }),
    tryAsk(asked, 'GET /p/user/centerInfo', {}),
  ]);
  const done = searchParams.get('done') === 'removed' ? 'removed' : undefined;
  // The last order of the last page is gone.
  if (done && page.records.length === 0 && page.pages > 0)
    throw goTo(asked.url, paths.orders({ ...addressOf(asked.url), page: page.pages, done }));
  const counts = centre.code === code.ok ? centre.data.orderCountData : null;
  const countOf: Record<number, number | undefined> = {
    [anyStatus]: counts?.allCount,
    [orderStatus.waitingBuyerContract]: counts?.contract,
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
    type,
    mold: kind,
    words,
    current: page.current,
    pages: page.pages,
    tabs: tabStatuses.map((tab) => ({ status: tab, count: countOf[tab] === undefined ? null : format.whole(countOf[tab]) })),
    orders: page.records.map((order) => orderCardView(asked.context, order)),
    zone: format.zone(),
    here: addressOf(asked.url),
    asksAbout: page.records.find((order) => order.canDelete && order.orderNumber === searchParams.get('ask'))?.orderNumber ?? null,
    done: done !== undefined,
    filtered: words !== '' || time !== 0 || status !== 0 || type !== null || kind !== null,
  };
}

export type OrderList = Awaited<ReturnType<typeof loadOrders>>;
