import type { WordsOf } from '../types.ts';

/** Sentences of loyalty, in Arabic. ICU message format. */
export const loyalty: WordsOf<'loyalty'> = {
  pointCorrectionTooLarge: 'لدى المشتري {points} نقطة فقط؛ لا يمكن خصم أكثر منها.',
};
