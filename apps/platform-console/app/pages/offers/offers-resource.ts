import { offerList, resource } from '@kyakhta/console';
import { BadgePercent } from '@kyakhta/ui';

/** The offers of the platform, the latest first; those that run open first. */
export const offers = resource({
  ...offerList,
  path: '/offers',
  menu: { icon: BadgePercent, area: 'money', group: 'stores' },
  list: 'GET /platform/offer/page',
  ask: ({ view, q }) => ({ view, q }),
  verbs: {
    create: 'POST /platform/offer',
    change: 'PUT /platform/offer',
    pause: 'PUT /platform/offer/pause',
    end: 'PUT /platform/offer/end',
  },
  one: 'offerId',
});
