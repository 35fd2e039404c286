import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, amountText, done, idOptional, nothing, onPaper, text, whole, words } from '../fields.ts';
import { pickupPlacesMax, servedCitiesMax } from '../values/limits.ts';

/** Where goods are collected. */
export const station = {
  stationId: z.number(),
  name: z.string(),
  address: z.string(),
  hours: z.string(),
  phone: z.string(),
};

/** How a store's goods come to its buyers. */
export const storeDeliveryEndpoints = {
  'GET /shop/admin/shop/delivery': endpoint({
    who: 'seller',
    area: 'store',
    summary: 'Kinds of delivery that the store offers, its places to collect from and the cities it brings goods to',
    input: nothing,
    output: z.object({
      dvyTypes: z.array(z.number()),
      cities: z.array(z.string()),
      cityFee: amount(),
      currency: z.string(),
      stations: z.array(z.object(station)),
    }),
    errors: ['shopUnknown'],
  }),
  'PUT /shop/admin/shop/delivery': endpoint({
    who: 'seller',
    area: 'store',
    summary: 'Says which kinds of delivery the store offers for orders to come; places that are not named are closed',
    input: z.object({
      dvyTypes: z.array(whole(1, 4)).min(1).max(4),
      cities: z.array(text(1, 60)).max(servedCitiesMax),
      cityFee: amountText(),
      stations: z
        .array(
          z.object({
            stationId: idOptional(),
            name: onPaper(text(1, 60)),
            address: onPaper(words(5, 200)),
            hours: text(1, 100),
            phone: text(5, 40),
          }),
        )
        .max(pickupPlacesMax),
    }),
    output: done,
    errors: ['shopUnknown', 'pickupPlaceMissing', 'cityMissing', 'changedMeanwhile'],
  }),
} as const;
