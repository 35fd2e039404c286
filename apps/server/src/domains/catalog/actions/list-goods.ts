import type { Ctx } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import { isOpen, storesById } from '../../stores/index.ts';
import { type Listed, putListed, selectIdsOfStore, selectStoresOf } from '../store/listed.ts';
import { takeOffWords } from '../store/words.ts';
import { countTexts } from './count-texts.ts';
import { productTag } from './tags.ts';

/** What a change of a product touches in lists: `goods` who is in them at all, `price` also their order by price. */
export type ListPart = 'goods' | 'price';
/** Where a list is about: everything, a category, a store, or whatever matches words. */
export type ListScope = 'all' | 'words' | `category:${number}` | `store:${number}`;
export const listTag = (scope: ListScope, part: ListPart): string => `list:${scope}:${part}`;
/** Cache tag of lists by sales or reviews, which are counted later. */
export const popularityTag = 'list:popularity';

const scopesOf = (l: Listed): ListScope[] => [
  'all',
  'words',
  `store:${l.storeId}`,
  ...[l.category1, l.category2, l.category3].filter((id) => id !== null).map((id): ListScope => `category:${id}`),
];

/** Brings the lists' rows in line with these products. @returns where they stand and stood. */
export const putOnLists = async (db: Db, productIds: readonly number[], texts: boolean, now: Date): Promise<Listed[]> => {
  const stores = await storesById(db, await selectStoresOf(db, productIds));
  const open = [...stores.values()].filter(isOpen).map((s) => s.id);
  await countTexts(db, [], await takeOffWords(db, productIds, open));
  return putListed(db, productIds, open, texts, now);
};

/** What changed of products: their prices, anything a list filters by, or their texts. */
export type ListChange = 'price' | 'facts' | 'texts';

/**
 * Tells lists of products that were written, in the transaction that wrote them. New or changed texts are indexed
 * soon afterwards; everything else shows at once.
 */
export const listGoods = async (ctx: Ctx, productIds: readonly number[], change: ListChange): Promise<void> => {
  if (productIds.length === 0) return;
  const listed = await putOnLists(ctx.db, productIds, change === 'texts', ctx.clock.now());
  const parts: readonly ListPart[] = change === 'price' ? ['price'] : ['price', 'goods'];
  for (const scope of new Set(listed.flatMap(scopesOf))) for (const part of parts) ctx.changed(listTag(scope, part));
  for (const id of productIds) ctx.changed(productTag(id));
  if (change === 'texts') ctx.later({ kind: 'catalog.indexWords', key: `from ${productIds[0]}`, dueAt: ctx.now, payload: {} });
};

const productsPerStep = 1000;

/** Brings the lists in line with a store that was opened or taken off the site, some goods at a time. */
export const listStore = async (ctx: Ctx, storeId: number, after: number): Promise<void> => {
  const ids = await selectIdsOfStore(ctx.db, storeId, after, productsPerStep);
  await listGoods(ctx, ids, 'texts');
  const last = ids.at(-1);
  if (last !== undefined && ids.length === productsPerStep)
    ctx.later({ kind: 'catalog.listStore', key: String(storeId), dueAt: ctx.now, payload: { storeId, after: last } });
};
