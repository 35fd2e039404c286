import { hideReasonCharsMax, reviewCharsMax, reviewPicturesMax } from '@kyakhta/contract';
import type { ActorOf, Ctx } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { isBlank } from '../../runtime/typed-text.ts';
import { recordAudit } from '../audit/index.ts';
import { reviewWritten } from './events.ts';
import { faultOfReview, isReason, isReply, type ReviewText } from './model.ts';
import {
  clearPictures,
  insertReview,
  lockReview,
  lockReviewOfStore,
  type ReviewedLine,
  selectReviewedBy,
  selectSame,
  setReply,
  setShown,
} from './store.ts';
import { refuseField } from '../../runtime/wrong-fields.ts';

/** Cache tag of the reviews shown of a product. */
export const reviewsTag = (productId: number): string => `reviews:${productId}`;
/** What the pictures of a review are used for. */
export const filesOfReview = (id: number): string => `review:${id}`;

const refuseReview = (ctx: Ctx, field: 'score' | 'content' | 'pics', content: string): never => {
  if (field === 'content' && isBlank(content)) return refuseField(ctx, field, 'field.blank');
  if (field === 'score') return refuseField(ctx, field, 'field.wrong');
  return field === 'content'
    ? refuseField(ctx, field, 'field.long', { max: reviewCharsMax })
    : refuseField(ctx, field, 'field.many', { max: reviewPicturesMax });
};

/**
 * Writes the review of a line that the caller has found to be the buyer's own and received. The
 * very same review once more is a success that changes nothing. Refuses another one with `alreadyReviewed`.
 * @returns its id, and whether it was written now
 */
export const addReview = async (
  ctx: Ctx<ActorOf<'buyer'>>,
  line: ReviewedLine,
  words: ReviewText,
): Promise<{ readonly id: number; readonly isNew: boolean }> => {
  const review = { ...words, content: words.content.trim() };
  const fault = faultOfReview(review);
  if (fault !== null) return refuseReview(ctx, fault, review.content);
  const id = await insertReview(ctx.db, line, review, ctx.now);
  if (id === null) return { id: (await selectSame(ctx.db, line, review)) ?? refuse('alreadyReviewed'), isNew: false };
  ctx.announce(reviewWritten({ id, productId: line.productId }));
  ctx.changed(reviewsTag(line.productId));
  return { id, isNew: true };
};

/** The store answers a review of its goods, once; the same words again change nothing. */
export const replyToReview = async (
  ctx: Ctx<ActorOf<'seller'>>,
  input: { readonly commId: number; readonly content: string },
): Promise<null> => {
  const reply = input.content.trim();
  if (!isReply(reply)) return refuseReview(ctx, 'content', reply);
  const review = (await lockReviewOfStore(ctx.db, ctx.actor.storeId, input.commId)) ?? refuse('reviewUnknown');
  if (review.reply === reply) return null;
  if (review.reply !== null) return refuse('alreadyReplied');
  await setReply(ctx.db, input.commId, reply, ctx.now);
  await recordAudit(ctx, 'review.reply', `review:${input.commId}`, null, { reply });
  ctx.changed(reviewsTag(review.productId));
  return null;
};

/**
 * An operator hides a review, for a reason that its writer can read, or shows it again.
 * @returns its product when that changed anything
 */
export const moderateReview = async (
  ctx: Ctx<ActorOf<'operator'>>,
  commId: number,
  reason: string | null,
): Promise<{ readonly productId: number } | null> => {
  if (reason !== null && !isReason(reason)) return refuseField(ctx, 'reason', 'field.long', { max: hideReasonCharsMax });
  const review = (await lockReview(ctx.db, commId)) ?? refuse('reviewUnknown');
  const isShown = reason === null;
  if (review.isShown === isShown) return null;
  await setShown(ctx.db, commId, reason, ctx.now);
  await recordAudit(
    ctx,
    isShown ? 'review.show' : 'review.hide',
    `review:${commId}`,
    { hideReason: review.hideReason },
    { hideReason: reason },
  );
  ctx.changed(reviewsTag(review.productId));
  return { productId: review.productId };
};

/** Pages that were kept with a writer's name are read anew: it is another one now. */
export const showNameAnew = async (ctx: Ctx, userId: number): Promise<void> => {
  for (const productId of await selectReviewedBy(ctx.db, userId)) ctx.changed(reviewsTag(productId));
};

/** The reviews of somebody who is forgotten stay, without her name and her pictures. */
export const forgetReviewer = async (ctx: Ctx, userId: number): Promise<void> => {
  await clearPictures(ctx.db, userId);
  await showNameAnew(ctx, userId);
};
