import { msg } from '@lingui/core/macro';
import { resource } from '@kyakhta/console';
import { PackageCheck } from '@kyakhta/ui';
import { toDecide } from '../decisions.ts';

/** Goods that stores submitted. */
export const goods = resource({
  path: '/goods',
  title: msg({ message: 'Products to review', comment: 'Page: goods of stores that wait for approval' }),
  menu: { icon: PackageCheck, area: 'goods', group: 'stores', waits: 'goods' },
  list: 'GET /platform/prodAudit/page',
  sheet: 'GET /platform/prodAudit/export',
  ...toDecide,
  verbs: { approve: 'PUT /platform/prodAudit/approve', refuse: 'PUT /platform/prodAudit/refuse' },
  one: 'prodId',
});
export const { href: goodsHref, one: submissionHref, send: goodsSend } = goods;
