import { deliveryType, paymentTerm, transportType, cartLinesMax } from '@kyakhta/contract';
import { LARGEST_AMOUNT, toWire } from '@kyakhta/money';
import { type Address, addressesOf } from '../domains/accounts/index.ts';
import { type CartItem, cartItemsById } from '../domains/cart/index.ts';
import { deliveryDays, nameOf, unitOf } from '../domains/catalog/index.ts';
import { daysOf } from '../domains/freight/index.ts';
import { price, type Priced, quoteVersion } from '../domains/pricing/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import { addMinutes } from '../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { type InspectedLine, inspectLines, toPriceOf, type WantedLine } from './inspect-lines.ts';
import { measures, wireLine, wireStore } from './show-cart.ts';

type Wanted = Parsed<'POST /p/order/confirm'>;
type BuyerCtx = CtxFor<'POST /p/order/confirm'>;
const quoteMinutes = 30;

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
  if (basketIds === undefined) return refuse('nothingSelected');
  if (items.length > cartLinesMax) return refuse('cartLimitReached', { max: cartLinesMax });
  if (items.length !== new Set(basketIds).size) return refuse('cartLineUnknown');
  return items.map((i) => ({ ...i, isChecked: true }));
};

/** Refuses what no order can have, before anything is looked up. */
export const checkTerms = (input: Wanted): void => {
  if (input.paymentTerm !== paymentTerm.beforeDelivery) refuse('paymentTermNotOffered');
  if ((input.dvyTypes ?? []).some((d) => d.dvyType !== deliveryType.courier)) refuse('notDeliverable');
};

/** Refuses the first line that cannot be ordered as it stands, in words that say what to do. */
export const refuseFaults = (ctx: Ctx, lines: readonly InspectedLine[], wanted: readonly WantedLine[]): void => {
  if (lines.length !== wanted.length) refuse('skuUnknown');
  for (const { fault, row, left } of lines) {
    const name = nameOf(row, ctx.locale);
    const unit = unitOf(row, ctx.locale);
    if (fault === 'skuGone') refuse('skuUnknown');
    if (fault === 'productGone' || fault === 'storeClosed') refuse('productUnavailable');
    if (fault === 'notForCart') refuse('notForCart');
    if (fault === 'noStock' || fault === 'stockShort') refuse('noStock', { name, left });
    if (fault === 'offCartonStep') refuse('offCartonStep', { name, carton: row.cartonQuantity, unit });
    if (fault === 'belowMinimum') refuse('belowMinimum', { name, minimum: row.minimum, unit });
  }
};

/** Prices lines; an order beyond what the wire can carry exactly is refused. */
export const priceLines = (lines: readonly InspectedLine[]): Priced => {
  if (lines.some((l) => l.toPrice.currency !== lines[0]?.toPrice.currency)) refuse('currenciesDiffer');
  const priced = price(lines.map((l) => l.toPrice));
  return priced.total.amount > LARGEST_AMOUNT ? refuse('orderTooLarge') : priced;
};

/** What of the address a quote depends on. */
export const regionOf = (address: Address | null): string =>
  address === null ? '' : [address.country, address.province, address.city].join('/');

/** Days from payment to the door: until shipping by the slowest line, then the transport line. */
export const daysToDoor = (lines: readonly InspectedLine[], transport: number): { readonly min: number; readonly max: number } => {
  const ready = Math.max(0, ...lines.map((l) => deliveryDays(l.row.deliveryTiers, l.wanted.count)));
  const line = daysOf(transport);
  return { min: ready + line.min, max: ready + line.max };
};

/** The quote: what the order would cost now and when it would come. Nothing is reserved, nothing stored. */
export const confirmOrder = async (ctx: BuyerCtx, input: Wanted): Promise<Result<'POST /p/order/confirm'>> => {
  checkTerms(input);
  const [items, addresses, { contractsOn }] = await Promise.all([
    chosenItems(ctx, input),
    addressesOf(ctx, ctx.actor.id),
    siteSettings(ctx.db),
  ]);
  const wanted = wantedLines(input, items);
  const address = addresses.find((a) => (input.addrId === 0 ? a.commonAddr === 1 : a.addrId === input.addrId)) ?? null;
  if (address === null && input.addrId !== 0) return refuse('addressUnknown');
  const lines = await inspectLines(ctx.db, wanted, input.transportType);
  refuseFaults(ctx, lines, wanted);
  const priced = priceLines(lines);
  const transports = [transportType.ordinary, transportType.express].map((transport) => {
    const other = priceLines(lines.map((l) => ({ ...l, toPrice: toPriceOf(l.wanted, l.row, transport) })));
    const days = daysToDoor(lines, transport);
    return { transportType: transport, transfee: toWire(other.freight), daysMin: days.min, daysMax: days.max };
  });
  const all = measures(lines);
  return {
    shopCartOrders: priced.stores.map((store) => {
      const own = lines.filter((l) => l.store.id === store.storeId);
      const days = daysToDoor(own, input.transportType);
      const wire = own.flatMap((l) => {
        const p = store.lines.find((x) => x.skuId === l.row.skuId);
        return p === undefined ? [] : [wireLine(l, p, ctx.locale)];
      });
      return { ...wireStore(wire, own, store, priced.total.currency), daysMin: days.min, daysMax: days.max };
    }),
    total: toWire(priced.goods),
    actualTotal: toWire(priced.total),
    orderReduce: toWire(priced.reduction),
    totalTransFee: toWire(priced.freight),
    usableScore: 0,
    currency: priced.total.currency,
    userAddr: address,
    addrList: addresses,
    quoteVersion: quoteVersion(priced, regionOf(address)),
    quoteExpires: addMinutes(ctx.now, quoteMinutes).toISOString(),
    count: wanted.reduce((n, w) => n + w.count, 0),
    ...all,
    transports,
    contractNeeded: contractsOn,
  };
};
