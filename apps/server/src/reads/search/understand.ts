import {
  inCyrillic,
  isTradeWord,
  type KnownWord,
  listTag,
  meantBy,
  normalize,
  otherLayout,
  otherStem,
  synonymsTag,
  type Token,
  wordsOf,
} from '../../domains/catalog/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { anyLexeme, anyOf, expressionOf } from './expression.ts';
import { type Candidates, candidatesFor, type Looked, lookUp } from './known-words.ts';
import { type Synonyms, synonyms } from './synonyms.ts';

/** What was typed, as a search. */
export interface Understood {
  /** One expression for each thing that was asked for; goods should have all. Empty when nothing is searchable. */
  readonly terms: readonly string[];
  /** The words searched instead of the typed ones; null when they are the same. */
  readonly correction: string | null;
  /** Known words near to those that nothing has. */
  readonly nearest: readonly string[];
}

/** A query of more words is no query any more; the rest is left out. */
const wordsMax = 12;

/** A word of the query on its way to an expression. */
interface Word {
  readonly token: Token;
  readonly lexeme: string;
  readonly expression: string;
}
/** What a typed word turned out to mean. */
type Reading = { readonly words: readonly Word[]; readonly isMended: boolean } | null;

type LookedUp = ReadonlyMap<string, Looked>;
/** The dictionary forms of a word that goods have. */
const knownForms = (token: Token, looked: LookedUp): string[] =>
  [token.text, otherStem(token)?.text ?? ''].flatMap((text) => {
    const found = looked.get(text);
    return found?.isKnown === true && found.lexeme !== null ? [found.lexeme] : [];
  });
const isKnown = (token: Token, looked: LookedUp): boolean => knownForms(token, looked).length > 0;
const wordOf = (token: Token, looked: LookedUp): Word => {
  const [first, ...more] = knownForms(token, looked);
  const lexeme = first ?? looked.get(token.text)?.lexeme ?? token.text;
  return { token, lexeme, expression: more.length > 0 ? anyLexeme([lexeme, ...more]) : expressionOf(token, lexeme) };
};
const isStopWord = (token: Token, looked: LookedUp): boolean => token.dictionary !== 'simple' && looked.get(token.text)?.lexeme === null;

