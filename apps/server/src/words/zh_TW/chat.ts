import type { WordsOf } from '../types.ts';

/** Sentences of chat, in traditional Chinese. ICU message format. */
export const chat: WordsOf<'chat'> = {
  chatNotOpen: '聊天功能尚未開放。訂單動態會以郵件通知，也可在訂單頁面查看。',
  translationNotOpen: '翻譯功能尚未開放，文字維持原樣。',
};
