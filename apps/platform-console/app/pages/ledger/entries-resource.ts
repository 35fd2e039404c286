import { resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { ReceiptText } from '@kyakhta/ui';

/** The journal, newest first; found by account and by what its entries are about. */
export const entries = resource({
  path: '/ledger/entries',
  title: msg`Journal entries`,
  menu: { icon: ReceiptText, area: 'money', group: 'money' },
  list: 'GET /platform/ledger/page',
  sheet: 'GET /platform/ledger/export',
  narrowedBy: { account: 100, reference: 100 },
  ask: ({ account, reference }) => ({ account, reference }),
});
export const { href: entriesHref } = entries;
