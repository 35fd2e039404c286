import { couponList, resource } from '@kyakhta/console';
import { TicketPercent } from '@kyakhta/ui';

/** The coupons of the platform, the latest first; those that can be claimed open first. */
export const coupons = resource({
  ...couponList,
  path: '/coupons',
  menu: { icon: TicketPercent, area: 'money', group: 'stores' },
  list: 'GET /platform/coupon/page',
  ask: ({ view, q }) => ({ view, q }),
  verbs: {
    create: 'POST /platform/coupon',
    change: 'PUT /platform/coupon',
    end: 'PUT /platform/coupon/end',
    give: 'POST /platform/coupon/give',
  },
  one: 'couponId',
});
