import type { WordsOf } from '../types.ts';

/** Sentences of freight, in Arabic. ICU message format. */
export const freight: WordsOf<'freight'> = {
  freightTemplateUnknown: 'لا يوجد نموذج شحن كهذا.',
  freightTemplateNamed: 'يوجد نموذج شحن باسم «{name}» بالفعل.',
  freightTemplateInUse:
    '{count, plural, zero {لا منتج يستخدم} one {منتج واحد يستخدم} two {منتجان يستخدمان} few {# منتجات تستخدم} many {# منتجًا يستخدم} other {# منتج يستخدم}} نموذج الشحن هذا. اختر لها أولًا طريقة حساب أخرى.',
  freightTemplateLimitReached: 'لدى المتجر {max} نموذج شحن بالفعل، ولا يمكن إضافة المزيد.',
};
