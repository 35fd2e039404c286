import type { IndexedWords, ProductTexts } from '../../store/words.ts';
import { articlesOf, type Dictionary, indexTokens, isChinese, shortJoinsOf, type Token, wordsOf } from './tokens.ts';

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];
/** Tokens taken of each weight. Beyond them texts repeat themselves, and a vector holds no more than a megabyte. */
/** Distinct words a product adds to the vocabulary. */
const vocabularyMax = 2000;
const tokensMax = { names: 300, groups: 900, facts: 900, descriptions: 800 };

interface Read {
  readonly tokens: readonly Token[];
  /** Its words as they are written. */
  readonly words: readonly string[];
}
/** Reads texts, each once: goods share the names of their categories, parameters and values. */
export const textReader = (): ((text: string) => Read) => {
  const known = new Map<string, Read>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const read = { tokens: indexTokens(text), words: [...wordsOf(text).map((t) => t.text), ...shortJoinsOf(text)] };
    known.set(text, read);
    return read;
  };
};

const textsOf = (p: ProductTexts, storeName: string): readonly [a: string[], b: string[], c: string[], d: string[]] => {
  const values = distinct(p.properties.flatMap((byLocale) => Object.values(byLocale).flatMap((pairs) => pairs.map(([, value]) => value))));
  return [
    [...p.texts.map((t) => t.name), ...p.articles, p.code],
    [...p.categories.flatMap((names) => Object.values(names)), ...values, ...p.certificates],
    [...p.texts.flatMap((t) => [t.brief, ...t.specifications.map((s) => `${s.name} ${s.value}`)]), storeName],
    p.texts.map((t) => t.content),
  ];
};

const ofDictionary = (tokens: readonly Token[], dictionary: Dictionary): string =>
  tokens
    .filter((t) => t.dictionary === dictionary)
    .map((t) => t.text)
    .join(' ');

/** The tokens a product is found by, and the words it adds to the vocabulary. */
export const wordsOfProduct = (p: ProductTexts, storeName: string, read = textReader()): IndexedWords => {
  const [names, groups, facts, descriptions] = textsOf(p, storeName);
  const tokensOf = (texts: readonly string[]): Token[] => texts.flatMap((text) => read(text).tokens);
  const wholeArticles = p.articles.flatMap((a) => articlesOf(a)).map((text): Token => ({ text, dictionary: 'simple' }));
  const weights = [
    [...tokensOf(names).slice(0, tokensMax.names), ...wholeArticles.slice(0, tokensMax.names)],
    tokensOf(groups).slice(0, tokensMax.groups),
    tokensOf(facts).slice(0, tokensMax.facts),
    tokensOf(descriptions).slice(0, tokensMax.descriptions),
  ];
  const byWeight = (dictionary: Dictionary): [string, string, string, string] => {
    const [a = '', b = '', c = '', d = ''] = weights.map((tokens) => ofDictionary(tokens, dictionary));
    return [a, b, c, d];
  };
  const spoken = [...names, ...groups, ...facts].flatMap((text) => read(text).words);
  return {
    productId: p.productId,
    english: byWeight('english'),
    russian: byWeight('russian'),
    simple: byWeight('simple'),
    vocabulary: distinct([...spoken, ...wholeArticles.map((t) => t.text)])
      .filter((w) => w.length > 1 || isChinese(w))
      .slice(0, vocabularyMax),
  };
};
