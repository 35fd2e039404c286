import {
  distance,
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
import { type Candidates, candidatesFor, inAnyText, type Looked, lookUp } from './known-words.ts';
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
/** So many words of a query are mended, and none that is longer: looking for likeness is dear. */
const mendedMax = 4;
const mendedCharsMax = 32;

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
/** Ways to cut a word in two: 'toolbox' → tool, box. */
const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => [word.slice(0, i + 3), word.slice(i + 3)]);
/** The dictionary forms of two known words that are written as one. */
const knownHalves = (word: string, looked: LookedUp): string[][] =>
  halvesOf(word)
    .map((pair) => pair.flatMap((half) => (looked.get(half)?.isKnown === true ? [looked.get(half)?.lexeme ?? half] : [])))
    .filter((lexemes) => lexemes.length === 2)
    .slice(0, 2);

const isKnown = (token: Token, looked: LookedUp): boolean => knownForms(token, looked).length > 0;
const wordOf = (token: Token, looked: LookedUp): Word => {
  const [first, ...more] = knownForms(token, looked);
  const lexeme = first ?? looked.get(token.text)?.lexeme ?? token.text;
  const own = more.length > 0 ? anyLexeme([lexeme, ...more]) : expressionOf(token, lexeme);
  // 'toolbox' finds what is written 'tool box' too.
  const halves = token.dictionary === 'simple' ? [] : knownHalves(token.text, looked);
  return { token, lexeme, expression: anyOf([own, ...halves.map((pair) => `(${pair.map((half) => anyLexeme([half])).join(' <-> ')})`)]) };
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

/** What a word that nothing has may stand for. */
const readUnknown = (token: Token, typed: string, looked: LookedUp, near: ReadonlyMap<string, Candidates>): Reading => {
  for (const reading of otherReadings(typed)) {
    if (reading.every((t) => isKnown(t, looked))) return { words: reading.map((t) => wordOf(t, looked)), isMended: true };
  }
  const own = near.get(token.text);
  if (own !== undefined && own.longer.length > 0)
    return { words: [{ token, lexeme: token.text, expression: anyLexeme(own.longer.map((k) => k.lexeme)) }], isMended: false };
  const slip = meantBy(token.text, own?.alike ?? []);
  const halves = halvesOf(token.text).find((pair) => pair.every((half) => looked.get(half)?.isKnown === true));
  // One slip is likelier than a missing space, a missing space than two slips.
  if (halves !== undefined && (slip === null || distance(token.text, slip.word) > 1))
    return { words: halves.flatMap((half) => wordsOf(half)).map((t) => wordOf(t, looked)), isMended: true };
  for (const text of [token.text, ...otherReadings(typed).flatMap((r) => (r.length === 1 ? r.map((t) => t.text) : []))]) {
    const meant = meantBy(text, near.get(text)?.alike ?? []);
    if (meant !== null) return { words: [mended(meant)], isMended: true };
  }
  return null;
};

interface Typed {
  readonly chunk: string;
  readonly tokens: readonly Token[];
}
/** Short words that goods write with a sign or none: 't shirt', 'usb c', 'type-c'. */
const withShortJoins = (typed: readonly Typed[], isWord: (token: Token) => boolean): Typed[] => {
  const result: Typed[] = [];
  for (const { chunk, tokens } of typed) {
    const rest = [...tokens];
    for (let i = 0; i < rest.length; i += 1) {
      const [before, token] = [i === 0 ? result.at(-1)?.tokens.at(-1) : rest[i - 1], rest[i]];
      if (before === undefined || token === undefined || Math.min(before.text.length, token.text.length) > 2) continue;
      const [joined] = wordsOf(`${before.text}${token.text}`);
      if (joined === undefined || joined.dictionary === 'simple' || !isWord(joined)) continue;
      if (i === 0) {
        const last = result.pop();
        rest.splice(0, 1, ...(last?.tokens.slice(0, -1) ?? []), joined);
      } else rest.splice(i - 1, 2, joined);
      i = -1;
    }
    result.push({ chunk: rest.length === tokens.length ? chunk : rest.map((t) => t.text).join(' '), tokens: rest });
  }
  return result;
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
    const found = (groups.byFirst.get(rest[0]?.lexeme ?? '') ?? []).filter(({ phrase }) =>
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
  const letters = swapped.match(/[а-яё]/gi)?.length ?? 0;
  const vowels = swapped.match(/[аеёиоуыэюя]/gi)?.length ?? 0;
  const canBeWords = letters >= 4 && vowels * 4 >= letters && vowels * 3 <= letters * 2 && !/(.)\1\1/.test(swapped);
  return /^[^aeiouyа-яё]+$/i.test(text) && canBeWords ? swapped : null;
};

const read = async (ctx: Ctx, text: string): Promise<Understood> => {
  const typed: Typed[] = text
    .split(/\s+/)
    .map((chunk) => ({ chunk, tokens: wordsOf(chunk) }))
    // A lone sign may still be a letter of the other keyboard: ';bktn' is жилет.
    .filter(({ chunk, tokens }) => tokens.length > 0 || otherReadings(chunk).length > 0)
    .slice(0, wordsMax);
  const meant = typed.filter(({ tokens }) => !tokens.every((t) => isTradeWord(t.text)));
  const chosen = meant.length > 0 ? meant : typed;
  const tokens = chosen.flatMap((a) => a.tokens);
  const groups = await synonyms(ctx);
  const looked = await lookUp(ctx.db, [
    ...new Map(
      [
        ...tokens,
        ...tokens.map(otherStem).filter((t) => t !== null),
        ...chosen.flatMap((a) => otherReadings(a.chunk).flat()),
        ...tokens.flatMap((t) => (t.dictionary === 'simple' ? [] : halvesOf(t.text).flat().flatMap(wordsOf))),
        ...tokens.slice(1).flatMap((t, i) => wordsOf(`${tokens[i]?.text ?? ''}${t.text}`)),
      ].map((t) => [t.text, t]),
    ).values(),
  ]);
  const isInGroup = (t: Token): boolean => groups.lexemes.has(looked.get(t.text)?.lexeme ?? '');
  const asked = withShortJoins(chosen, (t) => isKnown(t, looked) || isInGroup(t));
  const isNew = (t: Token): boolean => t.dictionary !== 'simple' && !isKnown(t, looked) && !isStopWord(t, looked) && !isInGroup(t);
  const lexemeOf = (t: Token): string => looked.get(t.text)?.lexeme ?? t.text;
  const told = await inAnyText(ctx.db, [...new Set(asked.flatMap((a) => a.tokens.filter(isNew)).map(lexemeOf))]);
  const isUnknown = (t: Token): boolean => isNew(t) && !told.has(lexemeOf(t));
  const unknown = asked.filter((a) => a.tokens.length === 0 || a.tokens.some(isUnknown)).slice(0, mendedMax);
  const near = await candidatesFor(ctx.db, [
    ...new Set(
      unknown
        .flatMap((a) => [...a.tokens, ...otherReadings(a.chunk).flat()].map((t) => t.text))
        .filter((word) => word.length <= mendedCharsMax),
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
      const asTyped = own.length === 1 ? chunk : token.text;
      if (isStopWord(token, looked)) shown.push(asTyped);
      else if (!isUnknown(token)) {
        words.push(wordOf(token, looked));
        shown.push(asTyped);
      } else {
        const reading = readUnknown(token, asTyped, looked, near);
        if (reading === null) lost.push(token.text);
        else {
          words.push(...reading.words);
          shown.push(...reading.words.map((w) => w.token.text));
          isMended ||= reading.isMended;
        }
      }
    }
  }
  const searched = shown.join(' ');
  const isOther = (isMended || lost.length > 0) && searched !== normalize(text).trim();
  const correction = searched !== '' && isOther ? searched : null;
  return {
    terms: withSynonyms(withJoined(words, looked), groups),
    correction: words.length > 0 ? correction : otherKeyboard(text),
    nearest: [...new Set(lost.flatMap((word) => (near.get(word)?.alike ?? []).slice(0, 4).map((k) => k.word)))].slice(0, 8),
  };
};

/** Reads what was typed as a search: slips mended, the wrong keyboard turned over, synonyms added. Kept with the vocabulary. */
export const understand = (ctx: Ctx, text: string): Promise<Understood> =>
  ctx.kept(`understood ${normalize(text)}`, [listTag('words', 'goods'), synonymsTag], () => read(ctx, text));
