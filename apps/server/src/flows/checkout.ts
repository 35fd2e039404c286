import { invoiceType, orderStatus, paymentTerm } from '@kyakhta/contract';
import { toWire } from '@kyakhta/money';
import { addressOf, goesTo, isConsentAsked } from '../domains/accounts/index.ts';
import { needsContract } from '../domains/agreements/index.ts';
import { holdCart, takeFromCart } from '../domains/cart/index.ts';
import { isVirtual, nameOf, productTag } from '../domains/catalog/index.ts';
import {
  agreedStatus,
  earlierSubmit,
  newOrderNumber,
  type NewOrder,
  noteSubmit,
  orderByNumber,
  placeOrders,
  type QuoteMarks,
  unpaidOrders,
} from '../domains/orders/index.ts';
import { pointsOf, spendPoints } from '../domains/loyalty/index.ts';
import type { Priced, PricedStore } from '../domains/pricing/index.ts';
import { type SiteSettings, siteSettings } from '../domains/site/index.ts';
import { freeStock, moveReservation, reserveStock } from '../domains/stock/index.ts';
import { addMinutes } from '../runtime/clock.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { type InspectedLine, inspectLines, type WantedLine } from './inspect-lines.ts';
import { refuseUnnamed } from './named-parties.ts';
import { payNothingDue } from './nothing-due.ts';
import { contractRules, offerContract } from './offer-contract.ts';
import { checkLimits, checkWaiting, type Held, heldBy, linesToPay } from './order-limits.ts';
import { checkPaymentTerm, partsOf } from './payment-terms.ts';
import { askedDelivery, type Delivery, deliveriesOf, deliveryFor, feesOf, placesFor } from './delivery-choice.ts';
import {
  chosenItems,
  daysToDoor,
  daysToShip,
  linesOf,
  marksOf,
  needsAddress,
  priceLines,
  refuseFaults,
  wantedLines,
} from './quote-order.ts';
import { asksPoints, pointsByLine, quotePoints } from './use-points.ts';
import { ableToSign, buyerOf, whoBuys } from './who-buys.ts';

type BuyerCtx = CtxFor<'POST /p/order/submit'>;
type Input = Parsed<'POST /p/order/submit'>;

/**
 * Reserves the pieces under the order numbers and looks at the lines, and at what was free and what her unpaid orders hold, in one journey: whoever comes too
 * late must not hold the goods while she is told so. A shortage is told with the name of the goods.
 */
const reserve = async (
  ctx: BuyerCtx,
  wanted: readonly WantedLine[],
  numberOfStore: ReadonlyMap<number, string>,
  input: Input,
  country: string | null,
  unpaid: readonly string[],
): Promise<{ readonly lines: InspectedLine[]; readonly held: Held; readonly free: ReadonlyMap<number, number> }> => {
  const skuIds = wanted.map((w) => w.skuId);
  const parts = wanted.map((w) => ({ reference: numberOfStore.get(w.storeId) ?? '', skuId: w.skuId, count: w.count }));
  const [reserved, rest, held, lines] = await Promise.all([
    reserveStock(ctx, parts),
    freeStock(ctx.db, skuIds),
    heldBy(ctx.db, unpaid, skuIds),
    inspectLines(ctx.db, wanted, input.transportType, country, true, askedDelivery(input)),
  ]);
  if (reserved.ok) {
    const free = new Map(rest);
    for (const { skuId, count } of parts) free.set(skuId, (free.get(skuId) ?? 0) + count);
    return { lines, held, free };
  }
  const row = lines.find((l) => l.row.skuId === reserved.skuId)?.row ?? refuse('skuUnknown');
  return refuse('noStock', { name: nameOf(row, ctx.locale), left: reserved.left });
};

/** The prices as they are now, by goods: what the person did not agree to yet. */
const changedPrices = (
  ctx: BuyerCtx,
  lines: readonly InspectedLine[],
  priced: Priced,
): { skuId: number; name: string; before: null; now: number }[] => {
  const now = new Map(priced.stores.flatMap((s) => s.lines).map((l) => [l.skuId, toWire(l.unitPrice)]));
  return lines.map((l) => ({ skuId: l.row.skuId, name: nameOf(l.row, ctx.locale), before: null, now: now.get(l.row.skuId) ?? 0 }));
};

