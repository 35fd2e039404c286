import { ResourcePage } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { ReceiptText } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { InvoiceDecide } from '../../forms/invoice-decide.tsx';
import { InvoiceCard, type ConsoleInvoice, type InvoiceWay } from './invoice-card.tsx';
import { invoices } from './invoices-resource.ts';

export const loader = invoices.loader;

/** Applications for invoices, the oldest first; and what became of them. */
export function Component() {
  const { t } = useLingui();
  const list = useLoaderData<typeof loader>();
  const { records, open } = list.page;
  const [asked, setAsked] = useState<{ of: ConsoleInvoice; way: InvoiceWay } | null>(null);
  return (
    <ResourcePage
      of={invoices}
      list={list}
      tabsLabel={t`Invoices by state`}
      tabs={{
        open: { label: t({ message: 'To issue', comment: 'Tab: applications for invoices that wait' }), count: open },
        issued: { label: t({ message: 'Issued', context: 'tab of invoices', comment: 'A list of invoices in this state' }) },
        failed: {
          label: t({ message: 'Rejected', context: 'tab of invoices', comment: 'A list of applications in this state' }),
        },
      }}
      empty={{
        icon: ReceiptText,
        title: list.view === 'open' ? t`No invoice waits to be issued` : t`None yet`,
        text: t`Buyers apply for invoices of orders that they have received and paid.`,
      }}
      below={asked ? <InvoiceDecide of={asked.of} way={asked.way} onClose={() => setAsked(null)} /> : null}
    >
      <ul className="grid gap-3">
        {records.map((one) => (
          <li key={one.orderInvoiceId}>
            <InvoiceCard one={one} onDecide={(way) => setAsked({ of: one, way })} />
          </li>
        ))}
      </ul>
    </ResourcePage>
  );
}
