import { can, lockOrderOfLine, moveOrders, orderItems } from '../domains/orders/index.ts';
import { addReview, reviewedLines, type ReviewText } from '../domains/reviews/index.ts';
import { orderStatus } from '@kyakhta/contract';
import type { ActorOf, Ctx } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';

/** Received, or closed well after that: the states in which goods can be judged. */
const reviewable: readonly number[] = [orderStatus.pendingEvaluation, orderStatus.evaluated, orderStatus.completed];

/**
 * A buyer reviews a line of her order; the review of the last line moves the order on while it
 * waits for that. The order is locked first: two reviews of its last two lines see each other.
 * @returns the id of the review
 */
export const writeReview = async (
  ctx: Ctx<ActorOf<'buyer'>>,
  input: ReviewText & { readonly orderItemId: number },
): Promise<{ readonly reviewId: number }> => {
  const order = (await lockOrderOfLine(ctx.db, { userId: ctx.actor.id }, input.orderItemId)) ?? refuse('orderUnknown');
  if (!reviewable.includes(order.status)) return refuse('orderNotInState');
  const lines = await orderItems(ctx.db, [order.id]);
  const line = lines.find((l) => l.id === input.orderItemId) ?? refuse('orderUnknown');
  const reviewId = await addReview(
    ctx,
    { orderItemId: line.id, productId: line.productId, skuId: line.skuId, storeId: order.storeId, userId: order.userId },
    { score: input.score, content: input.content, pictures: input.pictures, anonymous: input.anonymous },
  );
  if (reviewId === null) return refuse('orderNotInState');
  const reviewed = await reviewedLines(
    ctx.db,
    lines.map((l) => l.id),
  );
  if (reviewed === lines.length && can('evaluated', order.status)) await moveOrders(ctx.db, [order], 'evaluated', ctx.actor, ctx.now);
  return { reviewId };
};
