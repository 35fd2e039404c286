import { at } from '@kyakhta/console';

export const productsHref = (q: string, page: number): string => at('/products', { q, page: page > 1 ? page : undefined });
export const productHref = (prodId: number): string => at(`/products/${prodId}`);
/** Where each verb is sent to. */
export const productsSend = {
  create: '/products/create',
  change: '/products/change',
  status: '/products/status',
  withdraw: '/products/withdraw',
} as const;
