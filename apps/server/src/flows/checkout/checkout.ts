import { invoiceType, orderStatus, paymentTerm } from '@kyakhta/contract';
import { bookOf, goesTo, isConsentAsked } from '../../domains/accounts/index.ts';
import { needsContract } from '../../domains/agreements/index.ts';
import { type CartItem, holdCart, holdCartItems, takeFromCart } from '../../domains/cart/index.ts';
import { isVirtual, nameOf, productTag, relistOffer } from '../../domains/catalog/index.ts';
import {
  addPaidByOthers,
  agreedStatus,
  beforeSubmit,
  newOrderNumber,
  type NewOrder,
  orderByNumber,
  type PaidByOthers,
  placeOrders,
  type QuoteMarks,
} from '../../domains/orders/index.ts';
import { pointsOf, spendPoints } from '../../domains/loyalty/index.ts';
import { takeOffers } from '../../domains/offers/index.ts';
import { chargedFreight, type Priced, type PricedLine, type PricedStore } from '../../domains/pricing/index.ts';
import { useCoupons } from '../../domains/promotions/index.ts';
import { type SiteSettings, keptSettings } from '../../domains/site/index.ts';
import { moveReservation, reserveStock } from '../../domains/stock/index.ts';
import { addMinutes } from '../../runtime/clock.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { these } from '../../runtime/ids.ts';
import { goodsOf, type InspectedLine, inspectLines, type WantedLine } from './inspect-lines.ts';
import { emptiedBy, takesOf } from './line-offers.ts';
import { pricedAnew, refuseChanged } from './changed-prices.ts';
import { payNothingDue } from '../dues/nothing-due.ts';
import { contractRules, offerContract } from '../contract/offer-contract.ts';
import { checkLimits, checkWaiting, type Held, heldBy, linesToPay } from './order-limits.ts';
import { partsOf } from './payment-terms.ts';
import { priceOrder } from './price-order.ts';
import { askedDelivery, type Delivery, deliveryFor } from './delivery-choice.ts';
import { chosenAddress, daysToDoor, daysToShip, linesOf, wantedLines } from './quote-order.ts';
import { couponsOf, usesOf } from './use-coupons.ts';
import { asksPoints, pointsByLine } from './use-points.ts';
import { ableToSign, buyerOf, whoBuys } from '../contract/who-buys.ts';

type BuyerCtx = CtxFor<'POST /p/order/submit'>;
type Input = Parsed<'POST /p/order/submit'>;

/**
 * Reserves the pieces under the order numbers and looks at the lines, and at what her unpaid orders hold, in one journey: who comes
 * too late must not hold the goods while she reads so. A shortage names the goods.
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
  const [reserved, held, lines] = await Promise.all([
    reserveStock(ctx, parts),
    heldBy(ctx.db, unpaid, skuIds),
    inspectLines(ctx, wanted, input.transportType, country, askedDelivery(input), goodsOf(ctx, these(skuIds), true)),
  ]);
  if (reserved.ok) return { lines, held, free: reserved.free };
  const row = lines.find((l) => l.row.skuId === reserved.skuId)?.row ?? refuse('skuUnknown');
  return refuse('noStock', { name: nameOf(row, ctx.locale), left: reserved.left });
};

/** What others than its buyer pay of a line, points aside. */
const paidByOthersOf = ({ shares }: PricedLine): PaidByOthers => {
  const of = (kept: (share: PricedLine['shares'][number]) => boolean): bigint =>
    shares.filter(kept).reduce((all, share) => all + share.amount.amount, 0n);
  return {
    promotionPaid: of((s) => s.owner === 'platform' && s.kind !== 'freight' && s.kind !== 'points'),
    freightPlatform: of((s) => s.owner === 'platform' && s.kind === 'freight'),
    freightStore: of((s) => s.owner === 'store' && s.kind === 'freight'),
  };
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
    doorTerm: settings.contractTerms.doorTerm,
    currency: priced.total.currency,
    goodsTotal: priced.goods.amount,
    freight: chargedFreight(priced).amount,
    reduction: priced.reduction.amount,
    pointsAmount: priced.pointsReduction.amount,
    ...addPaidByOthers(priced.lines.map(paidByOthersOf)),
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
      const p = priced.lines.find((x) => x.key === l.toPrice.key);
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
        offerId: p.offer?.id ?? null,
        priceBefore: p.offer === null ? null : p.basePrice.amount,
        goodsAmount: p.goods.amount,
        reduction: p.reduction.amount,
        points: points.get(l.toPrice.key) ?? 0,
        pointsAmount: p.pointsReduction.amount,
        ...paidByOthersOf(p),
        shares: p.shares.map((s) => ({ ...s, amount: s.amount.amount })),
        freightUnit: p.freightUnit?.amount ?? null,
        freightAmount: chargedFreight(p).amount,
        voucher: l.row.voucher,
        noReason: l.row.noReason,
        origin: l.row.origin,
      };
    }),
  };
};

