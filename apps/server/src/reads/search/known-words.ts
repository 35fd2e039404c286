import { sql } from '../../runtime/sql.ts';
import { type KnownWord, lexemeOf, type Token } from '../../domains/catalog/index.ts';
import type { Db } from '../../runtime/database.ts';

/** A word as the index knows it. */
export interface Looked {
  /** Its dictionary form; null for a word that dictionaries leave out, such as "for". */
  readonly lexeme: string | null;
  /** Whether any goods have it. */
  readonly isKnown: boolean;
}

/** Looks up words; those with the same dictionary form are one. */
export const lookUp = async (db: Db, tokens: readonly Token[]): Promise<ReadonlyMap<string, Looked>> => {
  if (tokens.length === 0) return new Map();
  const { rows } = await sql<{ word: string; lexeme: string | null; isKnown: boolean }>`
    select t.word, t.lexeme, exists (select 1 from search_words v where v.lexeme = t.lexeme and v.products > 0) as "isKnown"
    from (select w.word, ${lexemeOf(sql`w.word`, sql`w.dictionary`)} as lexeme from unnest(${tokens.map((t) => t.text)}::text[], ${tokens.map((t) => t.dictionary)}::text[]) as w (word, dictionary)) t`.execute(
    db,
  );
  return new Map(rows.map((r) => [r.word, { lexeme: r.lexeme, isKnown: r.isKnown }]));
};

/** Those of some dictionary forms that are in descriptions, whose words the vocabulary leaves out. */
export const inAnyText = async (db: Db, lexemes: readonly string[]): Promise<ReadonlySet<string>> => {
  if (lexemes.length === 0) return new Set();
  const { rows } = await sql<{ lexeme: string }>`
    select x.lexeme from unnest(${[...lexemes]}::text[]) as x (lexeme)
    where (select count(*) from product_search w where w.words @@ quote_literal(x.lexeme)::tsquery) > 0`.execute(db);
  return new Set(rows.map((r) => r.lexeme));
};

/** Chinese words that goods have by their pinyin. */
export const wordsByPinyin = async (db: Db, pinyin: readonly string[]): Promise<ReadonlyMap<string, readonly KnownWord[]>> => {
  if (pinyin.length === 0) return new Map();
  const { rows } = await sql<KnownWord & { pinyin: string }>`
    select word, lexeme, products, pinyin from search_words where pinyin collate "C" = any(${[...pinyin]}::text[]) and products > 0 order by products desc, word`.execute(
    db,
  );
  return Map.groupBy(rows, (r) => r.pinyin);
};

export interface Candidates {
  /** Known words that begin with it, the most used first. */
  readonly longer: readonly KnownWord[];
  /** Known words that look like it, the most alike first. */
  readonly alike: readonly KnownWord[];
}
const longerMax = 20;
const alikeMax = 40;
/** Fewer letters begin too many words. */
const prefixLettersMin = 3;

/** Known words near to words that nothing has. */
export const candidatesFor = async (db: Db, words: readonly string[]): Promise<ReadonlyMap<string, Candidates>> => {
  if (words.length === 0) return new Map();
  const { rows } = await sql<KnownWord & { asked: string; isLonger: boolean }>`
    select u.word as asked, c.* from unnest(${[...words]}::text[]) as u (word), lateral (
      (select true as "isLonger", v.word, v.lexeme, v.products from search_words v
        where length(u.word) >= ${prefixLettersMin} and v.word collate "C" >= u.word and v.word collate "C" < u.word || chr(1114111) and v.products > 0 order by v.products desc, v.word limit ${sql.lit(longerMax)})
      union all
      (select false, v.word, v.lexeme, v.products from search_words v where v.word % u.word and v.products > 0 order by similarity(v.word, u.word) desc, v.products desc, v.word limit ${sql.lit(alikeMax)})
    ) c`.execute(db);
  return new Map(
    words.map((word) => {
      const own = rows.filter((r) => r.asked === word);
      return [word, { longer: own.filter((r) => r.isLonger), alike: own.filter((r) => !r.isLonger) }];
    }),
  );
};