const frozenOrder = (
  ctx: BuyerCtx,
  input: Input,
  number: string,
  priced: PricedStore,
  all: Priced,
  lines: readonly InspectedLine[],
  delivery: Delivery,
  rest: Pick<NewOrder, 'address' | 'buyer' | 'invoiceType' | 'quoteVersion' | 'points'>,
  settings: SiteSettings,
): NewOrder => {
  const own = linesOf(lines, priced);
  const [first] = own;
  if (first === undefined) throw new Error('an order has lines');
  const days = daysToDoor(own, input.transportType);
  const points = pointsByLine(rest.points, priced);
  const waits = needsContract(priced.total, input.paymentTerm, contractRules(settings));
  return {
    number,
    userId: ctx.actor.id,
    storeId: priced.storeId,
    status: waits ? orderStatus.waitingBuyerContract : agreedStatus(input.paymentTerm),
    mold: priced.mold,
    paymentTerm: input.paymentTerm,
    transportType: input.transportType,
    deliveryType: delivery.type,
    deliveryFee: delivery.fee.amount,
    pickupPlace: delivery.place,
    currency: priced.total.currency,
    goodsTotal: priced.goods.amount,
    freight: priced.freight.amount,
    reduction: priced.reduction.amount,
    pointsAmount: priced.pointsReduction.amount,
    total: priced.total.amount,
    commissionBasisPoints: first.store.commissionBasisPoints ?? settings.commissionBasisPoints,
    daysMin: days.min,
    daysMax: days.max,
    shipDays: daysToShip(own),
    claimDays: settings.claimDays,
    remarks: input.orderShopParams?.find((p) => p.shopId === priced.storeId)?.remarks ?? '',
    // With a contract the time to pay begins once both sides have signed; cash on delivery has none, nor has what points pay whole.
    payBefore:
      waits || input.paymentTerm === paymentTerm.cashOnDelivery || priced.total.amount === 0n
        ? null
        : addMinutes(ctx.now, settings.payWithinMinutes),
    instalments: partsOf(number, priced.total, input, all, settings),
    ...rest,
    items: own.map((l) => {
      const p = priced.lines.find((x) => x.skuId === l.row.skuId);
      if (p === undefined) throw new Error('a line was not priced');
      return {
        productId: l.row.productId,
        skuId: l.row.skuId,
        names: Object.fromEntries(Object.entries(l.row.texts).map(([locale, t]) => [locale, t.name])),
        properties: l.row.properties,
        units: Object.fromEntries(Object.entries(l.row.texts).map(([locale, t]) => [locale, t.unit])),
        article: l.row.article,
        picture: l.row.picture,
        count: l.wanted.count,
        cartonQuantity: l.row.cartonQuantity,
        cartonWeightGrams: l.row.cartonWeightGrams,
        cartonVolumeCm3: l.row.cartonVolumeCm3,
        price: p.unitPrice.amount,
        goodsAmount: p.goods.amount,
        reduction: p.reduction.amount,
        points: points.get(l.row.skuId) ?? 0,
        pointsAmount: p.pointsReduction.amount,
        freightUnit: p.freightUnit?.amount ?? null,
        freightAmount: p.freight.amount,
        voucher: l.row.voucher,
        noReason: l.row.noReason,
        origin: l.row.origin,
      };
    }),
  };
};

/** The numbers of the orders. Pieces are reserved before it is known which are vouchers: of a store with both, those go under a number of their own. */
const numbersByMold = async (
  ctx: BuyerCtx,
  priced: Priced,
  numberOfStore: ReadonlyMap<number, string>,
): Promise<(store: PricedStore) => string> => {
  const own = new Map<PricedStore, string>();
  for (const [storeId, parts] of Map.groupBy(priced.stores, (s) => s.storeId)) {
    const reserved = numberOfStore.get(storeId) ?? '';
    for (const [i, part] of parts.entries()) {
      const number = i === 0 ? reserved : newOrderNumber(ctx.now);
      const skuIds = part.lines.map((l) => l.skuId);
      if (i > 0) await moveReservation(ctx, reserved, number, skuIds);
      own.set(part, number);
    }
  }
  return (store) => own.get(store) ?? '';
};

type Placed = Pick<NewOrder, 'number' | 'status' | 'total'>;
/** What becomes of placed orders beside payment: which wait for her signature, and which nothing is to be paid for, in their order. */
const besidePayment = (orders: readonly Placed[]): Pick<Result<'POST /p/order/submit'>, 'contractNumbers' | 'paidNumbers'> => {
  const waits = (o: Placed): boolean => o.status === orderStatus.waitingBuyerContract;
  const joined = (some: readonly Placed[]): string => some.map((o) => o.number).join(',');
  return { contractNumbers: joined(orders.filter(waits)), paidNumbers: joined(orders.filter((o) => o.total === 0n && !waits(o))) };
};
/** The answer to a submit that came before. */
export const sameAgain = async (ctx: BuyerCtx, orderNumbers: string): Promise<Result<'POST /p/order/submit'>> => {
  const orders = await Promise.all(orderNumbers.split(',').map((number) => orderByNumber(ctx.db, number)));
  return { orderNumbers, duplicateError: true, ...besidePayment(orders.filter((o) => o !== null)) };
};

