import type { WordsOf } from '../types.ts';

/** Sentences of audit, in traditional Chinese. ICU message format. */
export const audit: WordsOf<'audit'> = {
  'export.actor.operator': '營運人員',
  'export.actor.seller': '賣家',
  'export.actor.buyer': '買家',
  'export.actor.platform': '平台自身',
};
