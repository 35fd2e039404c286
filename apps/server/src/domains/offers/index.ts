export { answerOffer } from './actions/consent.ts';
export { type ChangeOffer, changeOffer, type CreateOffer, createOffer, offerOwner, pauseOffer, stopOffer } from './actions/keep.ts';
export { returnTakes, takeOffers, type Take } from './actions/take.ts';
export { effectOf, nextChangeOf, piecesFor, readOffers, runningAt, type SkuOffer, type SkuOfferJson, titleOf } from './model/offer.ts';
export { offersTag, offerTag } from './model/tags.ts';
export type { OfferGoods } from './model/written.ts';
export { selectAskedStores as askedStores, selectGoods as goodsOnOffer, selectTimes as offerTimes } from './store/kept.ts';
export { selectUsedUpBy as offersUsedUpBy } from './store/takes.ts';
export { isOffered, offeredPrices, offersColumn, selectProductsOf as productsOnOffer } from './store/prices.ts';
