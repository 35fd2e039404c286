import { cleanFaultyLines } from '../../flows/checkout/clean-cart.ts';
import { showCart, showFaultyLines } from '../../flows/checkout/show-cart.ts';
import type { Routes } from '../../runtime/context.ts';
import { changeItem, changeItems, checkItems, emptyCart, lineCount, removeItems } from '../../domains/cart/actions.ts';

export const cartRoutes = {
  'POST /p/shopCart/info': showCart,
  'GET /p/shopCart/expiryProdList': showFaultyLines,
  'POST /p/shopCart/changeItem': changeItem,
  'POST /p/shopCart/checkItems': checkItems,
  'POST /p/shopCart/changeItems': (ctx, input) => changeItems(ctx, input.items),
  'GET /p/shopCart/prodCount': lineCount,
  'PUT /p/shopCart/deleteItem': removeItems,
  'DELETE /p/shopCart/deleteAll': emptyCart,
  'DELETE /p/shopCart/cleanExpiryProdList': cleanFaultyLines,
} satisfies Partial<Routes>;
