import type { ActorOf, Ctx } from '../../runtime/context.ts';
import { Refusal } from '../../runtime/errors.ts';
import { say } from '../../runtime/words/index.ts';
import { reviewWritten } from './events.ts';
import { contentMax, faultOfReview, isReply, picturesMax, type ReviewText } from './model.ts';
import { insertReview, type ReviewedLine, selectSame, setReply } from './store.ts';

/** Cache tag of the reviews shown of a product. */
export const reviewsTag = (productId: number): string => `reviews:${productId}`;

const refuseField = (ctx: Ctx, field: 'score' | 'content' | 'pictures'): never => {
  const word =
    field === 'score'
      ? say(ctx.locale, 'field.wrong')
      : field === 'content'
        ? say(ctx.locale, 'field.long', { max: contentMax })
        : say(ctx.locale, 'field.many', { max: picturesMax });
  throw new Refusal('argumentNotValid', { first: `${field}: ${word}` }, { fields: { [field]: word } });
};

/**
 * Writes the review of a line that the caller has found to be the buyer's own and received. The
 * very same review once more is a success that changes nothing.
 * @returns its id, or null when the line has another review already
 */
export const addReview = async (ctx: Ctx<ActorOf<'buyer'>>, line: ReviewedLine, words: ReviewText): Promise<number | null> => {
  const review = { ...words, content: words.content.trim() };
  const fault = faultOfReview(review);
  if (fault !== null) return refuseField(ctx, fault);
  const id = await insertReview(ctx.db, line, review, ctx.now);
  if (id === null) return selectSame(ctx.db, line, review);
  ctx.announce(reviewWritten({ id, productId: line.productId }));
  ctx.changed(reviewsTag(line.productId));
  return id;
};

/** The store answers a review of its goods, once. @returns false when it has no such review, or one with another reply */
export const replyToReview = async (
  ctx: Ctx<ActorOf<'seller'>>,
  input: { readonly reviewId: number; readonly content: string },
): Promise<boolean> => {
  const reply = input.content.trim();
  if (!isReply(reply)) return refuseField(ctx, 'content');
  const productId = await setReply(ctx.db, ctx.actor.storeId, input.reviewId, reply, ctx.now);
  if (productId === null) return false;
  ctx.changed(reviewsTag(productId));
  return true;
};
