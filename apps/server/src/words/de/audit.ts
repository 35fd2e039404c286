import type { WordsOf } from '../types.ts';

/** Sentences of audit, in German. ICU message format. */
export const audit: WordsOf<'audit'> = {
  'export.actor.operator': 'Plattformmitarbeiter',
  'export.actor.seller': 'Verkäufer',
  'export.actor.buyer': 'Käufer',
  'export.actor.platform': 'die Plattform selbst',
};
