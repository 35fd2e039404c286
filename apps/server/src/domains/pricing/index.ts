export { basePriceOf, tierFor, winnerOf } from './model/base-price.ts';
export { chargedFreight, price } from './model/price.ts';
export { quantityFault, type QuantityFault } from './model/quantity.ts';
export { quoteVersion } from './model/quote-version.ts';
export { offeredPrice, type OfferedPrice, productPrices, type ProductPrices, toldOffer, type VariantPrices } from './model/shown.ts';
export type {
  FreightReduction,
  LineToPrice,
  Offer,
  Owner,
  Priced,
  PricedLine,
  PricedStore,
  Promotions,
  Reduction,
  Share,
  Tier,
} from './model/types.ts';
