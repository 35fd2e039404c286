import { setLowStock, setStock, setTransferHold } from '../../flows/goods/set-stock.ts';
import { storeFile } from '../../reads/exports/sheet.ts';
import { exportMovements, stockSheet } from '../../reads/exports/store-sheets.ts';
import { stockFigures, stockMovements, stockPage } from '../../reads/stock.ts';
import type { Routes } from '../../runtime/context.ts';

export const stockRoutes = {
  'GET /shop/admin/stock/page': stockPage,
  'GET /shop/admin/stock/export': storeFile(stockSheet),
  'GET /shop/admin/stock/movements': stockMovements,
  'GET /shop/admin/stock/movements/export': exportMovements,
  'PUT /shop/admin/stock': setStock,
  'POST /shop/admin/stock/figures': stockFigures,
  'PUT /shop/admin/stock/low': setLowStock,
  'PUT /shop/admin/stock/transferHold': setTransferHold,
} satisfies Partial<Routes>;
