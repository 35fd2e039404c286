import type { WordsOf } from '../types.ts';

/** Sentences of audit, in Arabic. ICU message format. */
export const audit: WordsOf<'audit'> = {
  'export.actor.operator': 'مشغّل',
  'export.actor.seller': 'بائع',
  'export.actor.buyer': 'مشترٍ',
  'export.actor.platform': 'المنصة نفسها',
};
