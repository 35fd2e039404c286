import { paymentTerm, shopKind, shopStatus } from '@kyakhta/contract';
import type { Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import { refuse } from '../../runtime/errors.ts';
import { recordAudit } from '../audit/index.ts';
import { isAtWork } from './model.ts';
import { type PickupPlace, pickupPlacesOf } from './store/delivery.ts';
import {
  insertStore,
  lockStanding,
  selectStores,
  type Store,
  updateCommission,
  updateDeliversTo,
  updateGoodsReviewed,
  updateMail,
  updatePaymentTerms,
  updateOffline,
  updateStatus,
  updateType,
} from './store.ts';

/** Cache tag of what is shown of a store. */
export const storeTag = (storeId: number): string => `store:${storeId}`;

/** Cache tag of whatever can be opened only while its store sells. */
export const storesOpenTag = 'stores open';

/** Stores by id; unknown ids are simply not there. */
export const storesById = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Store>> =>
  new Map((await selectStores(db, [...new Set(ids)])).map((s) => [s.id, s]));

/** The same as this process keeps them until the next change: for what is asked with every order. */
export const keptStores = async (ctx: Pick<Ctx, 'db' | 'kept'>, ids: readonly number[]): Promise<ReadonlyMap<number, Store>> => {
  const stores = await Promise.all(
    [...new Set(ids)].map((id) => ctx.kept(`store ${id}`, [storeTag(id)], async () => (await selectStores(ctx.db, [id]))[0] ?? null)),
  );
  const known = new Map(stores.flatMap((store) => (store === null ? [] : [[store.id, store]])));
  // That there is none is kept of nobody: a store of this id may be opened any moment.
  const unknown = ids.filter((id) => !known.has(id));
  return unknown.length === 0 ? known : new Map([...known, ...(await storesById(ctx.db, unknown))]);
};

/** Open pickup places of these stores, kept likewise. */
export const keptPlaces = async (ctx: Pick<Ctx, 'db' | 'kept'>, ids: readonly number[]): Promise<PickupPlace[]> =>
  (
    await Promise.all([...new Set(ids)].map((id) => ctx.kept(`pickup places ${id}`, [storeTag(id)], () => pickupPlacesOf(ctx.db, [id]))))
  ).flat();

/** Opens a store without goods. @returns its id */
export const openStore = async (
  ctx: Ctx,
  store: { readonly name: string; readonly firmName: string; readonly city: string },
): Promise<number> => {
  const id = (await insertStore(ctx.db, { ...store, status: shopStatus.open, at: ctx.now })) ?? refuse('shopNameTaken');
  await recordAudit(ctx, 'store.open', `store:${id}`, null, store);
  ctx.changed(storeTag(id));
  return id;
};

type StatusCtx = CtxFor<'PUT /platform/shop/suspend'>;

/** Its goods leave the lists, or come back, some thousand at a time. */
const listGoods = (ctx: Ctx, storeId: number): void => {
  ctx.changed(storeTag(storeId));
  ctx.changed(storesOpenTag);
  ctx.later({ kind: 'catalog.listStore', key: String(storeId), dueAt: ctx.now, payload: { storeId, after: 0 } });
};

/** Takes a store and its goods off the site. What was ordered goes on: its buyers wait for it. */
export const suspendStore = async (ctx: StatusCtx, { shopId, reason }: Parsed<'PUT /platform/shop/suspend'>): Promise<null> => {
  const { status } = (await lockStanding(ctx.db, shopId)) ?? refuse('shopUnknown');
  const to = shopStatus.offByPlatform;
  if (!isAtWork({ status })) return refuse('shopNotInState');
  await updateStatus(ctx.db, shopId, to, reason);
  await recordAudit(ctx, 'store.suspend', `store:${shopId}`, { status }, { status: to, reason });
  listGoods(ctx, shopId);
  return null;
};

/** Puts a suspended store back: on the site, or where its owner had taken it offline. */
export const reopenStore = async (ctx: StatusCtx, { shopId }: Parsed<'PUT /platform/shop/reopen'>): Promise<null> => {
  const { status, offline } = (await lockStanding(ctx.db, shopId)) ?? refuse('shopUnknown');
  if (status !== shopStatus.offByPlatform) return refuse('shopNotInState');
  const to = offline ? shopStatus.closed : shopStatus.open;
  await updateStatus(ctx.db, shopId, to, null);
  await recordAudit(ctx, 'store.reopen', `store:${shopId}`, { status }, { status: to, reason: null });
  listGoods(ctx, shopId);
  return null;
};

/** The owner takes her store off the site for a while, or brings it back. A suspended one, and one that never opened, she cannot. */
export const setOnline = async (
  ctx: CtxFor<'PUT /shop/admin/shop/online'>,
  { isOnline }: Parsed<'PUT /shop/admin/shop/online'>,
): Promise<null> => {
  const { storeId } = ctx.actor;
  const { status, offline } = (await lockStanding(ctx.db, storeId)) ?? refuse('shopUnknown');
  const to = isOnline ? shopStatus.open : shopStatus.closed;
  const isThere = status === to && offline === !isOnline;
  if (isThere) return null;
  if (isOnline ? status !== shopStatus.closed || !offline : status !== shopStatus.open) return refuse('shopNotInState');
  await updateOffline(ctx.db, storeId, to, isOnline ? null : ctx.now);
  await recordAudit(ctx, isOnline ? 'store.online' : 'store.offline', `store:${storeId}`, { status }, { status: to });
  listGoods(ctx, storeId);
  return null;
};

/** A store's own commission counts for orders that are placed from now on. */
export const setCommission = async (ctx: StatusCtx, input: Parsed<'PUT /platform/shop/commission'>): Promise<null> => {
  const after = input.basisPoints ?? null;
  const before = await updateCommission(ctx.db, input.shopId, after);
  if (before === undefined) return refuse('shopUnknown');
  await recordAudit(ctx, 'store.commission', `store:${input.shopId}`, { basisPoints: before }, { basisPoints: after });
  ctx.changed(storeTag(input.shopId));
  return null;
};

/** Where a store delivers to counts at once: on its pages, in carts, and for orders that are placed from now on. */
export const setDeliversTo = async (ctx: StatusCtx, input: Parsed<'PUT /platform/shop/deliversTo'>): Promise<null> => {
  const after = (input.countries ?? []).toSorted();
  const before = await updateDeliversTo(ctx.db, input.shopId, after);
  if (before === undefined) return refuse('shopUnknown');
  await recordAudit(ctx, 'store.deliversTo', `store:${input.shopId}`, { countries: before }, { countries: after });
  ctx.changed(storeTag(input.shopId));
  ctx.changed(storesOpenTag);
  return null;
};

/** Where a store is written to from now on, and in which language; without an address nobody is. */
export const setStoreMail = async (ctx: StatusCtx, input: Parsed<'PUT /platform/shop/mail'>): Promise<null> => {
  const after = { mail: input.mail ?? null, mailLocale: input.mailLocale };
  const before = await updateMail(ctx.db, input.shopId, after);
  if (before === undefined) return refuse('shopUnknown');
  await recordAudit(ctx, 'store.mail', `store:${input.shopId}`, before, after);
  ctx.changed(storeTag(input.shopId));
  return null;
};

/** Terms of payment count for orders that are placed from now on. */
export const setPaymentTerms = async (ctx: StatusCtx, input: Parsed<'PUT /platform/shop/paymentTerms'>): Promise<null> => {
  const after = [
    paymentTerm.beforeDelivery,
    ...(input.cashOnDelivery ? [paymentTerm.cashOnDelivery] : []),
    ...(input.instalments ? [paymentTerm.instalments] : []),
  ];
  const before = await updatePaymentTerms(ctx.db, input.shopId, after);
  if (before === undefined) return refuse('shopUnknown');
  await recordAudit(ctx, 'store.paymentTerms', `store:${input.shopId}`, { terms: before }, { terms: after });
  ctx.changed(storeTag(input.shopId));
  return null;
};

/** Whether the platform prefers a store is read on its pages at once, and on the cards of its goods as soon as they are listed anew. */
export const setPreferred = async (ctx: StatusCtx, { shopId, isPreferred }: Parsed<'PUT /platform/shop/preferred'>): Promise<null> => {
  const type = isPreferred ? shopKind.preferred : shopKind.normal;
  const before = await updateType(ctx.db, shopId, type);
  if (before === undefined) return refuse('shopUnknown');
  await recordAudit(ctx, 'store.preferred', `store:${shopId}`, { isPreferred: before === shopKind.preferred }, { isPreferred });
  listGoods(ctx, shopId);
  return null;
};

/** Whether its goods are looked at first counts for what it writes from now on; what is on sale stays so. */
export const setGoodsReviewed = async (ctx: StatusCtx, input: Parsed<'PUT /platform/shop/goodsReview'>): Promise<null> => {
  const before = await updateGoodsReviewed(ctx.db, input.shopId, input.isReviewed);
  if (before === undefined) return refuse('shopUnknown');
  await recordAudit(ctx, 'store.goodsReview', `store:${input.shopId}`, { isReviewed: before }, { isReviewed: input.isReviewed });
  ctx.changed(storeTag(input.shopId));
  return null;
};
