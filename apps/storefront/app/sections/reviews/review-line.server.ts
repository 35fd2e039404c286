import type { Output } from '@kyakhta/contract/types';
import { formatOf, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { picturePaths } from '../../picture.ts';

/** A bought line with its review, written for its reader. */
export function reviewLineView(context: Asked['context'], line: Output<'GET /p/prodComm/info'>) {
  const format = formatOf(context);
  const { review } = line;
  return {
    orderItemId: line.orderItemId,
    orderNumber: line.orderNumber,
    prodId: line.prodId,
    name: line.prodName,
    variant: line.skuName,
    picture: line.pic,
    store: line.shopName,
    received: line.receiptTime === null ? null : format.day(line.receiptTime),
    href: paths.review(line.orderItemId),
    canReview: line.canReview,
    review: review && {
      score: review.score,
      content: review.content,
      // What is hidden is seen by nobody, its pictures neither.
      pictures: review.hideReason === null ? picturePaths(review.pics) : [],
      anonymous: review.isAnonymous === 1,
      day: format.longDay(review.createTime),
      at: review.createTime,
      reply: review.replyContent,
      replyDay: review.replyTime === null ? null : format.longDay(review.replyTime),
      hideReason: review.hideReason,
    },
  };
}
export type ReviewLine = ReturnType<typeof reviewLineView>;
export type OwnReview = NonNullable<ReviewLine['review']>;
