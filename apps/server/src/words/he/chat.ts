import type { WordsOf } from '../types.ts';

/** Sentences of chat, in Hebrew. ICU message format. */
export const chat: WordsOf<'chat'> = {
  chatNotOpen: 'הצ׳אט עדיין לא נפתח. חדשות על ההזמנות מגיעות בדואר אלקטרוני ומופיעות בדפים שלהן.',
  translationNotOpen: 'התרגום עדיין לא נפתח. הטקסט נשאר כפי שנכתב.',
};
