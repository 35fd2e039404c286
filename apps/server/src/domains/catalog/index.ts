export { countSold, nameOf, productTag, unitOf, variantsForSale } from './actions.ts';
export { categoryKey, placeCategories, type ProductToWrite, storedGoods, writeProducts } from './actions/import.ts';
export {
  type ByLocale,
  deliveryDays,
  isOnSale,
  mayEnterCart,
  meanScore,
  type PriceTier,
  priceRange,
  type Properties,
  variantName,
  writeProperties,
} from './model.ts';
export { explainFault, type ImportColumn, importColumns, type ImportFault } from './model/import-columns.ts';
export { type FileRow, type Header, type ProductRows, productsOf, readHeader, surveyRows } from './model/import-file.ts';
export { faultOf, type ImportProduct, readProduct, wholeProduct } from './model/import-product.ts';
export type { SaleRow } from './store.ts';
export { localUnit } from './model/units.ts';
