import { createProduct, editProduct, setManyOnSale, setOnSale } from '../../flows/goods/edit-product.ts';
import { exportProducts } from '../../reads/export-file.ts';
import { storeFile } from '../../reads/exports/sheet.ts';
import { anyCertificateDocument, certificateDocument, ownCertificates, saveCertificates } from '../../reads/certificates.ts';
import { importSheet } from '../../reads/exports/store-sheets.ts';
import { importFaults, importInfo, importPage, importReport } from '../../reads/imports.ts';
import { categoryInfo } from '../../reads/categories.ts';
import { categoryTags } from '../../reads/category-tree.ts';
import { searchPage } from '../../reads/search/cards.ts';
import { guestShowcases, popularRankings, rankedTags, rankingDetail, rankingList } from '../../reads/rankings.ts';
import { recommendedCategories, recommendsToCaller } from '../../reads/home-site.ts';
import { facets } from '../../reads/search/facets.ts';
import { listTags } from '../../reads/search/filters.ts';
import { searchShops, shopsTags } from '../../reads/search/shops.ts';
import { suggest } from '../../reads/search/suggest.ts';
import { storeReview, submissionInfo, submissionPage } from '../../reads/submissions.ts';
import { synonymPage } from '../../reads/search/synonyms.ts';
import { asksForAddress, isOpenProduct, productPage } from '../../reads/product-page.ts';
import { skuList } from '../../reads/product-skus.ts';
import { categoryChoices, editableProduct } from '../../reads/editable-product.ts';
import { goodsOnOffer, goodsOnOfferTags } from '../../reads/offers.ts';
import { sellerProducts } from '../../reads/seller-products.ts';
import { siteMapPart, siteMapParts } from '../../reads/site-map.ts';
import { shopHead, shopHeadTags } from '../../reads/shop-head.ts';
import { withTotal } from '../../reads/paging.ts';
import type { Routes } from '../../runtime/context.ts';
import { cached } from '../../runtime/execute.ts';
import { dropCategory, rewriteCategory, uniteCategory, writeCategory } from '../../flows/goods/keep-category.ts';
import { keptCategories } from '../../reads/categories.ts';
import { changeSku } from '../../domains/catalog/actions.ts';
import { moveCategory, orderCategories } from '../../domains/catalog/actions/categories.ts';
import { mapImport, startImport } from '../../flows/goods/run-import.ts';
import { beginImport, cancelImport } from '../../domains/catalog/actions/imports.ts';

import { approveGoods, refuseGoods, withdrawGoods } from '../../domains/catalog/actions/review.ts';
import { addSynonyms, changeSynonyms, removeSynonyms } from '../../domains/catalog/actions/synonyms.ts';
import { openTags, pageTags, productTag } from '../../domains/catalog/actions/tags.ts';
import { unitList } from '../../domains/catalog/model/units.ts';

