import { QueuePage, ask, onlyId, readQueue, sheetHref, useMay } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ProposalCard } from './proposal-card.tsx';
import { proposalsHref, proposalViews } from './proposals-href.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  readQueue(request, proposalViews, ({ view, paging, only }) =>
    ask(request, 'GET /platform/proposal/page', { view: view ?? 'open', proposalId: onlyId(only), ...paging }),
  );

/** What needs two operators: one has proposed it, another decides. */
export function Component() {
  const { t } = useLingui();
  const may = useMay();
  const queue = useLoaderData<typeof loader>();
  const { records, open } = queue.page;
  return (
    <QueuePage
      title={t({ message: 'Proposals', comment: 'Page: what one operator proposes and another agrees to' })}
      tabsLabel={t`Proposals by state`}
      tabs={[
        {
          label: t({ message: 'Waiting', context: 'proposals', comment: 'Tab: proposals that wait for a second operator' }),
          count: open,
        },
        {
          view: 'decided',
          label: t({ message: 'Decided', context: 'proposals', comment: 'Tab: proposals that were agreed to or refused' }),
        },
      ]}
      exportHref={sheetHref('GET /platform/proposal/export', { view: queue.view ?? 'open', proposalId: onlyId(queue.only) })}
      queue={queue}
      href={proposalsHref}
      above={
        may('money') ? null : (
          <p className="mb-4 max-w-3xl text-ink-2">{t`Here stands what you proposed, and what became of it. Operators with the area Money decide.`}</p>
        )
      }
      empty={{
        icon: CircleCheck,
        title: queue.view === 'decided' ? t`Nothing was decided yet` : t`No proposal waits`,
        text: t`What moves money by hand is proposed by one operator, with a reason, and done when another agrees. From which amount on stands in the site settings.`,
      }}
    >
      <ul className="grid gap-3">
        {records.map((one) => (
          <li key={one.proposalId}>
            <ProposalCard one={one} />
          </li>
        ))}
      </ul>
    </QueuePage>
  );
}
