import { IndexPage, Pages, ask, pageOf, rowsPerPage, useFormat, useMay } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, EmptyState } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ProposalCard } from './proposal-card.tsx';
import { proposalsHref } from './proposals-href.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = searchParams.get('view') === 'decided' ? ('decided' as const) : undefined;
  const current = pageOf(searchParams);
  const { records, pages, open } = await ask(request, 'GET /platform/proposal/page', { view: view ?? 'open', current, size: rowsPerPage });
  return { records, pages, view, current, open };
}

/** What needs two operators: one has proposed it, another decides. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const may = useMay();
  const { records, pages, view, current, open } = useLoaderData<typeof loader>();
  return (
    <IndexPage
      title={t({ message: 'Proposals', comment: 'Page: what one operator proposes and another agrees to' })}
      tabsLabel={t`Proposals by state`}
      tabs={[
        {
          href: proposalsHref({}),
          label: t({ message: 'Waiting', context: 'proposals', comment: 'Tab: proposals that wait for a second operator' }),
          count: number(open),
          current: view === undefined,
        },
        {
          href: proposalsHref({ view: 'decided' }),
          label: t({ message: 'Decided', context: 'proposals', comment: 'Tab: proposals that were agreed to or refused' }),
          current: view === 'decided',
        },
      ]}
    >
      {may('money') ? null : (
        <p className="mb-4 max-w-3xl text-ink-2">{t`Here stands what you proposed, and what became of it. Operators with the area Money decide.`}</p>
      )}
      {records.length > 0 ? (
        <ul className="grid gap-3">
          {records.map((one) => (
            <li key={one.proposalId}>
              <ProposalCard one={one} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={CircleCheck} title={view === 'decided' ? t`Nothing was decided yet` : t`No proposal waits`}>
          {t`What moves money by hand is proposed by one operator, with a reason, and done when another agrees. From which amount on stands in the site settings.`}
        </EmptyState>
      )}
      <Pages current={current} pages={pages} href={(next) => proposalsHref({ view, page: next })} />
    </IndexPage>
  );
}
