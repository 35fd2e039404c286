import { createHash } from 'node:crypto';
import { mold, pricingMode } from '@kyakhta/contract';
import { add, allocate, type Currency, type Money, money, multiply, subtract, sum, zero } from '@kyakhta/money';
import { freightsOf, type LineFreight } from '../freight/index.ts';

/** A tier holds from its start quantity until the next one starts. Prices are minor units per piece. */
export interface Tier {
  readonly start: number;
  readonly price: bigint;
}

export interface LineToPrice {
  readonly skuId: number;
  readonly productId: number;
  readonly storeId: number;
  /** Goods and vouchers of one store are different orders. */
  readonly mold: number;
  readonly count: number;
  readonly currency: Currency;
  readonly pricingMode: number;
  readonly skuPrice: bigint;
  readonly tiers: readonly Tier[];
  readonly freight: LineFreight;
}

/** A reduction names its owner: settlement and refunds need to know who pays for it. */
export interface Reduction {
  readonly owner: 'store' | 'platform';
  readonly kind: 'storeCoupon' | 'platformCoupon' | 'member' | 'points';
  readonly storeId: number | null;
  /** Of a store's goods or of its vouchers alone, where it is named. */
  readonly mold?: number;
  readonly amount: Money;
}

export interface PricedLine {
  readonly skuId: number;
  readonly productId: number;
  readonly storeId: number;
  readonly mold: number;
  readonly count: number;
  readonly unitPrice: Money;
  readonly goods: Money;
  readonly reduction: Money;
  /** Of the reduction what points took off. */
  readonly pointsReduction: Money;
  /** Freight of each piece; null where a template charges the lines of an order together. */
  readonly freightUnit: Money | null;
  readonly freight: Money;
  readonly total: Money;
  /** Pieces of the product over all its lines: what picked the tier. */
  readonly productCount: number;
  readonly nextTier: { readonly start: number; readonly price: Money; readonly missing: number } | null;
}
/** What becomes one order: a store's lines of one mold. */
export interface PricedStore {
  readonly storeId: number;
  readonly mold: number;
  readonly lines: readonly PricedLine[];
  readonly goods: Money;
  readonly reduction: Money;
  readonly pointsReduction: Money;
  readonly freight: Money;
  /** The part of the freight that belongs to no line: what the store takes for bringing the goods itself. */
  readonly deliveryFee: Money;
  readonly total: Money;
}
export interface Priced {
  readonly stores: readonly PricedStore[];
  readonly reductions: readonly Reduction[];
  readonly goods: Money;
  readonly reduction: Money;
  readonly pointsReduction: Money;
  readonly freight: Money;
  readonly total: Money;
}

/** The tier a quantity falls into; below the first one the first one's price holds. */
export const tierFor = (tiers: readonly Tier[], quantity: number): Tier => {
  const found = tiers.findLast((t) => t.start <= quantity) ?? tiers[0];
  if (found === undefined) throw new Error('a tiered product has tiers');
  return found;
};

const isTiered = (l: LineToPrice): boolean => l.pricingMode === pricingMode.tiered && l.tiers.length > 0;
const unitPriceOf = (l: LineToPrice, productCount: number): Money =>
  money(isTiered(l) ? tierFor(l.tiers, productCount).price : l.skuPrice, l.currency);
const nextTierOf = (l: LineToPrice, productCount: number): PricedLine['nextTier'] => {
  const next = isTiered(l) ? l.tiers.find((t) => t.start > productCount && t.price < tierFor(l.tiers, productCount).price) : undefined;
  return next === undefined ? null : { start: next.start, price: money(next.price, l.currency), missing: next.start - productCount };
};

/** Spreads one reduction over the lines it concerns, by what is left of their goods amounts. */
const spread = (lines: readonly PricedLine[], reduction: Reduction): PricedLine[] => {
  const concerned = lines.filter(
    (l) => (reduction.storeId === null || l.storeId === reduction.storeId) && (reduction.mold === undefined || l.mold === reduction.mold),
  );
  const weights = concerned.map((l) => l.goods.amount - l.reduction.amount);
  const room = weights.reduce((a, b) => a + b, 0n);
  if (room <= 0n || reduction.amount.amount <= 0n) return [...lines];
  // Never more than the goods themselves: a total below zero is nobody's discount.
  const amount = reduction.amount.amount > room ? money(room, reduction.amount.currency) : reduction.amount;
  const shares = allocate(amount, weights);
  const shareOf = new Map(concerned.map((l, i) => [l, shares[i] ?? zero(amount.currency)]));
  return lines.map((l) => {
    const share = shareOf.get(l);
    if (share === undefined) return l;
    const pointsReduction = reduction.kind === 'points' ? add(l.pointsReduction, share) : l.pointsReduction;
    return { ...l, reduction: add(l.reduction, share), pointsReduction, total: subtract(l.total, share) };
  });
};

