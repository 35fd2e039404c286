import { withTotal } from '../../reads/paging.ts';
import { pointLog, scoreInfo } from '../../reads/points.ts';
import type { Routes } from '../../runtime/context.ts';
import { proposePointCorrection } from '../../domains/loyalty/actions/corrections.ts';

export const loyaltyRoutes = {
  'GET /p/score/scoreInfo': scoreInfo,
  'GET /p/score/page': withTotal(pointLog),
  'POST /platform/user/pointCorrection': proposePointCorrection,
} satisfies Partial<Routes>;
