import { ResourcePage, ask, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Info } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CaseDecide } from '../../forms/case-decide.tsx';
import { CaseCard } from './case-card.tsx';
import type { CaseWay, PaymentCase } from './case-ways.ts';
import { cases } from './cases-resource.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { view, narrowed } = cases.asked(request);
  const [list, open] = await Promise.all([
    cases.load(request),
    view === 'closed' || narrowed.only !== undefined ? ask(request, 'GET /platform/payment/cases', { size: 1 }) : null,
  ]);
  return { list, open: open?.total ?? list.page.total };
}

/** Money that does not fit its orders, and payments nobody knows the end of; the oldest first. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { list, open } = useLoaderData<typeof loader>();
  const { records, total } = list.page;
  const [asked, setAsked] = useState<{ of: PaymentCase; way: CaseWay } | null>(null);
  const count = number(total);
  return (
    <ResourcePage
      of={cases}
      list={list}
      tabsLabel={t`Cases by state`}
      tabs={{
        open: { label: t({ message: 'Open', context: 'cases', comment: 'Tab: payment cases that are open' }), count: open },
        closed: { label: t({ message: 'Closed', context: 'cases', comment: 'Tab: payment cases that are closed' }) },
      }}
      summary={t({ message: `Cases: ${count}`, comment: 'How many payment cases the list holds' })}
      empty={
        list.view === 'closed'
          ? {
              icon: Info,
              title: t`No case has been closed yet`,
              text: t`Cases appear here with their notes once the money has been returned or the provider has answered.`,
            }
          : {
              icon: CircleCheck,
              title: t`Every payment matches its orders`,
              text: t`A case opens when money arrives too late, twice or in the wrong amount, or when a provider does not answer for ten minutes.`,
            }
      }
      below={asked ? <CaseDecide of={asked.of} way={asked.way} onClose={() => setAsked(null)} /> : null}
    >
      <ul className="grid gap-3">
        {records.map((one) => (
          <li key={one.caseId}>
            <CaseCard one={one} onDecide={(way) => setAsked({ of: one, way })} />
          </li>
        ))}
      </ul>
    </ResourcePage>
  );
}
