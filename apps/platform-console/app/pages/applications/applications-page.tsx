import { DataTable, IndexPage, Pages, ask, pageOf, rowsPerPage, useFormat, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Anchor, EmptyState, Store } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { userHref } from '../users/users-href.ts';
import { ApplicationTag } from './application-tag.tsx';
import { applicationHref, applicationsHref, type ApplicationsQuery } from './applications-href.ts';

type Card = Output<'GET /platform/shopAudit/page'>['records'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const named = searchParams.get('view');
  const view: ApplicationsQuery['view'] = named === 'refused' || named === 'approved' ? named : undefined;
  const current = pageOf(searchParams);
  const page = await ask(request, 'GET /platform/shopAudit/page', { view: view ?? 'open', current, size: rowsPerPage });
  return { page, view, current };
}

/** Applications for stores: those that wait, the longest waiting first. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, view, current } = useLoaderData<typeof loader>();
  const columns = useColumns();
  return (
    <IndexPage
      title={t`Applications for stores`}
      tabsLabel={t`Applications by state`}
      tabs={[
        {
          href: applicationsHref({}),
          label: t({ message: 'To look at', comment: 'Tab: applications for stores that wait' }),
          count: number(page.open),
          current: view === undefined,
        },
        {
          href: applicationsHref({ view: 'refused' }),
          label: t({ message: 'Refused', context: 'tab of applications', comment: 'A list of applications for stores in this state' }),
          current: view === 'refused',
        },
        {
          href: applicationsHref({ view: 'approved' }),
          label: t({ message: 'Approved', context: 'tab of applications', comment: 'A list of applications for stores in this state' }),
          current: view === 'approved',
        },
      ]}
    >
      {page.records.length > 0 ? (
        <DataTable label={t`Applications for stores`} columns={columns} rows={page.records} rowKey={({ applicationId }) => applicationId} />
      ) : (
        <EmptyState icon={Store} title={view === undefined ? t`No application waits` : t`None yet`}>
          {t`Buyers apply for a store of their own in the buyer centre.`}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => applicationsHref({ view, page: next })} />
    </IndexPage>
  );
}

function useColumns(): Column<Card>[] {
  const { t } = useLingui();
  const { moment, country } = useFormat();
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
          {row.city}, {country(row.country)}
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
