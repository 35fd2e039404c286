import { id, resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { Wallet } from '@kyakhta/ui';

/** Money that stores and buyers have asked for, the oldest first; `shop` narrows it to one store. */
export const payouts = resource({
  path: '/payouts',
  title: msg({ message: 'Payouts', comment: 'Money of stores and buyers sent to their banks' }),
  menu: { icon: Wallet, area: 'money', group: 'money', waits: 'payouts' },
  list: 'GET /platform/settlement/payouts',
  sheet: 'GET /platform/settlement/payouts/export',
  views: ['open', 'ended'],
  narrowedBy: { only: 40, shop: id },
  alone: 'only',
  ask: ({ view, shop, only }) => ({ view, shopId: shop, number: only }),
  verbs: {
    approve: 'PUT /platform/settlement/payout/{payoutNumber}/approve',
    refuse: 'PUT /platform/settlement/payout/{payoutNumber}/refuse',
    paid: 'PUT /platform/settlement/payout/{payoutNumber}/paid',
    returned: 'PUT /platform/settlement/payout/{payoutNumber}/returned',
  },
});
export const { href: payoutsHref, send: payoutsSend } = payouts;
