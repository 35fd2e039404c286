import { IndexPage, Pages, ask, pageOf, rowsPerPage, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, ReceiptText } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { InvoiceDecide } from '../../forms/invoice-decide.tsx';
import { InvoiceCard, type ConsoleInvoice, type InvoiceWay } from './invoice-card.tsx';
import { invoicesHref, type InvoicesQuery } from './invoices-href.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const named = searchParams.get('view');
  const view: InvoicesQuery['view'] = named === 'issued' || named === 'failed' ? named : undefined;
  const current = pageOf(searchParams);
  const page = await ask(request, 'GET /platform/invoice/page', { view: view ?? 'open', current, size: rowsPerPage });
  return { page, view, current };
}

/** Applications for invoices, the oldest first; and what became of them. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, view, current } = useLoaderData<typeof loader>();
  const [asked, setAsked] = useState<{ of: ConsoleInvoice; way: InvoiceWay } | null>(null);
  return (
    <IndexPage
      title={t`Invoices`}
      tabsLabel={t`Invoices by state`}
      tabs={[
        {
          href: invoicesHref({}),
          label: t({ message: 'To issue', comment: 'Tab: applications for invoices that wait' }),
          count: number(page.open),
          current: view === undefined,
        },
        {
          href: invoicesHref({ view: 'issued' }),
          label: t({ message: 'Issued', context: 'tab of invoices', comment: 'A list of invoices in this state' }),
          current: view === 'issued',
        },
        {
          href: invoicesHref({ view: 'failed' }),
          label: t({ message: 'Turned down', context: 'tab of invoices', comment: 'A list of applications in this state' }),
          current: view === 'failed',
        },
      ]}
    >
      {page.records.length > 0 ? (
        <ul className="grid gap-3">
          {page.records.map((one) => (
            <li key={one.orderInvoiceId}>
              <InvoiceCard one={one} onDecide={(way) => setAsked({ of: one, way })} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={ReceiptText} title={view === undefined ? t`No invoice waits to be issued` : t`None yet`}>
          {t`Buyers apply for invoices of orders that they have received and paid.`}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => invoicesHref({ view, page: next })} />
      {asked ? <InvoiceDecide of={asked.of} way={asked.way} onClose={() => setAsked(null)} /> : null}
    </IndexPage>
  );
}
