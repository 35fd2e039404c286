import { at } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';

/** A version of a document of terms. */
export type TermsVersion = Output<'GET /platform/terms/list'>[number];

/** The terms as operators keep them, and where each verb is sent to. */
export const termsHref = '/terms';
export const draftHref = (document: number, version: number): string => at(`/terms/${document}/${version}`);
export const termsSend = {
  begin: '/terms/begin',
  change: '/terms/change',
  publish: '/terms/publish',
  drop: '/terms/drop',
} as const;
