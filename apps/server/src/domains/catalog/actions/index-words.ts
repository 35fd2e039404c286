import type { Ctx } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import { storesById } from '../../stores/index.ts';
import { wordsOfProduct } from '../model/search/index-product.ts';
import { analyzerVersion, wordsOf } from '../model/search/tokens.ts';
import { markBehind, refreshPopularity } from '../store/listed.ts';
import { countWords, putWords, takeBehind, type WordChange } from '../store/words.ts';
import { listTag, popularityTag } from './list-goods.ts';

const productsPerRound = 250;

/** Indexes some products whose words are behind. @returns how many; 0 when none is left to take. */
export const indexSomeWords = async (db: Db): Promise<number> => {
  const products = await takeBehind(db, productsPerRound);
  if (products.length === 0) return 0;
  const stores = await storesById(
    db,
    products.map((p) => p.storeId),
  );
  const indexed = products.map((p) => wordsOfProduct(p, stores.get(p.storeId)?.displayName ?? ''));
  await putWords(db, indexed, analyzerVersion);
  const by = new Map<string, number>();
  for (const [i, { vocabulary }] of indexed.entries()) {
    const before = new Set(products[i]?.vocabulary);
    const after = new Set(vocabulary);
    for (const word of after.difference(before)) by.set(word, (by.get(word) ?? 0) + 1);
    for (const word of before.difference(after)) by.set(word, (by.get(word) ?? 0) - 1);
  }
  const changes = [...by]
    .filter(([, n]) => n !== 0)
    .map(([word, n]): WordChange => ({ word, dictionary: wordsOf(word)[0]?.dictionary ?? 'simple', by: n }));
  await countWords(db, changes);
  return products.length;
};

/** Work: indexes until nothing is behind, one round a transaction. */
export const indexWords = async (ctx: Ctx): Promise<void> => {
  const done = await indexSomeWords(ctx.db);
  if (done === 0) return;
  ctx.changed(listTag('words', 'goods'));
  if (done === productsPerRound) ctx.later({ kind: 'catalog.indexWords', key: `after ${ctx.requestId}`, dueAt: ctx.now, payload: {} });
};

/** Marks some products of an older analyzer as behind. @returns how many. */
export const findOutdatedWords = (db: Db): Promise<number> => markBehind(db, analyzerVersion, 5000);

/** How long lists by sales and reviews may be behind. */
const popularityEveryMs = 60_000;
/** Plans that lists take over new counts of sales and reviews; many sales are one taking-over. */
export const planPopularity = (ctx: Ctx): void => {
  ctx.later({ kind: 'catalog.refreshPopularity', key: 'all', dueAt: new Date(ctx.now.getTime() + popularityEveryMs), payload: {} });
};
/** Work: lists take over how much was sold and how goods were judged. */
export const takeOverPopularity = async (ctx: Ctx): Promise<void> => {
  if ((await refreshPopularity(ctx.db)) > 0) ctx.changed(popularityTag);
};
