import { ask, id, oneOf, resource, rowsPerPage } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { reviewFilter } from '@kyakhta/contract/values';
import { Star } from '@kyakhta/ui';

/** What is looked for: the number of an order or of a product; null where it is neither. */
const found = (q: string | undefined) =>
  q === undefined ? {} : /^\d{16,20}$/.test(q) ? { orderNumber: q } : id(q) === undefined ? null : { prodId: q };

/** What buyers say of goods, the newest first. */
export const reviews = resource({
  path: '/reviews',
  title: msg`Reviews`,
  menu: { icon: Star, area: 'people', group: 'people' },
  list: 'GET /platform/comment/page',
  sheet: 'GET /platform/comment/export',
  views: ['all', 'hidden'],
  narrowedBy: { q: 64, shop: id, evaluate: oneOf(Object.values(reviewFilter)) },
  ask: ({ view, evaluate, q, shop }) => ({
    evaluate: Number(evaluate ?? reviewFilter.all),
    ...(view === 'hidden' && { isShow: 0 }),
    ...found(q),
    shopId: shop,
  }),
  // By what is no number nothing is found.
  read: async (request, filter, { narrowed, current }) => {
    const page = await ask(request, 'GET /platform/comment/page', { ...filter, current, size: rowsPerPage });
    return found(narrowed.q) === null ? { ...page, records: [], pages: 0, total: 0 } : page;
  },
  verbs: { hide: 'PUT /platform/comment/hide', show: 'PUT /platform/comment/show' },
});
export const { href: reviewsHref, send: reviewsSend } = reviews;
