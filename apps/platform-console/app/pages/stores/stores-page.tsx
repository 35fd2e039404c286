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
import { shopStatus } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Button, EmptyState, LinkButton, Money, Plus, SearchX } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { StoreOpen } from '../../forms/store-open.tsx';
import { StoreTag } from './store-tag.tsx';
import { storeHref, storesHref } from './stores-href.ts';

type Store = Output<'GET /platform/shop/page'>['records'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get('q') ?? '').trim().slice(0, 200);
  const view = searchParams.get('view') === 'suspended' ? ('suspended' as const) : undefined;
  const current = pageOf(searchParams);
  const [page, { settlementCurrency }] = await Promise.all([
    ask(request, 'GET /platform/shop/page', {
      ...(q && { q }),
      ...(view && { shopStatus: shopStatus.offByPlatform }),
      current,
      size: rowsPerPage,
    }),
    ask(request, 'GET /platform/account', {}),
  ]);
  return { page, q, view, current, currency: settlementCurrency };
}

/** Stores, the newest first. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, q, view, current, currency } = useLoaderData<typeof loader>();
  const [opening, setOpening] = useState(false);
  const columns = useStoreColumns(currency);
  const found = q || undefined;
  const countOf = (status?: number) =>
    number(page.counts.reduce((sum, c) => (status === undefined || c.shopStatus === status ? sum + c.count : sum), 0));
  const chips: Chip[] = q
    ? [{ key: 'q', label: t({ message: `Found by “${q}”`, comment: 'Filter: the text searched for' }), without: storesHref({ view }) }]
    : [];
  const count = number(page.total);
  return (
    <IndexPage
      title={t`Stores`}
      tabsLabel={t`Stores by state`}
      tabs={[
        {
          href: storesHref({ q: found }),
          label: t({ message: 'All', comment: 'Tab: all stores' }),
          count: countOf(),
          current: view === undefined,
        },
        {
          href: storesHref({ q: found, view: 'suspended' }),
          label: t({ message: 'Suspended', comment: 'State of a store' }),
          count: countOf(shopStatus.offByPlatform),
          current: view === 'suspended',
        },
      ]}
      search={<SearchField name="q" label={t`Name, firm, city or number`} value={q} keep={view ? { view } : {}} />}
      actions={
        <Button onClick={() => setOpening(true)}>
          <Plus aria-hidden className="size-4.5" />
          {t`Open a store`}
        </Button>
      }
      exportHref={sheetHref('GET /platform/shop/export', { q: found, shopStatus: view && shopStatus.offByPlatform })}
      chips={chips}
      summary={t({ message: `Stores: ${count}`, comment: 'How many stores the list holds' })}
    >
      {page.records.length > 0 ? (
        <DataTable label={t`Stores`} columns={columns} rows={page.records} rowKey={({ shopId }) => shopId} />
      ) : (
        <EmptyState icon={SearchX} title={t`No store is found`} action={<LinkButton href={storesHref({})}>{t`See all stores`}</LinkButton>}>
          {view ? t`No store is suspended.` : t`Check the spelling, or search for a part of it.`}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => storesHref({ q: found, view, page: next })} />
      {opening ? <StoreOpen onClose={() => setOpening(false)} /> : null}
    </IndexPage>
  );
}

function useStoreColumns(currency: string): Column<Store>[] {
  const { t } = useLingui();
  const { number, money, day, stars } = useFormat();
  return [
    {
      key: 'store',
      head: t({ message: 'Store', comment: 'Column: name and firm' }),
      card: 'title',
      render: (row) => (
        <span className="grid">
          <Anchor href={storeHref(row.shopId)} className="inline-flex min-h-6 items-center font-semibold hover:text-brand hover:underline">
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
      render: ({ shopStatus: status }) => <StoreTag status={status} />,
    },
    { key: 'city', head: t({ message: 'City', comment: 'Column' }), render: ({ city }) => <bdi>{city}</bdi> },
    {
      key: 'since',
      head: t({ message: 'Open since', comment: 'Column: day' }),
      className: '@max-4xl:col-span-4!',
      render: ({ openedAt }) => (
        <time dateTime={openedAt} className="whitespace-nowrap">
          {day(openedAt)}
        </time>
      ),
    },
    {
      key: 'products',
      head: t({ message: 'Products', comment: 'Column: number of products on sale' }),
      numeric: true,
      render: ({ products }) => number(products),
    },
    {
      key: 'score',
      head: t({ message: 'Stars', comment: 'Column: mean of the reviews' }),
      numeric: true,
      render: ({ score }) => (score > 0 ? stars(score) : '–'),
    },
    {
      key: 'orders',
      head: t({ message: 'Orders', comment: 'Column: number of paid orders' }),
      numeric: true,
      render: ({ orders }) => number(orders),
    },
    {
      key: 'sold',
      head: t({ message: 'Sold', comment: 'Column: amount of all paid orders' }),
      numeric: true,
      render: ({ sold }) => <Money>{money(sold, currency)}</Money>,
    },
  ];
}
