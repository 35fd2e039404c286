import { msg } from '@lingui/core/macro';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { InvoicesPage } from '../sections/invoices/invoices-page.tsx';
import { loadInvoices } from '../sections/invoices/invoices.server.ts';
import type { Route } from './+types/uc-invoice';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  title: pageTitle(context.get(i18nContext), msg`Invoices`),
  list: await loadInvoices({ context, url }),
});

export default function UcInvoice({ loaderData }: Route.ComponentProps) {
  return <InvoicesPage list={loaderData.list} />;
}
