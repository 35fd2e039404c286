import { shownOffers, shownOffersTags } from '../../reads/offers.ts';
import { consentToOffer, endOffer, holdOffer, makeOffer, rewriteOffer } from '../../flows/promotions/keep-offer.ts';
import { askedOffers } from '../../reads/asked-offers.ts';
import { keptOffers, offerableGoods, offerDetail } from '../../reads/kept-offers.ts';
import { offerCalendar } from '../../reads/offer-calendar.ts';
import { withTotal } from '../../reads/paging.ts';
import type { Routes } from '../../runtime/context.ts';
import { cached } from '../../runtime/execute.ts';

export const offerRoutes = {
  'GET /offer/page': cached<'GET /offer/page'>(withTotal(shownOffers), shownOffersTags),
  'GET /shop/admin/offer/page': withTotal(keptOffers),
  'GET /shop/admin/offer/detail': offerDetail,
  'GET /shop/admin/offer/goods': offerableGoods,
  'GET /shop/admin/offer/calendar': offerCalendar,
  'POST /shop/admin/offer': makeOffer,
  'PUT /shop/admin/offer': rewriteOffer,
  'PUT /shop/admin/offer/pause': holdOffer,
  'PUT /shop/admin/offer/end': endOffer,
  'GET /shop/admin/offer/asked': withTotal(askedOffers),
  'PUT /shop/admin/offer/consent': consentToOffer,
  'GET /platform/offer/page': withTotal(keptOffers),
  'GET /platform/offer/detail': offerDetail,
  'GET /platform/offer/goods': offerableGoods,
  'GET /platform/offer/calendar': offerCalendar,
  'POST /platform/offer': makeOffer,
  'PUT /platform/offer': rewriteOffer,
  'PUT /platform/offer/pause': holdOffer,
  'PUT /platform/offer/end': endOffer,
} satisfies Partial<Routes>;
