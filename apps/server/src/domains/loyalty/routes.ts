import { withTotal } from '../../reads/paging.ts';
import { pointCorrections } from '../../reads/point-corrections.ts';
import { pointLog, scoreInfo } from '../../reads/points.ts';
import type { Routes } from '../../runtime/context.ts';
import { agreeToPointCorrection, proposePointCorrection, refusePointCorrection } from './actions/corrections.ts';

export const loyaltyRoutes = {
  'GET /p/score/scoreInfo': scoreInfo,
  'GET /p/score/page': withTotal(pointLog),
  'GET /platform/user/pointCorrections': withTotal(pointCorrections),
  'POST /platform/user/pointCorrection': proposePointCorrection,
  'PUT /platform/user/pointCorrection/{correctionId}/agree': agreeToPointCorrection,
  'PUT /platform/user/pointCorrection/{correctionId}/refuse': refusePointCorrection,
} satisfies Partial<Routes>;
