import { couponList, resource } from '@kyakhta/console';
import { TicketPercent } from '@kyakhta/ui';

/** The coupons of the store, the latest first; those that can be claimed open first. */
export const coupons = resource({
  ...couponList,
  path: '/coupons',
  menu: { icon: TicketPercent, area: 'goods' },
  list: 'GET /shop/admin/coupon/page',
  ask: ({ view, q }) => ({ view, q }),
  verbs: {
    create: 'POST /shop/admin/coupon',
    change: 'PUT /shop/admin/coupon',
    end: 'PUT /shop/admin/coupon/end',
    give: 'POST /shop/admin/coupon/give',
  },
  one: 'couponId',
});
