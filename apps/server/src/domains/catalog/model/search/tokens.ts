import { chinesePairs, chinesePieces, chineseWords, isChinese, simplified } from './chinese.ts';

/**
 * One tokenizer for goods and for what people type. A token belongs to the dictionary of its script: Latin words
 * are stemmed as English, Cyrillic ones as Russian; article numbers, sizes and Chinese are taken as they stand.
 */
export type Dictionary = 'english' | 'russian' | 'simple';
export interface Token {
  readonly text: string;
  readonly dictionary: Dictionary;
}

/** Bump when tokens of the same text change: rows of an older analyzer are then indexed anew, by the worker or `bin/reindex`. */
export const analyzerVersion = 3;

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);
/** Lower case, full-width and compatibility forms resolved, accents off Latin letters, ё as е, traditional Chinese as simplified. */
const folded = (text: string): string => {
  if (isAscii(text)) return text.toLowerCase();
  const lower = text.normalize('NFKC').toLowerCase();
  const bare = lower
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('ё', 'е');
  return isChinese(bare) ? simplified(bare) : bare;
};
/** 60×40, 60x40 and 60х40 (a Cyrillic letter) are two numbers; 2.5 and 2,5 are one. */
const withNumbers = (text: string): string =>
  /\d/.test(text) ? text.replaceAll(/(?<=\d)\s?[x×х*]\s?(?=\d)/gu, ' ').replaceAll(/(?<=\d)[.,](?=\d)/g, 'd') : text;

/** A text as its words are compared: `folded`, separators of sizes as spaces, those of decimals as a letter. */
export const normalize = (text: string): string => withNumbers(folded(text));

const cyrillic = /\p{Script=Cyrillic}/u;
const latin = /\p{Script=Latin}/u;
const digit = /\p{N}/u;
/** Longer runs are no words of anything that is sold. Cut between signs, never inside a pair of surrogates. */
const charsMax = 64;
const cut = (word: string): string => (word.length <= charsMax ? word : Array.from(word).slice(0, charsMax).join(''));

export const dictionaryOf = (word: string): Dictionary =>
  digit.test(word) ? 'simple' : cyrillic.test(word) ? 'russian' : latin.test(word) ? 'english' : 'simple';
const token = (text: string): Token => ({ text, dictionary: dictionaryOf(text) });

