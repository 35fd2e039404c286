import type { Db } from '../../../runtime/database.ts';
import { isChinese } from '../model/search/chinese.ts';
import { pinyinOf } from '../model/search/pinyin.ts';
import { dictionaryOf } from '../model/search/tokens.ts';
import { countWords } from '../store/words.ts';

/**
 * Counts words that products gained and lost into the vocabulary; a word stands as often as products have it.
 * Chinese words go along even when they are as many as before, so that each has its pinyin.
 */
export const countTexts = async (db: Db, gained: readonly string[], lost: readonly string[]): Promise<void> => {
  const by = new Map<string, number>();
  for (const word of gained) by.set(word, (by.get(word) ?? 0) + 1);
  for (const word of lost) by.set(word, (by.get(word) ?? 0) - 1);
  await countWords(
    db,
    [...by]
      .filter(([word, n]) => n !== 0 || isChinese(word))
      .map(([word, n]) => ({ word, dictionary: dictionaryOf(word), pinyin: pinyinOf(word), by: n })),
  );
};
