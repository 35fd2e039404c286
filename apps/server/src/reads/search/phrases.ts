import { type Token, wordsOf } from '../../domains/catalog/index.ts';
import { anyLexeme, anyOf } from './expression.ts';
import type { Chunk, LookedUp, Word } from './query-words.ts';
import type { Synonyms } from './synonyms.ts';

/** Words of more letters are none that a sign joins. */
const shortMax = 2;

/** Short words that goods write with a sign or none: 't shirt', 'usb c', 'type-c'. */
export const withShortJoins = (chunks: readonly Chunk[], isWord: (token: Token) => boolean): Chunk[] => {
  const result: Chunk[] = [];
  for (const { text, tokens } of chunks) {
    const rest = [...tokens];
    for (let i = 0; i < rest.length; i += 1) {
      const [before, token] = [i === 0 ? result.at(-1)?.tokens.at(-1) : rest[i - 1], rest[i]];
      if (before === undefined || token === undefined || Math.min(before.text.length, token.text.length) > shortMax) continue;
      const [joined] = wordsOf(`${before.text}${token.text}`);
      if (joined === undefined || joined.dictionary === 'simple' || !isWord(joined)) continue;
      if (i === 0) {
        const last = result.pop();
        rest.splice(0, 1, ...(last?.tokens.slice(0, -1) ?? []), joined);
      } else rest.splice(i - 1, 2, joined);
      i = -1;
    }
    result.push({ text: rest.length === tokens.length ? text : rest.map((t) => t.text).join(' '), tokens: rest });
  }
  return result;
};

/** Neighbours that goods also write as one word: 'tool box' finds toolbox too. */
export const withJoined = (words: readonly Word[], looked: LookedUp): Word[] => {
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

/** Expressions of the words in order, each once; where some of them are a phrase of a group, the group's other phrases find the same. */
export const withSynonyms = (words: readonly Word[], groups: Synonyms): string[] => {
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
  return [...new Set(terms)];
};
