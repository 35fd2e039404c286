import type { WordsOf } from '../types.ts';

/** Sentences of ledger, in Arabic. ICU message format. */
export const ledger: WordsOf<'ledger'> = {
  'mail.booksOff.subject':
    'الدفاتر غير متطابقة: {count, plural, zero {لا قواعد منتهكة} one {قاعدة واحدة منتهكة} two {قاعدتان منتهكتان} few {# قواعد منتهكة} many {# قاعدة منتهكة} other {# قاعدة منتهكة}}',
  'mail.booksOff.text': 'وجد التحقق الليلي من الدفاتر ما يلي: {rules}. الصفوف معروضة في صفحة مطابقة الدفاتر في لوحة المشغّل.',
  'export.entry.opening': 'افتتاح',
  'export.entry.capture': 'تحصيل الأموال',
  'export.entry.refund': 'استرداد',
  'export.entry.release': 'تحرير من حساب الضمان',
  'export.entry.remainder': 'باقي مبلغ الطلب',
  'export.entry.reversal': 'قيد عكسي',
  'export.entry.payout': 'سحب',
  'export.entry.payoutBack': 'استرجاع دفعة المتجر',
  'export.entry.correction': 'تصحيح الرصيد',
  'export.entry.gift': 'هدية مع الشحن',
  'export.entry.points': 'قيمة النقاط',
  'export.entry.hold': 'حجز الرصيد',
  'export.entry.adjustment': 'تسوية',
  'export.entry.faultFreight': 'شحن بسبب خطأ المتجر',
  'export.entry.grant': 'استرداد ممنوح',
  'export.entry.debt': 'دين المتجر',
  'export.entry.lateCash': 'نقد وصل متأخرًا',
};
