import { at } from '@kyakhta/console';

/** Everything the address of the applications for stores can say. */
export type ApplicationsQuery = { view?: 'refused' | 'approved' | undefined; page?: number | undefined };
export const applicationsHref = ({ view, page }: ApplicationsQuery): string =>
  at('/applications', { view, page: page !== undefined && page > 1 ? page : undefined });
export const applicationHref = (applicationId: number): string => at(`/applications/${applicationId}`);
/** Where each verb is sent to. */
export const applicationsSend = {
  approve: '/applications/approve',
  refuse: '/applications/refuse',
  paper: '/applications/paper',
} as const;
