import type { WordsOf } from '../types.ts';

/** Sentences of stock, in Hebrew. ICU message format. */
export const stock: WordsOf<'stock'> = {
  stockChanged: 'המלאי השתנה מאז שהסתכלתם: דבר לא נשמר. בדקו כמה יש כעת ושמרו שוב.',
  skuUnknown: 'וריאציה זו של המוצר אינה קיימת.',
  noStock: 'אין די מלאי של ”{name}”: נותרו {left}.',
  'export.movement.opening': 'מלאי פתיחה',
  'export.movement.set': 'נקבע במוצר',
  'export.movement.imported': 'נקבע בייבוא',
  'export.movement.received': 'הסחורה התקבלה',
  'export.movement.counted': 'ספירה',
  'export.movement.damaged': 'ניזוק או אבד',
  'export.movement.returned': 'הוחזר למדף',
  'export.movement.other': 'סיבה אחרת',
  'export.movement.reserved': 'שמור',
  'export.movement.released': 'שוחרר',
  'export.movement.shipped': 'יצא מהמחסן',
};
