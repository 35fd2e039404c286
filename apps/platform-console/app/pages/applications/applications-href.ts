import { at, queueHref } from '@kyakhta/console';

/** Views of the applications for stores, beside those that wait. */
export const applicationViews = ['refused', 'approved'] as const;
export const applicationsHref = queueHref<(typeof applicationViews)[number]>('/applications');
export const applicationHref = (applicationId: number): string => at(`/applications/${applicationId}`);
/** Where each verb is sent to. */
export const applicationsSend = {
  approve: '/applications/approve',
  refuse: '/applications/refuse',
  paper: '/applications/paper',
} as const;
