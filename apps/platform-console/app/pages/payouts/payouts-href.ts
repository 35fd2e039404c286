import { queueHref, type QueueQuery } from '@kyakhta/console';

/** Views of the payouts, beside those that wait. */
export const payoutViews = ['ended'] as const;
/** Everything the address of the payouts can say; `shop` narrows them to one store. */
type PayoutsQuery = QueueQuery<(typeof payoutViews)[number]> & { shop?: number | undefined };
export const payoutsHref = ({ shop, ...query }: PayoutsQuery): string => queueHref('/payouts', { shop })(query);
/** Where a decision about a payout is sent to: each verb has its own address. */
export const payoutsSend = {
  approve: '/payouts/approve',
  refuse: '/payouts/refuse',
  paid: '/payouts/paid',
  returned: '/payouts/returned',
} as const;
