import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { categoriesHref, categoriesSend } from './categories-href.ts';

/** A GET of an address that only takes a POST shows the tree instead. */
const loader = () => redirect(categoriesHref);

export const categoriesSending: RouteObject[] = [
  { path: categoriesSend.add, loader, action: sending('POST /platform/category') },
  { path: categoriesSend.change, loader, action: sending('PUT /platform/category/{categoryId}') },
  { path: categoriesSend.order, loader, action: sending('PUT /platform/category/order') },
  { path: categoriesSend.move, loader, action: sending('PUT /platform/category/{categoryId}/move') },
  { path: categoriesSend.merge, loader, action: sending('PUT /platform/category/{categoryId}/merge') },
  { path: categoriesSend.remove, loader, action: sending('DELETE /platform/category/{categoryId}') },
];
