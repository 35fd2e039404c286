import { at } from '@kyakhta/console';

/** What the page of money shows below the stages. */
export type MoneyView = 'held' | 'payouts' | 'statement';
export const readView = (search: URLSearchParams): MoneyView => {
  const view = search.get('view');
  return view === 'payouts' || view === 'statement' ? view : 'held';
};
export const moneyHref = ({ view = 'held', page }: { view?: MoneyView | undefined; page?: number | undefined }): string =>
  at('/money', { view: view === 'held' ? undefined : view, page: page !== undefined && page > 1 ? page : undefined });
export const bankAccountHref = at('/money/account');
/** Where each verb is sent to. */
export const moneySend = { withdraw: '/money/withdraw', cancel: '/money/cancel' } as const;
