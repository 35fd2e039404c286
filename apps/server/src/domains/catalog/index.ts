export { countSold, nameOf, pieceRange, unitOf, variantsForSale, variantsOnShelf } from './actions.ts';
export { listEverything, reindexWords } from './actions/list-everything.ts';
export { listGoods, type ListPart, type ListScope, listTag, popularityTag, putOnLists } from './actions/list-goods.ts';
export { relistOffer } from './actions/relist-offer.ts';
export { rankGoods, rankingsTag } from './actions/rankings.ts';
export { selectPlace as placeOf } from './store/rankings.ts';
export { productTag, synonymsTag } from './actions/tags.ts';
export { wireSynonyms } from './actions/synonyms.ts';
export { addCategory, changeCategory, mergeCategory, removeCategory, showCategoryPicture } from './actions/categories.ts';
export { categoryKey, categoryPaths, placeCategories, type ProductToWrite, storedGoods, writeProducts } from './actions/import.ts';
export {
  type ByLocale,
  type DeliveryTier,
  deliveryDays,
  isOnSale,
  isVirtual,
  mayEnterCart,
  meanScore,
  type PriceTier,
  priceRange,
  type Properties,
  variantName,
  writeProperties,
} from './model.ts';
export { validUntil, type VoucherRule } from './model/voucher.ts';
export { importToStart, importWork, mapOwnImport, mappedHeader, markProgress, runImport } from './actions/imports.ts';
export { explainFault } from './actions/import-words.ts';
export { addCounts, type ImportCounts, noCounts } from './model/import-counts.ts';
export { type ImportColumn, importColumns, type ImportFault, numberColumns, requiredColumns } from './model/import-columns.ts';
export { type Header, mapColumns, type ProductRows, productRows, readHeader } from './model/import-file.ts';
export { clearCells, dropVariants, lockOwnProduct, moveOffSale, productByCode, setPictures } from './actions/edit.ts';
export { certificateNames, detailsVersion, tellCertificates } from './actions/certificates.ts';
export { selectDetails as keptDetails } from './store/certificates.ts';
export { registerOf } from './model/certificates.ts';
export { isReviewed, openGoods, submissionOf, submitGoods } from './actions/review.ts';
export { type Face, selectFaces as facesOf } from './store/faces.ts';
export {
  countNaming as productsNaming,
  releaseDeleted,
  selectFreightGoods as freightGoods,
  updateFreight as setFreight,
  updateNoReason as setNoReason,
} from './store/freight.ts';
export { type ReviewRemarks, takeUntold } from './store/submissions.ts';
export { type ProductAsCells, productAsCells, productsAsCells } from './actions/product-cells.ts';
export { besideStored, type StoredLook } from './model/import-variants.ts';
export { selectByArticle as articlesOf, selectLooks as storedLooks, type StoredProduct, type StoredVariant } from './store/import.ts';
export { holdCategories, isCategory } from './store/categories.ts';
export { type CategoryLine, categoryLines } from './actions/category-lines.ts';
export { areProducts } from './store/edit.ts';
export { writeCategory } from './model/import-cells.ts';
export type { Cells } from './model/product-cells.ts';
export { faultOf, type ImportProduct, readProduct, wholeProduct } from './model/import-product.ts';
export { inCyrillic, lookalike, otherLayout } from './model/search/keyboard.ts';
export { distance, type KnownWord, meantBy } from './model/search/near-words.ts';
export { chinesePairs, isChinese } from './model/search/chinese.ts';
export { asPinyin } from './model/search/pinyin.ts';
export { type Dictionary, isTradeWord, joinShort, normalize, otherStem, partsOf, type Token, wordsOf } from './model/search/tokens.ts';
export { lockProduct as lockForCounting, type SaleRow, selectOwnVariants as ownVariants, setReviews as countReviews } from './store.ts';
export { lockGoods, selectStoreOfListed as storeOfListed } from './store/listed.ts';
export { offeredVariants, type OfferedVariantJson, priceRange as rangeNow } from './store/price-range.ts';
export { lexemeOf } from './store/words.ts';
export { unitsIn } from './model/units.ts';
export {
  lockRunning as runningImport,
  selectImport as importById,
  setGrouped as markGrouped,
  setRead as markRead,
  setRefused as markRefused,
  setStockRaised as markStockRaised,
} from './store/imports.ts';
