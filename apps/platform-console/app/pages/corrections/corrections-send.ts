import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { correctionsHref, correctionsSend } from './corrections-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(correctionsHref({}));

export const correctionsSending: RouteObject[] = [
  { path: correctionsSend.propose, loader, action: sending('POST /platform/user/correction') },
  { path: correctionsSend.agree, loader, action: sending('PUT /platform/user/correction/{correctionId}/agree') },
  { path: correctionsSend.refuse, loader, action: sending('PUT /platform/user/correction/{correctionId}/refuse') },
  { path: correctionsSend.proposePoints, loader, action: sending('POST /platform/user/pointCorrection') },
  { path: correctionsSend.agreePoints, loader, action: sending('PUT /platform/user/pointCorrection/{correctionId}/agree') },
  { path: correctionsSend.refusePoints, loader, action: sending('PUT /platform/user/pointCorrection/{correctionId}/refuse') },
];
