import {
  DataTable,
  IndexPage,
  Pages,
  SearchField,
  ask,
  pageOf,
  rowsPerPage,
  sheetHref,
  useFormat,
  type Chip,
  type Column,
} from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Anchor, EmptyState, LinkButton, Money, SearchX, Tag } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { userHref, usersHref } from './users-href.ts';

type Person = Output<'GET /platform/user/page'>['records'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get('q') ?? '').trim().slice(0, 254);
  const current = pageOf(searchParams);
  const [page, { settlementCurrency }] = await Promise.all([
    ask(request, 'GET /platform/user/page', { ...(q && { q }), current, size: rowsPerPage }),
    ask(request, 'GET /platform/account', {}),
  ]);
  return { page, q, current, currency: settlementCurrency };
}

/** Buyers, the newest first. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, q, current, currency } = useLoaderData<typeof loader>();
  const columns = useUserColumns(currency);
  const chips: Chip[] = q
    ? [{ key: 'q', label: t({ message: `Found by “${q}”`, comment: 'Filter: the text searched for' }), without: usersHref({}) }]
    : [];
  const count = number(page.total);
  return (
    <IndexPage
      title={t`Buyers`}
      search={<SearchField name="q" label={t`Name, mail, mobile or number`} value={q} keep={{}} />}
      exportHref={sheetHref('GET /platform/user/export', { q: q || undefined })}
      chips={chips}
      summary={t({ message: `Buyers: ${count}`, comment: 'How many buyers the list holds' })}
    >
      {page.records.length > 0 ? (
        <DataTable label={t`Buyers`} columns={columns} rows={page.records} rowKey={({ userId }) => userId} />
      ) : (
        <EmptyState icon={SearchX} title={t`No buyer found`} action={<LinkButton href={usersHref({})}>{t`See all buyers`}</LinkButton>}>
          {t`Check the spelling, or search for a part of it.`}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => usersHref({ q: q || undefined, page: next })} />
    </IndexPage>
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
      head: t`Mail and mobile`,
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
      head: t({ message: 'Paid', context: 'amount', comment: 'Column: amount paid for all orders' }),
      numeric: true,
      card: 'end',
      render: ({ spent }) => <Money>{money(spent, currency)}</Money>,
    },
  ];
}
