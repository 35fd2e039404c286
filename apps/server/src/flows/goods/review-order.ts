import { useFiles } from '../../domains/files/index.ts';
import { can, lockOrderOfLine, moveOrders, orderItems } from '../../domains/orders/index.ts';
import { addReview, filesOfReview, isReviewable, reviewedLines, type ReviewText } from '../../domains/reviews/index.ts';
import { storesById } from '../../domains/stores/index.ts';
import type { ActorOf, Ctx } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';

/**
 * A buyer reviews a line of her order with pictures that she has brought; the review of the last line moves the order
 * on while it waits for that. The order is locked first: two reviews of its last two lines see each other.
 * @returns the id of the review
 */
export const writeReview = async (
  ctx: Ctx<ActorOf<'buyer'>>,
  input: ReviewText & { readonly orderItemId: number },
): Promise<{ readonly reviewId: number }> => {
  const order = (await lockOrderOfLine(ctx.db, { userId: ctx.actor.id }, input.orderItemId)) ?? refuse('orderUnknown');
  if (!isReviewable(order.status)) return refuse('orderNotInState');
  const store = (await storesById(ctx.db, [order.storeId])).get(order.storeId);
  if (store?.ownerId === ctx.actor.id) return refuse('ownStore', { name: store.displayName });
  const lines = await orderItems(ctx.db, [order.id]);
  const line = lines.find((l) => l.id === input.orderItemId) ?? refuse('orderUnknown');
  const { id, isNew } = await addReview(
    ctx,
    { orderItemId: line.id, productId: line.productId, skuId: line.skuId, storeId: order.storeId, userId: order.userId },
    { score: input.score, content: input.content, pictures: input.pictures, anonymous: input.anonymous },
  );
  if (isNew) await useFiles(ctx, ctx.actor, 'review', input.pictures, filesOfReview(id));
  const reviewed = await reviewedLines(
    ctx.db,
    lines.map((l) => l.id),
  );
  if (reviewed === lines.length && can('evaluated', order.status)) await moveOrders(ctx.db, [order], 'evaluated', ctx.actor, ctx.now);
  return { reviewId: id };
};
