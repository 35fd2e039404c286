import traditional from 'opencc-js/dict/TSCharacters';

const han = /\p{Script=Han}/u;
export const isChinese = (word: string): boolean => han.test(word);

/** 'traditional simplified' pairs of characters, of OpenCC's table; its phrases only matter to who writes, not to who compares. */
const simple = new Map(traditional.split('|').map((pair) => pair.split(' ', 2) as [string, string]));
/** Traditional characters as simplified ones: 鍵盤 → 键盘. */
export const simplified = (text: string): string => text.replaceAll(/\p{Script=Han}/gu, (letter) => simple.get(letter) ?? letter);

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** The words of a Chinese run as the segmenter sees them. */
export const chineseWords = (run: string): string[] => Array.from(segmenter.segment(run), (s) => s.segment);

/** Every character and every pair of neighbours: finds what the segmenter cut elsewhere. */
export const chinesePieces = (run: string): string[] => {
  const letters = Array.from(run);
  return [...letters, ...chinesePairs(letters)];
};
export const chinesePairs = (letters: readonly string[]): string[] => letters.slice(1).map((letter, i) => `${letters[i] ?? ''}${letter}`);
