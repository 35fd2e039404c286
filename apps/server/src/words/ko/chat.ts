import type { WordsOf } from '../types.ts';

/** Sentences of chat, in Korean. ICU message format. */
export const chat: WordsOf<'chat'> = {
  chatNotOpen: '채팅은 아직 열리지 않았습니다. 주문 소식은 이메일로 오며 주문 페이지에도 있습니다.',
  translationNotOpen: '번역은 아직 열리지 않았습니다. 글은 쓰인 그대로 남습니다.',
};
