import { categoryInfo, categoryTags } from '../../reads/categories.ts';
import { searchPage } from '../../reads/search/cards.ts';
import { facets } from '../../reads/search/facets.ts';
import { listTags } from '../../reads/search/filters.ts';
import { suggest } from '../../reads/search/suggest.ts';
import { synonymPage } from '../../reads/search/synonyms.ts';
import { isOpenProduct, productPage, skuList } from '../../reads/product-page.ts';
import { sellerProducts } from '../../reads/seller-products.ts';
import { shopHead } from '../../reads/shop-head.ts';
import { withTotal } from '../../reads/paging.ts';
import type { Routes } from '../../runtime/context.ts';
import { cached } from '../../runtime/execute.ts';
import { changeSku } from './actions.ts';
import { listTag } from './actions/list-goods.ts';
import { addSynonyms, changeSynonyms, removeSynonyms } from './actions/synonyms.ts';
import { productTag } from './actions/tags.ts';

export const catalogRoutes = {
  'GET /category/categoryInfo': cached<'GET /category/categoryInfo'>(categoryInfo, () => categoryTags),
  'GET /search/page': searchPage,
  'GET /search/facets': cached<'GET /search/facets'>(facets, (input) => listTags(input, true)),
  'GET /search/suggest': cached<'GET /search/suggest'>(suggest, () => [listTag('words', 'goods'), 'catalog']),
  'GET /platform/synonym/page': withTotal(synonymPage),
  'POST /platform/synonym': addSynonyms,
  'PUT /platform/synonym': changeSynonyms,
  'DELETE /platform/synonym/{synonymId}': removeSynonyms,
  'GET /prod/prodInfo': cached<'GET /prod/prodInfo'>(productPage, (input) => [productTag(input.prodId)]),
  'GET /prod/skuList': cached<'GET /prod/skuList'>(skuList, (input) => [productTag(input.prodId)]),
  'GET /prod/isStatus': cached<'GET /prod/isStatus'>(isOpenProduct, (input) => [productTag(input.prodId)]),
  'GET /shop/headInfo/{shopId}': shopHead,
  'GET /shop/admin/prod/page': withTotal(sellerProducts),
  'PUT /shop/admin/prod/sku': changeSku,
} satisfies Partial<Routes>;
