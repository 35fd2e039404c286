import { at, queueHref } from '@kyakhta/console';

/** Views of the goods that stores submitted, beside those that wait. */
export const goodsViews = ['refused', 'approved'] as const;
export const goodsHref = queueHref<(typeof goodsViews)[number]>('/goods');
export const submissionHref = (prodId: number): string => at(`/goods/${prodId}`);
/** Where each verb is sent to. */
export const goodsSend = { approve: '/goods/approve', refuse: '/goods/refuse' } as const;
