export { countSold, productTag, variantsForSale } from './actions.ts';
export {
  type ByLocale,
  deliveryDays,
  isOnSale,
  mayEnterCart,
  type PriceTier,
  priceRange,
  type Properties,
  variantName,
  writeProperties,
} from './model.ts';
export type { SaleRow } from './store.ts';
