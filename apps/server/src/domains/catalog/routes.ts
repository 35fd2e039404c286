import { categoryInfo } from '../../reads/categories.ts';
import { searchPage } from '../../reads/product-list.ts';
import { isOpenProduct, productPage, skuList } from '../../reads/product-page.ts';
import { sellerProducts } from '../../reads/seller-products.ts';
import { shopHead } from '../../reads/shop-head.ts';
import { withTotal } from '../../reads/paging.ts';
import { refuse } from '../../runtime/errors.ts';
import type { Routes } from '../../runtime/context.ts';
import { cached } from '../../runtime/execute.ts';
import { changeSku, productTag } from './actions.ts';

export const catalogRoutes = {
  'GET /category/categoryInfo': cached<'GET /category/categoryInfo'>(categoryInfo, () => ['catalog']),
  'GET /search/page': searchPage,
  'GET /search/facets': () => refuse('noSuchInterface'),
  'GET /search/suggest': () => refuse('noSuchInterface'),
  'GET /platform/synonym/page': () => refuse('noSuchInterface'),
  'POST /platform/synonym': () => refuse('noSuchInterface'),
  'PUT /platform/synonym': () => refuse('noSuchInterface'),
  'DELETE /platform/synonym/{synonymId}': () => refuse('noSuchInterface'),
  'GET /prod/prodCommPageByProd': () => refuse('noSuchInterface'),
  'GET /prod/prodCommData': () => refuse('noSuchInterface'),
  'GET /prod/prodInfo': cached<'GET /prod/prodInfo'>(productPage, (input) => [productTag(input.prodId)]),
  'GET /prod/skuList': cached<'GET /prod/skuList'>(skuList, (input) => [productTag(input.prodId)]),
  'GET /prod/isStatus': cached<'GET /prod/isStatus'>(isOpenProduct, (input) => [productTag(input.prodId)]),
  'GET /shop/headInfo/{shopId}': shopHead,
  'GET /shop/admin/prod/page': withTotal(sellerProducts),
  'PUT /shop/admin/prod/sku': changeSku,
} satisfies Partial<Routes>;
