import type { Input, Output } from '@kyakhta/contract/types';
import { defineMessage } from '@lingui/core/macro';
import { code, deliveryType, invoiceType, mold, instalmentPlanShape, paymentTerm, transportType } from '@kyakhta/contract/values';
import { ask, formatOf, tryAsk, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import type { Format } from '../../format.ts';
import { lineView } from '../cart/cart.server.ts';
import { totalQuantity } from '../catalog/total-quantity.server.ts';
import { couponsOf } from './coupon-choice.ts';
import { couponsView, shareWords } from './coupons.server.ts';

type Wanted = Pick<Input<'POST /p/order/confirm'>, 'basketIds' | 'orderItem'>;
type WireQuote = Output<'POST /p/order/confirm'>;
type BookAddress = Output<'GET /p/address/list'>[number];
type WireAddress = Omit<BookAddress, 'provinceId' | 'cityId' | 'areaId' | 'lat' | 'lng' | 'missing'> &
  Partial<Pick<BookAddress, 'missing'>>;

type Part = { stage: number; percent: number; amount: string };

const whole = (text: FormDataEntryValue | null): number => (typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : 0);

/** What the address asks to order: lines of the cart, or one variant directly; else every ticked line. */
export async function wantedOf(asked: Asked): Promise<Wanted> {
  const { searchParams } = asked.url;
  const basketIds = (searchParams.get('basketIds') ?? '')
    .split(',')
    .map(whole)
    .filter((id) => id > 0);
  if (basketIds.length > 0) return { basketIds };
  const [prodId, skuId, shopId, count] = ['prodId', 'skuId', 'shopId', 'count'].map((name) => whole(searchParams.get(name)));
  if (prodId && skuId && shopId && count) return { orderItem: { prodId, skuId, shopId, count } };
  const cart = await ask(asked, 'POST /p/shopCart/info', { transportType: 1 });
  const ticked = cart.shopCarts
    .flatMap(({ shopCartItemDiscounts }) => shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))
    .filter(({ isChecked }) => isChecked)
    .map(({ basketId }) => basketId);
  // Without a list the server says in words that nothing is chosen.
  return ticked.length === 0 ? {} : { basketIds: ticked };
}

/** Terms of payment as the form says them: their number, for instalments with the plan, such as 3:30-40-30. */
const paymentOf = (text: FormDataEntryValue | null) => {
  const [term = '', plan = ''] = typeof text === 'string' ? text.split(':') : [];
  if (term === String(paymentTerm.cashOnDelivery)) return { paymentTerm: paymentTerm.cashOnDelivery };
  return term === String(paymentTerm.instalments) && instalmentPlanShape.test(plan)
    ? { paymentTerm: paymentTerm.instalments, instalmentPlan: plan }
    : { paymentTerm: paymentTerm.beforeDelivery };
};

/** Who buys, where it is chosen: a saved title, or 0 for the person herself. */
const buyerIn = (text: FormDataEntryValue | null): { buyerTitleId?: number } =>
  typeof text === 'string' && /^\d{1,10}$/.test(text) ? { buyerTitleId: Number(text) } : {};

/** Address, who buys, way of transport and terms of payment, from the form that is sent or the address that is shown. */
export const termsOf = (from: { get: (name: string) => FormDataEntryValue | null }) => ({
  addrId: whole(from.get('addrId')),
  transportType: whole(from.get('transportType')) === transportType.express ? transportType.express : transportType.ordinary,
  ...buyerIn(from.get('buyer')),
  invoiceType: whole(from.get('invoice')) === invoiceType.none ? invoiceType.none : invoiceType.electronic,
  ...paymentOf(from.get('terms')),
});

/** The kinds of delivery that the form says, by store: their number, for a place to collect from with its own, such as 2:17. */
export const deliveriesOf = (from: Iterable<readonly [string, FormDataEntryValue]>) =>
  [...from].flatMap(([name, value]) => {
    const shop = /^dvy-(\d{1,9})$/.exec(name)?.[1];
    const [, kind, place] = /^([1-4])(?::(\d{1,9}))?$/.exec(String(value)) ?? [];
    return shop === undefined || kind === undefined
      ? []
      : [{ shopId: Number(shop), dvyType: Number(kind), ...(place === undefined ? {} : { stationId: Number(place) }) }];
  });

/** Points as they were typed: in the form, or in the address, where a button's word comes after the field's. */
export const typedPoints = (from: { getAll: (name: string) => readonly FormDataEntryValue[] }): string => {
  const text = from.getAll('points').at(-1);
  return typeof text === 'string' ? text.trim().slice(0, 10) : '';
};
/** What is typed in the way of points, as a number; null when it is none. */
export const countOfPoints = (typed: string): number | null => (typed === '' ? 0 : /^\d{1,9}$/.test(typed) ? Number(typed) : null);
const noNumber = defineMessage({ message: 'Enter a whole number of points.' });
const pointFaults = new Set(['pointsStepWrong', 'pointsTooMany', 'pointsNotForTerm']);

