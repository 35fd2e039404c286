import { id, resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { Banknote } from '@kyakhta/ui';

/** Money that does not fit its orders, and payments nobody knows the end of; the oldest first. */
export const cases = resource({
  path: '/payments/cases',
  title: msg`Payment cases`,
  menu: { icon: Banknote, area: 'money', group: 'money', waits: 'cases' },
  list: 'GET /platform/payment/cases',
  sheet: 'GET /platform/payment/cases/export',
  views: ['open', 'closed'],
  narrowedBy: { only: id },
  alone: 'only',
  ask: ({ view, only }) => ({ open: view === 'closed' ? 0 : 1, caseId: only }),
  verbs: {
    refund: 'POST /platform/payment/case/{caseId}/refund',
    byBank: 'POST /platform/payment/case/{caseId}/returnedByBank',
    giveUp: 'POST /platform/payment/case/{caseId}/giveUp',
    close: 'POST /platform/payment/case/{caseId}/close',
  },
});
export const { href: casesHref, send: casesSend } = cases;
