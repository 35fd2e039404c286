import type { WordsOf } from '../types.ts';

/** Sentences of audit, in Spanish. ICU message format. */
export const audit: WordsOf<'audit'> = {
  'export.actor.operator': 'operador',
  'export.actor.seller': 'vendedor',
  'export.actor.buyer': 'comprador',
  'export.actor.platform': 'la propia plataforma',
};