/** Other ways a typed word may have been meant, before slips are thought of: the other keyboard, Russian in Latin letters. */
const otherReadings = (typed: string): Token[][] => {
  const readings = [wordsOf(otherLayout(typed))];
  if (/^[a-z']+$/i.test(typed)) readings.push(wordsOf(inCyrillic(normalize(typed))));
  return readings.filter((r) => r.length > 0);
};

const mended = (known: KnownWord): Word => {
  const [token = { text: known.word, dictionary: 'simple' as const }] = wordsOf(known.word);
  return { token, lexeme: known.lexeme, expression: anyLexeme([known.lexeme]) };
};

/** Two known words that were written as one: 'toolbox' → tool, box. */
const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => [word.slice(0, i + 3), word.slice(i + 3)]);

/** What a word that nothing has may stand for. */
const readUnknown = (token: Token, typed: string, looked: LookedUp, near: ReadonlyMap<string, Candidates>): Reading => {
  for (const reading of otherReadings(typed)) {
    if (reading.every((t) => isKnown(t, looked))) return { words: reading.map((t) => wordOf(t, looked)), isMended: true };
  }
  const own = near.get(token.text);
  if (own !== undefined && own.longer.length > 0)
    return { words: [{ token, lexeme: token.text, expression: anyLexeme(own.longer.map((k) => k.lexeme)) }], isMended: false };
  const halves = halvesOf(token.text).find((pair) => pair.every((half) => looked.get(half)?.isKnown === true));
  if (halves !== undefined) return { words: halves.flatMap((half) => wordsOf(half)).map((t) => wordOf(t, looked)), isMended: true };
  for (const text of [token.text, ...otherReadings(typed).flatMap((r) => (r.length === 1 ? r.map((t) => t.text) : []))]) {
    const meant = meantBy(text, near.get(text)?.alike ?? []);
    if (meant !== null) return { words: [mended(meant)], isMended: true };
  }
  return null;
};

/** Neighbours that goods also write as one word: 'tool box' finds toolbox too. */
const withJoined = (words: readonly Word[], looked: LookedUp): Word[] => {
  const result: Word[] = [];
  for (const word of words) {
    const before = result.at(-1);
    const joined = before === undefined ? undefined : looked.get(`${before.token.text}${word.token.text}`);
    if (before !== undefined && joined?.isKnown === true && joined.lexeme !== null) {
      const expression = anyOf([`(${before.expression} & ${word.expression})`, anyLexeme([joined.lexeme])]);
      result[result.length - 1] = { token: word.token, lexeme: `${before.lexeme} ${word.lexeme}`, expression };
    } else result.push(word);
  }
  return result;
};

/** Expressions of the words in order; where some of them are a phrase of a group, the group's other phrases find the same. */
const withSynonyms = (words: readonly Word[], groups: Synonyms): string[] => {
  const terms: string[] = [];
  for (let i = 0; i < words.length;) {
    const rest = words.slice(i);
    const found = (groups.get(rest[0]?.lexeme ?? '') ?? []).filter(({ phrase }) =>
      phrase.lexemes.every((lexeme, n) => rest[n]?.lexeme === lexeme),
    );
    const length = Math.max(1, ...found.map(({ phrase }) => phrase.lexemes.length));
    const own = rest
      .slice(0, length)
      .map((w) => w.expression)
      .join(' & ');
    terms.push(
      anyOf([length > 1 ? `(${own})` : own, ...found.filter(({ phrase }) => phrase.lexemes.length === length).flatMap((f) => f.others)]),
    );
    i += length;
  }
  return terms;
};

/** The text in the other layout when only there it can be words: Latin letters without vowels are typed by accident. */
const otherKeyboard = (text: string): string | null => {
  const swapped = otherLayout(text);
  return /^[^aeiouyа-яё]+$/i.test(text) && /[а-яё]/i.test(swapped) && /[аеёиоуыэюя]/i.test(swapped) ? swapped : null;
};

const read = async (ctx: Ctx, text: string): Promise<Understood> => {
  const typed = text
    .split(/\s+/)
    .map((chunk) => ({ chunk, tokens: wordsOf(chunk) }))
    // A lone sign may still be a letter of the other keyboard: ';bktn' is жилет.
    .filter(({ chunk, tokens }) => tokens.length > 0 || otherReadings(chunk).length > 0)
    .slice(0, wordsMax);
  const meant = typed.filter(({ tokens }) => !tokens.every((t) => isTradeWord(t.text)));
  const asked = meant.length > 0 ? meant : typed;
  const tokens = asked.flatMap((a) => a.tokens);
  const groups = await synonyms(ctx);
  const looked = await lookUp(ctx.db, [
    ...new Map(
      [
        ...tokens,
        ...tokens.map(otherStem).filter((t) => t !== null),
        ...asked.flatMap((a) => otherReadings(a.chunk).flat()),
        ...tokens.flatMap((t) => (t.dictionary === 'simple' ? [] : halvesOf(t.text).flat().flatMap(wordsOf))),
        ...tokens.slice(1).flatMap((t, i) => wordsOf(`${tokens[i]?.text ?? ''}${t.text}`)),
      ].map((t) => [t.text, t]),
    ).values(),
  ]);
  const isUnknown = (t: Token): boolean =>
    t.dictionary !== 'simple' && !isKnown(t, looked) && !isStopWord(t, looked) && !groups.has(looked.get(t.text)?.lexeme ?? '');
  const near = await candidatesFor(ctx.db, [
    ...new Set(
      asked
        .filter((a) => a.tokens.length === 0 || a.tokens.some(isUnknown))
        .flatMap((a) => [...a.tokens, ...otherReadings(a.chunk).flat()].map((t) => t.text)),
    ),
  ]);

  const words: Word[] = [];
  const shown: string[] = [];
  const lost: string[] = [];
  let isMended = false;
  for (const { chunk, tokens: own } of asked) {
    const swapped =
      own.length === 0 || own.some(isUnknown) ? otherReadings(chunk).find((r) => r.every((t) => isKnown(t, looked))) : undefined;
    if (swapped !== undefined) {
      words.push(...swapped.map((t) => wordOf(t, looked)));
      shown.push(swapped.map((t) => t.text).join(' '));
      isMended = true;
      continue;
    }
    for (const token of own) {
      if (isStopWord(token, looked)) shown.push(token.text);
      else if (!isUnknown(token)) {
        words.push(wordOf(token, looked));
        shown.push(token.text);
      } else {
        const reading = readUnknown(token, own.length === 1 ? chunk : token.text, looked, near);
        if (reading === null) lost.push(token.text);
        else {
          words.push(...reading.words);
          shown.push(...reading.words.map((w) => w.token.text));
          isMended ||= reading.isMended;
        }
      }
    }
  }
  const correction = shown.length > 0 && (isMended || lost.length > 0) ? shown.join(' ') : null;
  return {
    terms: withSynonyms(withJoined(words, looked), groups),
    correction: words.length > 0 ? correction : otherKeyboard(text),
    nearest: [...new Set(lost.flatMap((word) => (near.get(word)?.alike ?? []).slice(0, 4).map((k) => k.word)))].slice(0, 8),
  };
};

/** Reads what was typed as a search: slips mended, the wrong keyboard turned over, synonyms added. Kept with the vocabulary. */
export const understand = (ctx: Ctx, text: string): Promise<Understood> =>
  ctx.kept(`understood ${normalize(text)}`, [listTag('words', 'goods'), synonymsTag], () => read(ctx, text));
