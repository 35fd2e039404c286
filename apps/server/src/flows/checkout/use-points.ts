import { type NoPointsReason, paymentTerm, type PointRules } from '@kyakhta/contract';
import { allocate, money, subtract } from '@kyakhta/money';
import { mostPoints, spreadPoints, stepOf, usablePoints, worthOf } from '../../domains/loyalty/index.ts';
import type { Priced, PricedStore, Reduction } from '../../domains/pricing/index.ts';
import { refuse } from '../../runtime/errors.ts';

/** What somebody asks for. */
interface Asked {
  readonly isScorePay?: number | undefined;
  readonly userUseScore?: number | undefined;
  readonly paymentTerm: number;
}
export interface PointsQuote {
  readonly usable: number;
  readonly used: number;
  readonly step: number;
  /** Why none can be used. */
  readonly reason: NoPointsReason | null;
  /** Points used on the order that a store's lines of one mold become. */
  readonly usedOn: (order: Pick<PricedStore, 'storeId' | 'mold'>) => number;
  readonly reductions: readonly Reduction[];
}

/** Whether points are asked for at all. */
export const asksPoints = (asked: Asked): boolean => asked.isScorePay !== 0 && (asked.userUseScore ?? (asked.isScorePay === 1 ? 1 : 0)) > 0;

/**
 * What a buyer's points do for a price: how many can be used, and how those asked for are spread over the orders.
 * @param priced before points
 * @param has points she can use now
 */
export const quotePoints = (asked: Asked, has: number, priced: Priced, rules: PointRules): PointsQuote => {
  const { currency } = priced.total;
  const step = stepOf(rules, currency);
  const most = priced.stores.map((s) => mostPoints(subtract(s.goods, s.reduction), rules));
  const isTerm = asked.paymentTerm === paymentTerm.beforeDelivery;
  const usable = isTerm ? usablePoints(has, most, step) : 0;
  const used = asksPoints(asked) ? (asked.userUseScore ?? usable) : 0;
  if (used > 0 && !isTerm) refuse('pointsNotForTerm');
  if (used % step !== 0) refuse('pointsStepWrong', { step });
  if (used > usable) refuse('pointsTooMany', { most: usable });
  const shares = spreadPoints(used, most, step);
  const orders = priced.stores.map(({ storeId, mold }, i) => ({ storeId, mold, points: shares[i] ?? 0 }));
  const why = rules.sharePercent === 0 ? 'off' : isTerm ? (has < step ? 'none' : 'tooSmall') : 'term';
  return {
    usable,
    used,
    step,
    reason: usable > 0 ? null : why,
    usedOn: ({ storeId, mold }) => orders.find((o) => o.storeId === storeId && o.mold === mold)?.points ?? 0,
    reductions: orders
      .filter(({ points }) => points > 0)
      .map(({ storeId, mold, points }) => ({ owner: 'platform', kind: 'points', storeId, mold, amount: worthOf(points, rules, currency) })),
  };
};

/** The points of an order by key of its lines, in proportion to what they take off each; all of them, to the last. */
export const pointsByLine = (points: number, store: PricedStore): ReadonlyMap<string, number> => {
  if (points === 0) return new Map();
  const shares = allocate(
    money(BigInt(points), store.total.currency),
    store.lines.map((l) => l.pointsReduction.amount),
  );
  return new Map(store.lines.map((l, i) => [l.key, Number(shares[i]?.amount ?? 0n)]));
};
