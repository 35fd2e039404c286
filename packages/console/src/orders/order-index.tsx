import { useLingui } from '@lingui/react/macro';
import { useLingui as useCatalogue } from '@lingui/react';
import { PackageOpen, SearchX } from '@kyakhta/ui';
import type { ComponentType, ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { DataTable } from '../data-table.tsx';
import { useFormat } from '../format.ts';
import { BulkBar } from '../lists/bulk-bar.tsx';
import { chooseRows, useChosen } from '../lists/use-chosen.ts';
import { ResourcePage } from '../resource-page.tsx';
import type { Addressed, Loaded } from '../resource.ts';
import { useOrderColumns } from './order-columns.tsx';
import { useOrderFilters } from './order-filters.ts';
import { ordersHref, type OrderFilter } from './order-query.ts';
import { countOf, viewKeys, views, type ViewKey } from './order-views.ts';
import type { OrderPage, OrderRow } from './types.ts';

const numberOf = ({ orderNumber }: OrderRow): string => orderNumber;

type OrderList = Loaded<OrderPage, ViewKey, OrderFilter>;
type OrderIndexProps = {
  of: Addressed<ViewKey, OrderFilter>;
  list: OrderList;
  viewer: 'seller' | 'operator';
  actions?: ReactNode;
  /** What can be done with several orders at once, and with which. */
  bulk?: { isMeant: (row: OrderRow) => boolean; Actions: ComponentType<{ orderNumbers: readonly string[] }> };
};

/** The orders of a store, or of all stores: views, search by any number, and what to do next in each row. */
export function OrderIndex({ of, list, viewer, actions, bulk }: OrderIndexProps) {
  const { t } = useLingui();
  const { _ } = useCatalogue();
  const format = useFormat();
  const navigation = useNavigation();
  const columns = useOrderColumns(viewer);
  const filters = useOrderFilters(viewer);
  const { page } = list;
  const rows = page.records;
  const meant = bulk === undefined ? [] : rows.filter(bulk.isMeant).map(numberOf);
  const chosen = useChosen(meant);
  const count = format.count(page.total);
  const tab = (view: ViewKey) => {
    const { label, ...of } = views[view];
    return [view, { label: _(label), count: format.count(countOf(page, of)) }] as const;
  };
  return (
    <ResourcePage
      of={of}
      list={list}
      tabsLabel={t`Order views`}
      tabs={Object.fromEntries(viewKeys.map(tab)) as Record<ViewKey, { label: string; count: string }>}
      search={{ name: 'q', label: t`Order, waybill, buyer` }}
      filters={filters}
      chipOf={(name, value) => {
        if (name !== 'shop') return '';
        const shopName = rows.find((row) => String(row.shopId) === value)?.shopName ?? value;
        return t({ message: `Store: ${shopName}`, comment: 'Filter' });
      }}
      actions={actions}
      summary={t({ message: `Orders: ${count}`, comment: 'Under the tabs: how many orders the list holds' })}
      empty={useNoOrders(list)}
    >
      {bulk === undefined || meant.length === 0 ? null : (
        <BulkBar chosen={chosen}>
          <bulk.Actions orderNumbers={[...chosen.keys]} />
        </BulkBar>
      )}
      <DataTable
        label={t`Orders`}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.orderId}
        busy={navigation.location?.pathname === '/orders'}
        choose={chooseRows(chosen, numberOf, numberOf)}
      />
    </ResourcePage>
  );
}

function useNoOrders({ view, narrowed }: OrderList) {
  const { t } = useLingui();
  const { q, shop, sort: _sort, by: _by, ...filters } = narrowed;
  const isNarrowed = Object.keys(filters).length > 0;
  const hint = t`Search by the beginning of the order number, the whole waybill number, or a part of the buyer’s name.`;
  if (q !== undefined || shop !== undefined || isNarrowed)
    return {
      icon: SearchX,
      title: t`No order matches`,
      text: isNarrowed ? [t`Remove a filter or try another view.`, hint].join(' ') : hint,
      all: { label: t`Search all orders`, href: ordersHref({ view: 'all', q }) },
    };
  if (view === 'to-ship')
    return {
      icon: PackageOpen,
      title: t`Nothing to ship`,
      text: t`An order appears here as soon as the buyer has paid and the money is in escrow.`,
      all: { label: t`See what is on the way`, href: ordersHref({ view: 'on-the-way' }) },
    };
  return {
    icon: PackageOpen,
    title: t`No orders here`,
    all: view === 'all' ? undefined : { label: t`See all orders`, href: ordersHref({ view: 'all' }) },
  };
}
