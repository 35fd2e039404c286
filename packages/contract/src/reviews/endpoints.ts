import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  done,
  id,
  idOptional,
  instant,
  listText,
  oneOf,
  orderNumber,
  page,
  paging,
  text,
  textOptional,
  whole,
  wholeOr,
} from '../fields.ts';
import { orderTimeStatus, reviewFilter } from '../values/enumerations.ts';
import { hideReasonCharsMax, reviewPicturesMax } from '../values/limits.ts';

/** Characters as people count them may be long; the domain counts them. */
const unitsMax = 4000;
const evaluate = oneOf(Object.values(reviewFilter));
const flag = oneOf([0, 1]);
const pics = z.string().meta({ description: 'file paths joined by comma' });
const words = {
  commId: z.number(),
  score: z.number(),
  content: z.string(),
  pics,
  createTime: instant(),
  replyContent: z.string().nullable(),
  replyTime: instant().nullable(),
};

const boughtLine = z.object({
  orderItemId: z.number(),
  orderNumber: z.string(),
  prodId: z.number(),
  skuId: z.number(),
  prodName: z.string(),
  skuName: z.string(),
  pic: z.string().nullable(),
  prodCount: z.number(),
  shopName: z.string(),
  receiptTime: instant().nullable(),
  commSts: z.number(),
  canReview: z.boolean(),
  review: z
    .object({
      ...words,
      isAnonymous: z.number(),
      hideReason: z.string().nullable().meta({ description: 'why an operator hid it; null while it is shown' }),
    })
    .nullable(),
});

const storeReview = {
  ...words,
  prodId: z.number(),
  prodName: z.string(),
  skuName: z.string(),
  prodPic: z.string().nullable(),
  nickName: z.string().nullable().meta({ description: 'whole, as on its order; null when the buyer wished to stay unnamed' }),
  orderNumber: z.string().nullable().meta({ description: 'null where it would say who the unnamed writer is' }),
  isShow: z.number(),
  hideReason: z.string().nullable(),
};

const reviewing = {
  input: z.object({
    orderItemId: id(),
    score: whole(1, 5),
    content: text(1, unitsMax),
    pics: listText(/^u\/[0-9a-f]{2}\/[0-9a-f]{32}-1000\.webp$/, reviewPicturesMax),
    isAnonymous: wholeOr(0, 1, 0),
  }),
  output: z.object({ commId: z.number() }),
  errors: ['orderUnknown', 'orderNotInState', 'ownStore', 'alreadyReviewed', 'fileUnknown'],
} as const;

export const reviewEndpoints = {
  'GET /prod/prodCommPageByProd': endpoint({
    who: 'public',
    summary: 'Reviews of a product, newest first',
    input: z.object({ prodId: id(), evaluate, ...paging }),
    output: page(
      z.object({
        ...words,
        nickName: z.string().nullable().meta({ description: 'shortened; null when the buyer wished to stay unnamed' }),
        skuName: z.string(),
      }),
    ),
  }),
  'GET /prod/prodCommData': endpoint({
    who: 'public',
    summary: 'How the reviews of a product are spread',
    input: z.object({ prodId: id() }),
    output: z.object({
      number: z.number(),
      praiseNumber: z.number().meta({ description: '4 and 5 stars' }),
      secondaryNumber: z.number().meta({ description: '3 stars' }),
      negativeNumber: z.number().meta({ description: '1 and 2 stars' }),
      picNumber: z.number(),
      score: z.number().meta({ description: 'mean stars, 0 without reviews' }),
      stars: z.array(z.number()).meta({ description: 'how many with 1, 2, 3, 4 and 5 stars' }),
    }),
  }),
  'POST /p/prodComm/add': endpoint({
    who: 'buyer',
    summary: 'Reviews a line of a received order, once; the same review again changes nothing',
    ...reviewing,
  }),
  'POST /p/prodComm': endpoint({
    who: 'buyer',
    summary: 'The same under the name by which clients of the lineage send it',
    ...reviewing,
  }),
  'GET /p/myOrder/myOrderItemsComment': endpoint({
    who: 'buyer',
    summary: 'Lines of received orders: those that wait for a review, or those that have one',
    input: z.object({ commSts: wholeOr(0, 1, 0), orderTimeStatus: wholeOr(0, Math.max(...Object.values(orderTimeStatus)), 0), ...paging }),
    output: page(boughtLine),
  }),
  'GET /p/prodComm/info': endpoint({
    who: 'buyer',
    summary: 'A bought line with its review, if it has one',
    input: z.object({ orderItemId: id() }),
    output: boughtLine,
    errors: ['orderUnknown'],
  }),
  'GET /shop/admin/comment/page': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Reviews of the store’s goods, newest first',
    input: z.object({ evaluate, replied: flag, prodName: textOptional(200), ...paging }),
    output: page(z.object(storeReview)).extend({ counts: z.object({ all: z.number(), unanswered: z.number() }) }),
  }),
  'PUT /shop/admin/comment/reply': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Answers a review of the store’s goods, once',
    input: z.object({ commId: id(), content: text(1, unitsMax) }),
    output: done,
    errors: ['reviewUnknown', 'alreadyReplied'],
  }),
  'GET /platform/comment/page': endpoint({
    who: 'operator',
    area: 'people',
    summary: 'Reviews of all stores, newest first',
    input: z.object({
      evaluate,
      isShow: flag,
      orderNumber: orderNumber().optional(),
      prodId: idOptional(),
      shopId: idOptional(),
      ...paging,
    }),
    output: page(z.object({ ...storeReview, shopId: z.number(), shopName: z.string(), isAnonymous: z.number() })).extend({
      counts: z.object({ all: z.number(), hidden: z.number() }),
    }),
  }),
  'PUT /platform/comment/hide': endpoint({
    who: 'operator',
    area: 'people',
    summary: 'Hides a review with its pictures, for a reason that its writer can read; the product’s rating follows',
    input: z.object({ commId: id(), reason: text(1, hideReasonCharsMax) }),
    output: done,
    errors: ['reviewUnknown'],
  }),
  'PUT /platform/comment/show': endpoint({
    who: 'operator',
    area: 'people',
    summary: 'Shows a hidden review again',
    input: z.object({ commId: id() }),
    output: done,
    errors: ['reviewUnknown'],
  }),
} as const;
