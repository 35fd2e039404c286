import { pickText, type Locale, type Parsed } from '@kyakhta/contract';
import { sql } from 'kysely';
import { normalize, otherLayout, wordsOf } from '../../domains/catalog/index.ts';
import type { Ctx, CtxFor, Result } from '../../runtime/context.ts';
import { type CategoryNode, categoryName, categoryTree } from '../category-tree.ts';
import { expressionOf } from './expression.ts';
import { lookUp } from './known-words.ts';

type Suggestion = Result<'GET /search/suggest'>[number];
const categoriesMax = 3;
const searchesMax = 6;
const productsMax = 4;
/** Words with this beginning that are tried beside the words before; the rarest of a short beginning are not. */
const candidatesMax = 120;

/** Letters of one script: completions are offered in the script that is being typed. */
const beginsWord = (name: string, beginning: string): boolean => {
  const words = normalize(name);
  return words.startsWith(beginning) || words.includes(` ${beginning}`);
};

const categoriesLike = (tree: ReadonlyMap<number, CategoryNode>, beginning: string, locale: Locale): Suggestion[] =>
  [...tree.values()]
    .filter((node) => Object.values(node.names).some((name) => beginsWord(name, beginning)))
    .slice(0, categoriesMax)
    .map((node) => ({ kind: 'category', title: categoryName(node, locale), categoryId: node.id, prodId: null, pic: node.icon }));

/** Whole words before the one that is being typed, as the text of a tsquery; null when goods have none of them. */
const expressionBefore = async (ctx: Ctx, before: string): Promise<string | null> => {
  const tokens = wordsOf(before);
  const looked = await lookUp(ctx.db, tokens);
  const expressions = tokens.flatMap((t) => {
    const lexeme = t.dictionary === 'simple' ? t.text : looked.get(t.text)?.lexeme;
    return lexeme === undefined || lexeme === null ? [] : [expressionOf(t, lexeme)];
  });
  return expressions.length === 0 ? null : expressions.join(' & ');
};

/** Words that end what is being typed and, with the words before, find goods; one for each dictionary form. */
const completions = async (
  ctx: Ctx,
  query: string | null,
  beginning: string,
): Promise<{ readonly word: string; readonly lexeme: string }[]> => {
  const { rows } = await sql<{ word: string; lexeme: string }>`
    select word, lexeme from (
      select distinct on (c.lexeme) c.word, c.lexeme, c.products from (
        select v.word, v.lexeme, v.products from search_words v
        where v.word collate "C" >= ${beginning} and v.word collate "C" < ${beginning} || chr(1114111) and v.products > 0 order by v.products desc, v.word limit ${candidatesMax}
      ) c order by c.lexeme, c.products desc, c.word
    ) v
    where ${query}::text is null or (select count(*) from product_search l where l.words @@ (${query}::tsquery && to_tsquery('simple', quote_literal(v.lexeme)))) > 0
    order by products desc, word limit ${searchesMax}`.execute(ctx.db);
  return rows;
};

const productsWith = async (ctx: Ctx, query: string): Promise<Suggestion[]> => {
  const { rows } = await sql<{ id: number; names: Record<string, string>; pic: string | null }>`
    select p.id, p.pictures[1] as pic, (select jsonb_object_agg(t.locale, t.name) from product_texts t where t.product_id = p.id) as names
    from product_search w join listed_products l on l.product_id = w.product_id join products p on p.id = w.product_id where w.words @@ ${query}::tsquery order by l.sold desc, l.product_id limit ${productsMax}`.execute(
    ctx.db,
  );
  return rows.map((r) => ({ kind: 'product', title: pickText(r.names, ctx.locale) ?? '', categoryId: null, prodId: r.id, pic: r.pic }));
};

const suggestFor = async (ctx: Ctx, typed: string): Promise<Suggestion[]> => {
  const text = normalize(typed);
  const beginning = /[\p{L}\p{N}]+$/u.exec(text)?.[0] ?? '';
  if (beginning === '') return [];
  const before = text.slice(0, text.length - beginning.length).trim();
  const query = await expressionBefore(ctx, before);
  const found = await completions(ctx, query, beginning);
  const goods =
    found.length === 0
      ? []
      : await productsWith(
          ctx,
          [...(query === null ? [] : [query]), `(${found.map((w) => `'${w.lexeme.replaceAll("'", "''")}':A`).join(' | ')})`].join(' & '),
        );
  return [
    ...categoriesLike(await categoryTree(ctx), text.trim(), ctx.locale),
    ...found.map((w): Suggestion => ({
      kind: 'search',
      title: before === '' ? w.word : `${before} ${w.word}`,
      categoryId: null,
      prodId: null,
      pic: null,
    })),
    ...goods,
  ];
};

/** What may be meant by what is typed so far; the same keys in the other layout when nothing begins like it. */
export const suggest = async (ctx: CtxFor<'GET /search/suggest'>, input: Parsed<'GET /search/suggest'>): Promise<Suggestion[]> => {
  if (input.prodName === undefined) return [];
  const found = await suggestFor(ctx, input.prodName);
  return found.length > 0 ? found : suggestFor(ctx, otherLayout(input.prodName));
};
