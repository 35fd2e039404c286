import { at } from '@kyakhta/console';

/** Everything the address of the goods that stores submitted can say. */
export type GoodsQuery = { view?: 'refused' | 'approved' | undefined; page?: number | undefined };
export const goodsHref = ({ view, page }: GoodsQuery): string =>
  at('/goods', { view, page: page !== undefined && page > 1 ? page : undefined });
export const submissionHref = (prodId: number): string => at(`/goods/${prodId}`);
/** Where each verb is sent to. */
export const goodsSend = { approve: '/goods/approve', refuse: '/goods/refuse' } as const;
