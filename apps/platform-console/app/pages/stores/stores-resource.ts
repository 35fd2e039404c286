import { msg } from '@lingui/core/macro';
import { resource } from '@kyakhta/console';
import { shopStatus } from '@kyakhta/contract/values';
import { Store } from '@kyakhta/ui';

/** Stores, the newest first; found by name, firm, city or number. */
export const stores = resource({
  path: '/stores',
  title: msg`Stores`,
  menu: { icon: Store, area: 'stores', group: 'stores' },
  list: 'GET /platform/shop/page',
  sheet: 'GET /platform/shop/export',
  views: ['all', 'suspended'],
  narrowedBy: { q: 200 },
  ask: ({ q, view }) => ({ q, shopStatus: view === 'suspended' ? shopStatus.offByPlatform : undefined }),
  verbs: {
    open: 'POST /platform/shop',
    suspend: 'PUT /platform/shop/suspend',
    reopen: 'PUT /platform/shop/reopen',
    commission: 'PUT /platform/shop/commission',
    deliversTo: 'PUT /platform/shop/deliversTo',
    mail: 'PUT /platform/shop/mail',
    paymentTerms: 'PUT /platform/shop/paymentTerms',
    goodsReview: 'PUT /platform/shop/goodsReview',
    preferred: 'PUT /platform/shop/preferred',
    account: 'POST /platform/shop/account',
    password: 'POST /platform/shop/account/password',
  },
  one: 'shopId',
});
export const { href: storesHref, one: storeHref, send: storesSend } = stores;
