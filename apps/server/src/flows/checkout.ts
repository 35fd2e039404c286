import { orderStatus } from '@kyakhta/contract';
import { toWire } from '@kyakhta/money';
import { addressOf } from '../domains/accounts/index.ts';
import { holdCart, takeFromCart } from '../domains/cart/index.ts';
import { productTag, nameOf } from '../domains/catalog/index.ts';
import { earlierSubmit, newOrderNumber, type NewOrder, noteSubmit, placeOrders } from '../domains/orders/index.ts';
import { type Priced, type PricedStore, quoteVersion } from '../domains/pricing/index.ts';
import { type SiteSettings, siteSettings } from '../domains/site/index.ts';
import { reserveStock } from '../domains/stock/index.ts';
import { addMinutes } from '../runtime/clock.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { type InspectedLine, inspectLines, type WantedLine } from './inspect-lines.ts';
import { checkTerms, chosenItems, daysToDoor, priceLines, refuseFaults, regionOf, wantedLines } from './quote-order.ts';

type BuyerCtx = CtxFor<'POST /p/order/submit'>;
type Input = Parsed<'POST /p/order/submit'>;

/**
 * Reserves the pieces under the order numbers and looks at the lines, in one journey: whoever comes too
 * late must not hold the goods while she is told so. A shortage is told with the name of the goods.
 */
const reserve = async (
  ctx: BuyerCtx,
  wanted: readonly WantedLine[],
  numberOfStore: ReadonlyMap<number, string>,
  transport: number,
): Promise<InspectedLine[]> => {
  const parts = wanted.map((w) => ({ reference: numberOfStore.get(w.storeId) ?? '', skuId: w.skuId, count: w.count }));
  const [reserved, lines] = await Promise.all([reserveStock(ctx.db, parts, ctx.now), inspectLines(ctx.db, wanted, transport, true)]);
  if (reserved.ok) return lines;
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
  lines: readonly InspectedLine[],
  rest: Pick<NewOrder, 'address' | 'quoteVersion'>,
  settings: SiteSettings,
): NewOrder => {
  const own = lines.filter((l) => l.store.id === priced.storeId);
  const [first] = own;
  if (first === undefined) throw new Error('an order has lines');
  const days = daysToDoor(own, input.transportType);
  return {
    number,
    userId: ctx.actor.id,
    storeId: priced.storeId,
    status: orderStatus.pendingPayment,
    mold: first.row.mold,
    paymentTerm: input.paymentTerm,
    transportType: input.transportType,
    deliveryType: input.dvyTypes?.find((d) => d.shopId === priced.storeId)?.dvyType ?? 1,
    currency: priced.total.currency,
    goodsTotal: priced.goods.amount,
    freight: priced.freight.amount,
    reduction: priced.reduction.amount,
    total: priced.total.amount,
    commissionBasisPoints: first.store.commissionBasisPoints ?? settings.commissionBasisPoints,
    daysMin: days.min,
    daysMax: days.max,
    remarks: input.orderShopParams?.find((p) => p.shopId === priced.storeId)?.remarks ?? '',
    payBefore: addMinutes(ctx.now, settings.payWithinMinutes),
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
        freightUnit: p.freightUnit.amount,
        freightAmount: p.freight.amount,
      };
    }),
  };
};

/**
 * Submit: one order per store, prices frozen line by line, stock reserved. The stock rows are locked
 * first and the prices read after, so that what is charged is what stood there when the goods were
 * taken. The same uuid again answers with the orders of the first time.
 */
export const submitOrder = async (ctx: BuyerCtx, input: Input): Promise<Result<'POST /p/order/submit'>> => {
  checkTerms(input);
  const buyerId = ctx.actor.id;
  // One submit of a buyer at a time, and none beside a change of the cart: a twin waits in the first statement and then, in the second,
  // finds the first one's orders. The rest travels with them.
  const [, earlier, items, address, settings] = await Promise.all([
    holdCart(ctx.db, buyerId),
    input.uuid === undefined ? null : earlierSubmit(ctx.db, buyerId, input.uuid),
    chosenItems(ctx, input),
    addressOf(ctx, buyerId, input.addrId),
    siteSettings(ctx.db),
  ]);
  if (earlier !== null) return { orderNumbers: earlier, duplicateError: true };
  const wanted = wantedLines(input, items);
  if (address === null) return refuse('addressUnknown');
  const numberOfStore = new Map([...new Set(wanted.map((w) => w.storeId))].map((id) => [id, newOrderNumber(ctx.now)]));
  const orderNumbers = [...numberOfStore.values()].join(',');
  const lines = await reserve(ctx, wanted, numberOfStore, input.transportType);
  refuseFaults(ctx, lines, wanted);
  const priced = priceLines(lines);
  const version = quoteVersion(priced, regionOf(address));
  if (input.quoteVersion !== undefined && input.quoteVersion !== version)
    return refuse('priceChanged', {}, { diff: changedPrices(ctx, lines, priced) });

  const orders = priced.stores.map((store) => {
    const number = numberOfStore.get(store.storeId);
    if (number === undefined) throw new Error('a store without an order number');
    return frozenOrder(ctx, input, number, store, lines, { address, quoteVersion: version }, settings);
  });
  const basketIds = wanted.map((w) => w.basketId);
  await Promise.all([
    placeOrders(ctx, orders),
    input.uuid === undefined ? null : noteSubmit(ctx.db, buyerId, input.uuid, orderNumbers, ctx.now),
    input.orderItem === undefined ? takeFromCart(ctx.db, buyerId, basketIds) : null,
  ]);
  for (const line of lines) ctx.changed(productTag(line.row.productId));
  return { orderNumbers, duplicateError: false };
};