/** Runs of letters and digits of a normalized text, cut where the script changes between Chinese and the rest. */
const runsOf = (normalized: string): string[] =>
  (normalized.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .flatMap((run) => (isChinese(run) ? (run.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []) : [run]))
    .map(cut);

/** 'm8x40' → m, 8, x, 40: the parts of a word that mixes letters and digits; of any other word nothing. */
export const partsOf = (word: string): string[] => {
  if (!digit.test(word)) return [];
  const parts = word.match(/\d+(?:d\d+)?|[^\d]+/gu) ?? [];
  return parts.length > 1 ? parts : [];
};

/** What a person would write in one go: letters and digits joined by - . _ or /, with a digit somewhere. */
const articleShape = /[\p{L}\p{N}]+(?:[-./_][\p{L}\p{N}]+)+/gu;
const articlesIn = (text: string): string[] =>
  digit.test(text)
    ? (text.match(articleShape) ?? []).filter((a) => digit.test(a) && !/^\d+[.,]\d+$/.test(a)).map((a) => cut(a.replaceAll(/[-./_]/g, '')))
    : [];
/** Article numbers of a text, without their separators. */
export const articlesOf = (text: string): string[] => articlesIn(folded(text));

/** Short words joined by a sign: 'USB-C', 'T-shirt', 'х/б'. */
const shortJoin = /(?<![\p{L}\p{N}])(?:\p{L}{1,2}[-/]\p{L}{1,12}|\p{L}{1,12}[-/]\p{L}{1,2})(?![\p{L}\p{N}])/gu;
const withoutSign = (word: string): string => word.replaceAll(/[-/]/g, '');
/** Such words as one, as people write them who leave the sign out: usbc, tshirt, хб. */
const shortJoinsIn = (normalized: string): string[] =>
  /[-/]/.test(normalized) ? (normalized.match(shortJoin) ?? []).map(withoutSign) : [];

/** The same text with such words joined. */
export const joinShort = (text: string): string => normalize(text).replaceAll(shortJoin, withoutSign);

/** Words as they are written, for what a query asks: Chinese by segment, the rest by run. */
export const wordsOf = (text: string): Token[] =>
  runsOf(normalize(text))
    .flatMap((run) => (isChinese(run) ? chineseWords(run) : [run]))
    .map(token);

const fleeting = /^(.{2,}[бвгджзклмнпрстфхцчшщ])[ое]([кц])$/u;
/**
 * Russian words whose vowel comes and goes, without it, so that the stems of all forms meet: ботинок, ботинк(и);
 * молоток, молотк(и); перчаток, перчатк(и). The stemmer does not know of it. Null for any other word.
 */
export const otherStem = (word: Token): Token | null => {
  const found = word.dictionary === 'russian' ? fleeting.exec(word.text) : null;
  return found === null ? null : { text: `${found[1] ?? ''}${found[2] ?? ''}`, dictionary: 'russian' };
};

const compound = /^(?:спец|электро|авто(?!мат|мобил)|мото|вело|бензо|пневмо|гидро|фото|видео|аудио|термо)(\p{Script=Cyrillic}{5,})$/u;
/** What a Russian word is a kind of, where it says so in one word: спецобувь is обувь, видеокамера is камера. Null for any other word. */
const kindOf = (word: string): string | null => compound.exec(word)?.[1] ?? null;

/** A number and the unit behind it, as one: '18 V' → 18v. */
const unitsIn = (runs: readonly string[]): string[] =>
  runs.flatMap((run, i) => {
    const unit = runs[i + 1];
    return /^\d/.test(run) && !/\D$/.test(run) && unit !== undefined && /^\p{L}{1,3}$/u.test(unit) && !isChinese(unit)
      ? [`${run}${unit}`]
      : [];
  });

/** Texts of tokens of a text, of its Chinese runs those that `ofChinese` makes. */
const foundIn = (text: string, ofChinese: (run: string) => readonly string[]): string[] => {
  const plain = folded(text);
  const normalized = withNumbers(plain);
  const runs = runsOf(normalized);
  const found: string[] = [];
  for (const run of runs) {
    const kind = kindOf(run);
    if (isChinese(run)) found.push(...ofChinese(run));
    else found.push(run, ...partsOf(run), ...(kind === null ? [] : [kind]));
  }
  found.push(...unitsIn(runs), ...articlesIn(plain), ...shortJoinsIn(normalized));
  return found;
};
/** The token of a word, beside it that of its other stem. */
export const tokensOfWord = (text: string): Token[] => {
  const one = token(text);
  const other = otherStem(one);
  return other === null ? [one] : [one, other];
};

/** Everything a text of goods is found by: its words, their parts, numbers with the unit that follows, article numbers. */
export const indexTokens = (text: string, tokensOf = tokensOfWord): Token[] =>
  foundIn(text, (run) => [...new Set([...chineseWords(run), ...chinesePieces(run)])]).flatMap(tokensOf);
/** The same of a description. Nobody looks for one Chinese character there, and they would be a tenth of the index. */
export const descriptionTokens = (text: string, tokensOf = tokensOfWord): Token[] =>
  foundIn(text, (run) => chinesePairs(Array.from(run))).flatMap(tokensOf);
/** The words of a text as they are written, for the vocabulary. */
export const spokenWords = (text: string): string[] => {
  const normalized = normalize(text);
  return [...runsOf(normalized).flatMap((run) => (isChinese(run) ? chineseWords(run) : [run])), ...shortJoinsIn(normalized)];
};

/** Words that say how one wants to buy, not what: left out while others remain. */
const tradeWords = new Set(
  'buy wholesale price prices cheap supplier suppliers order online bulk купить оптом опт оптовый цена цены дешево недорого заказать поставщик поставщики продажа 批发 价格 购买 采购 供应商 便宜'.split(
    ' ',
  ),
);
export const isTradeWord = (word: string): boolean => tradeWords.has(word);
