import type { WordsOf } from '../types.ts';

/** Sentences of freight, in Hebrew. ICU message format. */
export const freight: WordsOf<'freight'> = {
  freightTemplateUnknown: 'אין תבנית הובלה כזאת.',
  freightTemplateNamed: 'כבר יש תבנית הובלה „{name}”.',
  freightTemplateInUse:
    '{count, plural, one {מוצר אחד משתמש} two {שני מוצרים משתמשים} other {# מוצרים משתמשים}} בתבנית ההובלה הזאת. בחרו להם קודם חישוב אחר.',
  freightTemplateLimitReached: 'לחנות כבר יש {max} תבניות הובלה; אי אפשר להוסיף עוד.',
};
