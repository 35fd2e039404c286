import { QueuePage, ask, onlyId, readQueue, sheetHref, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Info } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CaseDecide } from '../../forms/case-decide.tsx';
import { CaseCard } from './case-card.tsx';
import type { CaseWay, PaymentCase } from './case-ways.ts';
import { casesHref, caseViews } from './cases-href.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  readQueue(request, caseViews, async ({ view, paging, only }) => {
    const [page, open] = await Promise.all([
      ask(request, 'GET /platform/payment/cases', { open: view === 'closed' ? 0 : 1, caseId: onlyId(only), ...paging }),
      view === 'closed' || only !== undefined ? ask(request, 'GET /platform/payment/cases', { size: 1 }) : null,
    ]);
    return { ...page, open: open?.total ?? page.total };
  });

/** Money that does not fit its orders, and payments nobody knows the end of; the oldest first. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const queue = useLoaderData<typeof loader>();
  const { records, total, open } = queue.page;
  const [asked, setAsked] = useState<{ of: PaymentCase; way: CaseWay } | null>(null);
  const count = number(total);
  return (
    <QueuePage
      title={t`Payment cases`}
      tabsLabel={t`Cases by state`}
      tabs={[
        { label: t({ message: 'Open', context: 'cases', comment: 'Tab: payment cases that are open' }), count: open },
        { view: 'closed', label: t({ message: 'Closed', context: 'cases', comment: 'Tab: payment cases that are closed' }) },
      ]}
      exportHref={sheetHref('GET /platform/payment/cases/export', { open: queue.view === 'closed' ? 0 : 1, caseId: onlyId(queue.only) })}
      queue={queue}
      href={casesHref}
      summary={t({ message: `Cases: ${count}`, comment: 'How many payment cases the list holds' })}
      empty={
        queue.view === 'closed'
          ? {
              icon: Info,
              title: t`No case has been closed yet`,
              text: t`Cases stand here with their notes once the money has gone back or the provider has answered.`,
            }
          : {
              icon: CircleCheck,
              title: t`Every payment fits its orders`,
              text: t`A case opens when money comes too late, twice or in a wrong amount, or when a provider does not answer for ten minutes.`,
            }
      }
      dialog={asked ? <CaseDecide of={asked.of} way={asked.way} onClose={() => setAsked(null)} /> : null}
    >
      <ul className="grid gap-3">
        {records.map((one) => (
          <li key={one.caseId}>
            <CaseCard one={one} onDecide={(way) => setAsked({ of: one, way })} />
          </li>
        ))}
      </ul>
    </QueuePage>
  );
}
