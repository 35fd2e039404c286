import { z } from 'zod';
import { amount } from '../fields.ts';
import { offerMissed, offerTold } from '../offers/index.ts';
import { promotionOwners, shareKinds } from '../values/coupons.ts';

/** Why a line cannot be bought now; screens hold a sentence for each. */
export const lineFaults = [
  'productGone',
  'skuGone',
  'storeClosed',
  'noStock',
  'stockShort',
  'belowMinimum',
  'offCartonStep',
  'notForCart',
  'regionNotServed',
] as const;

/** What one reduction takes off a line, and who pays for it. */
const lineShare = z.object({
  kind: z.enum(shareKinds),
  owner: z.enum(promotionOwners),
  amount: amount(),
});

export const cartLine = z.object({
  lineKey: z.string().meta({ description: 'what the line is known by in this answer' }),
  basketId: z.number(),
  prodId: z.number(),
  skuId: z.number(),
  shopId: z.number(),
  shopName: z.string(),
  prodName: z.string(),
  skuName: z.string(),
  properties: z.string(),
  pic: z.string().nullable(),
  count: z.number(),
  prodCount: z.number().meta({ description: 'the same as count, as clients of the lineage read it' }),
  mold: z.number(),
  unit: z.string(),
  isChecked: z.boolean(),
  stocks: z.number(),
  minimum: z.number(),
  cartonQuantity: z.number(),
  cartons: z.number(),
  cartonWeight: z.number(),
  cartonVolume: z.number(),
  price: amount(),
  total: amount(),
  actualTotal: amount().meta({ description: 'the goods after reductions, without freight' }),
  shares: z.array(lineShare).meta({ description: 'what was taken off the goods, in this order' }),
  transfee: amount(),
  transFee: amount().meta({ description: 'the same as transfee' }),
  universalExpress: amount(),
  express: amount(),
  productCount: z.number().meta({ description: 'pieces of this product over all its lines; decides the tier' }),
  nextTier: z.object({ start: z.number(), price: amount(), missing: z.number() }).nullable(),
  offer: offerTold
    .nullable()
    .meta({ description: 'that the line has; one of the store has lowered price, one of the platform is a share' }),
  offerMissed: offerMissed.nullable(),
  fault: z.enum(lineFaults).nullable(),
  isDelivery: z.boolean().meta({ description: 'the store brings it to the country of the address' }),
  isUpdateCount: z.boolean().meta({ description: 'its count may be changed' }),
});
export const shopCart = z.object({
  shopId: z.number(),
  shopName: z.string(),
  shopType: z.number(),
  shopCartItemDiscounts: z.array(z.object({ shopCartItems: z.array(cartLine) })),
  total: amount(),
  shopReduce: amount(),
  transfee: amount(),
  transFee: amount().meta({ description: 'the same as transfee' }),
  prodCount: z.number().meta({ description: 'pieces of the chosen lines' }),
  actualTotal: amount(),
  weight: z.number(),
  volume: z.number(),
  cartons: z.number(),
});
