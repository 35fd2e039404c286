import type { Db } from '../../../runtime/database.ts';
import { selectIdsAfter } from '../store/listed.ts';
import { exclusivelyLater } from '../../../runtime/exclusive.ts';
import { analyzerVersion } from '../model/search/tokens.ts';
import { markOutdated } from '../store/words.ts';
import { indexLock } from './index-words.ts';
import { indexSomeWords } from './indexing.ts';
import { putOnLists } from './list-goods.ts';

const productsPerStep = 5000;
/** Larger than the worker's: words that many goods share are read and counted once a round. */
const productsPerRound = 500;
const outdatedPerStep = 20_000;
/** While the database writes one round, the next is read. */
const lanes = 2;

type InTransaction = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Brings the lists in line with all products, as after they were filled in from outside; some thousand a transaction. */
export const listEverything = async (inTransaction: InTransaction): Promise<number> => {
  let last = 0;
  let count = 0;
  for (;;) {
    const ids = await inTransaction(async (db) => {
      const next = await selectIdsAfter(db, last, productsPerStep);
      if (next.length > 0) await putOnLists(db, next, true);
      return next;
    });
    const end = ids.at(-1);
    if (end === undefined) return count;
    last = end;
    count += ids.length;
  }
};

/**
 * Indexes the words of everything that is behind or of an older analyzer, while the marketplace runs: until a
 * product is indexed anew its old words find it. `inTransaction` runs one round in a transaction of its own.
 */
export const reindexWords = async (inTransaction: InTransaction, onProgress: (done: number) => void = () => undefined): Promise<number> => {
  let done = 0;
  const round = (db: Db): Promise<number> => indexSomeWords(db, productsPerRound, () => exclusivelyLater(db, indexLock));
  const lane = async (): Promise<void> => {
    for (let count = await inTransaction(round); count > 0; count = await inTransaction(round)) {
      done += count;
      onProgress(done);
    }
  };
  let after = 0;
  for (;;) {
    const wanted = { version: analyzerVersion, after, most: outdatedPerStep, isRetried: true };
    const marked = await inTransaction((db) => markOutdated(db, wanted));
    await Promise.all(Array.from({ length: lanes }, lane));
    if (marked.count === 0) return done;
    after = marked.last;
  }
};
