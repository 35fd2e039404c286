import { listTag, normalize, synonymsTag, type Token } from '../../domains/catalog/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { candidatesFor, inAnyText, lookUp, wordsByPinyin } from './known-words.ts';
import { withJoined, withShortJoins, withSynonyms } from './phrases.ts';
import { pinyinParts, withSyllablesJoined } from './pinyin.ts';
import { type Chunk, chunksOf, formsOf, isKnown, isStopWord, lexemeOf, type Word, wordOf } from './query-words.ts';
import { type Knowledge, otherReadings, readOtherwise, readUnknown } from './readings.ts';
import { synonyms } from './synonyms.ts';

/** What was typed, as a search. */
export interface Understood {
  /** One expression for each thing that was asked for; goods should have all. Empty when nothing is searchable. */
  readonly terms: readonly string[];
  /** The words searched instead of the typed ones; null when they are the same. */
  readonly correction: string | null;
  /** Known words near to those that nothing has. */
  readonly nearest: readonly string[];
}

/** So many words of a query are mended, and none that is longer: looking for likeness is dear. */
const mendedMax = 4;
const mendedCharsMax = 32;
const nearestMax = 8;
const nearestOfEach = 4;

const distinctTokens = (tokens: readonly Token[]): Token[] => [...new Map(tokens.map((t) => [t.text, t])).values()];
type IsUnknown = (token: Token) => boolean;

/** What is known about words that nothing has: what is like them, in every way they may have been meant. */
const near = async (ctx: Ctx, chunks: readonly Chunk[], isUnknown: IsUnknown): Promise<Pick<Knowledge, 'near' | 'byPinyin'>> => {
  const unknown = chunks.filter((c) => c.tokens.length === 0 || c.tokens.some(isUnknown)).slice(0, mendedMax);
  const texts = unknown.flatMap((c) => [...c.tokens, ...otherReadings(c.text).flat()].map((t) => t.text));
  const [candidates, byPinyin] = await Promise.all([
    candidatesFor(ctx.db, [...new Set(texts.filter((text) => text.length <= mendedCharsMax))]),
    unknown.length === 0 ? new Map() : wordsByPinyin(ctx.db, pinyinParts(chunks, isUnknown)),
  ]);
  return { near: candidates, byPinyin };
};

/** A query as it is read word by word. */
interface QueryRead {
  readonly words: Word[];
  /** The words searched, as they are shown. */
  readonly shown: string[];
  /** Words that mean nothing. */
  readonly lost: string[];
  isMended: boolean;
}
/** Words as one would write them: Chinese without spaces. */
const written = (words: readonly Word[]): string =>
  words
    .map((w) => w.token.text)
    .join(' ')
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
const readChunk = ({ text, tokens }: Chunk, known: Knowledge, isUnknown: IsUnknown, into: QueryRead): void => {
  const take = (words: readonly Word[], isMended: boolean, shown = written(words)): void => {
    into.words.push(...words);
    into.shown.push(shown);
    into.isMended ||= isMended;
  };
  // What was typed on the other keyboard may be cut elsewhere: '.,rf' is юбка.
  const whole = tokens.length === 0 || tokens.some(isUnknown) ? readOtherwise(text, known) : null;
  if (whole !== null) return take(whole.words, true);
  for (const token of tokens) {
    const asTyped = tokens.length === 1 ? text : token.text;
    if (isStopWord(token, known.looked)) take([], false, asTyped);
    else if (!isUnknown(token)) take([wordOf(token, known.looked)], false, asTyped);
    else {
      const reading = readUnknown(token, asTyped, known);
      if (reading === null) into.lost.push(token.text);
      else take(reading.words, reading.isMended);
    }
  }
};

/** Known words like one that nothing has, as it was typed and as it would read on the other keyboard. */
const alikeOf = (word: string, { near: known }: Pick<Knowledge, 'near'>): string[] =>
  [word, ...otherReadings(word).flatMap((tokens) => tokens.map((t) => t.text))].flatMap((form) =>
    (known.get(form)?.alike ?? []).slice(0, nearestOfEach).map((k) => k.word),
  );

const read = async (ctx: Ctx, text: string): Promise<Understood> => {
  // A lone sign may still be a letter of the other keyboard.
  const typed = chunksOf(text, (chunk) => otherReadings(chunk).length > 0);
  const groups = await synonyms(ctx);
  const others = typed.flatMap((c) => otherReadings(c.text).flat());
  const looked = await lookUp(ctx.db, distinctTokens([...formsOf(typed.flatMap((c) => c.tokens)), ...others]));

  const isInGroup = (t: Token): boolean => groups.lexemes.has(looked.get(t.text)?.lexeme ?? '');
  const isWord = (t: Token): boolean => isKnown(t, looked) || isInGroup(t);
  const joined = withShortJoins(typed, isWord);
  const isNew = (t: Token): boolean => t.dictionary !== 'simple' && !isWord(t) && !isStopWord(t, looked);
  const told = await inAnyText(ctx.db, [...new Set(joined.flatMap((c) => c.tokens.filter(isNew)).map((t) => lexemeOf(t, looked)))]);
  const isUnknown = (t: Token): boolean => isNew(t) && !told.has(lexemeOf(t, looked));

  const known: Knowledge = { looked, ...(await near(ctx, joined, isUnknown)) };
  const query: QueryRead = { words: [], shown: [], lost: [], isMended: false };
  for (const chunk of withSyllablesJoined(joined, isUnknown, known.byPinyin)) readChunk(chunk, known, isUnknown, query);

  const { words, shown, lost, isMended } = query;
  const searched = shown.join(' ');
  const isOther = (isMended || lost.length > 0) && searched !== normalize(text).trim();
  return {
    terms: withSynonyms(withJoined(words, looked), groups),
    correction: words.length > 0 && searched !== '' && isOther ? searched : null,
    nearest: [...new Set(lost.flatMap((word) => alikeOf(word, known)))].slice(0, nearestMax),
  };
};

/** Reads what was typed as a search: slips mended, the wrong keyboard turned over, synonyms added. Kept with the vocabulary. */
export const understand = (ctx: Ctx, text: string): Promise<Understood> =>
  ctx.kept(`understood ${normalize(text)}`, [listTag('words', 'goods'), synonymsTag], () => read(ctx, text));
