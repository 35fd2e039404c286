import { defineMessage } from '@lingui/core/macro';
import { code, invoiceOrdersMax, invoiceStatus } from '@kyakhta/contract/values';
import { redirect } from 'react-router';
import { ask, formatOf, goTo, keepLanguage, tryAsk, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { orderNumbersOf } from '../../payment-address.ts';
import { openForm } from '../account/form-answer.server.ts';
import type { FormResult } from '../account/form-result.ts';
import { idIn } from './invoices.server.ts';
import { titleForm, typedTitle } from './title.server.ts';

/** Orders to choose from, saved titles, and what the form begins with. */
export async function loadApplication(asked: Asked) {
  const id = idIn(asked.url, 'id');
  const named = orderNumbersOf(asked.url);
  const [titles, countries, page, before] = await Promise.all([
    ask(asked, 'GET /p/invoiceTitle/list', {}),
    ask(asked, 'GET /p/address/countries', {}),
    id === 0 ? ask(asked, 'GET /p/orderInvoice/orders', { size: invoiceOrdersMax, ...(named && { orderNumbers: named }) }) : null,
    id === 0 ? null : ask(asked, 'GET /p/orderInvoice/info/{orderInvoiceId}', { orderInvoiceId: id }),
  ]);
  if (before?.status === invoiceStatus.issued) throw redirect(keepLanguage(asked.url, paths.invoice(before.orderInvoiceId)));
  const format = formatOf(asked.context);
  const wanted = new Set(named?.split(',') ?? []);
  const chosen = titles.find(({ titleId }) => titleId === idIn(asked.url, 'title'));
  // Who was chosen to buy, where the orders that are asked for agree on it.
  const bought = (page?.records ?? []).filter(({ orderNumber }) => wanted.has(orderNumber)).map(({ buyer }) => buyer);
  const [buyer] = bought;
  const same = buyer && bought.every((one) => JSON.stringify(one) === JSON.stringify(buyer)) ? buyer : null;
  const title = chosen ?? before ?? same ?? titles.find(({ isDefault }) => isDefault);
  /** What the address says beside the saved title and a question about one. */
  const about = { ...(wanted.size > 0 && { orderNumbers: [...wanted].join(',') }), ...(id > 0 && { id }) };
  const saved = titles.map((one) => ({
    id: one.titleId,
    name: one.headerName,
    taxNumber: one.invoiceTaxNumber,
    isDefault: one.isDefault,
    isChosen: one.titleId === chosen?.titleId,
    href: paths.applyInvoice({ ...about, title: one.titleId }),
  }));
  const kept = { ...about, ...(chosen && { title: chosen.titleId }) };
  const orders = before ? before.orders.map((o) => ({ ...o, actualTotal: o.amount, currency: before.currency })) : (page?.records ?? []);
  return {
    id: id || null,
    failed: before?.status === invoiceStatus.failed ? before.reason : null,
    orders: orders.map((order) => ({
      orderNumber: order.orderNumber,
      amount: format.money(order.actualTotal, order.currency),
      about: format.row([format.day(order.createTime), order.shopName, ...order.prodNames]),
      chosen: before !== null || orders.length === 1 || wanted.has(order.orderNumber),
    })),
    titles: saved,
    /** Which of them is to be forgotten, when the buyer is asked; `kept` is what the address says otherwise. */
    asks: saved.find((one) => one.id === idIn(asked.url, 'ask')) ?? null,
    kept: Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, String(value)])),
    back: paths.applyInvoice(kept),
    countries: countries.map(({ country, countryName }) => ({ country, name: countryName })),
    form: titleForm(title),
  };
}
export type Application = Awaited<ReturnType<typeof loadApplication>>;

const words = {
  orders: defineMessage({ message: 'Choose at least one order.' }),
};

/** Applies, or forgets a saved title. */
export async function apply(asked: Asked, data: FormData): Promise<Response | FormResult> {
  const form = openForm(asked, data);
  const id = idIn(asked.url, 'id');
  if (form.has('forget')) {
    const answer = await tryAsk(asked, 'DELETE /p/invoiceTitle/{titleId}', { titleId: form.text('forget') });
    if (answer.code !== code.ok) return form.refused(answer);
    return goTo(asked.url, paths.applyInvoice({ orderNumbers: orderNumbersOf(asked.url) ?? '', ...(id > 0 && { id }) }));
  }
  const orderNumbers = data
    .getAll('order')
    .filter((value) => typeof value === 'string')
    .join(',');
  const { title: typed, faults } = typedTitle(form);
  const wrong = form.faults({ orders: id === 0 && orderNumbers === '' && words.orders, ...faults });
  if (wrong) return wrong;
  const title = { ...typed, saveTitle: form.has('saveTitle') ? 1 : 0 };
  const answer =
    id > 0
      ? await tryAsk(asked, 'PUT /p/orderInvoice', { orderInvoiceId: id, ...title })
      : await tryAsk(asked, 'POST /p/orderInvoice', { orderNumbers, ...title });
  if (answer.code === code.ok) return goTo(asked.url, paths.invoice(answer.data.orderInvoiceId, { done: 1 }));
  return form.refused(answer, { orderInvoiced: 'orders', orderNotInvoiceable: 'orders', currenciesDiffer: 'orders' });
}
