import type { WordsOf } from '../types.ts';

/** Sentences of invoices, in Hebrew. ICU message format. */
export const invoices: WordsOf<'invoices'> = {
  currenciesDiffer: 'ההזמנות הן במטבעות שונים; יש לשלם כל אחת בנפרד.',
  nameNotPrinted: 'המסמכים שלנו אינם יכולים להדפיס את האותיות האלה של שם או כתובת: {letters}. נא לכתוב באותיות לטיניות.',
  invoiceUnknown: 'אין חשבונית כזו.',
  invoiceNotInState: 'אי אפשר עוד לשנות את החשבונית כך. פתחו אותה שוב.',
  invoiceNotReady: 'החשבונית עדיין מופקת. נסו שוב בעוד דקה.',
  invoiceTitleUnknown: 'אין פרטים שמורים כאלה.',
  orderNotInvoiceable: 'אפשר לבקש חשבונית אחרי שההזמנה התקבלה ושולמה במלואה.',
  orderInvoiced: 'לאחת מההזמנות האלה כבר יש חשבונית או בקשה לחשבונית.',
  'mail.invoiceIssued.subject': 'חשבונית {number} על סך {amount}',
  'mail.invoiceIssued.text': 'החשבונית שלכם {number} על סך {amount} הופקה. אפשר להוריד אותה בעמוד החשבוניות.',
  'mail.invoiceFailed.subject': 'לא ניתן היה להפיק חשבונית עבור {orders}',
  'mail.invoiceFailed.text': 'לא ניתן היה להפיק חשבונית עבור {orders}: {reason}. אפשר לתקן ולבקש שוב בעמוד החשבוניות.',
  'export.invoice.1': 'ממתינה להנפקה',
  'export.invoice.2': 'הונפקה',
  'export.invoice.3': 'נדחתה',
};
