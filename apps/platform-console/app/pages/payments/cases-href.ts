import { queueHref } from '@kyakhta/console';

/** Views of the payment cases, beside those that are open. */
export const caseViews = ['closed'] as const;
export const casesHref = queueHref<(typeof caseViews)[number]>('/payments/cases');
/** Where a decision about a case is sent to: each verb has its own address. */
export const casesSend = {
  refund: '/payments/cases/refund',
  byBank: '/payments/cases/returned-by-bank',
  giveUp: '/payments/cases/give-up',
  close: '/payments/cases/close',
} as const;
