import { at } from '@kyakhta/console';

/** Everything the address of the proposals can say. */
export type ProposalsQuery = { view?: 'decided' | undefined; page?: number | undefined };
export const proposalsHref = ({ view, page }: ProposalsQuery): string =>
  at('/proposals', { view, page: page !== undefined && page > 1 ? page : undefined });
/** Where each verb is sent to. */
export const proposalsSend = {
  balance: '/proposals/balance',
  points: '/proposals/points',
  level: '/proposals/level',
  agree: '/proposals/agree',
  refuse: '/proposals/refuse',
  takeOver: '/proposals/take-over',
} as const;
