import { queueHref } from '@kyakhta/console';

/** Views of the bank transfers, beside those that name no payment. */
export const transferViews = ['all'] as const;
export const transfersHref = queueHref<(typeof transferViews)[number]>('/payments/transfers');
/** Where each verb is sent to. */
export const transfersSend = {
  record: '/payments/transfers/record',
  assign: '/payments/transfers/assign',
  returned: '/payments/transfers/returned',
} as const;
