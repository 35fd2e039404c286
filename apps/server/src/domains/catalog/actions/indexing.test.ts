import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import type { Db } from '../../../runtime/database.ts';
import { inTransaction } from '../../../runtime/transaction.ts';
import { analyzerVersion } from '../model/search/tokens.ts';
import { indexSomeWords } from './indexing.ts';
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

  it('that change while they are indexed are marked anew', async () => {
    await alone((db) => putOnLists(db, [1], true));
    let change: Promise<unknown> = Promise.resolve();
    await alone((db) =>
      indexSomeWords(db, 10, async () => {
        change = alone((other) => putOnLists(other, [1], true));
        while ((await count("pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")) === 0);
      }),
    );
    await change;
    expect(await count('outdated_words where product_id = 1')).toBe(1);
  });

  it('of Chinese goods have their pinyin', async () => {
    expect(await market().query("select word from search_words where pinyin = 'shoutao' and products > 0")).toEqual([{ word: '手套' }]);
    expect(await count("search_words where word ~ '^[一-龥]+$' and products > 0 and pinyin is null")).toBe(0);
  });
});
