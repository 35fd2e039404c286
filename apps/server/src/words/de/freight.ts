import type { WordsOf } from '../types.ts';

/** Sentences of freight, in German. ICU message format. */
export const freight: WordsOf<'freight'> = {
  freightTemplateUnknown: 'Diese Frachtvorlage gibt es nicht.',
  freightTemplateNamed: 'Es gibt schon eine Frachtvorlage „{name}“.',
  freightTemplateInUse:
    '{count, plural, one {# Produkt nennt} other {# Produkte nennen}} diese Frachtvorlage. Wählen Sie dort zuerst etwas anderes.',
  freightTemplateLimitReached: 'Der Shop hat schon {max} Frachtvorlagen; mehr sind nicht möglich.',
};
