import type { WordsOf } from '../types.ts';

/** Sentences of promotions, in Arabic. ICU message format. */
export const promotions: WordsOf<'promotions'> = {
  couponUnknown: 'لا توجد قسيمة كهذه.',
  couponNotStarted: 'لا يمكن الحصول على هذه القسيمة بعد.',
  couponOver: 'لم يعد بالإمكان الحصول على هذه القسيمة.',
  couponUsedUp: 'نفدت هذه القسائم كلها.',
  couponLimitReached: 'لديك بالفعل من هذه القسائم أقصى ما يمكن لمشترٍ واحد.',
  couponRunning: 'لدى مشترين هذه القسيمة بالفعل. يمكنك فقط تغيير اسمها وموعد انتهاء توزيعها وإصدار المزيد منها.',
  couponsFull: 'يوجد بالفعل {max} من القسائم التي يمكن الحصول عليها، وهو الحد الأقصى. أنهِ إحداها أولاً.',
  couponUnusable: 'لا يمكن استخدام القسيمة «{name}» في هذا الطلب.',
  couponsNotCombinable: 'يمكنك استخدام قسيمة واحدة فقط من كل متجر وواحدة من المنصة.',
  noSuchCode: 'لا يوجد رمز كهذا، أو أنه استُخدم من قبل.',
};
