import type { WordsOf } from '../types.ts';

/** Sentences of freight, in Portuguese. ICU message format. */
export const freight: WordsOf<'freight'> = {
  freightTemplateUnknown: 'Não existe este modelo de frete.',
  freightTemplateNamed: 'Já existe um modelo de frete “{name}”.',
  freightTemplateInUse:
    '{count, plural, one {# produto usa} other {# produtos usam}} este modelo de frete. Escolha antes outro frete para eles.',
  freightTemplateLimitReached: 'A loja já tem {max} modelos de frete; não é possível ter mais.',
};
