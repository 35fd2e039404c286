import { at } from '@kyakhta/console';

/** Everything the address of the reviews can say. `q`: the number of an order or of a product. */
export type ReviewsQuery = {
  hidden?: boolean | undefined;
  evaluate?: number | undefined;
  q?: string | undefined;
  shop?: number | undefined;
  page?: number | undefined;
};

export const reviewsHref = ({ hidden, evaluate, q, shop, page }: ReviewsQuery): string =>
  at('/reviews', { view: hidden ? 'hidden' : undefined, evaluate, q, shop, page: page !== undefined && page > 1 ? page : undefined });
/** Where a review is sent to: each verb has its own address. */
export const reviewsSend = { hide: '/reviews/hide', show: '/reviews/show' } as const;
