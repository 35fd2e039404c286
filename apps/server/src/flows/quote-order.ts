import { countedUnit, invoiceType, transportType, cartLinesMax, vouchersPerOrderMax } from '@kyakhta/contract';
import { LARGEST_AMOUNT, type Money, toWire } from '@kyakhta/money';
import { type Address, addressesOf, goesTo } from '../domains/accounts/index.ts';
import { needsContract } from '../domains/agreements/index.ts';
import { type CartItem, cartItemsById } from '../domains/cart/index.ts';
import { deliveryDays, isVirtual, nameOf, unitOf, validUntil } from '../domains/catalog/index.ts';
import { daysUnderWay } from '../domains/freight/index.ts';
import { pointsOf, worthOf } from '../domains/loyalty/index.ts';
import { price, type Priced, type PricedStore, quoteVersion, type Reduction } from '../domains/pricing/index.ts';
import { type QuoteMarks, unpaidOrders } from '../domains/orders/index.ts';
import { siteSettings, takesTransfers } from '../domains/site/index.ts';
import { addMinutes } from '../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { type InspectedLine, inspectLines, toPriceOf, type WantedLine } from './inspect-lines.ts';
import {
  askedDelivery,
  citiesElsewhere,
  type Delivery,
  deliveriesOf,
  deliveryFor,
  deliveryMark,
  feesOf,
  offeredDeliveries,
  placesFor,
  voucherMark,
} from './delivery-choice.ts';
import { contractRules } from './offer-contract.ts';
import { beyondTransfers, checkLimits, checkWaiting, heldBy, heldForTransfers, linesToPay } from './order-limits.ts';
import { checkPaymentTerm, offeredTerms, wirePlans } from './payment-terms.ts';
import { measures, wireLine, wireStore } from './show-cart.ts';
import { refuseUnnamed } from './named-parties.ts';
import { ableToSign, whoBuys, wireBuyers } from './who-buys.ts';
import { quotePoints } from './use-points.ts';

type Wanted = Parsed<'POST /p/order/confirm'>;
type BuyerCtx = CtxFor<'POST /p/order/confirm'>;
/** How long a quote is meant to be ordered. */
export const quoteMinutes = 30;

/** What the wanted lines are made from: the chosen lines of the cart, if it is they that are wanted. */
export const chosenItems = (ctx: BuyerCtx, input: Pick<Wanted, 'basketIds' | 'orderItem'>): Promise<CartItem[]> =>
  input.orderItem !== undefined || input.basketIds === undefined
    ? Promise.resolve([])
    : cartItemsById(ctx.db, ctx.actor.id, [...new Set(input.basketIds)]);

/** The lines a person asks for: chosen lines of her cart, or one variant bought directly. */
export const wantedLines = (input: Pick<Wanted, 'basketIds' | 'orderItem'>, items: readonly CartItem[]): WantedLine[] => {
  const { orderItem, basketIds } = input;
  if (orderItem !== undefined) {
    const { skuId, prodId: productId, shopId: storeId, count } = orderItem;
    return [{ basketId: 0, skuId, productId, storeId, count, isChecked: true }];
  }
  const asked = new Set(basketIds).size;
  if (asked === 0) return refuse('nothingSelected');
  if (asked > cartLinesMax) return refuse('cartLimitReached', { max: cartLinesMax });
  if (items.length !== asked) return refuse('cartLineUnknown');
  return items.map((i) => ({ ...i, isChecked: true }));
};

/** Refuses the first line that cannot be ordered as it stands, in words that say what to do. */
export const refuseFaults = (ctx: Ctx, lines: readonly InspectedLine[], wanted: readonly WantedLine[]): void => {
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
  reductions: readonly Reduction[] = [],
): Priced => {
  if (lines.some((l) => l.toPrice.currency !== lines[0]?.toPrice.currency)) refuse('currenciesDiffer');
  const priced = price(
    lines.map((l) => l.toPrice),
    reductions,
    fees,
  );
  return priced.total.amount > LARGEST_AMOUNT ? refuse('orderTooLarge') : priced;
};

