import { productStatus } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { ByLocale, Properties } from '../model.ts';

/** A product whose words are behind, with every text it is found by. */
export interface ProductTexts {
  readonly productId: number;
  readonly code: string;
  readonly vocabulary: readonly string[];
  readonly texts: readonly {
    readonly name: string;
    readonly brief: string;
    readonly content: string;
    readonly specifications: readonly { readonly name: string; readonly value: string }[];
  }[];
  readonly categories: readonly ByLocale<string>[];
  readonly articles: readonly string[];
  readonly properties: readonly Properties[];
  readonly certificates: readonly string[];
  readonly storeId: number;
}

/** Products whose words are behind, in order, after one of them. @returns ids */
export const selectBehind = async (db: Db, after: number, most: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from outdated_words where product_id > ${after} order by product_id limit ${most}`.execute(db);
  return rows.map((r) => r.id);
};

/**
 * Locks the marks of products that are about to get their words; those of products that somebody is changing are passed
 * by. Who changes such a product from now on waits for the end of the transaction, and marks it anew.
 * @returns ids of those that are still marked
 */
export const lockMarks = async (db: Db, productIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from outdated_words where product_id = any(${[...productIds]}::int[]) order by product_id for update skip locked`.execute(
    db,
  );
  return rows.map((r) => r.id);
};

/** Takes marks away that the caller has locked. */
export const dropMarks = async (db: Db, productIds: readonly number[]): Promise<void> => {
  await sql`delete from outdated_words where product_id = any(${[...productIds]}::int[])`.execute(db);
};

