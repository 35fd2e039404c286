import type { WordsOf } from '../types.ts';

/** Sentences of freight, in Spanish. ICU message format. */
export const freight: WordsOf<'freight'> = {
  freightTemplateUnknown: 'No existe esta plantilla de flete.',
  freightTemplateNamed: 'Ya hay una plantilla de flete «{name}».',
  freightTemplateInUse:
    '{count, plural, one {# producto usa} other {# productos usan}} esta plantilla de flete. Elija antes otro flete para ellos.',
  freightTemplateLimitReached: 'La tienda ya tiene {max} plantillas de flete; no se pueden añadir más.',
};
