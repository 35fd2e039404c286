import { oneOf, resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { reviewFilter } from '@kyakhta/contract/values';
import { Star } from '@kyakhta/ui';

/** What buyers say of the store's goods; those that wait for a reply open first. */
export const reviews = resource({
  path: '/reviews',
  title: msg`Reviews`,
  menu: { icon: Star, area: 'orders', waits: 'reviews' },
  list: 'GET /shop/admin/comment/page',
  sheet: 'GET /shop/admin/comment/export',
  views: ['unanswered', 'all'],
  narrowedBy: { q: 200, evaluate: oneOf(Object.values(reviewFilter)) },
  ask: ({ view, evaluate, q }) => ({
    evaluate: Number(evaluate ?? reviewFilter.all),
    ...(view === 'unanswered' && { replied: 0 }),
    prodName: q,
  }),
  verbs: { reply: 'PUT /shop/admin/comment/reply' },
});
export const { href: reviewsHref, send: reviewsSend } = reviews;
