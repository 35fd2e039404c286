import { offerDaysMax, offerPiecesMax, type Locale } from '@kyakhta/contract';
import { currencyOf, money, parseAmount, percentage, toDecimal } from '@kyakhta/money';
import { z } from 'zod';
import { addDays } from '../../../runtime/clock.ts';
import type { Parsed } from '../../../runtime/context.ts';
import type { WordId } from '../../../words/index.ts';

type Form = Parsed<'POST /shop/admin/offer'>;
type FormItem = Form['items'][number];

/** What a form of offers needs to know of a variant that its owner may put on offer; prices in minor units. */
export interface OfferGoods {
  readonly productId: number;
  readonly storeId: number;
  readonly article: string;
  readonly currency: string;
  /** What a piece costs without an offer; of a tiered product its lowest and its highest tier. */
  readonly low: bigint;
  readonly high: bigint;
  readonly cartonQuantity: number;
}
export interface WrittenItem {
  readonly skuId: number;
  readonly productId: number;
  readonly storeId: number;
  readonly price: bigint | null;
  readonly percent: number | null;
  readonly quota: number | null;
  readonly perBuyer: number | null;
  /** The highest price of the variant as the terms were written; kept of the platform's offers. */
  readonly priceLimit: bigint | null;
}
export interface WrittenOffer {
  readonly kind: number;
  readonly titles: Readonly<Record<string, string>>;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly items: readonly WrittenItem[];
}
/** What is wrong with a field, as the words say it. */
export interface FormFault {
  readonly word: WordId;
  readonly values?: Readonly<Record<string, string | number>>;
}
type Faults = Map<string, FormFault>;

/** A whole number of a form, null where it is absent; anything else is noted at its field. */
const wholeOf = (faults: Faults, field: string, typed: string | undefined, max: number, fault: FormFault): number | null => {
  if (typed === undefined) return null;
  const value = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  if (value >= 1 && value <= max) return value;
  faults.set(field, fault);
  return null;
};
/** Pieces of whole cartons: of a rest that makes none nobody could buy any, and its price would stand there to the end. */
const piecesOf = (faults: Faults, field: string, typed: string | undefined, carton: number): number | null => {
  const pieces = wholeOf(faults, field, typed, offerPiecesMax, { word: 'field.pieces', values: { max: offerPiecesMax } });
  if (pieces !== null && pieces % carton !== 0) faults.set(field, { word: 'field.wholeCartons', values: { carton } });
  return pieces;
};

/** What a percentage leaves of a price, as `pricing` reads it. */
const less = (price: bigint, percent: number, currency: string): bigint =>
  price - percentage(money(price, currencyOf(currency)), percent * 100, 'half-up').amount;

/** A price of a piece: above nothing, and lower than what it costs now, of tiers than the highest. */
const priceOf = (faults: Faults, field: string, typed: string, goods: OfferGoods): bigint | null => {
  const currency = currencyOf(goods.currency);
  const read = parseAmount(typed.replace(',', '.'), currency);
  if (!read.ok || read.money.amount <= 0n) {
    faults.set(field, { word: 'field.amount' });
    return null;
  }
  if (read.money.amount < goods.high) return read.money.amount;
  const values = { price: `${toDecimal(money(goods.high, currency))} ${goods.currency}` };
  faults.set(field, { word: goods.low === goods.high ? 'field.belowPrice' : 'field.belowHighest', values });
  return null;
};
const percentOf = (faults: Faults, field: string, typed: string, goods: OfferGoods | null): number | null => {
  const percent = wholeOf(faults, field, typed, 99, { word: 'field.percent' });
  if (percent === null || goods === null) return percent;
  const lowers = less(goods.high, percent, goods.currency) < goods.high && less(goods.low, percent, goods.currency) > 0n;
  if (!lowers) faults.set(field, { word: 'field.tooCheap' });
  return percent;
};

/** The lower price of a variant: a price, or a percentage; exactly one of them. */
const termsOf = (faults: Faults, at: string, item: FormItem, goods: OfferGoods | null): Pick<WrittenItem, 'price' | 'percent'> => {
  const { price, percent } = item;
  if (price !== undefined && percent !== undefined) faults.set(`${at}.percent`, { word: 'field.priceOrPercent' });
  else if (price === undefined && percent === undefined) faults.set(`${at}.price`, { word: 'field.required' });
  else if (goods !== null && price !== undefined) return { price: priceOf(faults, `${at}.price`, price, goods), percent: null };
  else if (percent !== undefined) return { price: null, percent: percentOf(faults, `${at}.percent`, percent, goods) };
  return { price: null, percent: null };
};

