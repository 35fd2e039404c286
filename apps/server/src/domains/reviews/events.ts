import type { Fact } from '../../runtime/context.ts';

/** A buyer has reviewed a line. */
export const reviewWritten = (review: { readonly id: number; readonly productId: number }): Fact => ({
  name: 'reviewWritten',
  key: String(review.id),
  payload: { reviewId: review.id, productId: review.productId },
});
