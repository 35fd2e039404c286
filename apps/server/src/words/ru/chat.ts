import type { WordsOf } from '../types.ts';

/** Sentences of chat, in Russian. ICU message format. */
export const chat: WordsOf<'chat'> = {
  chatNotOpen: 'Чат ещё не открыт. Новости о заказах приходят по почте и есть на их страницах.',
  translationNotOpen: 'Перевод ещё не открыт. Текст остаётся таким, как был написан.',
};
