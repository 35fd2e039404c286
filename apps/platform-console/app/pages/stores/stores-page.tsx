import { DataTable, ResourcePage, ask, useFormat, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { shopStatus } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Button, Money, Plus, SearchX } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { StoreOpen } from '../../forms/store-open.tsx';
import { StoreTag } from './store-tag.tsx';
import { storeHref, stores } from './stores-resource.ts';

type Store = Output<'GET /platform/shop/page'>['records'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const [list, { settlementCurrency }] = await Promise.all([stores.load(request), ask(request, 'GET /platform/account', {})]);
  return { list, currency: settlementCurrency };
}

/** Stores, the newest first. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { list, currency } = useLoaderData<typeof loader>();
  const [opening, setOpening] = useState(false);
  const columns = useStoreColumns(currency);
  const countOf = (status?: number) =>
    list.page.counts.reduce((sum, c) => (status === undefined || c.shopStatus === status ? sum + c.count : sum), 0);
  const count = number(list.page.total);
  return (
    <ResourcePage
      of={stores}
      list={list}
      tabsLabel={t`Stores by state`}
      tabs={{
        all: { label: t({ message: 'All', comment: 'Tab: all stores' }), count: countOf() },
        suspended: { label: t({ message: 'Suspended', comment: 'State of a store' }), count: countOf(shopStatus.offByPlatform) },
      }}
      search={{ name: 'q', label: t`Name, firm, city or number` }}
      actions={
        <Button onClick={() => setOpening(true)}>
          <Plus aria-hidden className="size-4.5" />
          {t`Open a store`}
        </Button>
      }
      summary={t({ message: `Stores: ${count}`, comment: 'How many stores the list holds' })}
      below={opening ? <StoreOpen onClose={() => setOpening(false)} /> : null}
      empty={{
        icon: SearchX,
        title: t`No stores found`,
        text: list.view === 'suspended' ? t`No store is suspended.` : t`Check the spelling, or search for part of it.`,
        all: t`See all stores`,
      }}
    >
      <DataTable label={t`Stores`} columns={columns} rows={list.page.records} rowKey={({ shopId }) => shopId} />
    </ResourcePage>
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
      head: t({ message: 'Net sales', comment: 'Amount: goods of paid orders, less refunds' }),
      numeric: true,
      render: ({ sold }) => <Money>{money(sold, currency)}</Money>,
    },
  ];
}
