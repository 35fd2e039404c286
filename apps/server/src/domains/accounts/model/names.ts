import { nickNameCharsMax } from '@kyakhta/contract';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Whether a nickname fits, counted as a person counts characters. */
export const nickNameFits = (name: string): boolean => [...graphemes.segment(name)].length <= nickNameCharsMax;

export const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
