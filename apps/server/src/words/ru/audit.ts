import type { WordsOf } from '../types.ts';

/** Sentences of audit, in Russian. ICU message format. */
export const audit: WordsOf<'audit'> = {
  'export.actor.operator': 'оператор',
  'export.actor.seller': 'продавец',
  'export.actor.buyer': 'покупатель',
  'export.actor.platform': 'сама площадка',
};
