export { effectOf, nextChangeOf, readOffers, runningAt, type SkuOffer, type SkuOfferJson, titleOf } from './model/offer.ts';
export { offersTag, offerTag } from './model/tags.ts';
export { isOffered, offeredPrices, offersColumn, selectProductsOf as productsOnOffer } from './store/prices.ts';
