import type { Fact } from '../../runtime/later.ts';

declare module '../../runtime/later.ts' {
  interface FactPayloads {
    reviewWritten: { readonly reviewId: number; readonly productId: number };
  }
}

/** A buyer has reviewed a line. */
export const reviewWritten = (review: { readonly id: number; readonly productId: number }): Fact<'reviewWritten'> => ({
  name: 'reviewWritten',
  key: String(review.id),
  payload: { reviewId: review.id, productId: review.productId },
});
