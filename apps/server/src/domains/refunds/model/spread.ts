import { allocate, currencyOf, money } from '@kyakhta/money';
import { addPaidByOthers, type PaidByOthers } from '../../orders/index.ts';
import type { RefundLine } from '../model.ts';

/** What several lines give back together. */
export const addLines = (
  lines: readonly RefundLine[],
): Pick<RefundLine, 'goods' | 'freight' | 'count' | 'points' | 'pointsAmount' | keyof PaidByOthers> => ({
  goods: lines.reduce((sum, l) => sum + l.goods, 0n),
  freight: lines.reduce((sum, l) => sum + l.freight, 0n),
  count: lines.reduce((sum, l) => sum + l.count, 0),
  points: lines.reduce((sum, l) => sum + l.points, 0),
  pointsAmount: lines.reduce((sum, l) => sum + l.pointsAmount, 0n),
  ...addPaidByOthers(lines),
});
export const sumOf = (lines: readonly RefundLine[]): bigint => lines.reduce((sum, l) => sum + l.goods + l.freight, 0n);

/** Of what goes with the goods of a line the part that goes with some of their price, rounded down. */
const partOf = (whole: bigint, some: bigint, all: bigint): bigint => (some === all ? whole : (whole * some) / all);

/**
 * Spreads an amount below the most over the lines: the goods first, then the freight. It never exceeds any line's most.
 * Points, and what the platform paid, come back in proportion to the price of the goods that does, or to the freight of goods
 * that cost the buyer nothing else.
 * @param limit what of it can go back at all: with all of that goes all that others paid, though parts of the price never came
 */
export const spreadOver = (most: readonly RefundLine[], amount: bigint, currency: string, limit: bigint = sumOf(most)): RefundLine[] => {
  const goodsMost = most.reduce((sum, l) => sum + l.goods, 0n);
  const unit = currencyOf(currency);
  const spread = (sum: bigint, weights: readonly bigint[]): bigint[] =>
    sum === 0n ? weights.map(() => 0n) : allocate(money(sum, unit), weights).map((m) => m.amount);
  const goods = spread(
    amount < goodsMost ? amount : goodsMost,
    most.map((l) => l.goods),
  );
  const freight = spread(
    amount > goodsMost ? amount - goodsMost : 0n,
    most.map((l) => l.freight),
  );
  return most.map((l, i) => {
    const back = { goods: goods[i] ?? 0n, freight: freight[i] ?? 0n };
    const [some, all] = amount === limit ? [1n, 1n] : l.goods > 0n ? [back.goods, l.goods] : [back.freight, l.freight];
    const [travelled, whole] = amount === limit ? [1n, 1n] : [back.freight, l.freight];
    return {
      ...l,
      ...back,
      points: Number(partOf(BigInt(l.points), some, all)),
      pointsAmount: partOf(l.pointsAmount, some, all),
      promotionPaid: partOf(l.promotionPaid, some, all),
      freightPlatform: partOf(l.freightPlatform, travelled, whole),
      freightStore: partOf(l.freightStore, travelled, whole),
    };
  });
};

/**
 * Less than the most, with nothing sent back, is a reduction of the price: no piece is given up for it, those that have
 * not left still leave, with the freight that others paid for them, and the order goes on.
 */
export const reductionOf = (lines: readonly RefundLine[]): RefundLine[] =>
  lines.filter((l) => l.goods + l.freight > 0n).map((l) => ({ ...l, count: 0, canceled: 0, freightPlatform: 0n, freightStore: 0n }));
