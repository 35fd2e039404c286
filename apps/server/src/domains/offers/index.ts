export { effectOf, nextChangeOf, readOffers, runningAt, type SkuOffer, type SkuOfferJson, titleOf } from './model/offer.ts';
export { offeredPrices, offersColumn } from './store/prices.ts';
