import { at } from '@kyakhta/console';

/** Everything the address of the background work can say. */
export const jobsHref = ({ page }: { page?: number | undefined }): string =>
  at('/jobs', { page: page !== undefined && page > 1 ? page : undefined });
/** Where a piece of work is sent to. */
export const jobsSend = { retry: '/jobs/retry' } as const;