const itemOf = (faults: Faults, at: string, item: FormItem, goods: OfferGoods | null): WrittenItem | null => {
  if (goods === null) faults.set(`${at}.skuId`, { word: 'field.notOffered' });
  const terms = termsOf(faults, at, item, goods);
  const quota = piecesOf(faults, `${at}.quota`, item.quota, goods?.cartonQuantity ?? 1);
  const perBuyer = piecesOf(faults, `${at}.perBuyer`, item.perBuyer, goods?.cartonQuantity ?? 1);
  if (goods === null) return null;
  return { skuId: item.skuId, productId: goods.productId, storeId: goods.storeId, ...terms, quota, perBuyer, priceLimit: goods.high };
};

const isInstant = z.iso.datetime({ offset: true });
const readInstant = (typed: string): Date | null => (isInstant.safeParse(typed).success ? new Date(typed) : null);
const timesOf = (faults: Faults, input: Pick<Form, 'startTime' | 'endTime'>, now: Date): Pick<WrittenOffer, 'startsAt' | 'endsAt'> => {
  const read = (field: 'startTime' | 'endTime'): Date | null => {
    const typed = input[field];
    const at = typed === undefined ? null : readInstant(typed);
    if (at === null) faults.set(field, { word: typed === undefined ? 'field.required' : 'field.date' });
    return at;
  };
  const [startsAt, endsAt] = [read('startTime'), read('endTime')];
  if (startsAt !== null && endsAt !== null) {
    if (endsAt <= startsAt) faults.set('endTime', { word: 'field.laterThan' });
    else if (endsAt <= now) faults.set('endTime', { word: 'field.inFuture' });
    else if (endsAt > addDays(startsAt, offerDaysMax)) faults.set('endTime', { word: 'field.lasts', values: { max: offerDaysMax } });
  }
  return { startsAt: startsAt ?? now, endsAt: endsAt ?? now };
};

/**
 * Reads the form of an offer. Everything that is wrong with it is told at once, each at its field (`items.3.price`).
 * @param goods the variants that its owner may put on offer, by id
 */
export const readForm = (
  input: Form,
  goods: ReadonlyMap<number, OfferGoods>,
  locale: Locale,
  now: Date,
): { readonly written: WrittenOffer; readonly faults: ReadonlyMap<string, FormFault> } => {
  const faults: Faults = new Map();
  const named = typeof input.title === 'string' ? { [locale]: input.title } : input.title;
  const titles = Object.fromEntries(Object.entries(named).flatMap(([language, title]) => (title === undefined ? [] : [[language, title]])));
  if (Object.keys(titles).length === 0) faults.set('title', { word: 'field.required' });
  const times = timesOf(faults, input, now);
  if (input.items.length === 0) faults.set('items', { word: 'field.few', values: { min: 1 } });
  const seen = new Set<number>();
  const items = input.items.flatMap((item, place) => {
    if (seen.has(item.skuId)) faults.set(`items.${place}.skuId`, { word: 'field.twice' });
    seen.add(item.skuId);
    const read = itemOf(faults, `items.${place}`, item, goods.get(item.skuId) ?? null);
    return read === null ? [] : [read];
  });
  return { written: { kind: input.offerKind, titles, ...times, items }, faults };
};

const plainItem = (i: WrittenItem): string => [i.skuId, i.price, i.percent, i.quota, i.perBuyer].map(String).join(' ');
const itemsText = (items: readonly WrittenItem[]): string => items.map(plainItem).toSorted().join('\n');
/** Whether two offers lower the same prices of the same goods. */
export const sameItems = (a: WrittenOffer, b: WrittenOffer): boolean => a.kind === b.kind && itemsText(a.items) === itemsText(b.items);
/** Whether a store would agree to the same: prices, pieces and times. */
export const sameTerms = (a: WrittenOffer, b: WrittenOffer): boolean =>
  sameItems(a, b) && a.startsAt.getTime() === b.startsAt.getTime() && a.endsAt.getTime() === b.endsAt.getTime();
