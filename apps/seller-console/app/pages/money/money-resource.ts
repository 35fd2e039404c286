import { oneOf, resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import type { HeldView } from '@kyakhta/contract/values';
import { Wallet } from '@kyakhta/ui';

/** The money of the store: what is held, what was paid out, and every movement of it. */
export const money = resource({
  path: '/money',
  title: msg`Money`,
  menu: { icon: Wallet, area: 'money' },
  list: {
    held: 'GET /shop/admin/settlement/held',
    payouts: 'GET /shop/admin/settlement/payouts',
    statement: 'GET /shop/admin/settlement/page',
  },
  sheet: {
    held: 'GET /shop/admin/settlement/held/export',
    payouts: 'GET /shop/admin/settlement/payouts/export',
    statement: 'GET /shop/admin/settlement/export',
  },
  views: ['held', 'payouts', 'statement'],
  narrowedBy: { order: 64, held: oneOf(['stopped'] satisfies HeldView[]), number: 64 },
  namesOf: { order: ['held'], held: ['held'], number: ['payouts', 'statement'] },
  ask: ({ view, order, held = 'all', number }) => (view === 'held' ? { orderNumber: order, view: held as HeldView } : { number }),
  verbs: { withdraw: 'POST /shop/admin/settlement/withdraw', cancel: 'PUT /shop/admin/settlement/payout/{payoutNumber}/cancel' },
});
export const { href: moneyHref, send: moneySend } = money;
export const bankAccountHref = '/money/account';
