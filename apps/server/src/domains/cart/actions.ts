import { countedUnit, cartLinesMax } from '@kyakhta/contract';
import { LARGEST_AMOUNT } from '@kyakhta/money';
import type { Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { these } from '../../runtime/ids.ts';
import { countryOf } from '../accounts/index.ts';
import { isOnSale, isVirtual, mayEnterCart, nameOf, type SaleRow, unitOf, variantsForSale, variantsOnShelf } from '../catalog/index.ts';
import { freeStock } from '../stock/index.ts';
import { deliversTo, isOpen, storesById } from '../stores/index.ts';
import {
  type CartItem,
  countItems,
  deleteAllItems,
  withoutItems,
  deleteSkus,
  type ItemToPut,
  lockCart,
  putItems,
  setChecked,
} from './store.ts';

type Change = Parsed<'POST /p/shopCart/changeItem'>;
type BuyerCtx = CtxFor<'POST /p/shopCart/changeItem'>;
type Changed = Result<'POST /p/shopCart/changeItems'>[number];

interface Wanted {
  count: number;
  isChecked: boolean;
  readonly existing: CartItem | undefined;
  change: Change;
}

/** Adds up the changes by variant on top of what the cart holds; a line whose count falls to zero goes. */
const applyChanges = (items: readonly CartItem[], changes: readonly Change[]): ReadonlyMap<number, Wanted> => {
  const bySku = new Map(items.map((i) => [i.skuId, i]));
  const wanted = new Map<number, Wanted>();
  const at = (skuId: number, change: Change): Wanted => {
    const existing = bySku.get(skuId);
    const found = wanted.get(skuId) ?? { count: existing?.count ?? 0, isChecked: existing?.isChecked ?? true, existing, change };
    wanted.set(skuId, found);
    return found;
  };
  for (const change of changes) {
    const target = at(change.skuId, change);
    if (change.oldSkuId !== undefined && change.oldSkuId > 0 && change.oldSkuId !== change.skuId) {
      // Another variant is chosen for a line: its pieces move over.
      const from = at(change.oldSkuId, change);
      target.count += from.count;
      from.count = 0;
    }
    target.count += change.count;
    if (change.isCheck !== undefined) target.isChecked = change.isCheck === 1;
    target.change = change;
  }
  return wanted;
};

/** It means a line that was in the cart: named, ticked, or moved to another variant. Anything else puts goods in. */
const isAboutLine = ({ basketId, isCheck, oldSkuId }: Change): boolean =>
  (basketId ?? 0) > 0 || isCheck !== undefined || (oldSkuId ?? 0) > 0;

/** A variant with its words, for a refusal to name it. */
const withWords = async (ctx: BuyerCtx, skuId: number): Promise<SaleRow> =>
  (await variantsForSale(ctx, these([skuId]))).get(skuId) ?? refuse('skuUnknown');

const refuseCartonStep = async (ctx: BuyerCtx, row: { readonly skuId: number; readonly cartonQuantity: number }): Promise<never> => {
  const named = await withWords(ctx, row.skuId);
  const unit = countedUnit(row.cartonQuantity, unitOf(named, ctx.locale), ctx.locale);
  return refuse('offCartonStep', { name: nameOf(named, ctx.locale), carton: row.cartonQuantity, unit });
};

/**
 * Changes several lines at once, all or none. What grows must be on sale, fit the carton and be in
 * stock. Whole cartons can be taken away, and a line can be ticked or taken out always: nobody is stuck with one that went bad.
 */
export const changeItems = async (ctx: BuyerCtx, changes: readonly Change[]): Promise<Changed[]> => {
  const ids = [...new Set(changes.map((c) => c.skuId))];
  const shopIds = changes.map((c) => c.shopId);
  const [items, rows, free, stores, country] = await Promise.all([
    lockCart(ctx.db, ctx.actor.id),
    variantsOnShelf(ctx.db, ids),
    freeStock(ctx.db, these(ids)),
    storesById(ctx.db, shopIds),
    countryOf(ctx, ctx.actor.id, 0),
  ]);
  const wanted = applyChanges(items, changes);
  const growing = [...wanted].filter(([, w]) => w.count > (w.existing?.count ?? 0));
  for (const [skuId, w] of growing) {
    const row = rows.get(skuId);
    if (row === undefined || row.skuDeleted || row.productId !== w.change.prodId || row.storeId !== w.change.shopId)
      return refuse('skuUnknown');
    const store = stores.get(row.storeId);
    if (!isOnSale(row) || store === undefined || !isOpen(store)) return refuse('productUnavailable');
    if (!mayEnterCart(row)) return refuse('notForCart');
    if (!isVirtual(row) && !deliversTo(store, country))
      return refuse('regionNotServed', { name: nameOf(await withWords(ctx, skuId), ctx.locale) });
    if (w.count % row.cartonQuantity !== 0) return refuseCartonStep(ctx, row);
    const left = free.get(skuId) ?? 0;
    if (w.count > left) return refuse('noStock', { name: nameOf(await withWords(ctx, skuId), ctx.locale), left });
    if (row.skuPrice * BigInt(w.count) > LARGEST_AMOUNT / 100n) return refuse('orderTooLarge');
  }
  for (const [skuId, w] of wanted) {
    const row = rows.get(skuId);
    // What goes down to a part of a carton could never be ordered; what cannot be ordered anyway may go as it likes.
    if (row === undefined || row.skuDeleted || !isOnSale(row) || w.count <= 0 || w.count >= (w.existing?.count ?? 0)) continue;
    if (w.count % row.cartonQuantity !== 0) return refuseCartonStep(ctx, row);
  }
  const gone = [...wanted].filter(([, w]) => w.count <= 0 && w.existing !== undefined).map(([skuId]) => skuId);
  const missing = [...wanted.values()].find((w) => w.count <= 0 && w.existing === undefined && w.change.count <= 0);
  if (missing) return refuse(isAboutLine(missing.change) ? 'cartLineUnknown' : 'quantityWrong');
  const puts = [...wanted]
    .filter(([, w]) => w.count > 0)
    .map(([skuId, w]): ItemToPut => {
      const row = rows.get(skuId);
      const productId = row?.productId ?? w.existing?.productId ?? w.change.prodId;
      return { skuId, productId, storeId: row?.storeId ?? w.existing?.storeId ?? w.change.shopId, count: w.count, isChecked: w.isChecked };
    });
  const added = puts.filter((p) => !items.some((i) => i.skuId === p.skuId)).length;
  if (items.length - gone.length + added > cartLinesMax) return refuse('cartLimitReached', { max: cartLinesMax });
  const [made] = await Promise.all([
    puts.length === 0 ? [] : putItems(ctx.db, ctx.actor.id, puts, ctx.now),
    gone.length === 0 ? null : deleteSkus(ctx.db, ctx.actor.id, gone),
  ]);
  const idOf = new Map(made.map((i) => [i.skuId, i.basketId]));
  return changes.map((c) => ({ basketId: idOf.get(c.skuId) ?? null, count: Math.max(0, wanted.get(c.skuId)?.count ?? 0) }));
};

/** Changes one line. @returns how many lines the cart has now: what clients of the lineage put into the badge */
export const changeItem = async (ctx: BuyerCtx, input: Change): Promise<number> => {
  await changeItems(ctx, [input]);
  return countItems(ctx.db, ctx.actor.id);
};

/** Chooses lines, or no longer; the last word on a line counts. One that is not there refuses all. */
export const checkItems = async (
  ctx: CtxFor<'POST /p/shopCart/checkItems'>,
  { items }: Parsed<'POST /p/shopCart/checkItems'>,
): Promise<null> => {
  const own = new Set((await lockCart(ctx.db, ctx.actor.id)).map((i) => i.basketId));
  const wanted = new Map(items.map((i) => [i.basketId, i.isChecked === 1]));
  if ([...wanted.keys()].some((basketId) => !own.has(basketId))) return refuse('cartLineUnknown');
  await setChecked(ctx.db, ctx.actor.id, wanted);
  return null;
};

export const removeItems = async (
  ctx: CtxFor<'PUT /p/shopCart/deleteItem'>,
  input: Parsed<'PUT /p/shopCart/deleteItem'>,
): Promise<null> => {
  await withoutItems(ctx.actor.id, input.items).execute(ctx.db);
  return null;
};
export const emptyCart = async (ctx: CtxFor<'DELETE /p/shopCart/deleteAll'>): Promise<null> => {
  await deleteAllItems(ctx.db, ctx.actor.id);
  return null;
};
export const lineCount = (ctx: CtxFor<'GET /p/shopCart/prodCount'>): Promise<number> => countItems(ctx.db, ctx.actor.id);

/** Takes lines out of a buyer's cart; nobody waits for the answer. */
export const takeFromCart = (ctx: Ctx, userId: number, basketIds: readonly number[]): void => ctx.lastly(withoutItems(userId, basketIds));
