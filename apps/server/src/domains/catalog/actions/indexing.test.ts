import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import type { Db } from '../../../runtime/database.ts';
import { inTransaction } from '../../../runtime/transaction.ts';
import { analyzerVersion } from '../model/search/tokens.ts';
import { lexemesOf, readBehind, type Vectors, vectorsOf, wordsOf, writeVectors } from './indexing.ts';
import { reindexWords } from './list-everything.ts';
import { putOnLists } from './list-goods.ts';

const market = marketplaceForFile();
const alone = <T>(work: (db: Db) => Promise<T>): Promise<T> => inTransaction(market().app.pool, ({ db }) => work(db));
const count = async (from: string): Promise<number> => {
  const [row] = await market().query<{ n: number }>(`select count(*)::int as n from ${from}`);
  return row?.n ?? 0;
};

describe('words', () => {
  it('of an older analyzer, marked by an older version or set aside are indexed anew, each once', async () => {
    await market().query('update product_search set analyzer = 1 where product_id = 1');
    await market().query('update product_search set analyzer = 0 where product_id = 2');
    await market().query('update product_search set analyzer = -1 where product_id = 3');
    expect(await reindexWords(alone)).toBe(3);
    expect(await reindexWords(alone)).toBe(0);
    expect(await count(`product_search where analyzer <> ${analyzerVersion}`)).toBe(0);
    expect(await count('outdated_words')).toBe(0);
  });

  it('of an older analyzer are taken up by the worker', async () => {
    await market().query('update product_search set analyzer = 1');
    await market().query("insert into work (kind, key, due_at, payload) values ('catalog.takeUpOutdatedWords', 'again', now(), '{}')");
    await market().near.drain();
    expect(await count(`product_search where analyzer <> ${analyzerVersion}`)).toBe(0);
    // It has planned itself anew; the other tests do without.
    expect(await market().query("delete from work where kind = 'catalog.takeUpOutdatedWords' returning key")).toHaveLength(1);
  });

  /** Reads what is behind and makes its words; nothing is written yet. */
  const made = async (): Promise<Vectors> => {
    const behind = await alone((db) => readBehind(db, 10));
    if (behind === null) throw new Error('nothing is behind');
    const worded = await wordsOf(behind);
    return vectorsOf(worded, await alone((db) => lexemesOf(db, worded)));
  };

  it('that change while they are written are marked anew', async () => {
    await alone((db) => putOnLists(db, [1], true, new Date()));
    const vectors = await made();
    let change: Promise<unknown> = Promise.resolve();
    await alone(async (db) => {
      expect(await writeVectors(db, vectors)).toBe(1);
      change = alone((other) => putOnLists(other, [1], true, new Date()));
      while ((await count("pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")) === 0);
    });
    await change;
    expect(await count('outdated_words where product_id = 1')).toBe(1);
  });

  it.each([
    ['a text', "update product_texts set name = name || ' zzyzx' where product_id = 2 and locale = 'en'"],
    ['an article number', "update skus set article = article || '-zzyzx' where product_id = 2"],
    [
      'the name of the store',
      "update stores set display_name = display_name || ' zzyzx' where id = (select store_id from products where id = 2)",
    ],
    ['the vocabulary that is counted out', "update product_search set vocabulary = vocabulary || '{zzyzx}' where product_id = 2"],
  ])('made before %s changed are not written, and the product stays behind', async (_, statement) => {
    await alone((db) => putOnLists(db, [2, 3], true, new Date()));
    const vectors = await made();
    await market().query(statement);
    const kin = statement.includes('stores') ? 'true' : 'product_id = 2';
    await alone((db) => writeVectors(db, vectors));
    expect(await count(`outdated_words where product_id in (2, 3) and ${kin}`)).toBeGreaterThan(0);
    expect(await reindexWords(alone)).toBeGreaterThan(0);
    expect(await count('outdated_words')).toBe(0);
  });

  it('that somebody is changing are passed by', async () => {
    await alone((db) => putOnLists(db, [2, 3], true, new Date()));
    const vectors = await made();
    await alone(async (changing) => {
      await putOnLists(changing, [2], true, new Date());
      expect(await alone((db) => writeVectors(db, vectors))).toBe(1);
    });
    expect(await count('outdated_words where product_id = 2')).toBe(1);
    expect(await reindexWords(alone)).toBe(1);
  });

  it('are made by the worker with no transaction open, and a round that was cut off is taken up again', async () => {
    await alone((db) => putOnLists(db, [2], true, new Date()));
    // What asks outside is committed before it asks: `outside.ts` sees to it.
    expect(market().app.parts.jobs['catalog.indexWords']).toHaveProperty('outside');
    await market().query(
      "insert into work (kind, key, due_at, payload) values ('catalog.indexWords', 'on', now(), '{}') on conflict (kind, key) do update set due_at = excluded.due_at",
    );
    await market().near.drain();
    expect(await count('outdated_words')).toBe(0);
    expect(await count("work where kind = 'catalog.indexWords' and key = 'on' and due_at > now() + interval '30 seconds'")).toBe(1);
  });

  it('of Chinese goods have their pinyin', async () => {
    expect(await market().query("select word from search_words where pinyin = 'shoutao' and products > 0")).toEqual([{ word: '手套' }]);
    expect(await count("search_words where word ~ '^[一-龥]+$' and products > 0 and pinyin is null")).toBe(0);
  });
});
