import { type Sql, sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';

/** One way to ask for words. */
export interface Query {
  /** Text of a tsquery, made by `understand`. */
  readonly text: string;
  /** Whether descriptions are searched too: "may be worn without gloves" is not what looks for gloves, unless nothing else is. */
  readonly isEverywhere: boolean;
  /** Whether it asks for less than was typed. */
  readonly isPartial: boolean;
  /** What was typed, one text of a tsquery for each thing that was asked for. */
  readonly terms: readonly string[];
}

/** What is asked in turn until something is found: all words, all of them in descriptions too, all but one, any. */
export const queriesOf = (terms: readonly string[]): Query[] => {
  if (terms.length === 0) return [];
  const all = terms.join(' & ');
  const exact = [false, true].map((isEverywhere) => ({ text: all, isEverywhere, isPartial: false, terms }));
  if (terms.length < 2) return exact;
  const allButOne = terms.map((_, left) => `(${terms.filter((_term, i) => i !== left).join(' & ')})`).join(' | ');
  const looser = terms.length === 2 ? [allButOne] : [allButOne, terms.join(' | ')];
  return [...exact, ...looser.map((text) => ({ text, isEverywhere: false, isPartial: true, terms }))];
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
export const goodsFrom = (query: Query | null): Sql =>
  query === null ? sql`listed_products l` : sql`product_search w join listed_products l on l.product_id = w.product_id`;

/**
 * Goods with the words. Asked of an index that answers by itself: with weights in the query (`'steel':ABC`) every
 * vector that the index proposes would be read.
 */
export const hasWords = ({ text, isEverywhere }: Query): Sql<boolean> =>
  isEverywhere ? sql<boolean>`w.words @@ ${text}::tsquery` : sql<boolean>`ts_filter(w.words, '{a,b,c}') @@ ${text}::tsquery`;

/**
 * How much each of some terms tells of goods that have it but not all: the fewer have it, the more. Of a "children's
 * school bag" a school bag is meant, not what else there is for children.
 */
export const tellingOf = async (db: Db, terms: readonly string[]): Promise<number[]> => {
  const { rows } = await sql<{ telling: number }>`
    select ln(1 + (select count(*) from product_search) / (1.0 + (select count(*) from product_search w where ts_filter(w.words, '{a,b,c}') @@ t.term::tsquery)))::float8 as telling
    from unnest(${[...terms]}::text[]) with ordinality as t (term, place) order by t.place`.execute(db);
  return rows.map((r) => r.telling);
};

/**
 * How well goods match: whether the words are in their names or their categories, and how near to each other; much
 * sold goods a little before others. The small vector in the row tells, the large one only where descriptions are searched.
 * @param telling how much each term tells, where goods need not have all of them
 */
export const rankOf = ({ text, isEverywhere, terms }: Query, telling: readonly number[] = []): Sql<number> => {
  const vector = isEverywhere ? sql`w.words` : sql`w.headline`;
  const told = telling.map((much, i) => sql<number>`${much}::float8 * (${vector} @@ ${terms[i]}::tsquery)::int`);
  const rank = sql<number>`(0.01 + ts_rank('{0.02, 0.1, 0.35, 1.0}', ${vector}, ${text}::tsquery)) * (1 + ln(1 + l.sold) / 40)`;
  return sql<number>`${sql.join([rank, ...told], sql` + `)}`;
};
