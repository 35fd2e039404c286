import { chinesePairs, isChinese, partsOf, type Token } from '../../domains/catalog/index.ts';

/** A dictionary form as a tsquery names it. */
const quoted = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, (c) => `${c}${c}`)}'`;
const beginning = (lexeme: string): string => `${quoted(lexeme)}:*`;
const all = (expressions: readonly string[]): string =>
  expressions.length === 1 ? (expressions[0] ?? '') : `(${expressions.join(' & ')})`;
export const anyOf = (expressions: readonly string[]): string =>
  expressions.length === 1 ? (expressions[0] ?? '') : `(${expressions.join(' | ')})`;

/** Shorter beginnings of an article number would find half the catalogue. */
const articleBeginningMin = 4;

/**
 * What finds a word, as the text of a tsquery: Chinese by its pairs of characters, so that it does not matter where
 * a segmenter cuts; numbers and article numbers also by their parts and, when long enough, by their beginning.
 */
export const expressionOf = (token: Token, lexeme: string): string => {
  if (isChinese(token.text)) {
    const pairs = chinesePairs(Array.from(token.text));
    return all((pairs.length > 0 ? pairs : [token.text]).map(quoted));
  }
  if (token.dictionary !== 'simple') return quoted(lexeme);
  const parts = partsOf(token.text);
  const whole = /\d/.test(token.text) && token.text.length >= articleBeginningMin ? beginning(token.text) : quoted(token.text);
  return parts.length === 0 ? whole : anyOf([whole, all(parts.map(quoted))]);
};
/** What finds any of several dictionary forms. */
export const anyLexeme = (lexemes: readonly string[]): string => anyOf([...new Set(lexemes)].map(quoted));
/** The same of a headline, in names only. */
export const anyInNames = (lexemes: readonly string[]): string => anyOf([...new Set(lexemes)].map((lexeme) => `${quoted(lexeme)}:A`));
