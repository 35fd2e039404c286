import { offerList, resource } from '@kyakhta/console';
import { BadgePercent } from '@kyakhta/ui';

/** The offers of the store, the latest first; those that run open first. */
export const offers = resource({
  ...offerList,
  path: '/offers',
  menu: { icon: BadgePercent, area: 'goods' },
  list: 'GET /shop/admin/offer/page',
  ask: ({ view, q }) => ({ view, q }),
  verbs: {
    create: 'POST /shop/admin/offer',
    change: 'PUT /shop/admin/offer',
    pause: 'PUT /shop/admin/offer/pause',
    end: 'PUT /shop/admin/offer/end',
  },
  one: 'offerId',
});
