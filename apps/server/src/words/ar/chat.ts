import type { WordsOf } from '../types.ts';

/** Sentences of chat, in Arabic. ICU message format. */
export const chat: WordsOf<'chat'> = {
  chatNotOpen: 'لم تُفتح الدردشة بعد. تصلك أخبار طلباتك بالبريد الإلكتروني وتجدها في صفحاتها.',
  translationNotOpen: 'لم تُفتح الترجمة بعد. يبقى النص كما كُتب.',
};
