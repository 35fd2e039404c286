import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Hebrew. ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: 'אין מבצע כזה.',
  offerRunning: 'המבצע הזה פעיל. אפשר רק לשנות את כותרתו ולסיים אותו מוקדם יותר.',
  offerOver: 'המבצע הזה הסתיים.',
  offersFull: 'יש כבר {max} מבצעים שלא הסתיימו, וזו המגבלה. סיימו תחילה אחד מהם.',
  'mail.offerAsked.subject': 'הפלטפורמה מבקשת את הסכמתכם: „{title}”',
  'mail.offerAsked.text':
    '{isAgain, select, 1 {הפלטפורמה שינתה את המבצע „{title}” על המוצרים שלכם ומבקשת שוב את הסכמתכם.} other {הפלטפורמה רוצה לכלול {count, plural, one {וריאנט אחד} two {שני וריאנטים} other {# וריאנטים}} מהמוצרים שלכם במבצע „{title}”.}} המבצע פעיל מ-{begins} עד {until}. אתם מקבלים את מלוא המחיר שלכם; הפלטפורמה משלמת את ההפרש. המבצע יחול על המוצרים שלכם רק אם תסכימו: מבצעי מחיר, בקשות הפלטפורמה.',
};