type Totals = Pick<PricedStore, 'goods' | 'reduction' | 'pointsReduction' | 'freight' | 'total'>;
const totals = (lines: readonly PricedLine[], currency: Currency): Totals => ({
  goods: sum(
    lines.map((l) => l.goods),
    currency,
  ),
  reduction: sum(
    lines.map((l) => l.reduction),
    currency,
  ),
  pointsReduction: sum(
    lines.map((l) => l.pointsReduction),
    currency,
  ),
  freight: sum(
    lines.map((l) => l.freight),
    currency,
  ),
  total: sum(
    lines.map((l) => l.total),
    currency,
  ),
});

/** Totals with a fee on top, which is freight. */
const withFee = (t: Totals, fee: Money): Totals => ({ ...t, freight: add(t.freight, fee), total: add(t.total, fee) });

/** Which order a line becomes part of. */
const orderOf = (l: Pick<LineToPrice, 'storeId' | 'mold'>): string => `${l.storeId} ${l.mold}`;
const freightByLine = (lines: readonly LineToPrice[], currency: Currency): ReadonlyMap<LineToPrice, Money> =>
  new Map(
    [...Map.groupBy(lines, orderOf).values()].flatMap((own) => {
      const freights = freightsOf(own, currency);
      return own.map((l, i) => [l, freights[i] ?? zero(currency)] as const);
    }),
  );

/**
 * The price pipeline, one pure function for product page, cart, confirm and submit: unit price
 * (range or tier by the product's total quantity), then reductions in the order given (store
 * coupon, platform coupon, member, points), spread over lines, then freight.
 * @param lines in one currency, at least one
 * @param fees what stores take for a whole order, by store, in the same currency
 */
export const price = (
  lines: readonly LineToPrice[],
  reductions: readonly Reduction[] = [],
  fees: ReadonlyMap<number, Money> = new Map(),
): Priced => {
  const currency = lines[0]?.currency;
  if (currency === undefined) throw new Error('nothing to price');
  if (lines.some((l) => l.currency !== currency)) throw new Error('lines in different currencies');
  const counts = new Map<number, number>();
  for (const l of lines) counts.set(l.productId, (counts.get(l.productId) ?? 0) + l.count);
  const freights = freightByLine(lines, currency);
  let priced = lines.map((l): PricedLine => {
    const productCount = counts.get(l.productId) ?? l.count;
    const unitPrice = unitPriceOf(l, productCount);
    const goods = multiply(unitPrice, l.count);
    const freight = freights.get(l) ?? zero(currency);
    return {
      skuId: l.skuId,
      productId: l.productId,
      storeId: l.storeId,
      mold: l.mold,
      count: l.count,
      unitPrice,
      goods,
      reduction: zero(currency),
      pointsReduction: zero(currency),
      freightUnit: l.freight.templateId === null ? l.freight.unitFee : null,
      freight,
      total: add(goods, freight),
      productCount,
      nextTier: nextTierOf(l, productCount),
    };
  });
  for (const reduction of reductions) priced = spread(priced, reduction);
  const stores = [...Map.groupBy(priced, orderOf).values()].flatMap((own): PricedStore[] => {
    const [first] = own;
    if (first === undefined) return [];
    const { storeId, mold: kind } = first;
    const deliveryFee = (kind === mold.virtual ? undefined : fees.get(storeId)) ?? zero(currency);
    return [{ storeId, mold: kind, lines: own, deliveryFee, ...withFee(totals(own, currency), deliveryFee) }];
  });
  const allFees = sum(
    stores.map((s) => s.deliveryFee),
    currency,
  );
  return { stores, reductions, ...withFee(totals(priced, currency), allFees) };
};

/**
 * Fingerprint of what a person agreed to: lines, prices, reductions with owners, freight, totals and
 * the region of the address. Stock and exchange rates are not in it.
 */
export const quoteVersion = (priced: Priced, region: string): string => {
  const text = JSON.stringify({
    region,
    total: String(priced.total.amount),
    currency: priced.total.currency,
    stores: priced.stores.map((s) => [
      s.storeId,
      String(s.total.amount),
      String(s.deliveryFee.amount),
      s.lines.map((l) => [l.skuId, l.count, String(l.unitPrice.amount), String(l.reduction.amount), String(l.freight.amount)]),
    ]),
    reductions: priced.reductions.map((r) => [r.owner, r.kind, r.storeId, String(r.amount.amount)]),
  });
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
};

/** Faults of quantity that a line can have before it is even priced. */
export type QuantityFault = 'belowMinimum' | 'offCartonStep';

/** The minimum holds for the product over all its lines, the carton step for each variant. */
export const quantityFault = (
  count: number,
  productCount: number,
  rule: { readonly minimum: number; readonly cartonQuantity: number },
): QuantityFault | null => (count % rule.cartonQuantity !== 0 ? 'offCartonStep' : productCount < rule.minimum ? 'belowMinimum' : null);