export const catalogRoutes = {
  'GET /category/categoryInfo': cached<'GET /category/categoryInfo'>(categoryInfo, () => categoryTags),
  'GET /search/page': searchPage,
  'GET /search/facets': cached<'GET /search/facets'>(facets, (input) => listTags(input, true)),
  'GET /search/shops': cached<'GET /search/shops'>(searchShops, shopsTags),
  'GET /search/suggest': cached<'GET /search/suggest'>(suggest, () => [...shopsTags(), 'catalog']),
  'GET /visitor/prodRanking/list': cached<'GET /visitor/prodRanking/list'>(rankingList, (_, groups) => rankedTags(groups)),
  'GET /visitor/prodRanking/detail': cached<'GET /visitor/prodRanking/detail'>(rankingDetail, (_, ranking) => rankedTags([ranking])),
  'GET /p/myHomePage/popularRankings': popularRankings,
  'GET /shop/homePage/businessOpportunityProd': cached<'GET /shop/homePage/businessOpportunityProd'>(guestShowcases, (_, shown) =>
    rankedTags(Object.values(shown)),
  ),
  'GET /category/getRecommendedCategory/{level}': cached<'GET /category/getRecommendedCategory/{level}'>(
    recommendedCategories,
    () => categoryTags,
    recommendsToCaller,
  ),
  'GET /platform/category/list': keptCategories,
  'POST /platform/category': writeCategory,
  'PUT /platform/category/order': orderCategories,
  'PUT /platform/category/{categoryId}': rewriteCategory,
  'PUT /platform/category/{categoryId}/move': moveCategory,
  'PUT /platform/category/{categoryId}/merge': uniteCategory,
  'DELETE /platform/category/{categoryId}': dropCategory,
  'GET /platform/synonym/page': withTotal(synonymPage),
  'POST /platform/synonym': addSynonyms,
  'PUT /platform/synonym': changeSynonyms,
  'DELETE /platform/synonym/{synonymId}': removeSynonyms,
  'GET /prod/prodInfo': cached<'GET /prod/prodInfo'>(productPage, (input, { shopId }) => pageTags(input.prodId, shopId), asksForAddress),
  'GET /prod/skuList': cached<'GET /prod/skuList'>(skuList, (input) => [productTag(input.prodId)]),
  'GET /prod/isStatus': cached<'GET /prod/isStatus'>(isOpenProduct, (input) => openTags(input.prodId)),
  'GET /offer/prodPage': cached<'GET /offer/prodPage'>(goodsOnOffer, goodsOnOfferTags),
  'GET /siteMap/parts': siteMapParts,
  'GET /siteMap/part': siteMapPart,
  'GET /shop/headInfo/{shopId}': cached<'GET /shop/headInfo/{shopId}'>(shopHead, shopHeadTags),
  'GET /shop/unit/list': async (ctx) => unitList(ctx.locale),
  'GET /shop/admin/prod/page': sellerProducts,
  'PUT /shop/admin/prod/sku': changeSku,
  'GET /shop/admin/prod/info/{prodId}': editableProduct,
  'GET /shop/admin/prod/categories': categoryChoices,
  'POST /shop/admin/prod': createProduct,
  'PUT /shop/admin/prod': editProduct,
  'PUT /shop/admin/prod/status': setOnSale,
  'PUT /shop/admin/prod/statuses': setManyOnSale,
  'GET /shop/admin/prod/{prodId}/certificates': ownCertificates,
  'PUT /shop/admin/prod/{prodId}/certificates': saveCertificates,
  'GET /prod/certificate': certificateDocument,
  'GET /platform/prodAudit/certificate': anyCertificateDocument,
  'GET /shop/admin/prod/review': storeReview,
  'PUT /shop/admin/prod/review/withdraw': withdrawGoods,
  'GET /platform/prodAudit/page': submissionPage,
  'GET /platform/prodAudit/info/{prodId}': submissionInfo,
  'PUT /platform/prodAudit/approve': approveGoods,
  'PUT /platform/prodAudit/refuse': refuseGoods,
  'POST /shop/admin/import/upload': async (ctx) => importInfo(ctx, { importId: await beginImport(ctx) }),
  'GET /shop/admin/import/info': importInfo,
  'PUT /shop/admin/import/mapping': async (ctx, input) => {
    await mapImport(ctx, input);
    return importInfo(ctx, input);
  },
  'POST /shop/admin/import/start': async (ctx, input) => {
    await startImport(ctx, input);
    return importInfo(ctx, input);
  },
  'PUT /shop/admin/import/cancel': cancelImport,
  'GET /shop/admin/import/page': withTotal(importPage),
  'GET /shop/admin/import/export': storeFile(importSheet),
  'GET /shop/admin/import/faults': withTotal(importFaults),
  'GET /shop/admin/import/report': importReport,
  'GET /shop/admin/prod/export': exportProducts,
} satisfies Partial<Routes>;
