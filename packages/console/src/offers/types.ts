import type { Output } from '@kyakhta/contract/types';

/** An offer as its owner keeps it, with its goods; a page of them. Both consoles read the same shapes. */
export type Offer = Output<'GET /platform/offer/detail'>;
export type OfferPage = Output<'GET /platform/offer/page'>;
export type OfferRow = OfferPage['records'][number];
export type OfferItem = Offer['items'][number];
/** A variant that can be put on offer, with what it costs now. */
export type Goods = Output<'GET /platform/offer/goods'>[number];
export type AskedPage = Output<'GET /shop/admin/offer/asked'>;
export type AskedOffer = AskedPage['records'][number];
export type Calendar = Output<'GET /platform/offer/calendar'>;

export const offersHref = '/offers';
export const newOfferHref = '/offers/new';
export const calendarHref = '/offers/calendar';
export const askedHref = '/offers/asked';
export const offerHref = (offerId: number): string => `${offersHref}/${offerId}`;
export const changeOfferHref = (offerId: number): string => `${offerHref(offerId)}/change`;
export const copyOfferHref = (offerId: number): string => `${newOfferHref}?copy=${offerId}`;
/** Where each verb is sent to, below the list. */
export const offerSend = {
  create: '/offers/create',
  change: '/offers/change',
  pause: '/offers/pause',
  end: '/offers/end',
  consent: '/offers/asked/consent',
} as const;
