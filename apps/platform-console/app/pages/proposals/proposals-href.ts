import { queueHref } from '@kyakhta/console';

/** Views of the proposals, beside those that wait. */
export const proposalViews = ['decided'] as const;
export const proposalsHref = queueHref<(typeof proposalViews)[number]>('/proposals');
/** Where each verb is sent to. */
export const proposalsSend = {
  balance: '/proposals/balance',
  points: '/proposals/points',
  level: '/proposals/level',
  agree: '/proposals/agree',
  refuse: '/proposals/refuse',
  takeOver: '/proposals/take-over',
} as const;
