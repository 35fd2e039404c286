import { cartLinesMax, invoiceType, transportType } from '@kyakhta/contract';
import { toWire } from '@kyakhta/money';
import { type Address, bookOf, goesTo } from '../../domains/accounts/index.ts';
import { needsContract } from '../../domains/agreements/index.ts';
import { type CartItem, cartItemsById, skusOfItems, storesOfItems } from '../../domains/cart/index.ts';
import { deliveryDays, isVirtual } from '../../domains/catalog/index.ts';
import { daysUnderWay } from '../../domains/freight/index.ts';
import { pointsOf, worthOf } from '../../domains/loyalty/index.ts';
import { chargedFreight, type Priced, type PricedStore } from '../../domains/pricing/index.ts';
import { type ConfirmedLine, dutyLine, ordersWithoutMoney, type QuoteMarks } from '../../domains/orders/index.ts';
import { keptSettings, paperTermsOf, takesTransfers } from '../../domains/site/index.ts';
import { addMinutes } from '../../runtime/clock.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { type Ids, these } from '../../runtime/ids.ts';
import { askedDelivery, citiesElsewhere, type Delivery, deliveryFor, offeredDeliveries } from './delivery-choice.ts';
import { goodsOf, type InspectedLine, inspectLines, toPriceOf, type WantedLine } from './inspect-lines.ts';
import { holdsUntil } from './line-offers.ts';
import { contractRules } from '../contract/offer-contract.ts';
import { beyondTransfers, checkLimits, checkWaiting, heldBy, linesToPay } from './order-limits.ts';
import { offeredTerms, wirePlans } from './payment-terms.ts';
import { needsAddress, priceLines, priceOrder } from './price-order.ts';
import { measures, wireLine, wireStore } from './show-cart.ts';
import { couponsOf } from './use-coupons.ts';
import { ableToSign, whoBuys, wireBuyers } from '../contract/who-buys.ts';

type Wanted = Parsed<'POST /p/order/confirm'>;
type BuyerCtx = CtxFor<'POST /p/order/confirm'>;
/** How long a quote is meant to be ordered. */
export const quoteMinutes = 30;

/** What the wanted lines are made from: the chosen lines of the cart, if it is they that are wanted. */
export const chosenItems = (ctx: BuyerCtx, input: Pick<Wanted, 'basketIds' | 'orderItem'>): Promise<CartItem[]> =>
  input.orderItem !== undefined || input.basketIds === undefined
    ? Promise.resolve([])
    : cartItemsById(ctx.db, ctx.actor.id, [...new Set(input.basketIds)]);

/** The address of a book that is wanted; 0 is the default one. */
export const chosenAddress = <A extends Address>(addresses: readonly A[], addrId: number): A | null =>
  addresses.find((a) => (addrId === 0 ? a.commonAddr === 1 : a.addrId === addrId)) ?? null;

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

/** Those of the lines that are in the cart. */
const confirmedLines = (lines: readonly InspectedLine[]): ConfirmedLine[] =>
  lines.flatMap(({ wanted: { basketId, skuId, count } }) => (basketId > 0 ? [{ basketId, skuId, count }] : []));

/** The variants of what is wanted, asked for together with the lines of the cart that name them. */
const skusNamed = ({ orderItem, basketIds }: Pick<Wanted, 'basketIds' | 'orderItem'>, userId: number): Ids =>
  orderItem === undefined ? skusOfItems(userId, basketIds ?? []) : these([orderItem.skuId]);
const storesNamed = ({ orderItem, basketIds }: Pick<Wanted, 'basketIds' | 'orderItem'>, userId: number): Ids =>
  orderItem === undefined ? storesOfItems(userId, basketIds ?? []) : these([orderItem.shopId]);

/** Keeps what was shown. @param addrId where it goes, null where nowhere @param lines of the cart, as they stood */
export type Keep = (shown: QuoteMarks, addrId: number | null, lines: ConfirmedLine[]) => Promise<void>;

/** The quote: what the order would cost now and when it would come. Nothing is reserved. */
export const confirmOrder = async (ctx: BuyerCtx, input: Wanted, keep: Keep): Promise<Result<'POST /p/order/confirm'>> => {
  const settings = await keptSettings(ctx);
  const transfers = takesTransfers(settings);
  const [items, goods, { addresses, titles }, score, coupons, { unpaid, onTransfer }] = await Promise.all([
    chosenItems(ctx, input),
    goodsOf(ctx, skusNamed(input, ctx.actor.id)),
    bookOf(ctx, ctx.actor.id),
    pointsOf(ctx, ctx.actor.id),
    couponsOf(ctx, ctx.actor.id, input),
    ordersWithoutMoney(ctx.db, ctx.actor.id, transfers ? storesNamed(input, ctx.actor.id) : these([])),
  ]);
  const wanted = wantedLines(input, items);
  const buyers = whoBuys(titles, input.buyerTitleId);
  const chosen = chosenAddress(addresses, input.addrId);
  if (chosen === null && input.addrId !== 0) return refuse('addressUnknown');
  const skuIds = wanted.map((w) => w.skuId);
  const [lines, held, heldForTransfers] = await Promise.all([
    inspectLines(ctx, wanted, input.transportType, goesTo(chosen), askedDelivery(input), goods),
    heldBy(ctx.db, unpaid, skuIds),
    heldBy(ctx.db, onTransfer, skuIds),
  ]);
  const order = await priceOrder(ctx, input, { wanted, lines, chosen, isPlaced: false, settings, score, held: coupons });
  const { offered, address, places, deliveries, fees, points, priced, marks } = order;
  const toPay = linesToPay(lines, priced.stores);
  const free = new Map(lines.map((l) => [l.row.skuId, l.left]));
  checkLimits(ctx, { ...toPay, unpaid, held, free }, settings);
  await checkWaiting(ctx, lines, priced.stores, input.paymentTerm, free, settings);
  const transports = [transportType.ordinary, transportType.express].map((transport) => {
    const other = priceLines(
      lines.map((l) => ({ ...l, toPrice: toPriceOf(l.wanted, l.row, transport, l.delivery) })),
      fees,
      offered.offers,
    );
    const days = daysToDoor(lines, transport);
    return { transportType: transport, transfee: toWire(chargedFreight(other)), daysMin: days.min, daysMax: days.max };
  });
  const contractNeeded = priced.stores.some((store) => needsContract(store.total, input.paymentTerm, contractRules(settings)));
  const all = measures(lines);
  const count = wanted.reduce((n, w) => n + w.count, 0);
  await keep(marks, address?.addrId ?? null, confirmedLines(lines));
  return {
    shopCartOrders: priced.stores.map((store) => {
      const own = linesOf(lines, store);
      const days = daysToDoor(own, input.transportType);
      const wire = own.flatMap((l) => {
        const p = store.lines.find((x) => x.key === l.toPrice.key);
        return p === undefined ? [] : [wireLine(l, p, ctx.locale, offered)];
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
        duty: dutyLine({ deliveryType: delivery.type, mold: store.mold }, paperTermsOf(settings, 'buyer'), ctx.locale),
      };
    }),
    total: toWire(priced.goods),
    actualTotal: toWire(priced.total),
    orderReduce: toWire(priced.reduction),
    totalTransFee: toWire(chargedFreight(priced)),
    coupons: order.coupons.wire(priced),
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
    quoteExpires: holdsUntil(priced, lines, addMinutes(ctx.now, quoteMinutes)).toISOString(),
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
    transferLimits: transfers ? beyondTransfers(ctx, toPay.lines, heldForTransfers, free, input.paymentTerm) : [],
  };
};
