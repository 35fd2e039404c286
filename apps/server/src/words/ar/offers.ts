import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Arabic. ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: 'لا يوجد عرض كهذا.',
  offerRunning: 'هذا العرض جارٍ. يمكنك فقط تغيير عنوانه أو إنهاؤه قبل موعده.',
  offerOver: 'انتهى هذا العرض.',
  offersFull: 'يوجد بالفعل {max} من العروض التي لم تنته، وهو الحد الأقصى. أنهِ أحدها أولاً.',
  'mail.offerAsked.subject': 'تطلب المنصة موافقتك: «{title}»',
  'mail.offerAsked.text':
    '{isAgain, select, 1 {غيّرت المنصة عرضها «{title}» على منتجاتك وتطلب موافقتك من جديد.} other {تريد المنصة تخفيض أسعار {count, plural, zero {# صنف} one {صنف واحد} two {صنفين} few {# أصناف} many {# صنفاً} other {# صنف}} من منتجاتك ضمن العرض «{title}».}} يسري من {begins} إلى {until}. تستلم سعرك كاملاً، وتدفع المنصة الفرق. لا يسري العرض على منتجاتك إلا إذا وافقت: عروض الأسعار، ثم طلبات المنصة.',
};
