/** Sentences of loyalty, in English. ICU message format. */
export const loyalty = {
  pointCorrectionTooLarge: 'The buyer has only {points} points; you cannot deduct more.',
} as const;
