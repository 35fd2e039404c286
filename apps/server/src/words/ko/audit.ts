import type { WordsOf } from '../types.ts';

/** Sentences of audit, in Korean. ICU message format. */
export const audit: WordsOf<'audit'> = {
  'export.actor.operator': '운영자',
  'export.actor.seller': '판매자',
  'export.actor.buyer': '구매자',
  'export.actor.platform': '플랫폼 자체',
};
