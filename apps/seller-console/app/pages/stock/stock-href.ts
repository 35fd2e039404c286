import { at } from '@kyakhta/console';
import { stockViews, type StockView } from '@kyakhta/contract/values';

export const readStockView = (search: URLSearchParams): StockView => stockViews.find((one) => one === search.get('view')) ?? 'all';

/** Everything the address of the stock can say. */
export type StockQuery = { view?: StockView | undefined; q?: string | undefined; page?: number | undefined };
export const stockHref = ({ view = 'all', q, page }: StockQuery): string =>
  at('/stock', { view: view === 'all' ? undefined : view, q, page: page !== undefined && page > 1 ? page : undefined });
export const movementsHref = (skuId: number, before?: string): string => at(`/stock/${skuId}`, { before });
export const stockFileHref = '/stock/file';
/** Where what is set is sent to. */
export const stockSend = { set: '/stock/set', low: '/stock/low', transferHold: '/stock/transfer-hold' } as const;
