export { returnTakes, takeOffers, type Take } from './actions/take.ts';
export { effectOf, nextChangeOf, piecesFor, readOffers, runningAt, type SkuOffer, type SkuOfferJson, titleOf } from './model/offer.ts';
export { offeredPrices, offersColumn } from './store/prices.ts';
