import { IndexPage, Pages, ask, pageOf, rowsPerPage, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, EmptyState, Info } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CaseDecide } from '../../forms/case-decide.tsx';
import { CaseCard } from './case-card.tsx';
import type { CaseWay, PaymentCase } from './case-ways.ts';
import { casesHref } from './cases-href.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const closed = searchParams.get('view') === 'closed';
  const current = pageOf(searchParams);
  const [page, open] = await Promise.all([
    ask(request, 'GET /platform/payment/cases', { open: closed ? 0 : 1, current, size: rowsPerPage }),
    closed ? ask(request, 'GET /platform/payment/cases', { size: 1 }) : null,
  ]);
  return { page, closed, current, openCount: open?.total ?? page.total };
}

/** Money that does not fit its orders, and payments nobody knows the end of; the oldest first. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, closed, current, openCount } = useLoaderData<typeof loader>();
  const [asked, setAsked] = useState<{ of: PaymentCase; way: CaseWay } | null>(null);
  const count = number(page.total);
  return (
    <IndexPage
      title={t`Payment cases`}
      tabsLabel={t`Cases by state`}
      tabs={[
        {
          href: casesHref({}),
          label: t({ message: 'Open', context: 'cases', comment: 'Tab: payment cases that are open' }),
          count: number(openCount),
          current: !closed,
        },
        {
          href: casesHref({ closed: true }),
          label: t({ message: 'Closed', context: 'cases', comment: 'Tab: payment cases that are closed' }),
          current: closed,
        },
      ]}
      summary={t({ message: `Cases: ${count}`, comment: 'How many payment cases the list holds' })}
    >
      {page.records.length > 0 ? (
        <ul className="grid gap-3">
          {page.records.map((one) => (
            <li key={one.caseId}>
              <CaseCard one={one} onDecide={(way) => setAsked({ of: one, way })} />
            </li>
          ))}
        </ul>
      ) : closed ? (
        <EmptyState icon={Info} title={t`No case has been closed yet`}>
          {t`Cases stand here with their notes once the money has gone back or the provider has answered.`}
        </EmptyState>
      ) : (
        <EmptyState icon={CircleCheck} title={t`Every payment fits its orders`}>
          {t`A case opens when money comes too late, twice or in a wrong amount, or when a provider does not answer for ten minutes.`}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => casesHref({ closed, page: next })} />
      {asked ? <CaseDecide of={asked.of} way={asked.way} onClose={() => setAsked(null)} /> : null}
    </IndexPage>
  );
}
