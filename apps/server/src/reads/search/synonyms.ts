import { sql } from '../../runtime/sql.ts';
import { joinShort, synonymsTag, wireSynonyms, wordsOf } from '../../domains/catalog/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { offsetOf, pageOf } from '../paging.ts';
import { expressionOf } from './expression.ts';
import { lookUp } from './known-words.ts';
import { isStopWord, lexemeOf } from './query-words.ts';

/** A word or phrase of a group: its dictionary forms in order, and what finds it. */
export interface Phrase {
  readonly lexemes: readonly string[];
  readonly expression: string;
}
export interface Synonyms {
  /** Phrases by their first dictionary form, each with what else its group would find. */
  readonly byFirst: ReadonlyMap<string, readonly { readonly phrase: Phrase; readonly others: readonly string[] }[]>;
  /** Every dictionary form of any phrase: no slip, whether goods have it or not. */
  readonly lexemes: ReadonlySet<string>;
}

/** All groups as the search uses them; kept until an operator changes one. */
export const synonyms = (ctx: Ctx): Promise<Synonyms> =>
  ctx.kept('synonyms', [synonymsTag], async () => {
    const { rows } = await sql<{ words: string[] }>`select words from search_synonyms order by id`.execute(ctx.db);
    const groups = rows.map((r) => r.words.map((word) => wordsOf(joinShort(word))).filter((tokens) => tokens.length > 0));
    const looked = await lookUp(ctx.db, [...new Map(groups.flat(2).map((t) => [t.text, t])).values()]);
    const entries = groups.flatMap((group) => {
      const phrases = group.map((tokens): Phrase => {
        // Queries leave them out too: 'держатель для телефона' is two words.
        const meant = tokens.filter((t) => !isStopWord(t, looked));
        const words = meant.length > 0 ? meant : tokens;
        return {
          lexemes: words.map((t) => lexemeOf(t, looked)),
          expression: words.map((t) => expressionOf(t, lexemeOf(t, looked))).join(' & '),
        };
      });
      return phrases.map((phrase) => ({ phrase, others: phrases.filter((p) => p !== phrase).map((p) => `(${p.expression})`) }));
    });
    return { byFirst: Map.groupBy(entries, (e) => e.phrase.lexemes[0] ?? ''), lexemes: new Set(entries.flatMap((e) => e.phrase.lexemes)) };
  });

/** Groups of words for the operator's screen, the latest changed first. */
export const synonymPage = async (
  ctx: CtxFor<'GET /platform/synonym/page'>,
  input: Parsed<'GET /platform/synonym/page'>,
): Promise<Result<'GET /platform/synonym/page'>> => {
  const wanted = input.word?.toLowerCase() ?? null;
  const { rows } = await sql<{ id: number; words: string[]; changedAt: Date; total: number }>`
    select id, words, changed_at as "changedAt", count(*) over ()::int as total from search_synonyms
    where ${wanted}::text is null or exists (select 1 from unnest(words) w where strpos(lower(w), ${wanted}::text) > 0)
    order by changed_at desc, id desc limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  return pageOf(rows.map(wireSynonyms), rows[0]?.total ?? 0, input);
};
