import { msg } from '@lingui/core/macro';
import type { EndpointKey, Input, Output } from '@kyakhta/contract/types';
import { Package } from '@kyakhta/ui';
import { ask } from '../ask.ts';
import type { MenuEntry } from '../menu.ts';
import { rowsPerPage } from '../paging.ts';
import { resource } from '../resource.ts';
import { inTurn } from './in-turn.ts';
import { orderFilters, sortOf, wireFilters } from './order-query.ts';
import { heldOf, statesOf, viewKeys, type ViewKey } from './order-views.ts';

type PageCall = 'GET /platform/order/page' | 'GET /shop/admin/order/page';
type SheetCall = 'GET /platform/order/export' | 'GET /shop/admin/order/export';

type OrdersOf<Verbs> = {
  path: '/orders';
  list: PageCall;
  sheet: SheetCall;
  first: ViewKey;
  /** Whether orders of several stores are listed, and can be narrowed to one. */
  ofStores: boolean;
  menu: Omit<MenuEntry, 'icon'>;
  verbs: Verbs;
  one: 'orderNumber';
};

/** The orders of a console. A view of several states shows them one after the other, page by page, unless it is sorted. */
export const ordersOf = <const Verbs extends Readonly<Record<string, EndpointKey>>>({
  list,
  sheet,
  ofStores,
  menu,
  ...of
}: OrdersOf<Verbs>) =>
  resource({
    ...of,
    title: msg`Orders`,
    menu: { icon: Package, ...menu },
    list,
    sheet,
    views: viewKeys,
    namesViews: true,
    narrowedBy: orderFilters,
    ask: ({ view, q, shop, store, ...filters }): Omit<Input<PageCall>, 'current' | 'size'> => {
      const states = statesOf(view).filter((state) => state !== 0);
      return {
        states: states.length === 0 ? undefined : states.join(','),
        ...heldOf(view),
        orderNumber: q,
        shopId: shop,
        ...(ofStores && { shopName: store }),
        ...wireFilters(filters),
      };
    },
    read: async (request, { states, ...filter }, { view, narrowed, current }): Promise<Output<PageCall>> => {
      const read = (more: { status: number; current: number } & Partial<Input<PageCall>>) =>
        ask<PageCall>(request, list, { ...filter, ...more, size: rowsPerPage });
      const all = statesOf(view);
      const sort = sortOf(narrowed.sort);
      if (sort !== undefined) return read({ ...(all.length === 1 ? { status: all[0] ?? 0 } : { status: 0, states }), sort, current });
      const { rows, total, counts, held } = await inTurn(all, current, (status, page) => read({ status, current: page }));
      return { records: rows, total, counts, held, current, size: rowsPerPage, pages: Math.ceil(total / rowsPerPage) };
    },
  });
