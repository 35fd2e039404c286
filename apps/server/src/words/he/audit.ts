import type { WordsOf } from '../types.ts';

/** Sentences of audit, in Hebrew. ICU message format. */
export const audit: WordsOf<'audit'> = {
  'export.actor.operator': 'מפעיל',
  'export.actor.seller': 'מוכר',
  'export.actor.buyer': 'קונה',
  'export.actor.platform': 'הפלטפורמה עצמה',
};
