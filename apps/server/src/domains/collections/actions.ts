import { collectionsMax, historyDays, historyMax } from '@kyakhta/contract';
import { addDays } from '../../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { placeOf } from '../catalog/index.ts';
import { isOpen, storesById } from '../stores/index.ts';
import {
  countProducts,
  countStores,
  deleteAllOf,
  deleteLooks,
  deleteLooksBefore,
  deleteProducts,
  deleteStores,
  hasProduct,
  hasStore,
  holdCollections,
  insertProduct,
  insertStore,
  putLook,
} from './store.ts';

/** Keeps a product or no longer; without a wish the other way round than it is. @returns whether it is kept now */
export const keepProduct = async (
  ctx: CtxFor<'POST /p/user/collection/addOrCancel'>,
  input: Parsed<'POST /p/user/collection/addOrCancel'>,
): Promise<boolean> => {
  const { db, actor } = ctx;
  await holdCollections(db, actor.id);
  const isKept = await hasProduct(db, actor.id, input.prodId);
  const wish = input.isCollection === undefined ? !isKept : input.isCollection === 1;
  if (wish === isKept) return wish;
  if (!wish) {
    await deleteProducts(db, actor.id, [input.prodId]);
    return false;
  }
  const place = (await placeOf(db, input.prodId)) ?? refuse('productUnknown');
  if (!place.isListed) return refuse('productUnavailable');
  if ((await countProducts(db, actor.id)) >= collectionsMax) return refuse('collectionLimitReached', { max: collectionsMax });
  await insertProduct(db, actor.id, input.prodId, ctx.now);
  return true;
};

/** Keeps several products: what is kept stays so, what is not on sale is left out. @returns how many of them are kept now */
export const keepProducts = async (
  ctx: CtxFor<'POST /p/user/collection/orderProdCollectionAll'>,
  input: Parsed<'POST /p/user/collection/orderProdCollectionAll'>,
): Promise<number> => {
  const { db, actor } = ctx;
  await holdCollections(db, actor.id);
  let [kept, all] = [0, await countProducts(db, actor.id)];
  for (const prodId of new Set(input.prodIds)) {
    if (!(await hasProduct(db, actor.id, prodId))) {
      if ((await placeOf(db, prodId))?.isListed !== true) continue;
      if (all >= collectionsMax) return refuse('collectionLimitReached', { max: collectionsMax });
      await insertProduct(db, actor.id, prodId, ctx.now);
      all += 1;
    }
    kept += 1;
  }
  return kept;
};

/** The same for a store. */
export const keepStore = async (
  ctx: CtxFor<'POST /p/shop/collection/addOrCancel'>,
  input: Parsed<'POST /p/shop/collection/addOrCancel'>,
): Promise<boolean> => {
  const { db, actor } = ctx;
  await holdCollections(db, actor.id);
  const isKept = await hasStore(db, actor.id, input.shopId);
  const wish = input.isCollection === undefined ? !isKept : input.isCollection === 1;
  if (wish === isKept) return wish;
  if (!wish) {
    await deleteStores(db, actor.id, [input.shopId]);
    return false;
  }
  const store = (await storesById(db, [input.shopId])).get(input.shopId);
  if (store === undefined || !isOpen(store)) return refuse('shopUnknown');
  if ((await countStores(db, actor.id)) >= collectionsMax) return refuse('collectionLimitReached', { max: collectionsMax });
  await insertStore(db, actor.id, input.shopId, ctx.now);
  return true;
};

export const keepsProduct = (
  ctx: CtxFor<'GET /p/user/collection/isCollection'>,
  input: Parsed<'GET /p/user/collection/isCollection'>,
): Promise<boolean> => hasProduct(ctx.db, ctx.actor.id, input.prodId);
export const keepsStore = (
  ctx: CtxFor<'GET /p/shop/collection/isCollection'>,
  input: Parsed<'GET /p/shop/collection/isCollection'>,
): Promise<boolean> => hasStore(ctx.db, ctx.actor.id, input.shopId);
export const productsKept = (ctx: CtxFor<'GET /p/user/collection/count'>): Promise<number> => countProducts(ctx.db, ctx.actor.id);

export const dropProducts = async (
  ctx: CtxFor<'POST /p/user/collection/batchCancel'>,
  input: Parsed<'POST /p/user/collection/batchCancel'>,
): Promise<null> => {
  await deleteProducts(ctx.db, ctx.actor.id, input.prodIds);
  return null;
};
export const dropStores = async (
  ctx: CtxFor<'POST /p/shop/collection/batchCancel'>,
  input: Parsed<'POST /p/shop/collection/batchCancel'>,
): Promise<null> => {
  await deleteStores(ctx.db, ctx.actor.id, input.shopIds);
  return null;
};

/** Notes a look at a product. One at a time, so that the history does not outgrow its limit. */
export const noteLook = async (ctx: CtxFor<'POST /p/prodBrowseLog'>, input: Parsed<'POST /p/prodBrowseLog'>): Promise<null> => {
  if ((await placeOf(ctx.db, input.prodId)) === null) return refuse('productUnknown');
  await holdCollections(ctx.db, ctx.actor.id);
  await putLook(ctx.db, ctx.actor.id, input.prodId, ctx.now, historyMax);
  return null;
};
export const forgetLooks = async (ctx: CtxFor<'DELETE /p/prodBrowseLog'>, input: Parsed<'DELETE /p/prodBrowseLog'>): Promise<null> => {
  await deleteLooks(ctx.db, ctx.actor.id, input.ids);
  return null;
};
/** Work: forgets looks of long ago. */
export const forgetOldLooks = (ctx: Ctx): Promise<void> => deleteLooksBefore(ctx.db, addDays(ctx.now, -historyDays));
/** Forgets what a buyer kept and looked at. */
export const forgetCollections = (ctx: Ctx, userId: number): Promise<void> => deleteAllOf(ctx.db, userId);
