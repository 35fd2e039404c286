import { dashboard } from '../../reads/dashboard.ts';
import { storeSales } from '../../reads/sales.ts';
import { visitFigures } from '../../reads/visits.ts';
import type { Routes } from '../../runtime/context.ts';
import { logVisits } from './actions.ts';

export const analyticsRoutes = {
  'POST /flowAnalysisLog': logVisits,
  'POST /p/flowAnalysisLog': logVisits,
  'GET /platform/visits': visitFigures,
  'GET /shop/admin/sales': storeSales,
  'GET /platform/dashboard': dashboard,
} satisfies Partial<Routes>;
