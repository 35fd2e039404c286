import { at } from '@kyakhta/console';

export const noticesHref = ({ page }: { page?: number | undefined } = {}): string =>
  at('/notices', { page: page !== undefined && page > 1 ? page : undefined });
/** Where a notice is sent to: each verb has its own address. */
export const noticesSend = {
  write: '/notices/write',
  change: '/notices/change',
  publish: '/notices/publish',
  takeDown: '/notices/take-down',
} as const;
