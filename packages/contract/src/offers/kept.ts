import { z } from 'zod';
import { type AreaBy, endpoint, endpointFor, type Who } from '../endpoint.ts';
import { done, flag, id, nothing, page, paging, textOptional, whole, wholeOptional } from '../fields.ts';
import { int4Max } from '../values/limits.ts';
import { offerTitleChars, offerViews } from '../values/offers.ts';
import { askedOffer, keptOffer, offerCalendar, offerable, offerDetail, writtenOffer } from './kept-shapes.ts';

const offerId = id();
const made = z.object({ offerId: z.number() });

/** What a store and the platform can do with their own offers: the same calls in two spaces. */
const kept = <const W extends Who>(who: W, area: AreaBy[W]) => ({
  page: endpointFor(who, area, {
    summary: 'The owner’s offers with what came of them, the latest first',
    input: z.object({ view: z.enum(offerViews).default('all'), q: textOptional(offerTitleChars), ...paging }),
    output: page(keptOffer).extend({ counts: z.record(z.enum(offerViews), z.number()).meta({ description: 'by view' }) }),
  }),
  one: endpointFor(who, area, {
    summary: 'One offer of the owner with its goods, which price wins on each, and what the stores said',
    input: z.object({ offerId }),
    output: offerDetail,
    errors: ['offerUnknown'],
  }),
  goods: endpointFor(who, area, {
    summary: 'The variants of a product that can be put on offer, with what they cost now',
    input: z.object({ prodId: id() }),
    output: z.array(offerable),
  }),
  calendar: endpointFor(who, area, {
    summary: 'The offers of the next 60 days, a store’s with the platform’s on its goods; where several are on the same goods, which wins',
    input: nothing,
    output: offerCalendar,
  }),
  create: endpointFor(who, area, {
    summary: 'Makes an offer: of a store on its own goods, of the platform on those of any open store, which is asked',
    input: z.object(writtenOffer),
    output: made,
    errors: ['offersFull'],
  }),
  change: endpointFor(who, area, {
    summary: 'Changes an offer: before it begins all of it, and stores are asked anew; then its title, and to an earlier end',
    input: z.object({ offerId, version: whole(1, int4Max), ...writtenOffer }),
    output: done,
    errors: ['offerUnknown', 'offerRunning', 'offerOver', 'changedMeanwhile'],
  }),
  pause: endpointFor(who, area, {
    summary: 'Pauses an offer, or goes on with it: while it is paused, its goods have their old prices',
    input: z.object({ offerId, paused: flag() }),
    output: done,
    errors: ['offerUnknown', 'offerOver'],
  }),
  end: endpointFor(who, area, {
    summary: 'Ends an offer for good; orders keep the price that they were placed at',
    input: z.object({ offerId }),
    output: done,
    errors: ['offerUnknown', 'offerOver'],
  }),
});
const store = kept('seller', 'goods');
const platform = kept('operator', 'money');

/** How stores and the platform keep their offers. */
export const keptOfferEndpoints = {
  'GET /shop/admin/offer/page': store.page,
  'GET /shop/admin/offer/detail': store.one,
  'GET /shop/admin/offer/goods': store.goods,
  'GET /shop/admin/offer/calendar': store.calendar,
  'POST /shop/admin/offer': store.create,
  'PUT /shop/admin/offer': store.change,
  'PUT /shop/admin/offer/pause': store.pause,
  'PUT /shop/admin/offer/end': store.end,
  'GET /shop/admin/offer/asked': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'Offers of the platform on goods of the store that are not over, with what they mean for it; what waits for an answer first',
    input: z.object(paging),
    output: page(askedOffer).extend({ waiting: z.number().meta({ description: 'how many wait for an answer' }) }),
  }),
  'PUT /shop/admin/offer/consent': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'Agrees to an offer of the platform on the store’s goods, or not; the last answer holds, and a no holds at once',
    input: z.object({
      offerId,
      agreed: flag(),
      termsVersion: wholeOptional(1, int4Max).meta({ description: 'what was read; another than the current one is refused' }),
    }),
    output: done,
    errors: ['offerUnknown', 'offerOver', 'changedMeanwhile'],
  }),
  'GET /platform/offer/page': platform.page,
  'GET /platform/offer/detail': platform.one,
  'GET /platform/offer/goods': platform.goods,
  'GET /platform/offer/calendar': platform.calendar,
  'POST /platform/offer': platform.create,
  'PUT /platform/offer': platform.change,
  'PUT /platform/offer/pause': platform.pause,
  'PUT /platform/offer/end': platform.end,
} as const;
