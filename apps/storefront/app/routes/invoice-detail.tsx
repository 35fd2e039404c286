import { msg } from '@lingui/core/macro';
import { toLogin } from '../ask.ts';
import { i18nContext, personContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { InvoicePage } from '../sections/invoices/invoice-page.tsx';
import { loadInvoice } from '../sections/invoices/invoices.server.ts';
import type { Route } from './+types/invoice-detail';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(personContext).buyer) throw toLogin(url);
  return { title: pageTitle(context.get(i18nContext), msg`Invoice`), invoice: await loadInvoice({ context, url }) };
}

export default function InvoiceDetail({ loaderData }: Route.ComponentProps) {
  return <InvoicePage invoice={loaderData.invoice} />;
}
