/**
 * One tokenizer for goods and for what people type. A token belongs to the dictionary of its script: Latin words
 * are stemmed as English, Cyrillic ones as Russian; article numbers, sizes and Chinese are taken as they stand.
 */
export type Dictionary = 'english' | 'russian' | 'simple';
export interface Token {
  readonly text: string;
  readonly dictionary: Dictionary;
}

/** Bump when tokens of the same text change: rows of an older analyzer are then indexed anew (`bin/reindex`). */
export const analyzerVersion = 1;

/** Lower case, full-width and compatibility forms resolved, accents off Latin letters, ё as е; separators of sizes as spaces. */
export const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('ё', 'е')
    // 60×40, 60x40 and 60х40 (a Cyrillic letter) are two numbers.
    .replaceAll(/(?<=\d)\s?[x×х*]\s?(?=\d)/gu, ' ')
    // 2.5 and 2,5 are one number; the letter keeps it one word for the database's parser too.
    .replaceAll(/(?<=\d)[.,](?=\d)/g, 'd');

const han = /\p{Script=Han}/u;
const cyrillic = /\p{Script=Cyrillic}/u;
const latin = /\p{Script=Latin}/u;
const digit = /\p{N}/u;
/** Longer runs are no words of anything that is sold. Cut between signs, never inside a pair of surrogates. */
const charsMax = 64;
const cut = (word: string): string => (word.length <= charsMax ? word : Array.from(word).slice(0, charsMax).join(''));

const dictionaryOf = (word: string): Dictionary =>
  digit.test(word) ? 'simple' : cyrillic.test(word) ? 'russian' : latin.test(word) ? 'english' : 'simple';

/** A run of letters and digits, cut where the script changes between Chinese and the rest. */
const runsOf = (text: string): string[] =>
  (normalize(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((run) => run.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []).map(cut);

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** The words of a Chinese run as the segmenter sees them. */
const chineseWords = (run: string): string[] => Array.from(segmenter.segment(run), (s) => s.segment);
/** Every character and every pair of neighbours: finds what the segmenter cut elsewhere. */
export const chinesePieces = (run: string): string[] => {
  const letters = Array.from(run);
  return [...letters, ...letters.slice(1).map((letter, i) => `${letters[i] ?? ''}${letter}`)];
};
export const isChinese = (word: string): boolean => han.test(word);

/** 'm8x40' → m, 8, x, 40: the parts of a word that mixes letters and digits; of any other word nothing. */
export const partsOf = (word: string): string[] => {
  const parts = word.match(/\d+(?:d\d+)?|[^\d]+/gu) ?? [];
  return parts.length > 1 ? parts : [];
};

/** What a person would write in one go: letters and digits joined by - . _ or /, with a digit somewhere. */
const articleShape = /[\p{L}\p{N}]+(?:[-./_][\p{L}\p{N}]+)+/gu;
/** Article numbers of a text, without their separators. */
export const articlesOf = (text: string): string[] =>
  (text.normalize('NFKC').toLowerCase().match(articleShape) ?? [])
    .filter((a) => digit.test(a) && !/^\d+[.,]\d+$/.test(a))
    .map((a) => cut(a.replaceAll(/[-./_]/g, '')));

/** Short words joined by a sign, as one: 'USB-C' → usbc, 'T-shirt' → tshirt, 'х/б' → хб. People leave the sign out. */
const shortJoin = /(?<![\p{L}\p{N}])(?:\p{L}{1,2}[-/]\p{L}{1,12}|\p{L}{1,12}[-/]\p{L}{1,2})(?![\p{L}\p{N}])/gu;
export const shortJoinsOf = (text: string): string[] => (normalize(text).match(shortJoin) ?? []).map((w) => w.replaceAll(/[-/]/g, ''));

/** The same text with such words joined. */
export const joinShort = (text: string): string => normalize(text).replaceAll(shortJoin, (w) => w.replaceAll(/[-/]/g, ''));

const token = (text: string): Token => ({ text, dictionary: dictionaryOf(text) });

/** Words as they are written, for the vocabulary and for what a query asks: Chinese by segment, the rest by run. */
export const wordsOf = (text: string): Token[] =>
  runsOf(text)
    .flatMap((run) => (isChinese(run) ? chineseWords(run) : [run]))
    .map(token);

const fleeting = /^(.{2,}[бвгджзклмнпрстфхцчшщ])[ое]([кц])$/u;
/**
 * The stem that other forms of a Russian word have when its last vowel comes and goes: ботинок, ботинк(и);
 * молоток, молотк(и); перчаток, перчатк(и). The stemmer does not know of it. Null for any other word.
 */
export const otherStem = (word: Token): Token | null => {
  const found = word.dictionary === 'russian' ? fleeting.exec(word.text) : null;
  return found === null ? null : { text: `${found[1] ?? ''}${found[2] ?? ''}`, dictionary: 'russian' };
};

/** Everything a text of goods is found by: its words, their parts, numbers with the unit that follows, article numbers. */
export const indexTokens = (text: string): Token[] => {
  const runs = runsOf(text);
  const units = runs.flatMap((run, i) => {
    const unit = runs[i + 1];
    return /^\d/.test(run) && !/\D$/.test(run) && unit !== undefined && /^\p{L}{1,3}$/u.test(unit) && !isChinese(unit)
      ? [`${run}${unit}`]
      : [];
  });
  return [
    ...runs.flatMap((run) => (isChinese(run) ? [...new Set([...chineseWords(run), ...chinesePieces(run)])] : [run, ...partsOf(run)])),
    ...units,
    ...articlesOf(text),
    ...shortJoinsOf(text),
  ]
    .map(token)
    .flatMap((t) => [t, otherStem(t)].filter((x) => x !== null));
};

/** Words that say how one wants to buy, not what: left out while others remain. */
const tradeWords = new Set(
  'buy wholesale price prices cheap supplier suppliers order online bulk купить оптом опт оптовый цена цены дешево недорого заказать поставщик поставщики продажа 批发 价格 购买 采购 供应商 便宜'.split(
    ' ',
  ),
);
export const isTradeWord = (word: string): boolean => tradeWords.has(word);
