import type { WordsOf } from '../types.ts';

/** Sentences of invoices, in Arabic. ICU message format. */
export const invoices: WordsOf<'invoices'> = {
  currenciesDiffer: 'هذه الطلبات بعملات مختلفة؛ يرجى دفعها واحدًا واحدًا.',
  nameNotPrinted: 'لا يمكن لمستنداتنا طباعة هذه الحروف من اسم أو عنوان: {letters}. يُرجى الكتابة بأحرف لاتينية.',
  invoiceUnknown: 'لا توجد فاتورة كهذه.',
  invoiceNotInState: 'لم يعد بالإمكان تغيير هذه الفاتورة بهذه الطريقة. افتحها من جديد.',
  invoiceNotReady: 'ما زالت الفاتورة قيد الإعداد. حاول بعد دقيقة.',
  invoiceTitleUnknown: 'لا توجد بيانات محفوظة كهذه.',
  orderNotInvoiceable: 'يمكن إصدار فاتورة للطلب بعد استلامه ودفعه بالكامل.',
  orderInvoiced: 'لأحد هذه الطلبات فاتورة بالفعل أو طلب فاتورة.',
  'mail.invoiceIssued.subject': 'الفاتورة {number} بمبلغ {amount}',
  'mail.invoiceIssued.text': 'صدرت فاتورتك {number} بمبلغ {amount}. يمكنك تنزيلها من صفحة الفواتير.',
  'mail.invoiceFailed.subject': 'تعذّر إصدار الفاتورة مقابل {orders}',
  'mail.invoiceFailed.text': 'تعذّر إصدار الفاتورة مقابل {orders}: {reason}. يمكنك تصحيحها وطلبها من جديد من صفحة الفواتير.',
  'export.invoice.1': 'بانتظار الإصدار',
  'export.invoice.2': 'صادرة',
  'export.invoice.3': 'مرفوضة',
};