/**
 * Submit: one order per store, its goods and its vouchers apart, prices frozen line by line, stock reserved. The stock rows are locked
 * first and the prices read after, so that what is charged is what stood there when the goods were
 * taken. The same uuid again answers with the orders of the first time.
 * @param isAgreed whether the person was shown this quote, where the submit does not name its version itself
 */
export const submitOrder = async (
  ctx: BuyerCtx,
  input: Input,
  isAgreed?: (now: QuoteMarks) => boolean,
): Promise<Result<'POST /p/order/submit'>> => {
  const buyerId = ctx.actor.id;
  // One submit of a buyer at a time, and none beside a change of the cart: a twin waits in the first statement and then, in the second,
  // finds the first one's orders. The rest travels with them.
  const [, earlier, items, chosen, settings, score, isAsked, unpaid, buyers] = await Promise.all([
    holdCart(ctx.db, buyerId),
    input.uuid === undefined ? null : earlierSubmit(ctx.db, buyerId, input.uuid),
    chosenItems(ctx, input),
    addressOf(ctx, buyerId, input.addrId),
    siteSettings(ctx.db),
    asksPoints(input) ? pointsOf(ctx, buyerId) : 0,
    isConsentAsked(ctx, buyerId),
    unpaidOrders(ctx.db, buyerId),
    whoBuys(ctx, input.buyerTitleId),
  ]);
  if (earlier !== null) return sameAgain(ctx, earlier);
  if (isAsked) return refuse('consentNeeded');
  const wanted = wantedLines(input, items);
  const numberOfStore = new Map([...new Set(wanted.map((w) => w.storeId))].map((id) => [id, newOrderNumber(ctx.now)]));
  const { lines, ...standing } = await reserve(ctx, wanted, numberOfStore, input, goesTo(chosen), unpaid);
  refuseFaults(ctx, lines, wanted);
  await refuseUnnamed(ctx, settings, lines);
  const address = needsAddress(lines) ? (chosen ?? refuse('addressUnknown')) : null;
  const deliveries = deliveriesOf(input, lines, await placesFor(ctx.db, lines), address, ctx.locale);
  const fees = feesOf(deliveries);
  const before = priceLines(lines, fees);
  checkPaymentTerm(input, lines, before, settings);
  const points = quotePoints(input, score, before, settings.pointRules);
  const priced = priceLines(lines, fees, points.reductions);
  const marks = marksOf(before, priced, address, deliveries, lines);
  if (!(input.quoteVersion === undefined ? (isAgreed?.(marks) ?? true) : input.quoteVersion === marks.whole))
    return refuse('priceChanged', {}, { diff: changedPrices(ctx, lines, priced), freight: toWire(priced.freight) });
  checkLimits(ctx, { ...linesToPay(lines, priced.stores), ...standing, unpaid }, settings);
  await checkWaiting(ctx, lines, priced.stores, input.paymentTerm, standing.free, settings);

  const isSigned = priced.stores.some((store) => needsContract(store.total, input.paymentTerm, contractRules(settings)));
  const signing = isSigned ? ableToSign(buyers, input.buyerTitleId) : buyers;
  const numberOf = await numbersByMold(ctx, priced, numberOfStore);
  const orders = priced.stores.map((store) => {
    const number = numberOf(store);
    const rest = {
      address: isVirtual(store) ? null : address,
      buyer: buyerOf(signing.chosen),
      invoiceType: input.invoiceType ?? invoiceType.electronic,
      quoteVersion: marks.whole,
      points: points.usedOn(store),
    };
    return frozenOrder(ctx, input, number, store, priced, lines, deliveryFor(deliveries, store), rest, settings);
  });
  const orderNumbers = orders.map((o) => o.number).join(',');
  const basketIds = wanted.map((w) => w.basketId);
  const wants = orders.map((o) => ({ reference: o.number, points: o.points }));
  if (!(await spendPoints(ctx, buyerId, wants))) refuse('pointsTooMany', { most: 0 });
  await Promise.all([
    placeOrders(ctx, orders),
    input.uuid === undefined ? null : noteSubmit(ctx.db, buyerId, input.uuid, orderNumbers, ctx.now),
    input.orderItem === undefined ? takeFromCart(ctx.db, buyerId, basketIds) : null,
  ]);
  const waiting = orders.filter((o) => o.status === orderStatus.waitingBuyerContract).map((o) => o.number);
  for (const number of waiting) await offerContract(ctx, number, 'buyer', ctx.locale);
  await payNothingDue(
    ctx,
    orders.filter((o) => o.total === 0n).map((o) => o.number),
  );
  for (const line of lines) ctx.changed(productTag(line.row.productId));
  return { orderNumbers, duplicateError: false, ...besidePayment(orders) };
};
