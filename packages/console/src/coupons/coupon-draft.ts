import type { Input } from '@kyakhta/contract/types';
import { couponScope, couponType, couponValidity, type Locale, type PromotionOwner } from '@kyakhta/contract/values';
import { fromMomentField, toMomentField } from '../moment-field.ts';
import type { Coupon, CouponTerms, NamedProduct } from './types.ts';

type Written = Input<'POST /platform/coupon'>;
/** The form as it is typed. */
export type CouponDraft = {
  names: Partial<Record<Locale, string>>;
  kind: number;
  amount: string;
  percent: string;
  cap: string;
  least: string;
  scope: number;
  categoryId: string;
  products: readonly NamedProduct[];
  byCode: boolean;
  codes: string;
  issueTotal: string;
  perBuyer: string;
  budget: string;
  receiveStart: string;
  receiveEnd: string;
  validity: number;
  startTime: string;
  endTime: string;
  validDays: string;
};

const dayMs = 86_400_000;
/** Claimable for a month from now, and valid for as long. */
export const newDraft = (owner: PromotionOwner, now: number): CouponDraft => {
  const [from, to] = [toMomentField(new Date(now).toISOString()), toMomentField(new Date(now + 30 * dayMs).toISOString())];
  return {
    names: {},
    kind: couponType.amount,
    amount: '',
    percent: '',
    cap: '',
    least: '',
    scope: owner === 'store' ? couponScope.store : couponScope.platform,
    categoryId: '',
    products: [],
    byCode: false,
    codes: '',
    issueTotal: '',
    perBuyer: '1',
    budget: '',
    receiveStart: from,
    receiveEnd: to,
    validity: couponValidity.dates,
    startTime: from,
    endTime: to,
    validDays: '',
  };
};

/** What is taken off, per cent, of tenths that are left to pay: 8.5 are 15. */
export const percentOff = (tenths: number): number => (1000 - Math.round(tenths * 100)) / 10;
/** The other way round, as the call reads it; what is no percentage below 100 becomes 0, which the call refuses. */
export const tenthsLeft = (typed: string): string => {
  const found = /^(\d{1,2})(?:[.,](\d))?$/.exec(typed.trim());
  if (found === null) return typed.trim() === '' ? '' : '0';
  const taken = Number(found[1]) * 10 + Number(found[2] ?? 0);
  return taken === 0 ? '0' : String((1000 - taken) / 100);
};

const textOf = (value: number | null): string => (value === null ? '' : String(value));
export const draftOf = (coupon: Coupon, products: readonly NamedProduct[]): CouponDraft => ({
  names: coupon.names,
  kind: coupon.couponType,
  amount: textOf(coupon.reduceAmount),
  percent: coupon.couponDiscount === null ? '' : String(percentOff(coupon.couponDiscount)),
  cap: textOf(coupon.maxReduce),
  least: coupon.cashCondition === 0 ? '' : String(coupon.cashCondition),
  scope: coupon.scope,
  categoryId: textOf(coupon.categoryId),
  products,
  byCode: coupon.byCode,
  codes: coupon.byCode ? String(coupon.codes) : '',
  issueTotal: textOf(coupon.issueTotal),
  perBuyer: String(coupon.limitNum),
  budget: textOf(coupon.budget),
  receiveStart: toMomentField(coupon.receiveStart),
  receiveEnd: toMomentField(coupon.receiveEnd),
  validity: coupon.validTimeType,
  startTime: toMomentField(coupon.startTime),
  endTime: toMomentField(coupon.endTime),
  validDays: textOf(coupon.validDays),
});

const amountText = (typed: string): string => typed.trim().replace(',', '.');
/** A field knows minutes alone: what was not touched stays the instant that it was. */
const instantOf = (typed: string, before: string | null | undefined): string =>
  before && toMomentField(before) === typed ? before : (fromMomentField(typed) ?? '');

/** What the call is asked for. Faults are the call's to find: it tells all of them, each at its field. */
export const writtenOf = (draft: CouponDraft, before: Coupon | null): Omit<Written, 'codes'> => {
  const isAmount = draft.kind === couponType.amount;
  const isDates = draft.validity === couponValidity.dates;
  const named = Object.entries(draft.names).flatMap(([locale, name]) => (name?.trim() ? [[locale, name.trim()]] : []));
  return {
    couponName: Object.fromEntries(named) as Partial<Record<Locale, string>>,
    couponType: draft.kind,
    cashCondition: amountText(draft.least) || '0',
    ...(isAmount
      ? { reduceAmount: amountText(draft.amount) }
      : { couponDiscount: tenthsLeft(draft.percent), maxReduce: amountText(draft.cap) }),
    scope: draft.scope,
    ...(draft.scope === couponScope.category && { categoryId: draft.categoryId }),
    ...(draft.scope === couponScope.selected && { prodIds: draft.products.map(({ prodId }) => prodId) }),
    ...(!draft.byCode && { issueTotal: draft.issueTotal.trim() }),
    limitNum: draft.perBuyer.trim(),
    receiveStart: instantOf(draft.receiveStart, before?.receiveStart),
    receiveEnd: instantOf(draft.receiveEnd, before?.receiveEnd),
    validTimeType: draft.validity,
    ...(isDates && draft.startTime !== '' && { startTime: instantOf(draft.startTime, before?.startTime) }),
    ...(isDates && draft.endTime !== '' && { endTime: instantOf(draft.endTime, before?.endTime) }),
    ...(!isDates && { validDays: draft.validDays.trim() }),
    budget: amountText(draft.budget),
  };
};

/** A number as far as it can be read; null where it cannot yet. */
const numberOf = (typed: string): number | null => {
  const value = Number(amountText(typed));
  return typed.trim() === '' || Number.isNaN(value) ? null : value;
};
type Around = Pick<CouponTerms, 'couponName' | 'currency' | 'owner' | 'shopName' | 'categoryName'>;
/** What a buyer would read of it. */
export const termsOf = (draft: CouponDraft, around: Around): CouponTerms => {
  const tenths = Number(tenthsLeft(draft.percent));
  const isAmount = draft.kind === couponType.amount;
  return {
    ...around,
    couponType: draft.kind,
    cashCondition: numberOf(draft.least) ?? 0,
    reduceAmount: isAmount ? numberOf(draft.amount) : null,
    couponDiscount: isAmount || tenths === 0 ? null : tenths,
    maxReduce: isAmount ? null : numberOf(draft.cap),
    scope: draft.scope,
    prodIds: draft.products.map(({ prodId }) => prodId),
    validTimeType: draft.validity,
    startTime: fromMomentField(draft.startTime),
    endTime: fromMomentField(draft.endTime),
    validDays: numberOf(draft.validDays),
  };
};
