import type { WordsOf } from '../types.ts';

/** Sentences of vouchers, in Arabic. ICU message format. */
export const vouchers: WordsOf<'vouchers'> = {
  voucherCodeWrong: 'لا توجد في متجرك قسيمة بهذا الرمز، أو لم يفتحها المشتري بعد. المحاولات المتبقية: {left}.',
  voucherUnknown: 'لا توجد قسيمة كهذه ما زالت صالحة للاستخدام.',
  voucherUsed: 'تم استخدام هذه القسيمة من قبل.',
  voucherOver: 'انتهت مدة هذه القسيمة.',
  voucherVoid: 'هذه القسيمة ملغاة بسبب استرداد.',
  voucherExpired: 'لم تُستخدم القسيمة في الوقت المحدد',
  'mail.vouchersReady.subject': 'الطلب رقم {number}: قسائمك جاهزة',
  'mail.vouchersReady.text':
    'نحتفظ بمبلغ {amount} للطلب رقم {number}، وقسائمك جاهزة. افتح الطلب في مركز المشتري لرؤية رموزها؛ حفاظًا على أمانك لا نرسلها بالبريد. لا تخبر المورّد بالرمز إلا عند حصولك على الخدمة.',
  'mail.vouchersEnd.subject': 'الطلب رقم {number}: قسائم غير مستخدمة تنتهي قريبًا',
  'mail.vouchersEnd.text': 'ما زال في الطلب رقم {number} قسائم غير مستخدمة، عددها: {count}. يمكن استخدام الأولى حتى {until}.',
};
