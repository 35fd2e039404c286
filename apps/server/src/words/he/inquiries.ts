import type { WordsOf } from '../types.ts';

/** Sentences of inquiries, in Hebrew. ICU message format. */
export const inquiries: WordsOf<'inquiries'> = {
  inquiryUnknown: 'אין בקשת מחיר כזו.',
  inquiryNotInState: 'הבקשה כבר נענתה או הועברה.',
  inquiryLimitReached: 'אפשר לשלוח עד {max} בקשות מחיר ביום. נסו שוב מחר.',
  'inquiryHelp.what.title': 'מה לכתוב?',
  'inquiryHelp.what.text': 'תארו את הסחורה במדויק ככל האפשר: מק״ט, חומר, מידה, צבע, אריזה. תמונה של דוגמה חוסכת שאלות.',
  'inquiryHelp.who.title': 'מי עונה?',
  'inquiryHelp.who.text': 'החנות שמוכרת את הסחורה. אם לא ציינתם חנות, נחפש אחת ונעביר אליה את הבקשה. הדוא״ל והטלפון שלכם אינם מוצגים לה.',
  'inquiryHelp.price.title': 'מה כולל המחיר?',
  'inquiryHelp.price.text': 'המחיר הוא ליחידה, בלי הובלה ומכס, החל מכמות המינימום ועד היום שהחנות מציינת.',
  'inquiryHelp.bind.title': 'האם הבקשה מחייבת אותי לקנות?',
  'inquiryHelp.bind.text': 'לא. לא הבקשה ולא התשובה הן הזמנה, ולא נגבה דבר.',
  'mail.inquiryAsked.subject': 'קונה מבקש מחיר: ”{name}“',
  'mail.inquiryAsked.text': 'קונה מבקש מהחנות שלך מחיר עבור ”{name}“. הפנייה המלאה ממתינה לתשובתך בלוח המוכר, תחת פניות.',
  'mail.inquiryAnswered.subject': 'תשובה על ״{name}״',
  'mail.inquiryAnswered.text': 'חנות מציעה את ״{name}״ במחיר {amount} ליחידה. התשובה המלאה נמצאת במרכז הקונה, תחת בקשות מחיר.',
  'export.inquiry.1': 'בלי חנות',
  'export.inquiry.2': 'ממתין לחנות',
  'export.inquiry.3': 'נענתה',
};
