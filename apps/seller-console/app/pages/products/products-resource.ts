import { amount, ask, id, resource, rowsPerPage } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import type { ProductView } from '@kyakhta/contract/values';
import { LayoutGrid } from '@kyakhta/ui';

/** What can be sold comes first, then what keeps goods from being sold. */
const views: readonly [ProductView, ...ProductView[]] = ['all', 'on', 'low', 'none', 'off', 'review', 'refused'];

/** The products of the store with their variants. */
export const products = resource({
  path: '/products',
  title: msg`Products`,
  menu: { icon: LayoutGrid, area: 'goods', waits: 'goods' },
  list: 'GET /shop/admin/prod/page',
  views,
  narrowedBy: { q: 200, category: id, min: amount, max: amount },
  ask: ({ view, q, category, min, max }) => ({ view, prodName: q, categoryId: category, minPrice: min, maxPrice: max }),
  // Each comes with all its variants: half as many make a page.
  read: (request, filter, { current }) => ask(request, 'GET /shop/admin/prod/page', { ...filter, current, size: rowsPerPage / 2 }),
  verbs: {
    create: 'POST /shop/admin/prod',
    change: 'PUT /shop/admin/prod',
    sku: 'PUT /shop/admin/prod/sku',
    status: 'PUT /shop/admin/prod/status',
    statuses: 'PUT /shop/admin/prod/statuses',
    withdraw: 'PUT /shop/admin/prod/review/withdraw',
    certificates: 'PUT /shop/admin/prod/{prodId}/certificates',
  },
  one: 'prodId',
});
export const { href: productsHref, one: productHref, send: productsSend } = products;
