import { hideReview, showReview } from '../../flows/goods/moderate-review.ts';
import { writeReview } from '../../flows/goods/review-order.ts';
import { storeFile } from '../../reads/exports/sheet.ts';
import { storeReviewSheet } from '../../reads/exports/store-sheets.ts';
import { myOrderItemsComment, myReview } from '../../reads/my-reviews.ts';
import { withTotal } from '../../reads/paging.ts';
import { productReviews, reviewSpread } from '../../reads/product-reviews.ts';
import { allReviews, storeReviews } from '../../reads/review-lists.ts';
import type { CtxFor, Parsed, Result, Routes } from '../../runtime/context.ts';
import { cached } from '../../runtime/execute.ts';
import { replyToReview, reviewsTag } from '../../domains/reviews/actions.ts';

const addReview = async (
  ctx: CtxFor<'POST /p/prodComm/add'>,
  { pics, isAnonymous, ...input }: Parsed<'POST /p/prodComm/add'>,
): Promise<Result<'POST /p/prodComm/add'>> => ({
  commId: (await writeReview(ctx, { ...input, pictures: pics ?? [], anonymous: isAnonymous === 1 })).reviewId,
});

export const reviewRoutes = {
  'GET /prod/prodCommPageByProd': cached<'GET /prod/prodCommPageByProd'>(productReviews, (input) => [reviewsTag(input.prodId)]),
  'GET /prod/prodCommData': cached<'GET /prod/prodCommData'>(reviewSpread, (input) => [reviewsTag(input.prodId)]),
  'POST /p/prodComm/add': addReview,
  'POST /p/prodComm': addReview,
  'GET /p/myOrder/myOrderItemsComment': withTotal(myOrderItemsComment),
  'GET /p/prodComm/info': myReview,
  'GET /shop/admin/comment/page': withTotal(storeReviews),
  'GET /shop/admin/comment/export': storeFile(storeReviewSheet),
  'PUT /shop/admin/comment/reply': replyToReview,
  'GET /platform/comment/page': withTotal(allReviews),
  'PUT /platform/comment/hide': hideReview,
  'PUT /platform/comment/show': showReview,
} satisfies Partial<Routes>;
