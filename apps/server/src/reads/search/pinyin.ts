import { asPinyin, type KnownWord, type Token } from '../../domains/catalog/index.ts';
import { anyOf, expressionOf } from './expression.ts';
import type { Chunk, Word } from './query-words.ts';

/** Chinese words that goods have by their pinyin, the most used first. */
export type ByPinyin = ReadonlyMap<string, readonly KnownWord[]>;

/** More letters are no Chinese word; no syllable has more. */
const lettersMax = 24;
const syllableMax = 6;
/** Syllables that are typed apart are read together up to so many, and a word is cut into no more. */
const piecesMax = 4;
/** Words that sound alike are searched up to so many. */
const alikeMax = 5;

const isLatin = (text: string): boolean => /^[a-z]+$/.test(text);
const only = ({ tokens }: Chunk): Token | null => (tokens.length === 1 ? (tokens[0] ?? null) : null);
/** The letters of neighbours that may be syllables of one word; null when they cannot be. */
const joinedFrom = (chunks: readonly Chunk[], from: number, count: number): string | null => {
  const texts = chunks.slice(from, from + count).map((c) => only(c)?.text ?? '');
  const fits = texts.length === count && texts.every((t) => isLatin(t) && t.length <= syllableMax);
  const joined = asPinyin(texts.join(''));
  return fits && joined.length <= lettersMax ? joined : null;
};
/** Windows of neighbours, the longest first, in which something is unknown: where and how many. */
const windows = (chunks: readonly Chunk[], isUnknown: (token: Token) => boolean): [from: number, count: number][] =>
  Array.from({ length: piecesMax - 1 }, (_, i) => piecesMax - i).flatMap((count) =>
    chunks.flatMap((_, from): [number, number][] =>
      chunks.slice(from, from + count).some((c) => c.tokens.some(isUnknown)) ? [[from, count]] : [],
    ),
  );

/** All letters in a row of which a known pinyin may be a part: of unknown words, and of neighbours taken together. */
export const pinyinParts = (chunks: readonly Chunk[], isUnknown: (token: Token) => boolean): string[] => {
  const texts = [
    ...chunks
      .flatMap((c) => c.tokens.filter((t) => isLatin(t.text) && t.text.length <= lettersMax && isUnknown(t)))
      .map((t) => asPinyin(t.text)),
    ...windows(chunks, isUnknown).flatMap(([from, count]) => joinedFrom(chunks, from, count) ?? []),
  ];
  const parts = texts.flatMap((text) =>
    Array.from(text).flatMap((_, i) => Array.from({ length: text.length - i - 1 }, (_unused, n) => text.slice(i, i + n + 2))),
  );
  return [...new Set(parts)];
};

/** Pinyin cut into that of known words, as few as possible; null when that is impossible. */
const cut = (text: string, known: ByPinyin): string[] | null => {
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = null;
    for (let start = 0; start < end; start += 1) {
      const before = best[start] ?? null;
      const shortest = best[end]?.length ?? piecesMax + 1;
      if (before !== null && before.length + 1 < shortest && known.has(text.slice(start, end)))
        best[end] = [...before, text.slice(start, end)];
    }
  }
  return best[text.length] ?? null;
};
const isWhole = (piece: string, known: ByPinyin): boolean => (known.get(piece) ?? []).some((k) => Array.from(k.word).length > 1);

const wordFor = (piece: string, known: ByPinyin): Word[] => {
  const words = (known.get(piece) ?? []).slice(0, alikeMax);
  const [first] = words;
  const simple = (text: string): Token => ({ text, dictionary: 'simple' });
  return first === undefined
    ? []
    : [{ token: simple(first.word), lexeme: first.lexeme, expression: anyOf(words.map((k) => expressionOf(simple(k.word), k.lexeme))) }];
};

/**
 * What Latin letters mean as pinyin: 'jianpan' → 键盘, 'baowenbei' → 保温 and 杯. At least one part must be a word of
 * several characters, for single ones sound like anything; with `single` one of them alone will do.
 */
export const readPinyin = (typed: string, known: ByPinyin, single = false): Word[] | null => {
  const text = asPinyin(typed);
  const pieces = single ? (known.has(text) ? [text] : null) : cut(text, known);
  if (pieces === null || (!single && !pieces.some((piece) => isWhole(piece, known)))) return null;
  return pieces.flatMap((piece) => wordFor(piece, known));
};

/** Syllables that are typed apart, as one: 'jian pan' → 'jianpan', when that is known and not both of them are words. */
export const withSyllablesJoined = (chunks: readonly Chunk[], isUnknown: (token: Token) => boolean, known: ByPinyin): Chunk[] => {
  for (const [from, count] of windows(chunks, isUnknown)) {
    const joined = joinedFrom(chunks, from, count);
    const pieces = joined === null ? null : cut(joined, known);
    if (joined === null || pieces === null || pieces.length >= count || !pieces.some((piece) => isWhole(piece, known))) continue;
    const chunk: Chunk = { text: joined, tokens: [{ text: joined, dictionary: 'english' }] };
    const rest = withSyllablesJoined(chunks.slice(from + count), isUnknown, known);
    return [...withSyllablesJoined(chunks.slice(0, from), isUnknown, known), chunk, ...rest];
  }
  return [...chunks];
};
