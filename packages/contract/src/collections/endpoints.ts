import { z } from 'zod';
import { productCard } from '../catalog/index.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, instant, nothing, page, paging, wholeOptional, wholeOr } from '../fields.ts';
import { offerTold } from '../offers/index.ts';
import { batchMax, homeHistorySize } from '../values/limits.ts';

/** Why a store that is kept cannot be bought from now: its owner closed it, or the platform suspended it. */
export const storeFaults = ['storeClosed', 'storeSuspended'] as const;
/**
 * Why something kept or seen cannot be bought now; screens hold a sentence for each. Of goods: deleted, taken off sale by
 * their store, looked at by the platform, taken off by it.
 */
export const keptFaults = [...storeFaults, 'productGone', 'productOffline', 'productUnderReview', 'productAbnormal', 'noStock'] as const;

const keptProduct = z.object({
  prodId: z.number(),
  prodName: z.string(),
  pic: z.string().nullable(),
  minPrice: amount(),
  price: amount().meta({ description: 'the same as minPrice' }),
  maxPrice: amount(),
  offer: offerTold.nullable().meta({ description: 'the running offer with the lowest price; minPrice and maxPrice are what holds now' }),
  currency: z.string(),
  minimum: z.number(),
  unit: z.string(),
  shopId: z.number(),
  shopName: z.string(),
  fault: z.enum(keptFaults).nullable(),
  createTime: instant(),
});
const keptStore = z.object({
  shopId: z.number(),
  shopName: z.string(),
  merchantMallDisplayName: z.string(),
  shopLogo: z.string().nullable(),
  shopType: z.number(),
  prodCount: z.number(),
  fault: z.enum(storeFaults).nullable(),
  createTime: instant(),
});
/** Ids as a list, or as text joined by comma. */
const ids = () =>
  z.preprocess(
    (v) => (typeof v === 'string' ? v.split(',').filter((x) => x.trim() !== '') : typeof v === 'number' ? [v] : v),
    z.array(id()).min(1).max(batchMax),
  ) as unknown as z.ZodType<number[], readonly number[] | string>;
/** Absent: the other way round than it is; 1 kept, 0 not, whatever it is: what a page sends, so that a second click does no harm. */
const wanted = () => wholeOptional(0, 1);

export const collectionEndpoints = {
  'GET /p/user/collection/isCollection': endpoint({
    who: 'buyer',
    summary: 'Whether the buyer keeps a product',
    input: z.object({ prodId: id() }),
    output: z.boolean(),
  }),
  'POST /p/user/collection/addOrCancel': endpoint({
    who: 'buyer',
    summary: 'Keeps a product, or keeps it no longer; answers whether it is kept now',
    bareBody: 'prodId',
    input: z.object({ prodId: id(), isCollection: wanted() }),
    output: z.boolean(),
    errors: ['productUnknown', 'productUnavailable', 'collectionLimitReached'],
  }),
  'GET /p/user/collection/page': endpoint({
    who: 'buyer',
    summary: 'The products a buyer keeps, the latest first; those not on sale with the reason',
    input: z.object(paging),
    output: page(keptProduct),
  }),
  'GET /p/user/collection/count': endpoint({
    who: 'buyer',
    summary: 'How many products a buyer keeps',
    input: nothing,
    output: z.number(),
  }),
  'GET /p/user/collection/collectionCount': endpoint({
    who: 'buyer',
    summary: 'The same under the name by which clients of the lineage ask for it',
    input: nothing,
    output: z.number(),
  }),
  'POST /p/user/collection/orderProdCollectionAll': endpoint({
    who: 'buyer',
    summary:
      'Keeps several products; those that are kept stay so, those that are not on sale are left out. Answers how many are kept of them now',
    bareBody: 'prodIds',
    input: z.object({ prodIds: ids() }),
    output: z.number(),
    errors: ['collectionLimitReached'],
  }),
  'POST /p/user/collection/batchCancel': endpoint({
    who: 'buyer',
    summary: 'Keeps several products no longer',
    bareBody: 'prodIds',
    input: z.object({ prodIds: ids() }),
    output: done,
  }),
  'GET /p/shop/collection/isCollection': endpoint({
    who: 'buyer',
    summary: 'Whether the buyer keeps a store',
    input: z.object({ shopId: id() }),
    output: z.boolean(),
  }),
  'POST /p/shop/collection/addOrCancel': endpoint({
    who: 'buyer',
    summary: 'Keeps a store, or keeps it no longer; answers whether it is kept now',
    bareBody: 'shopId',
    input: z.object({ shopId: id(), isCollection: wanted() }),
    output: z.boolean(),
    errors: ['shopUnknown', 'collectionLimitReached'],
  }),
  'GET /p/shop/collection/page': endpoint({
    who: 'buyer',
    summary: 'The stores a buyer keeps, the latest first',
    input: z.object(paging),
    output: page(keptStore),
  }),
  'POST /p/shop/collection/batchCancel': endpoint({
    who: 'buyer',
    summary: 'Keeps several stores no longer',
    bareBody: 'shopIds',
    input: z.object({ shopIds: ids() }),
    output: done,
  }),
  'POST /p/prodBrowseLog': endpoint({
    who: 'buyer',
    summary: 'Notes that the buyer looks at a product; an earlier look at it is moved on',
    input: z.object({ prodId: id() }),
    output: done,
    errors: ['productUnknown'],
  }),
  'GET /p/prodBrowseLog/page': endpoint({
    who: 'buyer',
    summary: 'What the buyer has looked at, the latest first',
    input: z.object(paging),
    output: page(keptProduct),
  }),
  'DELETE /p/prodBrowseLog': endpoint({
    who: 'buyer',
    summary: 'Takes products out of the browsing history',
    input: z.object({ ids: ids() }),
    output: done,
  }),
  'GET /p/user/recentBrowse': endpoint({
    who: 'buyer',
    summary: 'The products looked at last',
    input: z.object({ size: wholeOr(1, 100, homeHistorySize) }),
    output: z.array(keptProduct),
  }),
  'GET /p/myHomePage/productInspiration': endpoint({
    who: 'buyer',
    summary: 'Goods near what the buyer looked at and ordered, then popular ones: all of the pool (current -1), or a page of it',
    input: z.object({ current: wholeOr(-1, 1000, -1), size: wholeOr(1, 210, 42) }),
    output: z.array(productCard),
  }),
} as const;
