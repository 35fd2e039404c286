import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { casesHref, casesSend } from './cases-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(casesHref({}));

export const casesSending: RouteObject[] = [
  { path: casesSend.refund, loader, action: sending('POST /platform/payment/case/{caseId}/refund') },
  { path: casesSend.byBank, loader, action: sending('POST /platform/payment/case/{caseId}/returnedByBank') },
  { path: casesSend.giveUp, loader, action: sending('POST /platform/payment/case/{caseId}/giveUp') },
  { path: casesSend.close, loader, action: sending('POST /platform/payment/case/{caseId}/close') },
];
