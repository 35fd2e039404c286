import { distance, inCyrillic, meantBy, normalize, otherLayout, type Token, wordsOf } from '../../domains/catalog/index.ts';
import { anyLexeme } from './expression.ts';
import type { Candidates } from './known-words.ts';
import { type ByPinyin, readPinyin } from './pinyin.ts';
import { isKnown, knownHalves, knownWord, type LookedUp, type Word, wordOf } from './query-words.ts';

/** What a word turned out to mean, and whether that is something else than was typed. */
export interface Reading {
  readonly words: readonly Word[];
  readonly isMended: boolean;
}
/** What is known about the words of a query and those near to them. */
export interface Knowledge {
  readonly looked: LookedUp;
  readonly near: ReadonlyMap<string, Candidates>;
  readonly byPinyin: ByPinyin;
}

/** Other ways a typed word may have been meant, before slips are thought of: the other keyboard, Russian in Latin letters. */
export const otherReadings = (typed: string): Token[][] => {
  const readings = [wordsOf(otherLayout(typed))];
  if (/^[a-z']+$/i.test(typed)) readings.push(wordsOf(inCyrillic(normalize(typed))));
  return readings.filter((r) => r.length > 0);
};
/** Such a reading of which goods have every word. */
export const readOtherwise = (typed: string, { looked }: Knowledge): Reading | null => {
  const tokens = otherReadings(typed).find((reading) => reading.every((t) => isKnown(t, looked)));
  return tokens === undefined ? null : { words: tokens.map((t) => wordOf(t, looked)), isMended: true };
};

/** The beginning of known words, while it is being typed. */
const readBeginning = (token: Token, { near }: Knowledge): Reading | null => {
  const longer = near.get(token.text)?.longer ?? [];
  if (longer.length === 0) return null;
  return { words: [{ token, lexeme: token.text, expression: anyLexeme(longer.map((k) => k.lexeme)) }], isMended: false };
};
/** Two words written as one: one slip is likelier than a missing space, a missing space than two slips. */
const readHalves = (token: Token, { looked, near }: Knowledge): Reading | null => {
  const halves = knownHalves(token.text, looked);
  const slip = meantBy(token.text, near.get(token.text)?.alike ?? []);
  if (halves === null || (slip !== null && distance(token.text, slip.word) <= 1)) return null;
  return { words: halves.flatMap((half) => wordsOf(half)).map((t) => wordOf(t, looked)), isMended: true };
};
/** The known word with the fewest slips, of the other readings too. */
const readSlip = (token: Token, typed: string, { near }: Knowledge): Reading | null => {
  for (const text of [token.text, ...otherReadings(typed).flatMap((r) => (r.length === 1 ? r.map((t) => t.text) : []))]) {
    const meant = meantBy(text, near.get(text)?.alike ?? []);
    if (meant !== null) return { words: [knownWord(meant)], isMended: true };
  }
  return null;
};
const asPinyinReading = (words: Word[] | null): Reading | null => (words === null ? null : { words, isMended: true });

/** What a word that nothing has may stand for; null when nothing comes near. */
export const readUnknown = (token: Token, typed: string, known: Knowledge): Reading | null =>
  readOtherwise(typed, known) ??
  asPinyinReading(readPinyin(token.text, known.byPinyin)) ??
  readBeginning(token, known) ??
  readHalves(token, known) ??
  readSlip(token, typed, known) ??
  asPinyinReading(readPinyin(token.text, known.byPinyin, true));
