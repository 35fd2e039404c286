import type { WordsOf } from '../types.ts';

/** Sentences of site, in Arabic. ICU message format. */
export const site: WordsOf<'site'> = {
  workUnknown: 'هذه المهمة أُنجزت أو لم تعد فاشلة.',
  currencyUnknown: 'لا توجد عملة كهذه.',
  currencyFixed: 'سعر عملة التسوية هو 1 دائمًا وتُعرض دائمًا.',
  configUnknown: 'لا يوجد نص كهذا في الموقع.',
  bannerUnknown: 'لا توجد لافتة كهذه.',
  bannersFull: 'توجد {max} لافتة بالفعل. أزل واحدة أولًا.',
  bannerEndsEarly: 'يجب أن تكون النهاية بعد البداية.',
  termsUnknown: 'لا توجد شروط كهذه.',
  termsDrafted: 'توجد مسودة لهذه الوثيقة بالفعل.',
  termsPublished: 'هذه النسخة منشورة أو محذوفة؛ ولا يمكن تعديلها.',
  termsEmpty: 'اكتب النص بلغة واحدة على الأقل.',
  termsTooEarly: 'يجب أن تبدأ النسخة الآن أو لاحقًا، وبعد السابقة.',
  noticeUnknown: 'لا يوجد إعلان كهذا.',
  noticeWithoutWords: 'اكتب الإعلان بلغة واحدة على الأقل.',
  'export.work.waiting': 'بالانتظار',
  'export.work.due': 'مستحقة',
  'export.work.retrying': 'يُعاد تنفيذها',
  'export.work.failed': 'فاشلة',
};
