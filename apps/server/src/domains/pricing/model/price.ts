import { mold } from '@kyakhta/contract';
import { add, type Currency, type Money, money, multiply, subtract, sum, zero } from '@kyakhta/money';
import { freightsOf } from '../../freight/index.ts';
import { basePriceOf, nextTierOf, winnerOf } from './base-price.ts';
import { spread } from './spread.ts';
import {
  type LineToPrice,
  type Offer,
  type Priced,
  type PricedLine,
  type PricedStore,
  type Promotions,
  type Reduction,
  reductionKinds,
  type Scope,
  type Share,
  type Totals,
} from './types.ts';

/** A line with shares added; its sums follow from them. */
const withShares = (l: PricedLine, shares: readonly Share[]): PricedLine => {
  const { currency } = l.goods;
  const all = [...l.shares, ...shares];
  const of = (kept: (share: Share) => boolean): Money =>
    sum(
      all.filter(kept).map((share) => share.amount),
      currency,
    );
  const reduction = of(({ kind }) => kind !== 'freight');
  const freightReduction = of(({ kind }) => kind === 'freight');
  return {
    ...l,
    shares: all,
    reduction,
    pointsReduction: of(({ kind }) => kind === 'points'),
    platformPaid: of(({ owner }) => owner === 'platform'),
    freightReduction,
    total: subtract(add(subtract(l.goods, reduction), l.freight), freightReduction),
  };
};

/** A line at its price: the base price, an offer on it, freight. What a platform's offer takes off is a share. */
const lineOf = (l: LineToPrice, productCount: number, freight: Money, offers: readonly Offer[]): PricedLine => {
  const basePrice = basePriceOf(l, productCount);
  const offer = winnerOf(l.key, basePrice, offers);
  const unitPrice = offer?.owner === 'store' ? offer.unitPrice : basePrice;
  const nothing = zero(l.currency);
  const line: PricedLine = {
    key: l.key,
    skuId: l.skuId,
    productId: l.productId,
    storeId: l.storeId,
    mold: l.mold,
    count: l.count,
    basePrice,
    unitPrice,
    offer,
    goods: multiply(unitPrice, l.count),
    shares: [],
    reduction: nothing,
    pointsReduction: nothing,
    platformPaid: nothing,
    freightUnit: l.freight.templateId === null ? l.freight.unitFee : null,
    freight,
    freightReduction: nothing,
    total: nothing,
    productCount,
    nextTier: offer === null ? nextTierOf(l, productCount) : null,
  };
  if (offer?.owner !== 'platform') return withShares(line, []);
  const amount = multiply(subtract(basePrice, offer.unitPrice), l.count);
  return withShares(line, [{ kind: 'offer', owner: 'platform', source: String(offer.id), amount }]);
};

const isIn = (scope: Scope, l: PricedLine): boolean =>
  (scope.storeId === null || l.storeId === scope.storeId) &&
  (scope.mold === undefined || l.mold === scope.mold) &&
  (scope.lines === undefined || scope.lines.has(l.key));

/** Spreads one reduction over the lines it concerns. @param of what a line can give: what it weighs, and what is left of that */
const take = (
  lines: readonly PricedLine[],
  reduction: Scope & Pick<Share, 'kind' | 'owner' | 'source'> & { readonly amount: Money | null },
  of: (l: PricedLine) => { readonly whole: Money; readonly taken: Money },
): PricedLine[] => {
  const concerned = lines.filter((l) => isIn(reduction, l));
  const [first] = concerned;
  if (first === undefined) return [...lines];
  const { currency } = first.goods;
  const takers = concerned.map((l) => ({ weight: of(l).whole.amount, room: of(l).whole.amount - of(l).taken.amount }));
  const room = takers.reduce((all, t) => all + t.room, 0n);
  // Never more than there is: a total below zero is nobody's discount.
  const wanted = reduction.amount?.amount ?? room;
  const parts = spread(wanted > room ? room : wanted, takers, currency);
  const { kind, owner, source } = reduction;
  const partOf = new Map(concerned.map((l, i) => [l.key, parts[i] ?? 0n]));
  return lines.map((l) => {
    const part = partOf.get(l.key) ?? 0n;
    return part === 0n ? l : withShares(l, [{ kind, owner, source, amount: money(part, currency) }]);
  });
};

