import type { WordsOf } from '../types.ts';

/** Sentences of cart, in Hebrew. ICU message format. */
export const cart: WordsOf<'cart'> = {
  productUnavailable: 'המוצר אינו נמכר עוד.',
  notForCart: 'מוצרים במכירה מוקדמת, בערכות ובמבצעי בזק אינם ניתנים להוספה לעגלה.',
  cartLimitReached: 'העגלה מכילה {max} שורות לכל היותר להזמנה.',
  cartLineUnknown: 'שורה זו אינה עוד בעגלה.',
  quantityWrong: 'יש להזין כמות נכונה.',
  orderTooLarge: 'ההזמנה גדולה מכדי לבצעה בבת אחת. יש לפצל אותה או לבקש הצעה מהחנות.',
  regionNotServed: 'החנות הזו אינה שולחת למדינה שבכתובת שלך: {name}',
};
