import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idOptional, instant, page, paging, wholeOptional } from '../fields.ts';
import { promotionOwners } from '../values/coupons.ts';

/** An offer as everybody sees it. */
export const offerShown = z.object({
  offerId: z.number(),
  offerKind: z.number().meta({ description: '1 for a limited time, 2 special prices' }),
  title: z.string(),
  startTime: instant(),
  endTime: instant(),
  state: z.number().meta({ description: '0 not started, 1 running, 2 ended' }),
  owner: z.enum(promotionOwners),
  shopId: z.number().nullable(),
  shopName: z.string().nullable(),
  prodCount: z.number().meta({ description: 'products on it that can be bought' }),
});

/** What everybody sees of offers. */
export const shownOfferEndpoints = {
  'GET /offer/page': endpoint({
    who: 'public',
    summary: 'Offers that run now, and those that begin soon; what ends first first',
    input: z.object({ offerKind: wholeOptional(1, 2), shopId: idOptional(), ...paging }),
    output: page(offerShown),
  }),
} as const;
