import type { Output } from '@kyakhta/contract/types';

/** A category as operators keep it. */
export type Category = Output<'GET /platform/category/list'>[number];

/** The tree of categories, and where each verb is sent to. */
export const categoriesHref = '/categories';
export const categoriesSend = {
  add: '/categories/add',
  change: '/categories/change',
  order: '/categories/order',
  move: '/categories/move',
  merge: '/categories/merge',
  remove: '/categories/remove',
} as const;
