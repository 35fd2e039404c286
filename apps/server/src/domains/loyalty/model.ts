import { type PointRules, pointsMax } from '@kyakhta/contract';
import { allocate, type Currency, type Money, money, scaleOf } from '@kyakhta/money';

/** Smallest units in one unit of a currency. */
const minorPerUnit = (currency: Currency): bigint => 10n ** BigInt(scaleOf(currency));
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const floorTo = (n: bigint, step: bigint): bigint => n - (n % step);

/**
 * The multiples in which points are used: the site's step, or the least multiple of it that is worth whole smallest
 * units, so that no point is ever worth a fraction of what can be paid.
 */
export const stepOf = (rules: PointRules, currency: Currency): number => {
  const [perUnit, step] = [BigInt(rules.perUnit), BigInt(rules.step)];
  const whole = perUnit / gcd(perUnit, minorPerUnit(currency));
  return Number((step * whole) / gcd(step, whole));
};

/** What points take off a price; rounded down, exact for multiples of `stepOf`. */
export const worthOf = (points: number, rules: PointRules, currency: Currency): Money =>
  money((BigInt(points) * minorPerUnit(currency)) / BigInt(rules.perUnit), currency);

/** The most points that an order can use. @param goods of the order after the store's own reductions */
export const mostPoints = (goods: Money, rules: PointRules): number => {
  const share = (goods.amount * BigInt(rules.sharePercent)) / 100n;
  const points = (share * BigInt(rules.perUnit)) / minorPerUnit(goods.currency);
  const most = points > BigInt(pointsMax) ? BigInt(pointsMax) : points;
  return Number(floorTo(most, BigInt(stepOf(rules, goods.currency))));
};

/** The most points that several orders can use together. @param has points there are */
export const usablePoints = (has: number, most: readonly number[], step: number): number => {
  const sum = most.reduce((n, m) => n + m, 0);
  const least = Math.min(has, sum, pointsMax);
  return least - (least % step);
};

/**
 * Spreads points over orders by what each can use, in whole steps, largest remainder first. None gets more than it can
 * use, and what they get is all of it.
 * @param points a multiple of the step, at most the sum of `most`
 * @param most a multiple of the step for each order
 */
export const spreadPoints = (points: number, most: readonly number[], step: number): number[] => {
  if (points === 0) return most.map(() => 0);
  // Steps are counted like the smallest units of an amount.
  const steps = money(BigInt(points / step), 'USD');
  return allocate(
    steps,
    most.map((m) => BigInt(m / step)),
  ).map(({ amount: count }) => Number(count) * step);
};

/** Points for what was paid and kept, rounded down. */
export const earnedPoints = (kept: Money, rules: PointRules): number => {
  if (kept.amount <= 0n) return 0;
  const points = (kept.amount * BigInt(rules.earnedPerUnit)) / minorPerUnit(kept.currency);
  return points > BigInt(pointsMax) ? pointsMax : Number(points);
};
