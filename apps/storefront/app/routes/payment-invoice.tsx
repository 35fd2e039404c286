import { msg } from '@lingui/core/macro';
import { data, redirect } from 'react-router';
import { keepLanguage, toLogin, type PageProblem } from '../ask.ts';
import { i18nContext, personContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { paths } from '../paths.ts';
import { orderNumbersOf } from '../payment-address.ts';
import { InvoicePage } from '../sections/checkout/invoice-page.tsx';
import { loadPayment } from '../sections/checkout/payment.server.ts';
import type { Route } from './+types/payment-invoice';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

/** Only a transfer that is waited for has an invoice; anything else is on the payment page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const orderNumbers = orderNumbersOf(url);
  if (orderNumbers === null) throw data<PageProblem>({ msg: '', failure: 'orderUnknown' }, { status: 404 });
  if (!context.get(personContext).buyer) throw toLogin(url);
  const payment = await loadPayment({ context, url }, orderNumbers);
  if (!payment.attempt?.transfer) throw redirect(keepLanguage(url, paths.payment(orderNumbers)));
  return { title: pageTitle(context.get(i18nContext), msg`Payment invoice`), payment };
}

export default function PaymentInvoice({ loaderData }: Route.ComponentProps) {
  return <InvoicePage payment={loaderData.payment} />;
}
