const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a text has as people count them, from where the server begins and ends to count. */
export const countCharacters = (text: string): number => {
  let count = 0;
  for (const _ of characters.segment(text.trim())) count += 1;
  return count;
};
