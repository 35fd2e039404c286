import type { WordsOf } from '../types.ts';

/** Sentences of loyalty, in traditional Chinese. ICU message format. */
export const loyalty: WordsOf<'loyalty'> = {
  pointCorrectionTooLarge: '該用戶只有 {points} 積分，不能扣減更多。',
};
