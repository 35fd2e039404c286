import type { Input, Output } from '@kyakhta/contract/types';
import { freightMeasure, int4Max } from '@kyakhta/contract/values';
import { readDecimal } from './decimal-text.ts';

export type Template = Output<'GET /shop/admin/freightTemplate/list'>['templates'][number];
type Rate = Template['ordinary'];
export const rateFields = ['first', 'firstFee', 'further', 'furtherFee'] as const;
export type RateField = (typeof rateFields)[number];
export type RateDraft = Record<RateField, string>;
/** A template as it is typed; without its own express rate that of the variants stands, and what was typed is kept. */
export type FreightDraft = { name: string; measure: number; ordinary: RateDraft; express: RateDraft; hasExpress: boolean };

/** Quantities are sent in pieces, grams or cubic centimetres, and typed in pieces, kilograms or cubic metres. */
const decimalsOf: Readonly<Record<number, number>> = { [freightMeasure.piece]: 0, [freightMeasure.weight]: 3, [freightMeasure.volume]: 6 };

/** A quantity as it is typed, in the smallest unit; null when it is none, or nothing. */
export function readQuantity(text: string, measure: number): number | null {
  const decimals = decimalsOf[measure] ?? 0;
  const [, whole = '', fraction = ''] = /^(\d{1,10})(?:\.(\d+))?$/.exec(readDecimal(text)) ?? [];
  if (whole === '' || fraction.length > decimals) return null;
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  return units >= 1 && units <= int4Max ? units : null;
}

/** The smallest unit as it is typed: 1500 g are 1.5. */
export function writeQuantity(units: number, measure: number): string {
  const decimals = decimalsOf[measure] ?? 0;
  const digits = String(units).padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return digits.slice(0, digits.length - decimals) + (decimals > 0 && fraction !== '' ? `.${fraction}` : '');
}

const isFee = (text: string, decimals: number): boolean => {
  const match = /^\d{1,11}(?:\.(\d+))?$/.exec(readDecimal(text));
  return match !== null && (match[1] ?? '').length <= decimals;
};

const emptyRate: RateDraft = { first: '', firstFee: '', further: '', furtherFee: '' };
export const newFreight: FreightDraft = {
  name: '',
  measure: freightMeasure.piece,
  ordinary: emptyRate,
  express: emptyRate,
  hasExpress: false,
};

const draftOfRate = (rate: Rate, measure: number, decimals: number): RateDraft => ({
  first: writeQuantity(rate.first, measure),
  firstFee: rate.firstFee.toFixed(decimals),
  further: writeQuantity(rate.further, measure),
  furtherFee: rate.furtherFee.toFixed(decimals),
});
/** @param decimals of the currency */
export const draftOfFreight = ({ name, measure, ordinary, express }: Template, decimals: number): FreightDraft => ({
  name,
  measure,
  ordinary: draftOfRate(ordinary, measure, decimals),
  express: express === null ? emptyRate : draftOfRate(express, measure, decimals),
  hasExpress: express !== null,
});

/** Which fields of a rate cannot be taken. */
export const faultsOfRate = (rate: RateDraft, measure: number, decimals: number): ReadonlySet<RateField> =>
  new Set(
    rateFields.filter((field) =>
      field === 'first' || field === 'further' ? readQuantity(rate[field], measure) === null : !isFee(rate[field], decimals),
    ),
  );

type Sent = Pick<Input<'POST /shop/admin/freightTemplate'>, 'name' | 'ordinary' | 'express'>;
/** What is sent of a draft without a fault. */
export function sentOfFreight({ name, measure, ordinary, express, hasExpress }: FreightDraft): Sent {
  const rate = (r: RateDraft): Sent['ordinary'] => ({
    first: readQuantity(r.first, measure) ?? 0,
    firstFee: readDecimal(r.firstFee),
    further: readQuantity(r.further, measure) ?? 0,
    furtherFee: readDecimal(r.furtherFee),
  });
  return { name: name.trim(), ordinary: rate(ordinary), express: hasExpress ? rate(express) : null };
}
