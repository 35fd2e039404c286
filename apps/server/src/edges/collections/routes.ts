import { inspiration } from '../../reads/inspiration.ts';
import { historyPage, keptProducts, keptStores, recentBrowse } from '../../reads/kept-goods.ts';
import { withTotal } from '../../reads/paging.ts';
import type { Routes } from '../../runtime/context.ts';
import {
  dropProducts,
  dropStores,
  forgetLooks,
  keepProduct,
  keepProducts,
  keepsProduct,
  keepsStore,
  keepStore,
  noteLook,
  productsKept,
} from '../../domains/collections/actions.ts';

export const collectionRoutes = {
  'GET /p/user/collection/isCollection': keepsProduct,
  'POST /p/user/collection/addOrCancel': keepProduct,
  'GET /p/user/collection/page': withTotal(keptProducts),
  'GET /p/user/collection/count': productsKept,
  'GET /p/user/collection/collectionCount': productsKept,
  'POST /p/user/collection/orderProdCollectionAll': keepProducts,
  'POST /p/user/collection/batchCancel': dropProducts,
  'GET /p/shop/collection/isCollection': keepsStore,
  'POST /p/shop/collection/addOrCancel': keepStore,
  'GET /p/shop/collection/page': withTotal(keptStores),
  'POST /p/shop/collection/batchCancel': dropStores,
  'POST /p/prodBrowseLog': noteLook,
  'GET /p/prodBrowseLog/page': withTotal(historyPage),
  'DELETE /p/prodBrowseLog': forgetLooks,
  'GET /p/user/recentBrowse': recentBrowse,
  'GET /p/myHomePage/productInspiration': inspiration,
} satisfies Partial<Routes>;