/** What of the address a quote depends on. */
export const regionOf = (address: Address | null): string =>
  address === null ? '' : [address.country, address.province, address.city].join('/');

/** Whether anything of these lines is brought anywhere. */
export const needsAddress = (lines: readonly InspectedLine[]): boolean => lines.some((l) => !isVirtual(l.row));
/** The lines of one order. */
export const linesOf = (lines: readonly InspectedLine[], { storeId, mold }: Pick<PricedStore, 'storeId' | 'mold'>): InspectedLine[] =>
  lines.filter((l) => l.store.id === storeId && l.row.mold === mold);

/** Days from payment until the store ships, by the slowest line. */
export const daysToShip = (lines: readonly InspectedLine[]): number =>
  Math.max(0, ...lines.map((l) => deliveryDays(l.row.deliveryTiers, l.wanted.count)));

/** Days from payment to the door: until shipping, then the transport line. */
export const daysToDoor = (lines: readonly InspectedLine[], transport: number): { readonly min: number; readonly max: number } => {
  const ready = daysToShip(lines);
  const ways = lines.map((l) => daysUnderWay(l.delivery, transport));
  return { min: ready + Math.max(0, ...ways.map((w) => w.min)), max: ready + Math.max(0, ...ways.map((w) => w.max)) };
};

/** How the goods of each store come, one entry a store: its goods and its vouchers are two orders. */
const storeDeliveries = (priced: Priced, deliveries: ReadonlyMap<number, Delivery>): Result<'POST /p/order/confirm'>['dvyTypes'] =>
  [...Map.groupBy(priced.stores, (s) => s.storeId)].flatMap(([shopId, parts]) => {
    const goods = parts.find((p) => !isVirtual(p)) ?? parts[0];
    if (goods === undefined) return [];
    const { type, place } = deliveryFor(deliveries, goods);
    return [{ shopId, dvyType: type, stationId: place?.stationId ?? null }];
  });

/** What a quote is known by. @param before its prices without the reduction by points */
export const marksOf = (
  before: Priced,
  priced: Priced,
  address: Address | null,
  deliveries: ReadonlyMap<number, Delivery>,
  lines: readonly InspectedLine[],
): QuoteMarks => ({
  whole: quoteVersion(priced, regionOf(address) + deliveryMark(deliveries) + voucherMark(lines)),
  prices: quoteVersion(before, voucherMark(lines)),
});

