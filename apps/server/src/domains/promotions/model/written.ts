import { couponScope, couponType, couponValidity, type Locale } from '@kyakhta/contract';
import { type Currency, parseAmount } from '@kyakhta/money';
import type { Parsed } from '../../../runtime/context.ts';
import type { WrittenCoupon } from './coupon.ts';

type Form = Parsed<'POST /shop/admin/coupon'>;
/** What is wrong with a field, by the name of the sentence that says it. */
export type FormFault = 'field.amount' | 'field.required' | 'field.wrong' | 'field.laterThan' | 'field.budgetCap';
type Faults = Map<string, FormFault>;

const scopesOf = {
  store: [couponScope.store, couponScope.selected],
  platform: [couponScope.platform, couponScope.category, couponScope.selected],
} as const;

/** An amount of a form in minor units, null where it is absent; what is no amount is noted at its field. */
const amountOf = (faults: Faults, field: string, typed: string | undefined, currency: Currency): bigint | null => {
  if (typed === undefined) return null;
  const read = parseAmount(typed, currency);
  if (read.ok) return read.money.amount;
  faults.set(field, 'field.amount');
  return null;
};
const aboveZero = (faults: Faults, field: string, amount: bigint | null): bigint | null => {
  if (amount === 0n) faults.set(field, 'field.amount');
  return amount;
};

/** Tenths as basis points: 8.5 are 8,500. */
const basisPointsOf = (tenths: string): number => {
  const [whole = '', decimals = ''] = tenths.split('.');
  return Number(`${whole}${decimals.padEnd(3, '0')}`);
};
/** What is taken off: an amount, or a percentage with or without an end. 8.5 tenths left are 15 % off. */
const takesOf = (faults: Faults, input: Form, currency: Currency): Pick<WrittenCoupon, 'amount' | 'basisPoints' | 'maxReduce'> => {
  if (input.couponType === couponType.amount) {
    if (input.reduceAmount === undefined) faults.set('reduceAmount', 'field.required');
    return {
      amount: aboveZero(faults, 'reduceAmount', amountOf(faults, 'reduceAmount', input.reduceAmount, currency)),
      basisPoints: null,
      maxReduce: null,
    };
  }
  if (input.couponDiscount === undefined) faults.set('couponDiscount', 'field.required');
  return {
    amount: null,
    basisPoints: 10_000 - basisPointsOf(input.couponDiscount ?? '1'),
    maxReduce: aboveZero(faults, 'maxReduce', amountOf(faults, 'maxReduce', input.maxReduce, currency)),
  };
};

const readTime = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));
const timesOf = (faults: Faults, input: Form): Pick<WrittenCoupon, 'claimFrom' | 'claimTo' | 'validFrom' | 'validTo' | 'validDays'> => {
  const [claimFrom, claimTo] = [new Date(input.receiveStart), new Date(input.receiveEnd)];
  if (claimTo <= claimFrom) faults.set('receiveEnd', 'field.laterThan');
  if (input.validTimeType === couponValidity.days) {
    if (input.validDays === undefined) faults.set('validDays', 'field.required');
    return { claimFrom, claimTo, validFrom: null, validTo: null, validDays: input.validDays ?? 1 };
  }
  const [validFrom, validTo] = [readTime(input.startTime), readTime(input.endTime)];
  if (validFrom === null) faults.set('startTime', 'field.required');
  if (validTo === null) faults.set('endTime', 'field.required');
  else if ((validFrom !== null && validTo <= validFrom) || validTo <= claimFrom) faults.set('endTime', 'field.laterThan');
  return { claimFrom, claimTo, validFrom, validTo, validDays: null };
};

/**
 * Reads the form of a coupon. Everything that is wrong with it is told at once, each at its field.
 * @param owner whose it becomes
 */
export const readForm = (
  input: Form,
  owner: 'store' | 'platform',
  currency: Currency,
  locale: Locale,
): { readonly written: WrittenCoupon; readonly faults: Faults } => {
  const faults: Faults = new Map();
  const scope = scopesOf[owner].find((s) => s === input.scope);
  if (scope === undefined) faults.set('scope', 'field.wrong');
  if (scope === couponScope.category && input.categoryId === undefined) faults.set('categoryId', 'field.required');
  const productIds = scope === couponScope.selected ? [...new Set(input.prodIds)] : [];
  if (scope === couponScope.selected && productIds.length === 0) faults.set('prodIds', 'field.required');
  const names = typeof input.couponName === 'string' ? { [locale]: input.couponName } : input.couponName;
  const said = Object.fromEntries(Object.entries(names).flatMap(([language, name]) => (name === undefined ? [] : [[language, name]])));
  if (Object.keys(said).length === 0) faults.set('couponName', 'field.required');
  const takes = takesOf(faults, input, currency);
  const budget = aboveZero(faults, 'budget', amountOf(faults, 'budget', input.budget, currency));
  // What one can take off must be known, or nobody could say when the budget is used up.
  if (budget !== null && takes.amount === null && takes.maxReduce === null && !faults.has('maxReduce'))
    faults.set('maxReduce', 'field.budgetCap');
  const written = {
    scope: scope ?? couponScope.selected,
    names: said,
    kind: input.couponType,
    currency,
    least: amountOf(faults, 'cashCondition', input.cashCondition, currency) ?? 0n,
    ...takes,
    categoryId: scope === couponScope.category ? (input.categoryId ?? null) : null,
    productIds,
    validity: input.validTimeType,
    ...timesOf(faults, input),
    issueTotal: input.issueTotal ?? null,
    perBuyer: input.limitNum,
    budget,
  };
  return { written, faults };
};

/** What stays as it is once somebody has received a coupon. Its names, the end of claiming and more of it may change. */
const fixed = [
  'scope',
  'kind',
  'currency',
  'least',
  'amount',
  'basisPoints',
  'maxReduce',
  'categoryId',
  'productIds',
  'perBuyer',
  'claimFrom',
  'validity',
  'validFrom',
  'validTo',
  'validDays',
] as const satisfies readonly (keyof WrittenCoupon)[];
const plain = (value: WrittenCoupon[keyof WrittenCoupon]): string => (value instanceof Date ? value.toISOString() : String(value));
export const sameTerms = (a: WrittenCoupon, b: WrittenCoupon): boolean => fixed.every((field) => plain(a[field]) === plain(b[field]));
