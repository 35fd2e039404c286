import { resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { Landmark } from '@kyakhta/ui';

/** Money that came on the bank account: what names no payment waits for a decision. */
export const transfers = resource({
  path: '/payments/transfers',
  title: msg`Bank transfers`,
  menu: { icon: Landmark, area: 'money', group: 'money', waits: 'transfers' },
  list: 'GET /platform/payment/transfers',
  sheet: 'GET /platform/payment/transfers/export',
  views: ['unmatched', 'all'],
  narrowedBy: { only: 40 },
  alone: 'only',
  ask: ({ view, only }) => ({ open: view === 'all' ? 0 : 1, transactionId: only }),
  verbs: {
    record: 'POST /platform/payment/transfer',
    assign: 'POST /platform/payment/transfer/{transferId}/assign',
    returned: 'POST /platform/payment/transfer/{transferId}/returned',
  },
});
export const { href: transfersHref, send: transfersSend } = transfers;
