import { deliveryType } from '@kyakhta/contract';
import { type Currency, currencyOf, money, zero } from '@kyakhta/money';
import type { Ctx } from '../../runtime/context.ts';
import { type Ids, these } from '../../runtime/ids.ts';
import { isOnSale, isVirtual, mayEnterCart, type SaleRow, variantsForSale } from '../../domains/catalog/index.ts';
import { byUnit, lineFreight, readTemplate } from '../../domains/freight/index.ts';
import { type LineToPrice, quantityFault } from '../../domains/pricing/index.ts';
import { freeStock } from '../../domains/stock/index.ts';
import { defaultDelivery, deliversTo, isOpen, keptStores, type Store } from '../../domains/stores/index.ts';

/** What someone wants of a variant. basketId is 0 when it does not come from the cart. */
export interface WantedLine {
  readonly basketId: number;
  readonly skuId: number;
  readonly productId: number;
  readonly storeId: number;
  readonly count: number;
  readonly isChecked: boolean;
}

export type LineFault =
  | 'productGone'
  | 'skuGone'
  | 'storeClosed'
  | 'notForCart'
  | 'regionNotServed'
  | 'noStock'
  | 'stockShort'
  | 'belowMinimum'
  | 'offCartonStep';
/** Faults that changing the quantity cannot mend. */
export const isHard = (fault: LineFault | null): boolean =>
  fault !== null && ['productGone', 'skuGone', 'storeClosed', 'notForCart', 'noStock'].includes(fault);

export interface InspectedLine {
  readonly wanted: WantedLine;
  readonly row: SaleRow;
  readonly store: Store;
  readonly left: number;
  readonly fault: LineFault | null;
  /** How the store's goods would come. */
  readonly delivery: number;
  readonly toPrice: LineToPrice;
}

/** What no line of transport carries has no freight. */
export const toPriceOf = (wanted: WantedLine, row: SaleRow, transport: number, delivery: number): LineToPrice => {
  const currency: Currency = currencyOf(row.currency);
  const carried = {
    ...row,
    count: wanted.count,
    ordinary: money(row.ordinaryFreight, currency),
    express: money(row.expressFreight, currency),
    isFree: row.isFreightFree,
    template: row.freightTemplate === null ? null : readTemplate(row.freightTemplate),
  };
  return {
    key: wanted.basketId === 0 ? `variant ${row.skuId}` : `line ${wanted.basketId}`,
    skuId: row.skuId,
    productId: row.productId,
    storeId: row.storeId,
    mold: row.mold,
    count: wanted.count,
    currency,
    pricingMode: row.pricingMode,
    skuPrice: row.skuPrice,
    tiers: row.tiers.map((t) => ({ start: t.start, price: BigInt(t.price) })),
    freight: delivery === deliveryType.courier ? lineFreight(carried, transport) : byUnit(zero(currency)),
  };
};

/** Goods as they stand now, and what of them is free; null where it does not matter. */
export interface Goods {
  readonly rows: ReadonlyMap<number, SaleRow>;
  readonly free: ReadonlyMap<number, number> | null;
}
/** @param stockIsReserved the pieces are already taken for the caller, so that free stock says nothing about them */
export const goodsOf = async (ctx: Pick<Ctx, 'db' | 'now' | 'actor'>, skus: Ids, stockIsReserved = false): Promise<Goods> => {
  const buyerId = ctx.actor.kind === 'buyer' ? ctx.actor.id : null;
  const [rows, free] = await Promise.all([variantsForSale(ctx, skus, buyerId), stockIsReserved ? null : freeStock(ctx.db, skus)]);
  return { rows, free };
};

/**
 * Looks at lines as they stand now: goods, store, stock, quantity rules. The minimum of a product
 * counts its ticked lines together.
 * @param country where the goods go, an ISO 3166 code; null asks nothing of the region
 * @param deliveryOf the kind of delivery that a store is asked for
 * @param found the goods, where the caller has asked for them already
 */
export const inspectLines = async (
  ctx: Pick<Ctx, 'db' | 'kept' | 'now' | 'actor'>,
  wanted: readonly WantedLine[],
  transport: number,
  country: string | null,
  deliveryOf: (store: Store) => number = defaultDelivery,
  found?: Goods | Promise<Goods>,
): Promise<InspectedLine[]> => {
  const ids = wanted.map((w) => w.skuId);
  const storeIds = wanted.map((w) => w.storeId);
  const [{ rows, free }, stores] = await Promise.all([found ?? goodsOf(ctx, these(ids)), keptStores(ctx, storeIds)]);
  const counts = new Map<number, number>();
  for (const w of wanted) if (w.isChecked) counts.set(w.productId, (counts.get(w.productId) ?? 0) + w.count);

  return wanted.flatMap((w): InspectedLine[] => {
    const row = rows.get(w.skuId);
    const store = row === undefined ? undefined : stores.get(row.storeId);
    if (row === undefined || store === undefined) return [];
    const delivery = isVirtual(row) ? deliveryType.noExpress : deliveryOf(store);
    const left = free === null ? w.count : (free.get(w.skuId) ?? 0);
    const fault = ((): LineFault | null => {
      if (row.skuDeleted || row.productId !== w.productId || row.storeId !== w.storeId) return 'skuGone';
      if (!isOnSale(row)) return 'productGone';
      if (!isOpen(store)) return 'storeClosed';
      if (!mayEnterCart(row)) return 'notForCart';
      // Another address may mend it: the line stays where it is.
      if (delivery === deliveryType.courier && country !== null && !deliversTo(store, country)) return 'regionNotServed';
      if (left <= 0) return 'noStock';
      if (left < w.count) return 'stockShort';
      return quantityFault(w.count, counts.get(w.productId) ?? w.count, row);
    })();
    return [{ wanted: w, row, store, left, fault, delivery, toPrice: toPriceOf(w, row, transport, delivery) }];
  });
};