/** Reductions in the order in which they are taken off, whatever the order in which they came. */
const inOrder = (reductions: readonly Reduction[]): Reduction[] =>
  reductions.toSorted(
    (a, b) =>
      reductionKinds.indexOf(a.kind) - reductionKinds.indexOf(b.kind) ||
      (a.source ?? '').localeCompare(b.source ?? '', 'en') ||
      (a.storeId ?? 0) - (b.storeId ?? 0),
  );

const totals = (lines: readonly PricedLine[], currency: Currency): Totals => {
  const of = (part: keyof Totals): Money =>
    sum(
      lines.map((l) => l[part]),
      currency,
    );
  return {
    goods: of('goods'),
    reduction: of('reduction'),
    pointsReduction: of('pointsReduction'),
    platformPaid: of('platformPaid'),
    freight: of('freight'),
    freightReduction: of('freightReduction'),
    total: of('total'),
  };
};
/** What the buyer is charged for freight: less what was taken off it. */
export const chargedFreight = (t: Pick<Totals, 'freight' | 'freightReduction'>): Money => subtract(t.freight, t.freightReduction);
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
const storeOf = (own: readonly PricedLine[], fees: ReadonlyMap<number, Money>, currency: Currency): PricedStore[] => {
  const [first] = own;
  if (first === undefined) return [];
  const { storeId, mold: kind } = first;
  const deliveryFee = (kind === mold.virtual ? undefined : fees.get(storeId)) ?? zero(currency);
  return [{ storeId, mold: kind, lines: own, deliveryFee, ...withFee(totals(own, currency), deliveryFee) }];
};

/**
 * The price pipeline, one pure function for product page, cart, confirm and submit: base price (range, or tier by the
 * product's total quantity), the offer that wins each line, then combo, store coupon, platform coupon, member and points, then
 * freight and what is taken off it. Every amount that is taken off is a share of a line, with its kind, owner and source.
 * @param lines in one currency, at least one, each with its own key
 * @param fees what stores take for a whole order, by store, in the same currency
 */
export const price = (
  lines: readonly LineToPrice[],
  { offers = [], reductions = [], freight = [] }: Promotions = {},
  fees: ReadonlyMap<number, Money> = new Map(),
): Priced => {
  const currency = lines[0]?.currency;
  if (currency === undefined) throw new Error('nothing to price');
  if (lines.some((l) => l.currency !== currency)) throw new Error('lines in different currencies');
  if (new Set(lines.map((l) => l.key)).size !== lines.length) throw new Error('two lines of one key');
  const counts = new Map<number, number>();
  for (const l of lines) counts.set(l.productId, (counts.get(l.productId) ?? 0) + l.count);
  const freights = freightByLine(lines, currency);
  let priced = lines.map((l) => lineOf(l, counts.get(l.productId) ?? l.count, freights.get(l) ?? zero(currency), offers));
  for (const { source = '', ...reduction } of inOrder(reductions))
    priced = take(priced, { ...reduction, source }, (l) => ({ whole: l.goods, taken: l.reduction }));
  for (const { source = '', ...reduction } of freight)
    priced = take(priced, { ...reduction, kind: 'freight', source }, (l) => ({ whole: l.freight, taken: l.freightReduction }));
  const stores = [...Map.groupBy(priced, orderOf).values()].flatMap((own) => storeOf(own, fees, currency));
  const allFees = sum(
    stores.map((s) => s.deliveryFee),
    currency,
  );
  return { stores, ...withFee(totals(priced, currency), allFees) };
};
