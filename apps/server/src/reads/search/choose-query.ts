import type { Parsed } from '@kyakhta/contract';
import { sql } from 'kysely';
import { listTag, normalize, synonymsTag } from '../../domains/catalog/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { inDescriptionsToo } from './expression.ts';
import { allOf, type Filters, goodsFrom } from './filters.ts';

/** The query that a search asks, and whether it asks for less than was typed. */
export interface Chosen {
  readonly query: string;
  readonly partial: boolean;
}

/** What is tried in turn until something is found: all words, all of them in descriptions too, all but one, any. */
export const queriesOf = (terms: readonly string[]): Chosen[] => {
  if (terms.length === 0) return [];
  const all = terms.join(' & ');
  const exact = [all, inDescriptionsToo(all)].map((query) => ({ query, partial: false }));
  if (terms.length < 2) return exact;
  const allButOne = terms.map((_, left) => `(${terms.filter((_term, i) => i !== left).join(' & ')})`).join(' | ');
  const looser = terms.length === 2 ? [allButOne] : [allButOne, terms.join(' | ')];
  return [...exact, ...looser.map((query) => ({ query, partial: true }))];
};

/**
 * Chooses by the words and the store of the page alone, so that the list and its counts ask the same, and a filter
 * only ever narrows. Null when nothing has any of the words.
 */
export const chooseQuery = (ctx: Ctx, f: Filters, input: Parsed<'GET /search/facets'>): Promise<Chosen | null> => {
  const { words } = f;
  if (words === null || words.terms.length === 0) return Promise.resolve(null);
  const key = `query ${input.shopId ?? ''} ${normalize(input.prodName ?? '')}`;
  return ctx.kept(key, [listTag('words', 'goods'), synonymsTag], async () => {
    for (const chosen of queriesOf(words.terms)) {
      // Counted, not asked whether any exists: for one row the planner would read the table instead of the index.
      const { rows } = await sql<{ found: boolean }>`
        select count(*) > 0 as found from ${f.scope.length === 0 ? sql`product_search w` : goodsFrom(chosen.query)} where ${allOf(f.scope, chosen.query)}`.execute(
        ctx.db,
      );
      if (rows[0]?.found === true) return chosen;
    }
    return null;
  });
};
