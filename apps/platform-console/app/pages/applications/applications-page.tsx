import { DataTable, ResourcePage, useFormat, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Store } from '@kyakhta/ui';
import { useLoaderData } from 'react-router';
import { userHref } from '../users/users-resource.ts';
import { ApplicationTag } from './application-tag.tsx';
import { applicationHref, applications } from './applications-resource.ts';

type Card = Output<'GET /platform/shopAudit/page'>['records'][number];

export const loader = applications.loader;

/** Applications for stores: those that wait, the longest waiting first. */
export function Component() {
  const { t } = useLingui();
  const list = useLoaderData<typeof loader>();
  const columns = useColumns();
  const { records, open } = list.page;
  return (
    <ResourcePage
      of={applications}
      list={list}
      tabsLabel={t`Applications by state`}
      tabs={{
        open: { label: t({ message: 'To review', comment: 'Tab: applications for stores that wait' }), count: open },
        refused: {
          label: t({ message: 'Refused', context: 'tab of applications', comment: 'A list of applications for stores in this state' }),
        },
        approved: {
          label: t({ message: 'Approved', context: 'tab of applications', comment: 'A list of applications for stores in this state' }),
        },
      }}
      empty={{
        icon: Store,
        title: list.view === 'open' ? t`No pending applications` : t`None yet`,
        text: t`Buyers apply for their own store in the buyer centre.`,
      }}
    >
      <DataTable label={t`Applications for stores`} columns={columns} rows={records} rowKey={({ applicationId }) => applicationId} />
    </ResourcePage>
  );
}

function useColumns(): Column<Card>[] {
  const { t } = useLingui();
  const { moment, country, comma } = useFormat();
  return [
    {
      key: 'store',
      head: t({ message: 'Store', comment: 'Column: name and firm' }),
      card: 'title',
      render: (row) => (
        <span className="grid">
          <Anchor
            href={applicationHref(row.applicationId)}
            className="inline-flex min-h-6 items-center font-semibold hover:text-brand hover:underline"
          >
            <bdi>{row.shopName}</bdi>
          </Anchor>
          <bdi className="text-xs font-normal text-ink-3">{row.firmName}</bdi>
        </span>
      ),
    },
    {
      key: 'state',
      head: t({ message: 'State', comment: 'Column' }),
      card: 'state',
      render: ({ applicationState: state }) => <ApplicationTag state={state} />,
    },
    {
      key: 'place',
      head: t({ message: 'City', comment: 'Column' }),
      render: (row) => (
        <bdi>
          {row.city}
          {comma}
          {country(row.country)}
        </bdi>
      ),
    },
    {
      key: 'buyer',
      head: t({ message: 'Buyer', comment: 'Column' }),
      render: (row) => (
        <Anchor href={userHref(row.userId)} className="inline-flex min-h-6 items-center hover:text-brand hover:underline">
          <bdi>{row.nickName}</bdi>
        </Anchor>
      ),
    },
    {
      key: 'since',
      head: t({ message: 'Submitted', comment: 'Column: day and time' }),
      render: ({ submittedAt }) => (
        <time dateTime={submittedAt} className="@6xl:whitespace-nowrap tabular-nums">
          {moment(submittedAt)}
        </time>
      ),
    },
  ];
}
