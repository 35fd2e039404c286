import { countedUnit, vouchersPerOrderMax } from '@kyakhta/contract';
import { LARGEST_AMOUNT, type Money } from '@kyakhta/money';
import type { Address } from '../../domains/accounts/index.ts';
import { isVirtual, nameOf, unitOf, validUntil } from '../../domains/catalog/index.ts';
import type { QuoteMarks } from '../../domains/orders/index.ts';
import { type Offer, price, type Priced, quoteVersion, type Reduction } from '../../domains/pricing/index.ts';
import type { SiteSettings } from '../../domains/site/index.ts';
import type { PickupPlace } from '../../domains/stores/index.ts';
import type { Ctx, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { type Delivery, deliveriesOf, deliveryMark, feesOf, placesFor, voucherMark } from './delivery-choice.ts';
import type { InspectedLine, WantedLine } from './inspect-lines.ts';
import { type LineOffers, offersOf } from './line-offers.ts';
import { refuseUnnamed } from './named-parties.ts';
import { checkPaymentTerm } from './payment-terms.ts';
import type { HeldCoupon } from '../../domains/promotions/index.ts';
import { type CouponsQuote, quoteCoupons } from './use-coupons.ts';
import { quotePoints } from './use-points.ts';

type Wanted = Parsed<'POST /p/order/confirm'>;

/** Refuses the first line that cannot be ordered as it stands, in words that say what to do. */
const refuseFaults = (ctx: Ctx, lines: readonly InspectedLine[], wanted: readonly WantedLine[]): void => {
  if (lines.length !== wanted.length) refuse('skuUnknown');
  for (const own of Map.groupBy(
    lines.filter((l) => isVirtual(l.row)),
    (l) => l.store.id,
  ).values())
    if (own.reduce((n, l) => n + l.wanted.count, 0) > vouchersPerOrderMax) refuse('orderTooLarge');
  for (const { fault, row, left, store } of lines) {
    // Nobody trades with herself: sales and reviews would say nothing.
    if (store.ownerId === ctx.actor.id) refuse('ownStore', { name: store.displayName });
    if (row.voucher !== null && validUntil(row.voucher, ctx.now) <= ctx.now) refuse('productUnavailable');
    const name = nameOf(row, ctx.locale);
    const unit = (count: number): string => countedUnit(count, unitOf(row, ctx.locale), ctx.locale);
    if (fault === 'skuGone') refuse('skuUnknown');
    if (fault === 'productGone' || fault === 'storeClosed') refuse('productUnavailable');
    if (fault === 'notForCart') refuse('notForCart');
    if (fault === 'regionNotServed') refuse('regionNotServed', { name });
    if (fault === 'noStock' || fault === 'stockShort') refuse('noStock', { name, left });
    if (fault === 'offCartonStep') refuse('offCartonStep', { name, carton: row.cartonQuantity, unit: unit(row.cartonQuantity) });
    if (fault === 'belowMinimum') refuse('belowMinimum', { name, minimum: row.minimum, unit: unit(row.minimum) });
  }
};

/** Prices lines; an order beyond what the wire can carry exactly is refused. */
export const priceLines = (
  lines: readonly InspectedLine[],
  fees: ReadonlyMap<number, Money>,
  offers: readonly Offer[],
  reductions: readonly Reduction[] = [],
): Priced => {
  if (lines.some((l) => l.toPrice.currency !== lines[0]?.toPrice.currency)) refuse('currenciesDiffer');
  const priced = price(
    lines.map((l) => l.toPrice),
    { offers, reductions },
    fees,
  );
  return priced.total.amount > LARGEST_AMOUNT ? refuse('orderTooLarge') : priced;
};

/** What of the address a quote depends on. */
const regionOf = (address: Address | null): string => (address === null ? '' : [address.country, address.province, address.city].join('/'));

/** Whether anything of these lines is brought anywhere. */
export const needsAddress = (lines: readonly InspectedLine[]): boolean => lines.some((l) => !isVirtual(l.row));
/** What a quote is known by. @param bare its prices without any reduction that she chooses @param before without that by points */
const marksOf = (
  bare: Priced,
  before: Priced,
  priced: Priced,
  address: Address | null,
  deliveries: ReadonlyMap<number, Delivery>,
  lines: readonly InspectedLine[],
  settings: SiteSettings,
): QuoteMarks => ({
  // Who pays the duty is shown with the quote, and so agreed to.
  whole: quoteVersion(priced, `${regionOf(address)}|${settings.contractTerms.doorTerm}${deliveryMark(deliveries)}${voucherMark(lines)}`),
  goods: quoteVersion(bare, voucherMark(lines)),
  prices: quoteVersion(before, voucherMark(lines)),
});

/** What an order is priced from, as it stands now. */
export interface Standing<A extends Address> {
  readonly wanted: readonly WantedLine[];
  readonly lines: readonly InspectedLine[];
  /** Where it would go; null where the buyer has named nothing. */
  readonly chosen: A | null;
  /** Whether it is placed now, so that what is brought must have an address. */
  readonly isPlaced: boolean;
  readonly settings: SiteSettings;
  /** The buyer’s points, and her coupons. */
  readonly score: number;
  readonly held: readonly HeldCoupon[];
}
export interface PricedOrder<A extends Address> {
  /** The offers that its lines have, and those that they miss. */
  readonly offered: LineOffers;
  /** Where it goes; null where nothing of it is brought anywhere, or nothing is named yet. */
  readonly address: A | null;
  readonly places: readonly PickupPlace[];
  readonly deliveries: ReadonlyMap<number, Delivery>;
  readonly fees: ReadonlyMap<number, Money>;
  /** Without the reduction by points. */
  readonly before: Priced;
  readonly coupons: CouponsQuote;
  readonly points: ReturnType<typeof quotePoints>;
  readonly priced: Priced;
  readonly marks: QuoteMarks;
}

/**
 * Prices what is wanted, or refuses it in words: the one way from lines to a sum, for the quote that shows it and for the
 * submit that charges it. Lines that cannot be ordered, parties nobody could name, a delivery or a term of payment that is not
 * offered, and more points than can be used are refused here.
 */
export const priceOrder = async <A extends Address>(ctx: Ctx, input: Wanted, standing: Standing<A>): Promise<PricedOrder<A>> => {
  const { wanted, lines, chosen, isPlaced, settings, score, held } = standing;
  refuseFaults(ctx, lines, wanted);
  await refuseUnnamed(ctx, settings, lines);
  if (isPlaced && needsAddress(lines) && chosen === null) refuse('addressUnknown');
  const address = needsAddress(lines) ? chosen : null;
  const places = await placesFor(ctx, lines);
  const deliveries = deliveriesOf(input, lines, places, address, ctx.locale);
  const fees = feesOf(deliveries);
  const offered = offersOf(lines, ctx.now);
  const priceWith = (reductions: readonly Reduction[]): Priced => priceLines(lines, fees, offered.offers, reductions);
  const bare = priceWith([]);
  const coupons = await quoteCoupons(ctx, input, held, { lines, before: bare, priceWith, isPlaced });
  const before = coupons.reductions.length === 0 ? bare : priceWith(coupons.reductions);
  checkPaymentTerm(input, lines, before, settings);
  const points = quotePoints(input, score, before, settings.pointRules);
  const priced = priceWith([...coupons.reductions, ...points.reductions]);
  return {
    offered,
    address,
    places,
    deliveries,
    fees,
    before,
    coupons,
    points,
    priced,
    marks: marksOf(bare, before, priced, address, deliveries, lines, settings),
  };
};
