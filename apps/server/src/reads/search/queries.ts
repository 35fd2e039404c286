import { type RawBuilder, sql } from 'kysely';

/** One way to ask for words. */
export interface Query {
  /** Text of a tsquery, made by `understand`. */
  readonly text: string;
  /** Whether descriptions are searched too: "may be worn without gloves" is not what looks for gloves, unless nothing else is. */
  readonly isEverywhere: boolean;
  /** Whether it asks for less than was typed. */
  readonly isPartial: boolean;
}

/** What is asked in turn until something is found: all words, all of them in descriptions too, all but one, any. */
export const queriesOf = (terms: readonly string[]): Query[] => {
  if (terms.length === 0) return [];
  const all = terms.join(' & ');
  const exact = [false, true].map((isEverywhere) => ({ text: all, isEverywhere, isPartial: false }));
  if (terms.length < 2) return exact;
  const allButOne = terms.map((_, left) => `(${terms.filter((_term, i) => i !== left).join(' & ')})`).join(' | ');
  const looser = terms.length === 2 ? [allButOne] : [allButOne, terms.join(' | ')];
  return [...exact, ...looser.map((text) => ({ text, isEverywhere: false, isPartial: true }))];
};

/** What a query found; `isAnything` also when filters leave nothing of it. */
export interface Found {
  readonly isAnything: boolean;
}
/**
 * Asks one query after the other until one finds anything at all. How loosely a search asks thus follows from its words
 * and the page's store, never from filters: a filter only narrows, and lists and their counts ask the same.
 */
export const firstFound = async <F extends Found>(
  terms: readonly string[],
  ask: (query: Query) => Promise<F>,
): Promise<{ readonly query: Query; readonly found: F } | null> => {
  for (const query of queriesOf(terms)) {
    const found = await ask(query);
    if (found.isAnything) return { query, found };
  }
  return null;
};

/** What goods are asked for: the list's rows `l`, beside them their words `w` when words are searched. */
export const goodsFrom = (query: Query | null): RawBuilder<unknown> =>
  query === null ? sql`listed_products l` : sql`product_search w join listed_products l on l.product_id = w.product_id`;

/**
 * Goods with the words. Asked of an index that answers by itself: with weights in the query (`'steel':ABC`) every
 * vector that the index proposes would be read.
 */
export const hasWords = ({ text, isEverywhere }: Query): RawBuilder<boolean> =>
  isEverywhere ? sql<boolean>`w.words @@ ${text}::tsquery` : sql<boolean>`ts_filter(w.words, '{a,b,c}') @@ ${text}::tsquery`;

/**
 * How well goods match: whether the words stand in their names or their categories, and how near to each other; much
 * sold goods a little before others. The small vector in the row tells, the large one only where descriptions are searched.
 */
export const rankOf = ({ text, isEverywhere }: Query): RawBuilder<number> =>
  sql<number>`(0.01 + ts_rank('{0.02, 0.1, 0.35, 1.0}', ${isEverywhere ? sql`w.words` : sql`w.headline`}, ${text}::tsquery)) * (1 + ln(1 + l.sold) / 40)`;
