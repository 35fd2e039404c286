import { useLingui } from '@lingui/react/macro';
import { useLingui as useCatalogue } from '@lingui/react';
import { EmptyState, LinkButton, PackageOpen, SearchX } from '@kyakhta/ui';
import type { ComponentType, ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { DataTable } from '../data-table.tsx';
import { useFormat } from '../format.ts';
import { IndexPage, type Chip } from '../index-page.tsx';
import { BulkBar } from '../lists/bulk-bar.tsx';
import { chooseRows, useChosen } from '../lists/use-chosen.ts';
import { Pages } from '../pages.tsx';
import { SearchField } from '../search-field.tsx';
import { useOrderColumns } from './order-columns.tsx';
import type { OrderList } from './order-list.ts';
import { OrderFilters, useFilterChips } from './order-filters.tsx';
import { ordersHref } from './order-query.ts';
import { countOf, views } from './order-views.ts';
import type { OrderRow } from './types.ts';

const numberOf = ({ orderNumber }: OrderRow): string => orderNumber;

type OrderIndexProps = {
  list: OrderList;
  viewer: 'seller' | 'operator';
  exportHref?: string;
  actions?: ReactNode;
  /** What can be done with several orders at once, and with which. */
  bulk?: { isMeant: (row: OrderRow) => boolean; Actions: ComponentType<{ orderNumbers: readonly string[] }> };
};

/** The orders of a store, or of all stores: saved views, search by any number, and what to do next in each row. */
export function OrderIndex({ list, viewer, exportHref, actions, bulk }: OrderIndexProps) {
  const { t } = useLingui();
  const { _ } = useCatalogue();
  const format = useFormat();
  const navigation = useNavigation();
  const columns = useOrderColumns(viewer);
  const { view, q, shop, filters, rows, total, counts, current, pages } = list;
  const meant = bulk === undefined ? [] : rows.filter(bulk.isMeant).map(numberOf);
  const chosen = useChosen(meant);
  const kept = { q: q || undefined, shop, ...filters };
  const narrowedBy = useFilterChips({ list });
  const shopName = rows.find((row) => row.shopId === shop)?.shopName ?? String(shop);
  const chips: Chip[] = [];
  if (q)
    chips.push({
      key: 'q',
      label: t({ message: `Found by “${q}”`, comment: 'Filter: the text searched for' }),
      without: ordersHref({ ...kept, view, q: undefined }),
    });
  if (shop)
    chips.push({
      key: 'shop',
      label: t({ message: `Store: ${shopName}`, comment: 'Filter' }),
      without: ordersHref({ ...kept, view, shop: undefined }),
    });
  chips.push(...narrowedBy);
  const keep: Record<string, string> = { view, ...filters, ...(shop ? { shop: String(shop) } : {}) };
  const count = format.count(total);
  return (
    <IndexPage
      title={t`Orders`}
      tabsLabel={t`Views of the orders`}
      tabs={views.map(({ key, label, states }) => ({
        href: ordersHref({ ...kept, view: key }),
        label: _(label),
        count: format.count(countOf(counts, states)),
        current: key === view,
      }))}
      search={<SearchField name="q" label={t`Order, waybill, buyer`} value={q} keep={keep} />}
      chips={chips}
      actions={
        <>
          <OrderFilters list={list} viewer={viewer} />
          {actions}
        </>
      }
      {...(exportHref !== undefined && { exportHref })}
      summary={t({ message: `Orders: ${count}`, comment: 'Under the tabs: how many orders the list holds' })}
    >
      {rows.length === 0 ? (
        <NoOrders list={list} />
      ) : (
        <>
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
        </>
      )}
      <Pages current={current} pages={pages} href={(page) => ordersHref({ ...kept, view, page })} />
    </IndexPage>
  );
}

function NoOrders({ list: { view, q, shop, filters, current } }: { list: OrderList }): ReactNode {
  const { t } = useLingui();
  const isNarrowed = Object.keys(filters).some((key) => key !== 'sort' && key !== 'by');
  if (current > 1) {
    return (
      <EmptyState
        icon={SearchX}
        title={t`This page of the list is empty`}
        action={
          <LinkButton href={ordersHref({ view, q: q || undefined, shop, ...filters })}>{t`To the first page of the list`}</LinkButton>
        }
      />
    );
  }
  if (q || shop || isNarrowed) {
    return (
      <EmptyState
        icon={SearchX}
        title={t`No order matches`}
        action={<LinkButton href={ordersHref({ view: 'all', q: q || undefined })}>{t`Look in all orders`}</LinkButton>}
      >
        {isNarrowed ? t`Take a filter away, or look in another view.` : null}{' '}
        {t`Search by the beginning of the order number, the whole waybill number, or a part of the buyer’s name.`}
      </EmptyState>
    );
  }
  if (view === 'to-ship') {
    return (
      <EmptyState
        icon={PackageOpen}
        title={t`Nothing to ship`}
        action={<LinkButton href={ordersHref({ view: 'on-the-way' })}>{t`See what is on the way`}</LinkButton>}
      >
        {t`An order appears here as soon as the buyer has paid and the money is in escrow.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={PackageOpen}
      title={t`No orders here`}
      action={view === 'all' ? null : <LinkButton href={ordersHref({ view: 'all' })}>{t`See all orders`}</LinkButton>}
    />
  );
}
