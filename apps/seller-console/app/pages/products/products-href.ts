import { at } from '@kyakhta/console';
import { productViews, type ProductView } from '@kyakhta/contract/values';

/** Everything the address of the products can say. */
export type ProductsQuery = Readonly<
  Partial<Record<'q' | 'category' | 'min' | 'max', string | undefined>> & { view?: ProductView | undefined; page?: number | undefined }
>;
export const productsHref = ({ view, page, ...query }: ProductsQuery): string =>
  at('/products', { view: view === 'all' ? undefined : view, ...query, page: page !== undefined && page > 1 ? page : undefined });
export const productHref = (prodId: number): string => at(`/products/${prodId}`);

const isAmount = (text: string): boolean => /^\d{1,11}(\.\d{1,4})?$/.test(text);
/** What an address says; what cannot be read is left out. */
export const readProducts = (search: URLSearchParams) => {
  const told = (key: string, isGood: (text: string) => boolean): string | undefined => {
    const text = (search.get(key) ?? '').trim().replace(',', '.');
    return text !== '' && isGood(text) ? text : undefined;
  };
  return {
    view: productViews.find((view) => view === search.get('view')) ?? ('all' as const),
    q: (search.get('q') ?? '').trim().slice(0, 200) || undefined,
    category: told('category', (text) => /^[1-9]\d{0,8}$/.test(text)),
    min: told('min', isAmount),
    max: told('max', isAmount),
  };
};
/** Where each verb is sent to. */
export const productsSend = {
  create: '/products/create',
  change: '/products/change',
  status: '/products/status',
  statuses: '/products/statuses',
  withdraw: '/products/withdraw',
} as const;
