import { productReviews, reviewSpread } from '../../reads/product-reviews.ts';
import type { Routes } from '../../runtime/context.ts';
import { cached } from '../../runtime/execute.ts';
import { reviewsTag } from './actions.ts';

export const reviewRoutes = {
  'GET /prod/prodCommPageByProd': cached<'GET /prod/prodCommPageByProd'>(productReviews, (input) => [reviewsTag(input.prodId)]),
  'GET /prod/prodCommData': cached<'GET /prod/prodCommData'>(reviewSpread, (input) => [reviewsTag(input.prodId)]),
} satisfies Partial<Routes>;
