import { QueuePage, ask, onlyId, readQueue, sheetHref } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { ReceiptText } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { InvoiceDecide } from '../../forms/invoice-decide.tsx';
import { InvoiceCard, type ConsoleInvoice, type InvoiceWay } from './invoice-card.tsx';
import { invoicesHref, invoiceViews } from './invoices-href.ts';

/** The one that is asked for: by the number that it was issued under, or by the id of its application. */
const oneOf = (only: string | undefined) => {
  const orderInvoiceId = onlyId(only);
  return orderInvoiceId === undefined ? { invoiceNumber: only } : { orderInvoiceId };
};

export const loader = ({ request }: LoaderFunctionArgs) =>
  readQueue(request, invoiceViews, ({ view, paging, only }) =>
    ask(request, 'GET /platform/invoice/page', { view: view ?? 'open', ...oneOf(only), ...paging }),
  );

/** Applications for invoices, the oldest first; and what became of them. */
export function Component() {
  const { t } = useLingui();
  const queue = useLoaderData<typeof loader>();
  const { records, open } = queue.page;
  const [asked, setAsked] = useState<{ of: ConsoleInvoice; way: InvoiceWay } | null>(null);
  return (
    <QueuePage
      title={t`Invoices`}
      tabsLabel={t`Invoices by state`}
      tabs={[
        { label: t({ message: 'To issue', comment: 'Tab: applications for invoices that wait' }), count: open },
        {
          view: 'issued',
          label: t({ message: 'Issued', context: 'tab of invoices', comment: 'A list of invoices in this state' }),
        },
        {
          view: 'failed',
          label: t({ message: 'Turned down', context: 'tab of invoices', comment: 'A list of applications in this state' }),
        },
      ]}
      exportHref={sheetHref('GET /platform/invoice/export', { view: queue.view ?? 'open', ...oneOf(queue.only) })}
      queue={queue}
      href={invoicesHref}
      empty={{
        icon: ReceiptText,
        title: queue.view === undefined ? t`No invoice waits to be issued` : t`None yet`,
        text: t`Buyers apply for invoices of orders that they have received and paid.`,
      }}
      dialog={asked ? <InvoiceDecide of={asked.of} way={asked.way} onClose={() => setAsked(null)} /> : null}
    >
      <ul className="grid gap-3">
        {records.map((one) => (
          <li key={one.orderInvoiceId}>
            <InvoiceCard one={one} onDecide={(way) => setAsked({ of: one, way })} />
          </li>
        ))}
      </ul>
    </QueuePage>
  );
}
