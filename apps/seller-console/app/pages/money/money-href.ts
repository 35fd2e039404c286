import { at } from '@kyakhta/console';
import { heldViews, type HeldView } from '@kyakhta/contract/values';

/** What the page of money shows below the stages. */
export type MoneyView = 'held' | 'payouts' | 'statement';
export const readView = (search: URLSearchParams): MoneyView => {
  const view = search.get('view');
  return view === 'payouts' || view === 'statement' ? view : 'held';
};
/** Which of the held orders are shown. */
export type HeldQuery = { order: string; held: HeldView };
export const readHeld = (search: URLSearchParams): HeldQuery => ({
  order: (search.get('order') ?? '').trim().slice(0, 64),
  held: heldViews.find((one) => one === search.get('held')) ?? 'all',
});
/** A part of a number by which payouts or lines of the statement are found. */
export const readNumber = (search: URLSearchParams): string => (search.get('number') ?? '').trim().slice(0, 64);
type MoneyQuery = { view?: MoneyView | undefined; number?: string | undefined; page?: number | undefined } & Partial<HeldQuery>;
export const moneyHref = ({ view = 'held', order, held = 'all', number, page }: MoneyQuery): string =>
  at('/money', {
    view: view === 'held' ? undefined : view,
    order: order === '' ? undefined : order,
    held: held === 'all' ? undefined : held,
    number: number === '' ? undefined : number,
    page: page !== undefined && page > 1 ? page : undefined,
  });
export const bankAccountHref = at('/money/account');
/** Where each verb is sent to. */
export const moneySend = { withdraw: '/money/withdraw', cancel: '/money/cancel' } as const;
