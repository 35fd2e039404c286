import type { Db } from '../../../runtime/database.ts';
import { selectIdsAfter } from '../store/listed.ts';
import { timeOf } from '../../../runtime/instance.ts';
import { exclusivelyLater } from '../../../runtime/exclusive.ts';
import { analyzerVersion } from '../model/search/tokens.ts';
import { markOutdated } from '../store/words.ts';
import { indexLock } from './index-words.ts';
import { type Behind, lexemesOf, readBehind, vectorsOf, wordsOf, writeVectors } from './indexing.ts';
import { putOnLists } from './list-goods.ts';

const productsPerStep = 5000;
/** Words that many goods share are read and counted once a round. */
const productsPerRound = 125;
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
      if (next.length > 0) await putOnLists(db, next, true, await timeOf(db));
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
 * product is indexed anew its old words find it. `inTransaction` runs each step that asks the database in a transaction
 * of its own.
 */
export const reindexWords = async (inTransaction: InTransaction, onProgress: (done: number) => void = () => undefined): Promise<number> => {
  let done = 0;
  /** Behind which product the next round begins; a round is read when the one before it has been. */
  let reading: Promise<number> = Promise.resolve(0);
  const next = async (): Promise<Behind | null> => {
    const read = reading.then((after) => inTransaction((db) => readBehind(db, productsPerRound, after)));
    reading = Promise.all([reading, read]).then(([after, behind]) => behind?.last ?? after);
    return read;
  };
  const lane = async (): Promise<void> => {
    for (let behind = await next(); behind !== null; behind = await next()) {
      const worded = await wordsOf(behind);
      const vectors = await vectorsOf(worded, await inTransaction((db) => lexemesOf(db, worded)));
      done += await inTransaction(async (db) => {
        await exclusivelyLater(db, indexLock);
        return writeVectors(db, vectors);
      });
      onProgress(done);
    }
  };
  let after = 0;
  for (;;) {
    const wanted = { version: analyzerVersion, after, most: outdatedPerStep, isRetried: true };
    const marked = await inTransaction((db) => markOutdated(db, wanted));
    reading = Promise.resolve(0);
    await Promise.all(Array.from({ length: lanes }, lane));
    if (marked.count === 0) return done;
    after = marked.last;
  }
};
