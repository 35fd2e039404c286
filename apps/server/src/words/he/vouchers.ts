import type { WordsOf } from '../types.ts';

/** Sentences of vouchers, in Hebrew. ICU message format. */
export const vouchers: WordsOf<'vouchers'> = {
  voucherCodeWrong: 'אין בחנות שלך שובר עם הקוד הזה, או שהקונה עוד לא פתח אותו. ניסיונות שנותרו: {left}.',
  voucherUnknown: 'אין שובר כזה שעדיין ניתן לשימוש.',
  voucherUsed: 'השובר הזה כבר נוצל.',
  voucherOver: 'תוקף השובר הזה פג.',
  voucherVoid: 'השובר הזה בטל בשל החזר.',
  voucherExpired: 'השובר לא נוצל בזמן',
  'mail.vouchersReady.subject': 'הזמנה מס׳ {number}: השוברים שלך מוכנים',
  'mail.vouchersReady.text':
    'אנו מחזיקים {amount} עבור הזמנה מס׳ {number}, והשוברים שלך מוכנים. פתחו את ההזמנה במרכז הקונה כדי לראות את הקודים; למען ביטחונכם הם אינם נשלחים בדואר. מסרו קוד לספק רק כשאתם מקבלים את השירות.',
  'mail.vouchersEnd.subject': 'הזמנה מס׳ {number}: שוברים שלא נוצלו יפוגו בקרוב',
  'mail.vouchersEnd.text': 'בהזמנה מס׳ {number} נותרו שוברים שלא נוצלו: {count}. את הראשון ניתן לנצל עד {until}.',
};