/** The numbers of the orders. Pieces are reserved before it is known which are vouchers: of a store with both, those go under a separate number. */
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

/** The chosen lines of the cart, if it is they that are wanted, with the cart held until this transaction is over. */
const heldItems = async (ctx: BuyerCtx, { basketIds, orderItem }: Input): Promise<CartItem[]> => {
  if (orderItem === undefined && basketIds !== undefined) return holdCartItems(ctx.db, ctx.actor.id, [...new Set(basketIds)]);
  await holdCart(ctx.db, ctx.actor.id);
  return [];
};

type Placed = Pick<NewOrder, 'number' | 'status' | 'total'>;
/** What becomes of placed orders apart from payment: which wait for her signature, and which nothing is to be paid for, in their order. */
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
 * @param session by which what was confirmed last is known
 * @param isAgreed whether the person was shown this quote, where the submit does not name its version itself
 */
export const submitOrder = async (
  ctx: BuyerCtx,
  input: Input,
  session: Buffer,
  isAgreed?: (now: QuoteMarks) => boolean,
): Promise<Result<'POST /p/order/submit'>> => {
  const buyerId = ctx.actor.id;
  // One submit of a buyer at a time, and none during a change of the cart: a twin waits in the first statement and then, in the second,
  // finds the first one's orders. The rest travels with them.
  const [items, { earlier, unpaid }, book, settings, score, held, isAsked] = await Promise.all([
    heldItems(ctx, input),
    beforeSubmit(ctx.db, buyerId, input.uuid ?? null),
    bookOf(ctx, buyerId),
    keptSettings(ctx),
    asksPoints(input) ? pointsOf(ctx, buyerId) : 0,
    couponsOf(ctx, buyerId, input),
    isConsentAsked(ctx, buyerId),
  ]);
  if (earlier !== null) return sameAgain(ctx, earlier);
  if (isAsked) return refuse('consentNeeded');
  const chosen = chosenAddress(book.addresses, input.addrId);
  const buyers = whoBuys(book.titles, input.buyerTitleId);
  const wanted = wantedLines(input, items);
  const numberOfStore = new Map([...new Set(wanted.map((w) => w.storeId))].map((id) => [id, newOrderNumber(ctx.now)]));
  const { lines, ...standing } = await reserve(ctx, wanted, numberOfStore, input, goesTo(chosen), unpaid);
  const standingNow = { wanted, lines, chosen, isPlaced: true, settings, score, held };
  const { address, deliveries, coupons, points, priced, marks } = await priceOrder(ctx, input, standingNow);
  if (!(input.quoteVersion === undefined ? (isAgreed?.(marks) ?? true) : input.quoteVersion === marks.whole))
    return refuseChanged(ctx, { lines, priced });
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
  const submit = { userId: buyerId, uuid: input.uuid ?? null, session, named: input, orderNumbers };
  const takes = takesOf(priced, lines, numberOf);
  const [, isTaken] = await Promise.all([useCoupons(ctx, buyerId, usesOf(orders), coupons.name), takeOffers(ctx, buyerId, takes)]);
  // An offer that the quote was made with ended, or its pieces went, since the goods were looked at.
  if (!isTaken) return refuseChanged(ctx, await pricedAnew(ctx, input, standingNow));
  await placeOrders(ctx, orders, submit);
  if (input.orderItem === undefined) takeFromCart(ctx, buyerId, basketIds);
  const waiting = orders.filter((o) => o.status === orderStatus.waitingBuyerContract).map((o) => o.number);
  for (const number of waiting) await offerContract(ctx, number, 'buyer', ctx.locale);
  await payNothingDue(
    ctx,
    orders.filter((o) => o.total === 0n).map((o) => o.number),
  );
  for (const line of lines) ctx.changed(productTag(line.row.productId));
  for (const offerId of emptiedBy(takes, lines)) await relistOffer(ctx, offerId);
  return { orderNumbers, duplicateError: false, ...besidePayment(orders) };
};
