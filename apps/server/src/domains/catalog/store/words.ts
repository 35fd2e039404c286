import { sql } from 'kysely';
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

/** Takes some products whose words are behind, their rows locked; those another process works on are passed by. @returns ids */
export const lockBehind = async (db: Db, most: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from product_search where analyzer = 0 order by product_id limit ${most} for update skip locked`.execute(db);
  return rows.map((r) => r.id);
};

/** Everything these products are found by. Asked after their rows are locked: what was written before that is seen. */
export const selectTexts = async (db: Db, productIds: readonly number[]): Promise<ProductTexts[]> => {
  const { rows } = await sql<ProductTexts>`
    select b.product_id as "productId", p.code, b.vocabulary, p.certificates, p.store_id as "storeId",
      coalesce((select jsonb_agg(jsonb_build_object('name', t.name, 'brief', t.brief, 'content', left(t.content, 8000), 'specifications', t.specifications)) from product_texts t where t.product_id = p.id), '[]') as texts,
      (select jsonb_agg(x.names) from categories c left join categories d on d.id = c.parent_id left join categories e on e.id = d.parent_id, unnest(array[c.names, d.names, e.names]) as x (names) where c.id = p.category_id and x.names is not null) as categories,
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

/** The tokens of a product by weight (A the name … D the description), each weight as one text for each dictionary. */
export interface IndexedWords {
  readonly productId: number;
  readonly english: readonly [a: string, b: string, c: string, d: string];
  readonly russian: readonly [a: string, b: string, c: string, d: string];
  readonly simple: readonly [a: string, b: string, c: string, d: string];
  readonly vocabulary: readonly string[];
}

/** Writes the words of products, which are then of this analyzer. */
export const putWords = async (db: Db, list: readonly IndexedWords[], version: number): Promise<void> => {
  await sql`
    update product_search l set analyzer = ${version}::smallint, vocabulary = array(select jsonb_array_elements_text(w.vocabulary)), words =
      setweight(to_tsvector('english', w.english ->> 0) || to_tsvector('russian', w.russian ->> 0) || to_tsvector('simple', w.simple ->> 0), 'A') ||
      setweight(to_tsvector('english', w.english ->> 1) || to_tsvector('russian', w.russian ->> 1) || to_tsvector('simple', w.simple ->> 1), 'B') ||
      setweight(to_tsvector('english', w.english ->> 2) || to_tsvector('russian', w.russian ->> 2) || to_tsvector('simple', w.simple ->> 2), 'C') ||
      setweight(to_tsvector('english', w.english ->> 3) || to_tsvector('russian', w.russian ->> 3) || to_tsvector('simple', w.simple ->> 3), 'D')
    from jsonb_to_recordset(${JSON.stringify(list.map((w) => ({ ...w, product_id: w.productId })))}::jsonb) as w (product_id int, english jsonb, russian jsonb, simple jsonb, vocabulary jsonb)
    where l.product_id = w.product_id`.execute(db);
};

/** Forgets the words of goods that are not on sale in an open store. @returns the words they had, once for each product. */
export const takeOffWords = async (db: Db, productIds: readonly number[], openStores: readonly number[]): Promise<string[]> => {
  const { rows } = await sql<{ word: string }>`
    with gone as (
      delete from product_search w where w.product_id = any(${[...productIds]}::int[])
        and not exists (select 1 from products p where p.id = w.product_id and p.status = 1 and p.store_id = any(${[...openStores]}::int[])) returning w.vocabulary
    )
    select word from gone, unnest(vocabulary) as word`.execute(db);
  return rows.map((r) => r.word);
};

export interface WordChange {
  readonly word: string;
  readonly dictionary: string;
  /** By how many products more or fewer it is used. */
  readonly by: number;
}
/** Counts words in and out of the vocabulary, in one order so that two counters never wait for each other. */
export const countWords = async (db: Db, changes: readonly WordChange[]): Promise<void> => {
  if (changes.length === 0) return;
  await sql`
    insert into search_words as v (word, lexeme, products)
    select word, ${lexemeOf(sql`x.word`, sql`x.dictionary`)}, x.by
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as x (word text, dictionary text, by int)
    where ${lexemeOf(sql`x.word`, sql`x.dictionary`)} is not null order by word
    on conflict (word) do update set products = v.products + excluded.products`.execute(db);
};

/** The form the index holds; null for a word so common that the dictionary leaves it out. */
export const lexemeOf = (word: ReturnType<typeof sql>, dictionary: ReturnType<typeof sql>): ReturnType<typeof sql<string>> =>
  sql<string>`(case ${dictionary} when 'english' then ts_lexize('english_stem', ${word}) when 'russian' then ts_lexize('russian_stem', ${word}) else array[${word}] end)[1]`;
