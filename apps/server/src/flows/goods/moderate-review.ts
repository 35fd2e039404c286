import { showFiles } from '../../domains/files/index.ts';
import { filesOfReview, moderateReview } from '../../domains/reviews/index.ts';
import type { ActorOf, Ctx } from '../../runtime/context.ts';
import { countReviewsOf } from './count-reviews.ts';

/** Hides a review for a reason, or (without one) shows it again: words, pictures and the product's counters together. */
const moderate = async (ctx: Ctx<ActorOf<'operator'>>, commId: number, reason: string | null): Promise<null> => {
  const changed = await moderateReview(ctx, commId, reason);
  if (changed === null) return null;
  await showFiles(ctx, filesOfReview(commId), reason === null);
  await countReviewsOf(ctx, changed.productId);
  return null;
};

export const hideReview = (ctx: Ctx<ActorOf<'operator'>>, input: { readonly commId: number; readonly reason: string }): Promise<null> =>
  moderate(ctx, input.commId, input.reason);
export const showReview = (ctx: Ctx<ActorOf<'operator'>>, input: { readonly commId: number }): Promise<null> =>
  moderate(ctx, input.commId, null);
