import { resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { Hourglass } from '@kyakhta/ui';

/** Orders that wait longer than anybody should, until an operator settles them. */
export const overdue = resource({
  path: '/overdue',
  title: msg({ message: 'Overdue orders', comment: 'Page: orders that wait for a payment, a pickup or cash too long' }),
  menu: { icon: Hourglass, area: 'trade', group: 'trade', waits: 'overdue' },
  list: 'GET /platform/order/overdue',
  sheet: 'GET /platform/order/overdue/export',
});