/** Coupons that are not hers, or not together: those of an old address. */
const couponFaults = ['couponUnknown', 'couponsNotCombinable'];

/** Choices made for other goods, another address or a place that has closed: they are let go, not told as a fault. */
const otherChoices = new Set([
  'invoiceTitleUnknown',
  ...couponFaults,
  'paymentTermNotOffered',
  'deliveryKindNotOffered',
  'cityNotServed',
  'pickupPlaceUnknown',
]);

export async function loadQuote(asked: Asked) {
  const wanted = await wantedOf(asked);
  const terms = termsOf(asked.url.searchParams);
  const dvyTypes = deliveriesOf(asked.url.searchParams);
  const typed = typedPoints(asked.url.searchParams);
  const count = countOfPoints(typed);
  // With other terms nothing is taken off; what was typed waits in the address.
  const score = { userUseScore: terms.paymentTerm === paymentTerm.beforeDelivery ? (count ?? 0) : 0 };
  const wished = couponsOf(asked.url.searchParams);
  const first = await tryAsk(asked, 'POST /p/order/confirm', { ...wanted, ...terms, dvyTypes, ...score, ...wished });
  const failure = first.code === code.ok ? null : (first.data?.failure ?? null);
  const isOther = failure !== null && otherChoices.has(failure);
  const isOfCoupons = failure !== null && couponFaults.includes(failure);
  const coupons = isOfCoupons ? {} : wished;
  const isOfTerms = isOther && failure !== 'invoiceTitleUnknown' && !isOfCoupons;
  const payment = paymentOf(isOfTerms ? null : asked.url.searchParams.get('terms'));
  const { addrId, transportType: transport, buyerTitleId } = terms;
  const invoice = { invoiceType: terms.invoiceType };
  const buyer = buyerTitleId === undefined || failure === 'invoiceTitleUnknown' ? invoice : { ...invoice, buyerTitleId };
  const kept = failure === 'paymentTermNotOffered' || failure === 'invoiceTitleUnknown' || isOfCoupons ? { dvyTypes } : {};
  const line = { addrId, transportType: transport };
  const second = isOther
    ? await tryAsk(asked, 'POST /p/order/confirm', { ...wanted, ...kept, ...buyer, ...line, ...payment, ...coupons, ...score })
    : first;
  // Points that cannot be used are shown beside their field; the rest of the page stays.
  const fault = second.code !== code.ok && pointFaults.has(second.data?.failure ?? '') ? second.msg : null;
  const left = isOther ? kept : { dvyTypes };
  const answer =
    fault === null
      ? second
      : await tryAsk(asked, 'POST /p/order/confirm', { ...wanted, ...left, ...buyer, ...line, ...payment, ...coupons });
  if (answer.code !== code.ok) return { ok: false as const, msg: answer.msg, failure: answer.data?.failure ?? null };
  const quote = quoteView(asked, answer.data, terms.transportType, payment, coupons.couponIds ?? null);
  const told = fault ?? (count === null ? asked.context.get(i18nContext)._(noNumber) : null);
  const shown = told === null ? (quote.points.used > 0 ? String(quote.points.used) : '') : typed;
  return { ok: true as const, quote: { ...quote, points: { ...quote.points, typed: shown, fault: told } } };
}

const deliveryValue = (kind: number, place: number | null): string => (place === null ? String(kind) : `${kind}:${place}`);