/** The quote: what the order would cost now and when it would come. Nothing is reserved. */
export const confirmOrder = async (
  ctx: BuyerCtx,
  input: Wanted,
): Promise<{ readonly quote: Result<'POST /p/order/confirm'>; readonly marks: QuoteMarks }> => {
  const [items, addresses, settings, score, unpaid, buyers] = await Promise.all([
    chosenItems(ctx, input),
    addressesOf(ctx, ctx.actor.id),
    siteSettings(ctx.db),
    pointsOf(ctx, ctx.actor.id),
    unpaidOrders(ctx.db, ctx.actor.id),
    whoBuys(ctx, input.buyerTitleId),
  ]);
  const wanted = wantedLines(input, items);
  const chosen = addresses.find((a) => (input.addrId === 0 ? a.commonAddr === 1 : a.addrId === input.addrId)) ?? null;
  if (chosen === null && input.addrId !== 0) return refuse('addressUnknown');
  const skuIds = wanted.map((w) => w.skuId);
  const [lines, held, onTransfer] = await Promise.all([
    inspectLines(ctx.db, wanted, input.transportType, goesTo(chosen), false, askedDelivery(input)),
    heldBy(ctx.db, unpaid, skuIds),
    takesTransfers(settings)
      ? heldForTransfers(
          ctx.db,
          wanted.map((w) => w.storeId),
          skuIds,
        )
      : null,
  ]);
  const address = needsAddress(lines) ? chosen : null;
  refuseFaults(ctx, lines, wanted);
  await refuseUnnamed(ctx, settings, lines);
  const places = await placesFor(ctx.db, lines);
  const deliveries = deliveriesOf(input, lines, places, address, ctx.locale);
  const fees = feesOf(deliveries);
  const before = priceLines(lines, fees);
  checkPaymentTerm(input, lines, before, settings);
  const points = quotePoints(input, score, before, settings.pointRules);
  const priced = priceLines(lines, fees, points.reductions);
  const toPay = linesToPay(lines, priced.stores);
  const free = new Map(lines.map((l) => [l.row.skuId, l.left]));
  checkLimits(ctx, { ...toPay, unpaid, held, free }, settings);
  await checkWaiting(ctx, lines, priced.stores, input.paymentTerm, free, settings);
  const transports = [transportType.ordinary, transportType.express].map((transport) => {
    const other = priceLines(
      lines.map((l) => ({ ...l, toPrice: toPriceOf(l.wanted, l.row, transport, l.delivery) })),
      fees,
    );
    const days = daysToDoor(lines, transport);
    return { transportType: transport, transfee: toWire(other.freight), daysMin: days.min, daysMax: days.max };
  });
  const contractNeeded = priced.stores.some((store) => needsContract(store.total, input.paymentTerm, contractRules(settings)));
  const all = measures(lines);
  const count = wanted.reduce((n, w) => n + w.count, 0);
  const marks = marksOf(before, priced, address, deliveries, lines);
  const quote = {
    shopCartOrders: priced.stores.map((store) => {
      const own = linesOf(lines, store);
      const days = daysToDoor(own, input.transportType);
      const wire = own.flatMap((l) => {
        const p = store.lines.find((x) => x.skuId === l.row.skuId);
        return p === undefined ? [] : [wireLine(l, p, ctx.locale)];
      });
      const [first] = own;
      const delivery = deliveryFor(deliveries, store);
      return {
        ...wireStore(wire, own, store, priced.total.currency),
        orderMold: store.mold,
        daysMin: days.min,
        daysMax: days.max,
        dvyType: delivery.type,
        stationId: delivery.place?.stationId ?? null,
        cityOnly: first === undefined || isVirtual(store) ? [] : citiesElsewhere(first.store, address, ctx.locale),
        deliveries: first === undefined || isVirtual(store) ? [] : offeredDeliveries(first.store, priced.total.currency, places, address),
      };
    }),
    total: toWire(priced.goods),
    actualTotal: toWire(priced.total),
    orderReduce: toWire(priced.reduction),
    totalTransFee: toWire(priced.freight),
    score,
    usableScore: points.usable,
    noScoreReason: points.reason,
    scoreStep: points.step,
    userUseScore: points.used,
    scoreAmount: toWire(priced.pointsReduction),
    usableScoreAmount: toWire(worthOf(points.usable, settings.pointRules, priced.total.currency)),
    currency: priced.total.currency,
    ...wireBuyers(contractNeeded ? ableToSign(buyers, input.buyerTitleId) : buyers),
    invoiceType: input.invoiceType ?? invoiceType.electronic,
    userAddr: address,
    needsAddr: needsAddress(lines),
    addrList: addresses,
    quoteVersion: marks.whole,
    quoteExpires: addMinutes(ctx.now, quoteMinutes).toISOString(),
    count,
    totalCount: count,
    dvyTypes: storeDeliveries(priced, deliveries),
    filterShopItems: [],
    ...all,
    transports,
    contractNeeded,
    paymentTerms: offeredTerms(
      lines,
      priced.stores.map((s) => s.total),
      settings,
    ),
    instalmentPlans: wirePlans(lines, priced, settings),
    instalmentDays: settings.instalmentDays,
    transferLimits: onTransfer === null ? [] : beyondTransfers(ctx, toPay.lines, onTransfer, free, input.paymentTerm),
  };
  return { quote, marks };
};
