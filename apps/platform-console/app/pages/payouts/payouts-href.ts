import { at } from '@kyakhta/console';

/** Everything the address of the payouts can say. */
export type PayoutsQuery = { view?: 'ended' | undefined; shop?: number | undefined; page?: number | undefined };
export const payoutsHref = ({ view, shop, page }: PayoutsQuery): string =>
  at('/payouts', { view, shop, page: page !== undefined && page > 1 ? page : undefined });
/** Where a decision about a payout is sent to: each verb has its own address. */
export const payoutsSend = {
  approve: '/payouts/approve',
  refuse: '/payouts/refuse',
  paid: '/payouts/paid',
  returned: '/payouts/returned',
} as const;
