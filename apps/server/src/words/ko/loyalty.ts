import type { WordsOf } from '../types.ts';

/** Sentences of loyalty, in Korean. ICU message format. */
export const loyalty: WordsOf<'loyalty'> = {
  pointCorrectionTooLarge: '이 회원의 포인트는 {points}점뿐이라 더 줄일 수 없습니다.',
};
