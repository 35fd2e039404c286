import { paymentTerm } from '@kyakhta/contract';
import type { Money } from '@kyakhta/money';
import { needsContract } from '../../domains/agreements/index.ts';
import { nameOf } from '../../domains/catalog/index.ts';
import { ordersHolding, ordersOnTransfer } from '../../domains/orders/index.ts';
import type { SiteSettings } from '../../domains/site/index.ts';
import { leftOfShare, openPieces, shareOf } from '../../domains/stock/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import { refuse } from '../../runtime/errors.ts';
import type { InspectedLine } from './inspect-lines.ts';
import { contractRules } from '../contract/offer-contract.ts';

/** Pieces of variants that some orders hold, by variant. */
export type Held = ReadonlyMap<number, number>;

/** What the orders hold of the variants. @param numbers of orders */
export const heldBy = async (db: Db, numbers: readonly string[], skuIds: readonly number[]): Promise<Held> => {
  const held = new Map<number, number>();
  if (numbers.length === 0) return held;
  for (const { skuId, count } of await openPieces(db, numbers, skuIds)) held.set(skuId, (held.get(skuId) ?? 0) + count);
  return held;
};
/** What of the variants is held for bank transfers at these stores. */
export const heldForTransfers = async (db: Db, storeIds: readonly number[], skuIds: readonly number[]): Promise<Held> =>
  heldBy(db, await ordersOnTransfer(db, [...new Set(storeIds)]), skuIds);
/** Pieces wanted of each variant, with a line that tells of it. */
const byVariant = (lines: readonly InspectedLine[]): { readonly line: InspectedLine; readonly count: number }[] =>
  [...Map.groupBy(lines, (l) => l.row.skuId).values()].flatMap((same) => {
    const [line] = same;
    return line === undefined ? [] : [{ line, count: same.reduce((n, l) => n + l.wanted.count, 0) }];
  });

interface Wanted {
  /** Lines of orders of which money is still to come. */
  readonly lines: readonly InspectedLine[];
  /** How many orders they become. */
  readonly orders: number;
  /** Numbers of her orders that are unpaid now. */
  readonly unpaid: readonly string[];
  /** What these hold, and what would be free without them and this order, by variant. */
  readonly held: Held;
  readonly free: ReadonlyMap<number, number>;
}
type Limits = Pick<SiteSettings, 'unpaidOrdersMax' | 'heldSharePercent'>;

/**
 * Refuses an order by which a buyer would have too many unpaid ones, or hold more than her share of some goods without having
 * paid for them (decision 0081). Submitting asks it under the locks of the cart and of the stock, so that no other submit of
 * hers, and no other buyer of the goods, comes between.
 */
export const checkLimits = (ctx: Pick<Ctx, 'locale'>, { lines, orders, unpaid, held, free }: Wanted, settings: Limits): void => {
  const { unpaidOrdersMax: max, heldSharePercent: percent } = settings;
  if (orders > 0 && unpaid.length + orders > max) refuse('tooManyUnpaid', { max }, { left: Math.max(0, max - unpaid.length) });
  for (const { line, count } of byVariant(lines)) {
    const mine = held.get(line.row.skuId) ?? 0;
    const share = shareOf((free.get(line.row.skuId) ?? 0) + mine, percent, line.row);
    if (mine + count <= share) continue;
    const left = leftOfShare(share, mine, line.row);
    refuse('heldLimit', { name: nameOf(line.row, ctx.locale), percent, left }, { left });
  }
};

type StoreTotal = { readonly storeId: number; readonly mold: number; readonly total: Money };
const linesOfThese = (lines: readonly InspectedLine[], stores: readonly StoreTotal[]): InspectedLine[] =>
  lines.filter((l) => stores.some((s) => s.storeId === l.store.id && s.mold === l.row.mold));

/** Lines of orders that are not paid the moment they are placed. */
export const linesToPay = (lines: readonly InspectedLine[], stores: readonly StoreTotal[]): Pick<Wanted, 'lines' | 'orders'> => {
  const toPay = stores.filter((s) => s.total.amount > 0n);
  return { orders: toPay.length, lines: linesOfThese(lines, toPay) };
};

/**
 * Refuses an order that would hold goods for days without money, for a contract or until they are paid on delivery, when all
 * such orders together would hold more than their share, no matter who placed them: many accounts lock no more than one, and
 * something is left for those who pay at once (decision 0081). Submitting asks it under the locks of the stock.
 * @param free pieces of each variant without this order
 */
export const checkWaiting = async (
  ctx: Pick<Ctx, 'db' | 'locale'>,
  all: readonly InspectedLine[],
  stores: readonly StoreTotal[],
  term: number,
  free: ReadonlyMap<number, number>,
  settings: SiteSettings,
): Promise<void> => {
  const waits = stores.filter((s) => term === paymentTerm.cashOnDelivery || needsContract(s.total, term, contractRules(settings)));
  const lines = linesOfThese(all, waits);
  if (lines.length === 0) return;
  const storeIds = [...new Set(lines.map((l) => l.store.id))];
  const skuIds = lines.map((l) => l.row.skuId);
  const waiting = await heldBy(ctx.db, await ordersHolding(ctx.db, storeIds), skuIds);
  const { waitingSharePercent: percent } = settings;
  for (const { line, count } of byVariant(lines)) {
    const held = waiting.get(line.row.skuId) ?? 0;
    const share = shareOf((free.get(line.row.skuId) ?? 0) + held, percent, line.row);
    if (held + count <= share) continue;
    const left = leftOfShare(share, held, line.row);
    refuse('waitingLimit', { name: nameOf(line.row, ctx.locale), percent, left }, { left });
  }
};

/** Goods of a quote of which a store lets fewer wait for a bank transfer than are wanted: told before the order is placed. */
export const beyondTransfers = (
  ctx: Pick<Ctx, 'locale'>,
  lines: readonly InspectedLine[],
  held: Held,
  free: ReadonlyMap<number, number>,
  term: number,
): { shopId: number; skuId: number; name: string; left: number }[] =>
  term === paymentTerm.cashOnDelivery
    ? []
    : byVariant(lines).flatMap(({ line: { row, store }, count }) => {
        const waiting = held.get(row.skuId) ?? 0;
        const left = leftOfShare(shareOf((free.get(row.skuId) ?? 0) + waiting, store.transferHoldPercent, row), waiting, row);
        return count <= left ? [] : [{ shopId: store.id, skuId: row.skuId, name: nameOf(row, ctx.locale), left }];
      });
