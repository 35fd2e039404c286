import { isTradeWord, type KnownWord, otherStem, type Token, wordsOf } from '../../domains/catalog/index.ts';
import { anyLexeme, anyOf, expressionOf } from './expression.ts';
import type { Looked } from './known-words.ts';

/** What stood between spaces, and its words. */
export interface Chunk {
  readonly text: string;
  readonly tokens: readonly Token[];
}
/** A word of the query on its way to an expression. */
export interface Word {
  readonly token: Token;
  readonly lexeme: string;
  readonly expression: string;
}

/** A query of more words is no query any more; the rest is left out. */
const wordsMax = 12;
/** Words of wishing to buy are left out while others remain. */
export const chunksOf = (text: string, mayBeWords: (chunk: string) => boolean): Chunk[] => {
  const chunks = text
    .split(/\s+/)
    .map((chunk) => ({ text: chunk, tokens: wordsOf(chunk) }))
    .filter((chunk) => chunk.tokens.length > 0 || mayBeWords(chunk.text))
    .slice(0, wordsMax);
  const meant = chunks.filter(({ tokens }) => !tokens.every((t) => isTradeWord(t.text)));
  return meant.length > 0 ? meant : chunks;
};

export type LookedUp = ReadonlyMap<string, Looked>;

/** The dictionary forms of a word that goods have. */
const knownForms = (token: Token, looked: LookedUp): string[] =>
  [token.text, otherStem(token)?.text ?? ''].flatMap((text) => {
    const found = looked.get(text);
    return found?.isKnown === true && found.lexeme !== null ? [found.lexeme] : [];
  });
export const isKnown = (token: Token, looked: LookedUp): boolean => knownForms(token, looked).length > 0;
export const lexemeOf = (token: Token, looked: LookedUp): string => looked.get(token.text)?.lexeme ?? token.text;
export const isStopWord = (token: Token, looked: LookedUp): boolean =>
  token.dictionary !== 'simple' && looked.get(token.text)?.lexeme === null;

/** Ways to cut a word in two: 'toolbox' → tool, box. */
const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => [word.slice(0, i + 3), word.slice(i + 3)]);
const isKnownHalf = (half: string, looked: LookedUp): boolean => looked.get(half)?.isKnown === true;
/** The first way to cut a word into two that goods have; null when there is none. */
export const knownHalves = (word: string, looked: LookedUp): [string, string] | null =>
  halvesOf(word).find((pair) => pair.every((half) => isKnownHalf(half, looked))) ?? null;
/** What finds two known words that are written as one. */
const asHalves = (word: string, looked: LookedUp): string[] =>
  halvesOf(word)
    .filter((pair) => pair.every((half) => isKnownHalf(half, looked)))
    .slice(0, 2)
    .map((pair) => `(${pair.map((half) => anyLexeme([looked.get(half)?.lexeme ?? half])).join(' <-> ')})`);

/** A word that goods have, or that is in their descriptions only. 'toolbox' finds what is written 'tool box' too. */
export const wordOf = (token: Token, looked: LookedUp): Word => {
  const [first, ...more] = knownForms(token, looked);
  const lexeme = first ?? lexemeOf(token, looked);
  const own = more.length > 0 ? anyLexeme([lexeme, ...more]) : expressionOf(token, lexeme);
  return { token, lexeme, expression: anyOf([own, ...(token.dictionary === 'simple' ? [] : asHalves(token.text, looked))]) };
};
/** A word of the vocabulary in place of one that was typed. */
export const knownWord = ({ word, lexeme }: KnownWord): Word => {
  const [token = { text: word, dictionary: 'simple' as const }] = wordsOf(word);
  return { token, lexeme, expression: anyLexeme([lexeme]) };
};

/** Everything that is looked up of some words to read them: other stems, halves, neighbours written as one. */
export const formsOf = (tokens: readonly Token[]): Token[] => [
  ...tokens,
  ...tokens.map(otherStem).filter((t) => t !== null),
  ...tokens.flatMap((t) => (t.dictionary === 'simple' ? [] : halvesOf(t.text).flat().flatMap(wordsOf))),
  ...tokens.slice(1).flatMap((t, i) => wordsOf(`${tokens[i]?.text ?? ''}${t.text}`)),
];
