import { setLowStock, setStock } from '../../flows/set-stock.ts';
import { stockMovements, stockPage } from '../../reads/stock.ts';
import type { Routes } from '../../runtime/context.ts';

export const stockRoutes = {
  'GET /shop/admin/stock/page': stockPage,
  'GET /shop/admin/stock/movements': stockMovements,
  'PUT /shop/admin/stock': setStock,
  'PUT /shop/admin/stock/low': setLowStock,
} satisfies Partial<Routes>;
