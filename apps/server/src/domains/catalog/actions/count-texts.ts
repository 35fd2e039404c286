import type { Db } from '../../../runtime/database.ts';
import { wordsOf } from '../model/search/tokens.ts';
import { countWords } from '../store/words.ts';

/** Counts words that products gained and lost into the vocabulary; a word stands as often as products have it. */
export const countTexts = async (db: Db, gained: readonly string[], lost: readonly string[]): Promise<void> => {
  const by = new Map<string, number>();
  for (const word of gained) by.set(word, (by.get(word) ?? 0) + 1);
  for (const word of lost) by.set(word, (by.get(word) ?? 0) - 1);
  await countWords(
    db,
    [...by].filter(([, n]) => n !== 0).map(([word, n]) => ({ word, dictionary: wordsOf(word)[0]?.dictionary ?? 'simple', by: n })),
  );
};
