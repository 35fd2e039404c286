import type { WordsOf } from '../types.ts';

/** Sentences of ledger, in Hebrew. ICU message format. */
export const ledger: WordsOf<'ledger'> = {
  'mail.booksOff.subject': 'הספרים אינם תואמים: {count, plural, one {כלל אחד הופר} two {שני כללים הופרו} other {# כללים הופרו}}',
  'mail.booksOff.text': 'בדיקת הספרים הלילית מצאה משהו: {rules}. השורות מופיעות בעמוד בדיקת הספרים במסוף המפעיל.',
  'export.entry.opening': 'פתיחה',
  'export.entry.capture': 'קבלת כסף',
  'export.entry.refund': 'החזר',
  'export.entry.release': 'שחרור מנאמנות',
  'export.entry.remainder': 'יתרת הזמנה',
  'export.entry.reversal': 'סטורנו',
  'export.entry.payout': 'משיכה',
  'export.entry.payoutBack': 'תשלום שבוטל',
  'export.entry.correction': 'תיקון יתרה',
  'export.entry.gift': 'מתנה על טעינה',
  'export.entry.points': 'שווי נקודות',
  'export.entry.hold': 'החזקת יתרה',
  'export.entry.adjustment': 'התאמה',
  'export.entry.faultFreight': 'דמי משלוח בשל ליקוי',
  'export.entry.grant': 'החזר שאושר',
  'export.entry.debt': 'חוב של חנות',
  'export.entry.lateCash': 'מזומן שהגיע באיחור',
};
