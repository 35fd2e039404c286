import { msg } from '@lingui/core/macro';
import { at, resource } from '@kyakhta/console';
import { Box } from '@kyakhta/ui';

/** What is in the warehouse of the store, variant by variant. */
export const stock = resource({
  path: '/stock',
  title: msg({ message: 'Stock', comment: 'Page: what is in the warehouse of the store' }),
  menu: { icon: Box, area: 'goods' },
  list: 'GET /shop/admin/stock/page',
  sheet: 'GET /shop/admin/stock/export',
  views: ['all', 'none', 'low', 'reserved'],
  narrowedBy: { q: 200 },
  ask: ({ q, view }) => ({ search: q, view }),
  verbs: { set: 'PUT /shop/admin/stock', low: 'PUT /shop/admin/stock/low', transferHold: 'PUT /shop/admin/stock/transferHold' },
  one: 'skuId',
});
export const { href: stockHref, send: stockSend } = stock;
export const movementsHref = (skuId: number, before?: string): string => at(stock.one(skuId), { before });
export const stockFileHref = '/stock/file';
