import { at } from '@kyakhta/console';

/** Everything the address of the bank transfers can say. */
export type TransfersQuery = { all?: boolean | undefined; page?: number | undefined };

export const transfersHref = ({ all = false, page }: TransfersQuery): string =>
  at('/payments/transfers', { view: all ? 'all' : undefined, page: page !== undefined && page > 1 ? page : undefined });
/** Where each verb is sent to. */
export const transfersSend = {
  record: '/payments/transfers/record',
  assign: '/payments/transfers/assign',
  returned: '/payments/transfers/returned',
} as const;
