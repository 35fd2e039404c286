import { at } from '@kyakhta/console';

/** Everything the address of the stores' list can say. */
export type StoresQuery = { q?: string | undefined; view?: 'suspended' | undefined; page?: number | undefined };
export const storesHref = ({ q, view, page }: StoresQuery): string =>
  at('/stores', { q, view, page: page !== undefined && page > 1 ? page : undefined });
export const storeHref = (shopId: number): string => at(`/stores/${shopId}`);
/** Where each verb is sent to. */
export const storesSend = {
  open: '/stores/open',
  suspend: '/stores/suspend',
  reopen: '/stores/reopen',
  commission: '/stores/commission',
  deliversTo: '/stores/delivers-to',
  mail: '/stores/mail',
  terms: '/stores/payment-terms',
  goodsReview: '/stores/goods-review',
  account: '/stores/account',
  password: '/stores/password',
} as const;
