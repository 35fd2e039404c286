import { at } from '@kyakhta/console';

/** Everything the address of the payment cases can say. */
export type CasesQuery = { closed?: boolean | undefined; page?: number | undefined };

export const casesHref = ({ closed = false, page }: CasesQuery): string =>
  at('/payments/cases', { view: closed ? 'closed' : undefined, page: page !== undefined && page > 1 ? page : undefined });
/** Where a decision about a case is sent to: each verb has its own address. */
export const casesSend = {
  refund: '/payments/cases/refund',
  byBank: '/payments/cases/returned-by-bank',
  giveUp: '/payments/cases/give-up',
  close: '/payments/cases/close',
} as const;
