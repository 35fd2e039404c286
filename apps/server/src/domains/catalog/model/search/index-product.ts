import type { ProductTexts } from '../../store/words.ts';
import { isChinese } from './chinese.ts';
import { articlesOf, descriptionTokens, indexTokens, spokenWords, type Token, tokensOfWord } from './tokens.ts';

/** Tokens taken of each part. Beyond them texts repeat themselves, and a vector holds no more than a megabyte. */
const tokensMax = { names: 300, groups: 900, facts: 900, descriptions: 800, headlineNames: 120, headlineGroups: 200 };
/**
 * Languages that goods are described in. Names of categories exist in more; goods are found by all of them, but words of
 * the others are neither offered nor guessed: who types "her" means "herbal", not "herramientas".
 */
const describedIn: ReadonlySet<string> = new Set(['en', 'ru', 'zh_CN']);
/** Distinct words a product adds to the vocabulary. */
const vocabularyMax = 2000;

/** The tokens that a product is found by, by how much they say of it. */
export interface ProductWords {
  readonly productId: number;
  /** Names and article numbers. */
  readonly names: readonly Token[];
  /** Categories, variants' values and certificates. */
  readonly groups: readonly Token[];
  /** Parameters and the store. */
  readonly facts: readonly Token[];
  readonly descriptions: readonly Token[];
  /** What it is ranked by: its names, and those of its categories. */
  readonly headline: { readonly names: readonly Token[]; readonly groups: readonly Token[] };
  /** The words it adds to the vocabulary, each once. */
  readonly vocabulary: readonly string[];
}

/** A function that remembers what it made of each text. */
const once = <T>(make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? make(text);
    known.set(text, found);
    return found;
  };
};
/** Reads texts, each once: goods share the names of their categories, parameters and values. */
export interface TextReader {
  readonly tokens: (text: string) => readonly Token[];
  readonly description: (text: string) => readonly Token[];
  readonly words: (text: string) => readonly string[];
}
export const textReader = (): TextReader => {
  const make = once(tokensOfWord);
  return {
    tokens: once((text) => indexTokens(text, make)),
    // No two goods have the same.
    description: (text) => descriptionTokens(text, make),
    words: once(spokenWords),
  };
};

const distinct = <T>(list: Iterable<T>): T[] => [...new Set(list)];

/** The tokens a product is found by, and the words it adds to the vocabulary. */
export const wordsOfProduct = (p: ProductTexts, storeName: string, read = textReader()): ProductWords => {
  const titles = p.texts.map((t) => t.name);
  const categories = p.categories.flatMap((names) => Object.values(names));
  const values = distinct(p.properties.flatMap((byLocale) => Object.values(byLocale).flatMap((pairs) => pairs.map(([, value]) => value))));
  const names = [...titles, ...p.articles, p.code];
  const groups = [...categories, ...values, ...p.certificates];
  const offered = p.categories.flatMap((byLocale) =>
    Object.entries(byLocale).flatMap(([locale, name]) => (describedIn.has(locale) ? [name] : [])),
  );
  const facts = [...p.texts.flatMap((t) => [t.brief, ...t.specifications.map((s) => `${s.name} ${s.value}`)]), storeName];
  const taken = (texts: readonly string[], most: number, tokensOf = read.tokens): Token[] => texts.flatMap(tokensOf).slice(0, most);
  const articles = p.articles.flatMap((a) => articlesOf(a));
  const whole = articles.slice(0, tokensMax.names).map((text): Token => ({ text, dictionary: 'simple' }));
  const descriptions = p.texts.map((t) => t.content);
  return {
    productId: p.productId,
    names: [...taken(names, tokensMax.names), ...whole],
    groups: taken(groups, tokensMax.groups),
    facts: taken(facts, tokensMax.facts),
    descriptions: taken(descriptions, tokensMax.descriptions, read.description),
    headline: { names: taken(titles, tokensMax.headlineNames), groups: taken(categories, tokensMax.headlineGroups) },
    vocabulary: distinct([...[...names, ...offered, ...values, ...p.certificates, ...facts].flatMap(read.words), ...articles])
      .filter((w) => w.length > 1 || isChinese(w))
      .slice(0, vocabularyMax),
  };
};
