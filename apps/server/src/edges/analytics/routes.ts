import { dashboard } from '../../reads/dashboard.ts';
import { operatorMenu, storeMenu } from '../../reads/menu-counts.ts';
import { storeSales } from '../../reads/sales.ts';
import { visitFigures } from '../../reads/visits.ts';
import type { Routes } from '../../runtime/context.ts';
import { logVisits } from '../../domains/analytics/actions.ts';

export const analyticsRoutes = {
  'POST /flowAnalysisLog': logVisits,
  'POST /p/flowAnalysisLog': logVisits,
  'GET /platform/visits': visitFigures,
  'GET /shop/admin/sales': storeSales,
  'GET /platform/dashboard': dashboard,
  'GET /platform/waiting': operatorMenu,
  'GET /shop/admin/waiting': storeMenu,
} satisfies Partial<Routes>;
