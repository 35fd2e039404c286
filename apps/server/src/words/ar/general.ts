import type { WordsOf } from '../types.ts';

/** What any call can answer with, in Arabic. ICU message format. */
export const general: WordsOf<'general'> = {
  notLoggedIn: 'يرجى تسجيل الدخول أولًا.',
  notPermitted: 'هذا ليس ضمن أقسام حسابك. يمكن لمن يدير الحسابات أن يضيفه.',
  serverError: 'حدثت مشكلة بسيطة في الخادم. لم يُفقد شيء؛ يرجى المحاولة من جديد.',
  screenBeingBuilt: 'يجري تجهيز هذا القسم من المنصة، وسيُفتح تلقائيًا بعد لحظات.',
  storageFull: 'لا توجد مساحة لحفظ هذا حاليًا. لم يُحفظ شيء؛ يرجى المحاولة لاحقًا.',
  noSuchInterface: 'لا توجد واجهة كهذه.',
  argumentNotValid: 'يرجى مراجعة ما أدخلته: {first}',
  tooManyRequests:
    'طلبات كثيرة جدًا. يرجى الانتظار {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}} ثم المحاولة من جديد.',
  tooLarge: 'حجم ما أرسلته كبير جدًا.',
  originNotAllowed: 'ورد هذا الطلب من موقع آخر ورُفض. يرجى فتح الصفحة من جديد.',
  keyUsedForOtherInput: 'استُخدم مفتاح عدم التكرار هذا من قبل لطلب آخر.',
  doNotSubmitRepeatedly: 'يرجى عدم تكرار الإرسال: لا يزال الطلب الأول قيد المعالجة.',
  changedMeanwhile: 'غيّر شخص آخر هذا في الأثناء. اطّلع على ما هو عليه الآن ثم احفظ مرة أخرى.',
  exportTooLarge: 'ضيّق القائمة: فيها أكثر من {max} سجل، وهو أقصى ما يتسع له الجدول.',
};
