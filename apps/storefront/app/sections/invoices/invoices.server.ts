import type { Output } from '@kyakhta/contract/types';
import { int4Max, invoiceStatus } from '@kyakhta/contract/values';
import { data } from 'react-router';
import { ask, formatOf, type Asked, type PageProblem } from '../../ask.ts';
import type { Format } from '../../format.ts';

type Wire = Output<'GET /p/orderInvoice/page'>['records'][number];
const perPage = 10;

/** An id that an address names; 0, which nothing has, when it names none. */
export const idIn = (url: URL, name: string): number => {
  const id = Number(url.searchParams.get(name));
  return Number.isInteger(id) && id > 0 && id <= int4Max ? id : 0;
};

const cardOf = (format: Format, one: Wire) => ({
  id: one.orderInvoiceId,
  status: one.status,
  headerType: one.headerType,
  headerName: one.headerName,
  number: one.invoiceNumber,
  amount: format.money(one.invoiceAmount, one.currency),
  orderNumbers: one.orderNumbers.split(','),
  applied: format.moment(one.applicationTime),
  issued: one.issueTime && format.paperDay(one.issueTime),
  reason: one.reason,
  refunded: one.refunded,
  file: one.hasDocument ? `/api/p/orderInvoice/document?orderInvoiceId=${one.orderInvoiceId}` : null,
});
export type InvoiceCard = ReturnType<typeof cardOf>;

export async function loadInvoices(asked: Asked) {
  const { searchParams } = asked.url;
  const wanted = Number(searchParams.get('status'));
  const status = Object.values(invoiceStatus).find((value) => value === wanted) ?? 0;
  const current = Math.min(100_000, Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1));
  const [page, open] = await Promise.all([
    ask(asked, 'GET /p/orderInvoice/page', { status, current, size: perPage }),
    ask(asked, 'GET /p/orderInvoice/orders', { size: 1 }),
  ]);
  const format = formatOf(asked.context);
  return {
    status,
    current: page.current,
    pages: page.pages,
    invoices: page.records.map((one) => cardOf(format, one)),
    /** How many orders can be invoiced and are not. */
    open: open.total,
  };
}
export type InvoiceList = Awaited<ReturnType<typeof loadInvoices>>;

export async function loadInvoice(asked: Asked) {
  const orderInvoiceId = idIn(asked.url, 'id');
  if (orderInvoiceId === 0) throw data<PageProblem>({ msg: '', failure: 'invoiceUnknown' }, { status: 404 });
  const one = await ask(asked, 'GET /p/orderInvoice/info/{orderInvoiceId}', { orderInvoiceId });
  const format = formatOf(asked.context);
  return {
    ...cardOf(format, one),
    country: format.country(one.country),
    taxNumber: one.invoiceTaxNumber,
    registrationCode: one.registrationCode,
    address: one.address,
    justDone: asked.url.searchParams.get('done') === '1',
    orders: one.orders.map((order) => ({
      orderNumber: order.orderNumber,
      amount: format.money(order.amount, one.currency),
      about: format.row([format.day(order.createTime), order.shopName, ...order.prodNames]),
      refunded: order.refunded,
    })),
    history: one.history.map((entry, index) => ({
      key: `${entry.at} ${index}`,
      status: entry.status,
      again: entry.status === invoiceStatus.applying && index > 0,
      when: format.moment(entry.at),
      reason: entry.reason,
      headerName: entry.headerName,
    })),
  };
}
export type Invoice = Awaited<ReturnType<typeof loadInvoice>>;
