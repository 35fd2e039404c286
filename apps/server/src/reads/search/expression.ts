import { chinesePairs, isChinese, lookalike, partsOf, type Token } from '../../domains/catalog/index.ts';

/** A dictionary form as a tsquery names it. */
const quoted = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, (c) => `${c}${c}`)}'`;
const beginning = (lexeme: string): string => `${quoted(lexeme)}:*`;
const all = (expressions: readonly string[]): string =>
  expressions.length === 1 ? (expressions[0] ?? '') : `(${expressions.join(' & ')})`;
export const anyOf = (expressions: readonly string[]): string =>
  expressions.length === 1 ? (expressions[0] ?? '') : `(${expressions.join(' | ')})`;

/** Shorter beginnings of an article number would find half the catalogue. */
const articleBeginningMin = 4;

const wholeOrParts = (text: string): string[] => {
  const parts = partsOf(text);
  const whole = /\d/.test(text) && text.length >= articleBeginningMin ? beginning(text) : quoted(text);
  return parts.length === 0 ? [whole] : [whole, all(parts.map(quoted))];
};

/**
 * What finds a word, as the text of a tsquery: Chinese by its pairs of characters, so that it does not matter where
 * a segmenter cuts; numbers and article numbers also by their parts and, when long enough, by their beginning, in
 * either script where it looks the same.
 */
export const expressionOf = (token: Token, lexeme: string): string => {
  if (isChinese(token.text)) {
    const pairs = chinesePairs(Array.from(token.text));
    return all((pairs.length > 0 ? pairs : [token.text]).map(quoted));
  }
  if (token.dictionary !== 'simple') return quoted(lexeme);
  return anyOf([token.text, lookalike(token.text)].flatMap((text) => (text === null ? [] : wholeOrParts(text))));
};
/** What finds any of several dictionary forms. */
export const anyLexeme = (lexemes: readonly string[]): string => anyOf([...new Set(lexemes)].map(quoted));
/** The same of a headline, in names only. */
export const anyInNames = (lexemes: readonly string[]): string => anyOf([...new Set(lexemes)].map((lexeme) => `${quoted(lexeme)}:A`));
