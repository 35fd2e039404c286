import type { WordsOf } from '../types.ts';

/** Sentences of audit, in simplified Chinese. ICU message format. */
export const audit: WordsOf<'audit'> = {
  'export.actor.operator': '运营人员',
  'export.actor.seller': '卖家',
  'export.actor.buyer': '买家',
  'export.actor.platform': '平台自身',
};
