import type { WordsOf } from '../types.ts';

/** Sentences of loyalty, in simplified Chinese. ICU message format. */
export const loyalty: WordsOf<'loyalty'> = {
  pointCorrectionTooLarge: '该用户只有 {points} 积分，不能扣减更多。',
};
