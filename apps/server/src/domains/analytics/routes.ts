import { visitFigures } from '../../reads/visits.ts';
import type { Routes } from '../../runtime/context.ts';
import { logVisits } from './actions.ts';

export const analyticsRoutes = {
  'POST /flowAnalysisLog': logVisits,
  'POST /p/flowAnalysisLog': logVisits,
  'GET /platform/visits': visitFigures,
} satisfies Partial<Routes>;
