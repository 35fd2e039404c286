import { DataTable, QueuePage, ask, readQueue, sheetHref, useFormat, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Store } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { userHref } from '../users/users-href.ts';
import { ApplicationTag } from './application-tag.tsx';
import { applicationHref, applicationsHref, applicationViews } from './applications-href.ts';

type Card = Output<'GET /platform/shopAudit/page'>['records'][number];

export const loader = ({ request }: LoaderFunctionArgs) =>
  readQueue(request, applicationViews, ({ view, paging }) =>
    ask(request, 'GET /platform/shopAudit/page', { view: view ?? 'open', ...paging }),
  );

/** Applications for stores: those that wait, the longest waiting first. */
export function Component() {
  const { t } = useLingui();
  const queue = useLoaderData<typeof loader>();
  const columns = useColumns();
  const { records, open } = queue.page;
  return (
    <QueuePage
      title={t`Applications for stores`}
      tabsLabel={t`Applications by state`}
      tabs={[
        { label: t({ message: 'To look at', comment: 'Tab: applications for stores that wait' }), count: open },
        {
          view: 'refused',
          label: t({ message: 'Refused', context: 'tab of applications', comment: 'A list of applications for stores in this state' }),
        },
        {
          view: 'approved',
          label: t({ message: 'Approved', context: 'tab of applications', comment: 'A list of applications for stores in this state' }),
        },
      ]}
      exportHref={sheetHref('GET /platform/shopAudit/export', { view: queue.view ?? 'open' })}
      queue={queue}
      href={applicationsHref}
      empty={{
        icon: Store,
        title: queue.view === undefined ? t`No application waits` : t`None yet`,
        text: t`Buyers apply for a store of their own in the buyer centre.`,
      }}
    >
      <DataTable label={t`Applications for stores`} columns={columns} rows={records} rowKey={({ applicationId }) => applicationId} />
    </QueuePage>
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
        <time dateTime={submittedAt} className="@4xl:whitespace-nowrap tabular-nums">
          {moment(submittedAt)}
        </time>
      ),
    },
  ];
}
