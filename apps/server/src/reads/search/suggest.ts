import { pickText, type Parsed } from '@kyakhta/contract';
import { sql } from '../../runtime/sql.ts';
import { asPinyin, normalize, otherLayout, wordsOf } from '../../domains/catalog/index.ts';
import type { Ctx, CtxFor, Result } from '../../runtime/context.ts';
import { type CategoryNode, categoryName, categoryTree, shownCategories } from '../category-tree.ts';
import { anyInNames, anyLexeme, expressionOf } from './expression.ts';
import { lookUp } from './known-words.ts';
import { shopsNamed } from './shops.ts';

type Suggestion = Result<'GET /search/suggest'>[number];
const categoriesMax = 3;
const shopsMax = 2;
const searchesMax = 6;
const productsMax = 4;
/** Words with this beginning that are tried beside the words before; the rarest of a short beginning are not. */
const candidatesMax = 120;
const pinyinMax = 20;
/** So many of the completed words are looked for in names, in so many goods that have them anywhere. */
const namedWordsMax = 3;
const lookedAtMax = 600;

interface SpokenNames {
  readonly node: CategoryNode;
  /** By language, each with a space in front, so that a word's beginning is known by it. */
  readonly names: ReadonlyMap<string, string>;
  /** All of them in a row: looked through at each letter that somebody types. */
  readonly all: string;
}
/** The names of categories as their words are compared; as long kept as the tree. */
const spokenNames = (ctx: Ctx): Promise<readonly SpokenNames[]> =>
  ctx.kept('category names', ['catalog'], async () => {
    const tree = await categoryTree(ctx);
    return [...tree.values()].map((node) => {
      const names = new Map(Object.entries(node.names).map(([locale, name]) => [locale, ` ${normalize(name)}`]));
      return { node, names, all: [...names.values()].join('\n') };
    });
  });

/** Categories with such a word in their name: in the language the person reads first of all, then in any. */
const categoriesLike = async (ctx: Ctx, beginning: string): Promise<Suggestion[]> => {
  const word = ` ${beginning}`;
  const shown = await shownCategories(ctx);
  const found = (await spokenNames(ctx)).filter(({ all }) => all.includes(word));
  const own = found.filter(({ names }) => names.get(ctx.locale)?.includes(word) === true);
  return [...own, ...found.filter((f) => !own.includes(f))]
    .filter(({ node }) => shown.has(node.id))
    .slice(0, categoriesMax)
    .map(({ node }) => ({
      kind: 'category',
      title: categoryName(node, ctx.locale),
      categoryId: node.id,
      shopId: null,
      prodId: null,
      pic: node.icon,
    }));
};

/** Stores with such words in their names. */
const storesLike = async (ctx: Ctx, typed: string): Promise<Suggestion[]> =>
  (await shopsNamed(ctx, typed, shopsMax)).map(({ shopId, merchantMallDisplayName, shopName, shopLogo }) => ({
    kind: 'shop',
    title: merchantMallDisplayName || shopName,
    categoryId: null,
    shopId,
    prodId: null,
    pic: shopLogo,
  }));

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

interface Completion {
  readonly word: string;
  readonly lexeme: string;
}
/**
 * Words that end what is being typed and, with the words before, find goods; one for each dictionary form. Chinese ones
 * by their pinyin come behind those in the letters that are typed, in front of them for who reads Chinese.
 */
const completions = async (ctx: Ctx, query: string | null, beginning: string): Promise<Completion[]> => {
  const end = String.fromCodePoint(0x10_ff_ff);
  const pinyin = /^[a-z]{2,}$/.test(beginning) ? asPinyin(beginning) : null;
  const { rows } = await sql<Completion>`
    with candidates as materialized (
      select * from (
        select distinct on (lexeme) word, lexeme, products, is_pinyin from (
          (select v.word, v.lexeme, v.products, false as is_pinyin from search_words v
            where v.word collate "C" >= ${beginning} and v.word collate "C" < ${beginning + end} and v.products > 0 order by v.products desc, v.word limit ${sql.lit(candidatesMax)})
          union all
          (select v.word, v.lexeme, v.products, true from search_words v
            where v.pinyin collate "C" >= ${pinyin}::text and v.pinyin collate "C" < ${pinyin === null ? null : pinyin + end}::text and v.products > 0 order by v.products desc, v.word limit ${sql.lit(pinyinMax)})
        ) c order by lexeme, products desc, word
      ) d order by is_pinyin <> ${ctx.locale === 'zh_CN'}::boolean, products desc, word
    )
    select word, lexeme from candidates c
    where ${query}::text is null or (select count(*) from product_search w where ts_filter(w.words, '{a,b,c}') @@ (${query}::tsquery && quote_literal(c.lexeme)::tsquery)) > 0
    limit ${sql.lit(searchesMax)}`.execute(ctx.db);
  return rows;
};

/** The most sold of goods that have the words in their names: all of them for a rare word, some for a common one. */
const productsWith = async (ctx: Ctx, query: string | null, found: readonly Completion[]): Promise<Suggestion[]> => {
  const lexemes = found.slice(0, namedWordsMax).map((w) => w.lexeme);
  const asked = query === null ? anyLexeme(lexemes) : `${query} & ${anyLexeme(lexemes)}`;
  const { rows } = await sql<{ id: number; names: Record<string, string>; pic: string | null }>`
    with looked as materialized (
      select w.product_id, w.headline from product_search w where ts_filter(w.words, '{a,b,c}') @@ ${asked}::tsquery limit ${sql.lit(lookedAtMax)}
    ), sold as (
      select l.product_id, l.sold from looked join listed_products l using (product_id) where looked.headline @@ ${anyInNames(lexemes)}::tsquery order by l.sold desc, l.product_id limit ${sql.lit(productsMax)}
    )
    select p.id, p.pictures[1] as pic, coalesce((select jsonb_object_agg(t.locale, t.name) from product_texts t where t.product_id = p.id), '{}') as names
    from sold join products p on p.id = sold.product_id order by sold.sold desc, p.id`.execute(ctx.db);
  return rows.map((r) => ({
    kind: 'product',
    title: pickText(r.names, ctx.locale) ?? '',
    categoryId: null,
    shopId: null,
    prodId: r.id,
    pic: r.pic,
  }));
};

const suggestFor = async (ctx: Ctx, typed: string): Promise<Suggestion[]> => {
  const text = normalize(typed);
  const beginning = /[\p{L}\p{N}]+$/u.exec(text)?.[0] ?? '';
  if (beginning === '') return [];
  const before = text.slice(0, text.length - beginning.length).trim();
  const query = await expressionBefore(ctx, before);
  const found = await completions(ctx, query, beginning);
  const goods = found.length === 0 ? [] : await productsWith(ctx, query, found);
  return [
    ...(await categoriesLike(ctx, text.trim())),
    ...(await storesLike(ctx, text.trim())),
    ...found.map((w): Suggestion => ({
      kind: 'search',
      title: before === '' ? w.word : `${before} ${w.word}`,
      categoryId: null,
      shopId: null,
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
