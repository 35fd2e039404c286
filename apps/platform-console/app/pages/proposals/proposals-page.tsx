import { ResourcePage, useMay } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck } from '@kyakhta/ui';
import { useLoaderData } from 'react-router';
import { ProposalCard } from './proposal-card.tsx';
import { proposals } from './proposals-resource.ts';

export const loader = proposals.loader;

/** What needs two operators: one has proposed it, another decides. */
export function Component() {
  const { t } = useLingui();
  const may = useMay();
  const list = useLoaderData<typeof loader>();
  const { records, open } = list.page;
  return (
    <ResourcePage
      of={proposals}
      list={list}
      tabsLabel={t`Proposals by state`}
      tabs={{
        open: {
          label: t({ message: 'Waiting', context: 'proposals', comment: 'Tab: proposals that wait for a second operator' }),
          count: open,
        },
        decided: {
          label: t({ message: 'Decided', context: 'proposals', comment: 'Tab: proposals that were agreed to or refused' }),
        },
      }}
      above={
        may('money') ? null : (
          <p className="mb-4 max-w-3xl text-ink-2">{t`Your proposals and their outcomes appear here. Operators with the area Money decide.`}</p>
        )
      }
      empty={{
        icon: CircleCheck,
        title: list.view === 'decided' ? t`Nothing was decided yet` : t`No proposal waits`,
        text: t`Manual movements of money are proposed by one operator, with a reason, and executed when another agrees. The site settings say from which amount.`,
      }}
    >
      <ul className="grid gap-3">
        {records.map((one) => (
          <li key={one.proposalId}>
            <ProposalCard one={one} />
          </li>
        ))}
      </ul>
    </ResourcePage>
  );
}