function quoteView(asked: Asked, quote: WireQuote, transport: number, payment: ReturnType<typeof paymentOf>, couponIds: number[] | null) {
  const { context, url } = asked;
  const format = formatOf(context);
  const { currency } = quote;
  const money = (amount: number) => format.money(amount, currency);
  const terms = quote.paymentTerms.flatMap((term): { value: string; term: number; parts: readonly Part[] }[] =>
    term === paymentTerm.instalments
      ? quote.instalmentPlans.map(({ instalmentPlan, parts }) => ({
          value: `${term}:${instalmentPlan}`,
          term,
          parts: parts.map(({ stage, percent, amount }) => ({ stage, percent, amount: money(amount) })),
        }))
      : [{ value: String(term), term, parts: [] }],
  );
  const chosen = 'instalmentPlan' in payment ? `${payment.paymentTerm}:${payment.instalmentPlan}` : String(payment.paymentTerm);
  const signed = (amount: number) => (amount > 0 ? money(amount) : null);
  const coupons = couponsView(asked, quote, couponIds);
  const stores = quote.shopCartOrders.map((store) => ({
    shopId: store.shopId,
    isVoucher: store.orderMold === mold.virtual,
    name: store.shopName,
    lines: store.shopCartItemDiscounts
      .flatMap(({ shopCartItems }) => shopCartItems)
      .map((line) => ({ ...lineView(format, line, currency), shares: shareWords(asked, line.shares, currency) })),
    goods: money(store.total),
    freight: money(store.transfee),
    reduce: signed(store.shopReduce),
    total: money(store.actualTotal),
    cartons: store.cartons,
    dates: format.daysFromNow(store.daysMin, store.daysMax),
    delivery: deliveryValue(store.dvyType, store.stationId),
    /** Who pays customs duty and taxes, as its papers will say. */
    duty: store.duty,
    cityOnly: quote.userAddr === null ? [] : store.cityOnly,
    deliveries: store.deliveries.map((way) => ({
      ...way,
      value: deliveryValue(way.dvyType, way.stationId),
      fee: way.transfee === null ? null : money(way.transfee),
    })),
    remarks: url.searchParams.get(`remarks-${store.shopId}`)?.slice(0, 200) ?? '',
  }));
  return {
    uuid: crypto.randomUUID(),
    quoteVersion: quote.quoteVersion,
    expires: format.clockDeadline(quote.quoteExpires),
    buyers: quote.buyers,
    buyer: quote.buyerTitleId,
    invoiceType: quote.invoiceType,
    addresses: quote.addrList.map((address) => addressView(format, address)),
    book: quote.addrList.map(({ country }) => ({ country })),
    addrId: quote.userAddr?.addrId ?? null,
    /** Nothing is brought where all is bought by voucher. */
    needsAddress: quote.needsAddr,
    transport,
    transports: quote.transports
      .toSorted((a, b) => a.transportType - b.transportType)
      .map(({ transportType: type, transfee, daysMin, daysMax }) => ({
        type,
        fee: money(transfee),
        daysMin,
        daysMax,
        dates: format.daysFromNow(daysMin, daysMax),
      })),
    /** Whether a line of transport carries any of it. */
    isCarried: quote.shopCartOrders.some((store) => store.dvyType === deliveryType.courier),
    terms,
    chosenTerms: chosen,
    /** Whether money is asked for when the order is placed, and which part of it, when not all. */
    isCash: payment.paymentTerm === paymentTerm.cashOnDelivery,
    payNow: terms.find(({ value }) => value === chosen)?.parts[0]?.amount ?? null,
    stores,
    goods: money(quote.total),
    freight: money(quote.totalTransFee),
    freightAmount: quote.totalTransFee,
    coupons,
    /** What is taken off beside coupons and points, which stand on lines of their own. */
    reduce: signed(Math.round((quote.orderReduce - quote.scoreAmount - coupons.totalAmount) * 100) / 100),
    points: {
      has: format.whole(quote.score),
      most: quote.usableScore,
      mostText: format.whole(quote.usableScore),
      mostAmount: money(quote.usableScoreAmount),
      step: quote.scoreStep,
      used: quote.userUseScore,
      usedText: format.whole(quote.userUseScore),
      usedAmount: money(quote.scoreAmount),
      reason: quote.noScoreReason,
    },
    total: money(quote.actualTotal),
    about: format.about(quote.actualTotal, currency),
    currency,
    cartons: quote.cartons,
    pieces: totalQuantity(
      context,
      quote.shopCartOrders.flatMap(({ shopCartItemDiscounts }) => shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems)),
    ),
    weight: format.number(Math.round(quote.weight * 10) / 10),
    volume: format.cubicMetres(quote.volume),
    contractNeeded: quote.contractNeeded,
    /** Goods of which fewer can wait for a bank transfer. */
    transferLimits: quote.transferLimits.map(({ skuId, name, left }) => ({ skuId, name, left: format.whole(left) })),
    orders: quote.shopCartOrders.length,
  };
}

/** An address on one line, its country by its name. */
export function addressView(format: Format, address: WireAddress) {
  const { addrId, receiver, mobile, commonAddr } = address;
  return {
    addrId,
    receiver,
    mobile,
    isDefault: commonAddr === 1,
    /** It was kept before districts were asked for. */
    lacksDistrict: address.missing?.includes('area') === true,
    line: format.row([
      address.postCode,
      format.country(address.country),
      address.province,
      address.city === address.province ? '' : address.city,
      address.area,
      address.addr,
    ]),
  };
}

export type Quote = Extract<Awaited<ReturnType<typeof loadQuote>>, { ok: true }>['quote'];
export type AddressView = ReturnType<typeof addressView>;
