import { z } from 'zod';
import { amount, instant } from '../fields.ts';
import { promotionOwners } from '../values/coupons.ts';
import { offerMissReasons } from '../values/offers.ts';

/** The offer that a price comes from. */
export const offerTold = z.object({
  offerId: z.number(),
  offerKind: z.number().meta({ description: '1 for a limited time, 2 a special price' }),
  title: z.string(),
  priceBefore: amount().meta({ description: 'of a piece, without the offer' }),
  price: amount().meta({ description: 'of a piece, what the buyer pays with it' }),
  owner: z.enum(promotionOwners).meta({ description: 'who pays the difference' }),
  endTime: instant(),
  left: z.number().nullable().meta({ description: 'pieces that are left at this price; null: without an end' }),
  perBuyer: z.number().nullable().meta({ description: 'pieces that one buyer may have at this price; null: without an end' }),
});
/** The offer that a line of an order was bought under. */
export const offerFrozen = offerTold.pick({ offerId: true, offerKind: true, title: true, priceBefore: true, price: true, owner: true });
/** A running offer on the goods of a line that the line does not have, and why. */
export const offerMissed = z.object({
  offerId: z.number(),
  title: z.string(),
  price: amount(),
  reason: z.enum(offerMissReasons),
  left: z.number().meta({ description: 'pieces that this buyer could have at it; the line asks for more' }),
});
