import { currencyOf, parseAmount } from '@kyakhta/money';
import { localUnit, type Locale, pickText, pricingMode } from '@kyakhta/contract';
import type { Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import type { Ids } from '../../runtime/ids.ts';
import { refuse } from '../../runtime/errors.ts';
import { say } from '../../words/index.ts';
import { recordAudit } from '../audit/index.ts';
import { isSeen, lockedStock, setOnHand } from '../stock/index.ts';
import { listGoods } from './actions/list-goods.ts';
import { productTag } from './actions/tags.ts';
import {
  addSold,
  lockSkuOfStore,
  refreshPriceRange,
  type SaleRow,
  selectForSale,
  selectOnShelf,
  type ShelfRow,
  updateSkuPrice,
} from './store.ts';
import { priceRange } from './model.ts';
import { refuseField } from '../../runtime/wrong-fields.ts';

/**
 * Variants by id, with what pricing and orders need; unknown ids are simply not there.
 * @param buyerId who asks, where it matters what of offers a buyer took before
 */
export const variantsForSale = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  skus: Ids,
  buyerId: number | null = null,
): Promise<ReadonlyMap<number, SaleRow>> => new Map((await selectForSale(db, skus, now, buyerId)).map((r) => [r.skuId, r]));

/** Variants by id, with what a cart asks of them. */
export const variantsOnShelf = async (db: Db, skuIds: readonly number[]): Promise<ReadonlyMap<number, ShelfRow>> =>
  new Map((await selectOnShelf(db, skuIds)).map((r) => [r.skuId, r]));

/** Changes price or stock of one variant of the seller's store; of a tiered product only the stock. */
export const changeSku = async (ctx: CtxFor<'PUT /shop/admin/prod/sku'>, input: Parsed<'PUT /shop/admin/prod/sku'>): Promise<null> => {
  const sku = (await lockSkuOfStore(ctx.db, ctx.actor.storeId, input.skuId)) ?? refuse('skuUnknown');
  if (input.price !== undefined) {
    const parsed = parseAmount(input.price, currencyOf(sku.currency));
    // The tiers of a tiered product hold its price; changing it here would change nothing.
    if (!parsed.ok || parsed.money.amount <= 0n || sku.pricingMode === pricingMode.tiered) return refuseField(ctx, 'price', 'field.amount');
    await updateSkuPrice(ctx.db, sku.skuId, parsed.money.amount);
    await refreshPriceRange(ctx.db, sku.productId);
    await listGoods(ctx, [sku.productId], 'price');
    await recordAudit(ctx, 'sku.price', `sku:${sku.skuId}`, { price: String(sku.price) }, { price: String(parsed.money.amount) });
  }
  if (input.stocks !== undefined) {
    const { onHand, reserved } = (await lockedStock(ctx.db, [sku.skuId])).get(sku.skuId) ?? { onHand: 0, reserved: 0 };
    if (!isSeen(input.stocks, onHand, input.seenStock))
      refuse(
        'stockChanged',
        {},
        {
          stock: [{ skuId: sku.skuId, article: sku.article, stock: onHand }],
          fields: { stocks: say(ctx.locale, 'field.stockNow', { now: onHand }) },
        },
      );
    const before = onHand - reserved;
    if (!(await setOnHand(ctx, sku.skuId, input.stocks, { kind: 'set' }))) refuse('noStock', { name: sku.name, left: before });
    await recordAudit(ctx, 'sku.stock', `sku:${sku.skuId}`, { free: before }, { onHand: input.stocks });
  }
  ctx.changed(productTag(sku.productId));
  return null;
};

/** Adds what was sold to the products' counters, and takes off what was given back. */
export const countSold = (db: Db, lines: readonly { readonly productId: number; readonly count: number }[]): Promise<void> =>
  addSold(
    db,
    lines.map((l) => l.productId),
    lines.map((l) => l.count),
  );

/** What a variant's product is called in the person's language; its article number when it has no name. */
export const nameOf = (row: SaleRow, locale: Locale): string => pickText(row.texts, locale)?.name ?? row.article;
/** The unit it is counted in, in the person's language. */
export const unitOf = (row: SaleRow, locale: Locale): string => localUnit(pickText(row.texts, locale)?.unit ?? '', locale);

/** What a piece of a variant costs without an offer, in minor units: its own price, or its product’s lowest and highest tier. */
export const pieceRange = (row: Pick<SaleRow, 'pricingMode' | 'tiers' | 'skuPrice'>): { readonly low: bigint; readonly high: bigint } => {
  const tiers = row.tiers.map((t) => ({ price: BigInt(t.price) }));
  const { min, max } = priceRange(row.pricingMode === pricingMode.tiered, tiers, [{ price: row.skuPrice }]);
  return { low: min, high: max };
};
