import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, page, paging } from '../fields.ts';
import { offerShown } from '../offers/index.ts';
import { productCard } from './products.ts';

/** Goods on offers. */
export const offeredEndpoints = {
  'GET /offer/prodPage': endpoint({
    who: 'public',
    summary: 'An offer with the products on it that can be bought',
    input: z.object({ offerId: id(), ...paging }),
    output: page(productCard).extend({ offer: offerShown.extend({ paused: z.boolean() }) }),
    errors: ['offerUnknown'],
  }),
} as const;
