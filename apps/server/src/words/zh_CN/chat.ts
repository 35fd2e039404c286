import type { WordsOf } from '../types.ts';

/** Sentences of chat, in simplified Chinese. ICU message format. */
export const chat: WordsOf<'chat'> = {
  chatNotOpen: '聊天功能尚未开放。订单动态会通过邮件通知，也可在订单页面查看。',
  translationNotOpen: '翻译功能尚未开放，文本保持原样。',
};