/** Marks products that the version before this one has marked in its way. @returns how many were not yet. */
export const takeUpOldMarks = async (db: Db, most: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into outdated_words select product_id from product_search where analyzer = 0 order by product_id limit ${most} on conflict do nothing returning product_id as id`.execute(
    db,
  );
  return rows.length;
};

/**
 * Marks products in order, after one of them, whose words are of an older analyzer.
 * @param isRetried whether those set aside are tried again
 * @returns how many, and the last of them
 */
export const markOutdated = async (
  db: Db,
  wanted: { readonly version: number; readonly after: number; readonly most: number; readonly isRetried: boolean },
): Promise<{ readonly count: number; readonly last: number }> => {
  const { rows } = await sql<{ count: number; last: number }>`
    with chosen as materialized (
      select product_id from product_search where product_id > ${wanted.after} and analyzer <> ${wanted.version}::smallint and (analyzer <> -1 or ${wanted.isRetried}::boolean) order by product_id limit ${wanted.most}
    ), marked as (
      insert into outdated_words select product_id from chosen on conflict do nothing
    )
    select count(*)::int as count, coalesce(max(product_id), 0) as last from chosen`.execute(db);
  return rows[0] ?? { count: 0, last: 0 };
};

/** Everything these products are found by. */
export const selectTexts = async (db: Db, productIds: readonly number[]): Promise<ProductTexts[]> => {
  const { rows } = await sql<ProductTexts>`
    select b.product_id as "productId", p.code, b.vocabulary, p.certificates, p.store_id as "storeId",
      coalesce((select jsonb_agg(jsonb_build_object('name', t.name, 'brief', t.brief, 'content', left(t.content, 8000), 'specifications', t.specifications)) from product_texts t where t.product_id = p.id), '[]') as texts,
      coalesce((select jsonb_agg(x.names) from categories o join categories c on c.id = coalesce(o.merged_into, o.id) left join categories d on d.id = c.parent_id left join categories e on e.id = d.parent_id, unnest(array[c.names, d.names, e.names]) as x (names) where o.id = p.category_id and x.names is not null), '[]') as categories,
      coalesce((select jsonb_agg(k.article) from skus k where k.product_id = p.id and not k.is_deleted), '[]') as articles,
      coalesce((select jsonb_agg(k.properties) from skus k where k.product_id = p.id and not k.is_deleted), '[]') as properties
    from product_search b join products p on p.id = b.product_id where b.product_id = any(${[...productIds]}::int[]) order by b.product_id`.execute(
    db,
  );
  return rows;
};

/** Sets a product aside whose words the database refuses, so that others go on; reindexing tries it again. */
export const setAside = async (db: Db, productId: number): Promise<void> => {
  await sql`update product_search set analyzer = -1 where product_id = ${productId}`.execute(db);
};

/** Dictionary forms of words of one language. @returns by word; null for one that the dictionary leaves out */
export const selectLexemes = async (
  db: Db,
  dictionary: 'english' | 'russian',
  words: readonly string[],
): Promise<Map<string, string | null>> => {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ word: string; lexeme: string | null }>`
    select word, ${lexemeOf(sql`word`, sql`${dictionary}::text`)} as lexeme from unnest(${[...words]}::text[]) as word`.execute(db);
  return new Map(rows.map((r) => [r.word, r.lexeme]));
};

/** A product's words as texts of vectors, and what it adds to the vocabulary. */
export interface IndexedWords {
  readonly productId: number;
  readonly words: string;
  readonly headline: string;
  readonly vocabulary: readonly string[];
}

/** Writes the words of products, which are then of this analyzer. */
export const putWords = async (db: Db, list: readonly IndexedWords[], version: number): Promise<void> => {
  const rows = list.map((w) => ({ product_id: w.productId, words: w.words, headline: w.headline, vocabulary: w.vocabulary }));
  await sql`
    update product_search l set analyzer = ${version}::smallint, words = w.words::tsvector, headline = w.headline::tsvector, vocabulary = array(select json_array_elements_text(w.vocabulary))
    from json_to_recordset(${JSON.stringify(rows)}::json) as w (product_id int, words text, headline text, vocabulary json) where l.product_id = w.product_id`.execute(
    db,
  );
};

/**
 * Sorts new words into their indexes. Until then they are in a list that every search reads from end to end; the
 * database would do so when it next vacuums. Nothing happens where these indexes are another user's.
 */
export const settleWords = async (db: Db): Promise<void> => {
  await sql`
    select gin_clean_pending_list(oid::regclass) from pg_class
    where oid in ('product_search_words'::regclass, 'product_search_first'::regclass) and pg_has_role(relowner, 'usage')`.execute(db);
};

/** Forgets the words of goods that are not on sale in an open store. @returns the words they had, once for each product. */
export const takeOffWords = async (db: Db, productIds: readonly number[], openStores: readonly number[]): Promise<string[]> => {
  const { rows } = await sql<{ word: string }>`
    with gone as (
      delete from product_search w where w.product_id = any(${[...productIds]}::int[])
        and not exists (select 1 from products p where p.id = w.product_id and p.status = ${sql.lit(productStatus.on)} and p.store_id = any(${[...openStores]}::int[])) returning w.vocabulary
    )
    select word from gone, unnest(vocabulary) as word`.execute(db);
  return rows.map((r) => r.word);
};

export interface WordChange {
  readonly word: string;
  readonly dictionary: string;
  /** How a Chinese word is spelt in Latin letters; null for any other. */
  readonly pinyin: string | null;
  /** By how many products more or fewer it is used. */
  readonly by: number;
}
/** Counts words in and out of the vocabulary, in one order so that two counters never wait for each other. */
export const countWords = async (db: Db, changes: readonly WordChange[]): Promise<void> => {
  if (changes.length === 0) return;
  await sql`
    insert into search_words as v (word, lexeme, pinyin, products)
    select * from (
      select word, ${lexemeOf(sql`x.word`, sql`x.dictionary`)} as lexeme, pinyin, x.by from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as x (word text, dictionary text, pinyin text, by int)
    ) y where lexeme is not null order by word
    on conflict (word) do update set products = v.products + excluded.products, pinyin = excluded.pinyin
    where excluded.products <> 0 or v.pinyin is distinct from excluded.pinyin`.execute(db);
};

/** The form the index holds; null for a word so common that the dictionary leaves it out. */
export const lexemeOf = (word: ReturnType<typeof sql>, dictionary: ReturnType<typeof sql>): ReturnType<typeof sql<string>> =>
  sql<string>`(case ${dictionary} when 'english' then ts_lexize('english_stem', ${word}) when 'russian' then ts_lexize('russian_stem', ${word}) else array[${word}] end)[1]`;
