import { DataTable, ResourcePage, ask, useFormat, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Money, SearchX, Tag } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { userHref, users } from './users-resource.ts';

type Person = Output<'GET /platform/user/page'>['records'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const [list, { settlementCurrency }] = await Promise.all([users.load(request), ask(request, 'GET /platform/account', {})]);
  return { list, currency: settlementCurrency };
}

/** Buyers, the newest first. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { list, currency } = useLoaderData<typeof loader>();
  const columns = useUserColumns(currency);
  const count = number(list.page.total);
  return (
    <ResourcePage
      of={users}
      list={list}
      search={{ name: 'q', label: t`Name, email, mobile or number` }}
      summary={t({ message: `Buyers: ${count}`, comment: 'How many buyers the list holds' })}
      empty={{
        icon: SearchX,
        title: t`No buyer found`,
        text: t`Check the spelling, or search for part of it.`,
        all: t`See all buyers`,
      }}
    >
      <DataTable label={t`Buyers`} columns={columns} rows={list.page.records} rowKey={({ userId }) => userId} />
    </ResourcePage>
  );
}

function useUserColumns(currency: string): Column<Person>[] {
  const { t } = useLingui();
  const { number, money, day } = useFormat();
  return [
    {
      key: 'name',
      head: t({ message: 'Buyer', comment: 'Column: name and account' }),
      card: 'title',
      render: (row) => (
        <span className="grid">
          <Anchor href={userHref(row.userId)} className="inline-flex min-h-6 items-center font-semibold hover:text-brand hover:underline">
            <bdi>{row.nickName}</bdi>
          </Anchor>
          <bdi className="text-xs font-normal text-ink-3">{row.userName}</bdi>
        </span>
      ),
    },
    {
      key: 'state',
      head: <span className="sr-only">{t`State`}</span>,
      card: 'state',
      render: ({ deleted }) => (deleted ? <Tag>{t({ message: 'Deleted', comment: 'State of an account' })}</Tag> : null),
    },
    {
      key: 'mail',
      head: t`Email and mobile`,
      card: 'line',
      className: 'text-ink-2',
      render: ({ mail, mobile }) => (
        <span className="grid">
          <bdi dir="ltr" className="aligned">
            {mail}
          </bdi>
          {mobile ? (
            <bdi dir="ltr" className="aligned text-xs">
              {mobile}
            </bdi>
          ) : null}
        </span>
      ),
    },
    {
      key: 'since',
      head: t({ message: 'Since', comment: 'Column: day of registration' }),
      render: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {day(createdAt)}
        </time>
      ),
    },
    {
      key: 'orders',
      head: t({ message: 'Orders', comment: 'Column: number of paid orders' }),
      numeric: true,
      render: ({ orders }) => number(orders),
    },
    {
      key: 'spent',
      head: t({ message: 'Paid, less refunds', comment: 'Amount: what a buyer paid for all orders' }),
      numeric: true,
      card: 'end',
      render: ({ spent }) => <Money>{money(spent, currency)}</Money>,
    },
  ];
}
