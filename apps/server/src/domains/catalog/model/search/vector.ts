import type { Token } from './tokens.ts';

/** How much a part of a text says of a product: A most, D least. */
export type Weight = 'A' | 'B' | 'C' | 'D';
/** Dictionary forms of tokens; null for those that dictionaries leave out, such as "for". */
export type Lexemes = (token: Token) => string | null;

/** Places kept of a word: enough for what stands next to what, and short in the index. */
const placesMax = 4;

/** The text of a tsvector: dictionary forms with the places where they stand, part after part. */
export const vectorText = (parts: readonly (readonly [tokens: readonly Token[], weight: Weight])[], lexemeOf: Lexemes): string => {
  const places = new Map<string, { text: string; count: number }>();
  let place = 0;
  for (const [tokens, weight] of parts) {
    for (const token of tokens) {
      place += 1;
      const lexeme = lexemeOf(token);
      if (lexeme === null) continue;
      const own = places.get(lexeme);
      if (own === undefined) places.set(lexeme, { text: `${place}${weight}`, count: 1 });
      else if (own.count < placesMax) {
        own.text += `,${place}${weight}`;
        own.count += 1;
      }
    }
  }
  let text = '';
  // Tokens are letters and digits only: nothing in them means anything to the database.
  for (const [lexeme, own] of places) text += `'${lexeme}':${own.text} `;
  return text;
};
