import type { WordsOf } from '../types.ts';

/** Sentences of freight, in Russian. ICU message format. */
export const freight: WordsOf<'freight'> = {
  freightTemplateUnknown: 'Такого шаблона доставки нет.',
  freightTemplateNamed: 'Шаблон доставки «{name}» уже есть.',
  freightTemplateInUse:
    'Этот шаблон доставки указан у {count, plural, one {# товара} other {# товаров}}. Сначала выберите для них другую доставку.',
  freightTemplateLimitReached: 'У магазина уже {max} шаблонов доставки, больше добавить нельзя.',
};
