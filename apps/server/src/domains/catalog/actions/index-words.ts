import type { Ctx } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import { exclusivelyHere } from '../../../runtime/exclusive.ts';
import { isAboutData } from '../../../runtime/database.ts';
import { inSavepoint } from '../../../runtime/transaction.ts';
import { type Store, storesById } from '../../stores/index.ts';
import { textReader, wordsOfProduct } from '../model/search/index-product.ts';
import { analyzerVersion } from '../model/search/tokens.ts';
import { isAnyImportRunning } from '../store/imports.ts';
import { markBehind, refreshPopularity } from '../store/listed.ts';
import { lockBehind, type ProductTexts, putWords, selectTexts, setAside } from '../store/words.ts';
import { countTexts } from './count-texts.ts';
import { listTag, popularityTag } from './list-goods.ts';

/** Rounds count the same words: one at a time. */
export const indexLock = 'catalog.indexWords';
const productsPerRound = 250;
/** A round beside a running import: enough that words go on, little enough that the import does. */
const productsBesideImport = 25;
/** When to look again while another worker is at it, or an import is running. */
const pauseMs = 1000;

/** Indexes products; when the database refuses their words, the halves are tried until the one stands alone and is set aside. */
const indexOrHalve = async (db: Db, products: readonly ProductTexts[], storeNames: ReadonlyMap<number, Store>): Promise<void> => {
  const read = textReader();
  const indexed = products.map((p) => wordsOfProduct(p, storeNames.get(p.storeId)?.displayName ?? '', read));
  try {
    await inSavepoint(db, async () => {
      await putWords(db, indexed, analyzerVersion);
      await countTexts(
        db,
        indexed.flatMap((p) => p.vocabulary),
        products.flatMap((p) => p.vocabulary),
      );
    });
  } catch (error) {
    const [only, ...others] = products;
    if (!isAboutData(error) || only === undefined) throw error;
    if (others.length === 0) return setAside(db, only.productId);
    const half = Math.ceil(products.length / 2);
    await indexOrHalve(db, products.slice(0, half), storeNames);
    await indexOrHalve(db, products.slice(half), storeNames);
  }
};

/** Indexes some products whose words are behind. @returns how many; 0 when none is left to take. */
export const indexSomeWords = async (db: Db, most = productsPerRound): Promise<number> => {
  const ids = await lockBehind(db, most);
  if (ids.length === 0) return 0;
  const products = await selectTexts(db, ids);
  const stores = await storesById(
    db,
    products.map((p) => p.storeId),
  );
  await indexOrHalve(db, products, stores);
  return ids.length;
};

/** Work: indexes until nothing is behind, one round a transaction. */
export const indexWords = async (ctx: Ctx): Promise<void> => {
  // Rounds count the same words: side by side they wait for each other and keep all other work waiting too.
  if (!(await exclusivelyHere(ctx.db, indexLock))) {
    ctx.later({ kind: 'catalog.indexWords', key: 'on', dueAt: new Date(ctx.now.getTime() + pauseMs), payload: {} });
    return;
  }
  const isImporting = await isAnyImportRunning(ctx.db);
  const most = isImporting ? productsBesideImport : productsPerRound;
  const done = await indexSomeWords(ctx.db, most);
  if (done === 0) return;
  ctx.changed(listTag('words', 'goods'));
  if (done < most) return;
  const dueAt = new Date(ctx.now.getTime() + (isImporting ? pauseMs : 0));
  ctx.later({ kind: 'catalog.indexWords', key: 'on', dueAt, payload: {} });
};

/** Marks some products of an older analyzer as behind. @returns how many. */
export const findOutdatedWords = (db: Db): Promise<number> => markBehind(db, analyzerVersion, 5000);

/** How long lists by sales and reviews may be behind. */
const popularityEveryMs = 5 * 60_000;
/** Work that plans itself anew: lists take over how much was sold and how goods were judged. */
export const takeOverPopularity = async (ctx: Ctx): Promise<void> => {
  if ((await refreshPopularity(ctx.db)) > 0) ctx.changed(popularityTag);
  ctx.later({ kind: 'catalog.refreshPopularity', key: 'again', dueAt: new Date(ctx.now.getTime() + popularityEveryMs), payload: {} });
};
