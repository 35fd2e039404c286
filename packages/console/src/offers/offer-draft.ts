import type { Input } from '@kyakhta/contract/types';
import { offerKind, type Locale } from '@kyakhta/contract/values';
import type { Goods, Offer } from './types.ts';
import { fromZoneField, toZoneField } from './zone-moment.ts';

type Written = Omit<Input<'POST /platform/offer'>, never>;
/** A variant as its row is typed: a percentage or a price. */
export type DraftItem = { goods: Goods; percent: string; price: string; quota: string; perBuyer: string };
/** The form as it is typed. */
export type OfferDraft = {
  kind: number;
  titles: Partial<Record<Locale, string>>;
  startTime: string;
  endTime: string;
  items: readonly DraftItem[];
};
/** What a row asks for beside its goods. */
export type Terms = Pick<DraftItem, 'percent' | 'price' | 'quota' | 'perBuyer'>;
export const noTerms: Terms = { percent: '', price: '', quota: '', perBuyer: '' };

const dayMs = 86_400_000;
/** From now, for so many days. */
const period = (now: number, days: number, zone: string): Pick<OfferDraft, 'startTime' | 'endTime'> => ({
  startTime: toZoneField(new Date(now).toISOString(), zone),
  endTime: toZoneField(new Date(now + days * dayMs).toISOString(), zone),
});
export const newDraft = (now: number, zone: string): OfferDraft => ({
  kind: offerKind.limited,
  titles: {},
  ...period(now, 14, zone),
  items: [],
});

const textOf = (value: number | null): string => (value === null ? '' : String(value));
export const draftOf = (offer: Offer, zone: string): OfferDraft => ({
  kind: offer.offerKind,
  titles: offer.titles,
  startTime: toZoneField(offer.startTime, zone),
  endTime: toZoneField(offer.endTime, zone),
  items: offer.items.map(({ price, percent, quota, perBuyer, ...goods }) => ({
    goods: { ...goods, canBuy: true },
    price: textOf(price),
    percent: textOf(percent),
    quota: textOf(quota),
    perBuyer: textOf(perBuyer),
  })),
});
/** A new offer like an old one: from now, for as long. */
export const copyOf = (offer: Offer, now: number, zone: string): OfferDraft => {
  const days = Math.max(1, Math.round((Date.parse(offer.endTime) - Date.parse(offer.startTime)) / dayMs));
  return { ...draftOf(offer, zone), ...period(now, days, zone) };
};

const amountText = (typed: string): string => typed.trim().replace(',', '.');
/** A field knows minutes alone: what was not touched stays the instant that it was. */
const instantOf = (typed: string, before: string | undefined, zone: string): string =>
  before !== undefined && toZoneField(before, zone) === typed ? before : (fromZoneField(typed, zone) ?? '');

/** What the call is asked for. Faults are the call's to find: it tells all of them, each at its field. */
export const writtenOf = (draft: OfferDraft, before: Offer | null, zone: string): Written => {
  const named = Object.entries(draft.titles).flatMap(([locale, title]) => (title?.trim() ? [[locale, title.trim()]] : []));
  return {
    offerKind: draft.kind,
    title: Object.fromEntries(named) as Partial<Record<Locale, string>>,
    startTime: instantOf(draft.startTime, before?.startTime, zone),
    endTime: instantOf(draft.endTime, before?.endTime, zone),
    items: draft.items.map(({ goods, price, percent, quota, perBuyer }) => ({
      skuId: goods.skuId,
      price: amountText(price),
      percent: percent.trim(),
      quota: quota.trim(),
      perBuyer: perBuyer.trim(),
    })),
  };
};

/** What a price of now becomes by what is typed, in units of the currency; null while that is no lower price. */
export const priceAfter = (now: number, { price, percent }: Pick<Terms, 'price' | 'percent'>, decimals: number): number | null => {
  const scale = 10 ** decimals;
  const minor = Math.round(now * scale);
  if (percent.trim() !== '') {
    const off = Number(percent.trim());
    if (!Number.isInteger(off) || off < 1 || off > 99) return null;
    const after = minor - Math.floor((minor * off + 50) / 100);
    return after > 0 && after < minor ? after / scale : null;
  }
  const typed = Math.round(Number(amountText(price)) * scale);
  return price.trim() === '' || Number.isNaN(typed) || typed <= 0 || typed >= minor ? null : typed / scale;
};
/** What a store receives of so much, after commission in hundredths of a per cent. */
export const afterCommission = (amount: number, basisPoints: number, decimals: number): number => {
  const scale = 10 ** decimals;
  const minor = Math.round(amount * scale);
  return (minor - Math.floor((minor * basisPoints + 5000) / 10_000)) / scale;
};
/** What a lower price takes off the one of now, in whole per cent, rounded down: never more than is true. */
export const percentOff = (before: number, after: number): number => Math.floor(((before - after) * 100) / before + 1e-9);
