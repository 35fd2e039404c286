import type { Output } from '@kyakhta/contract/types';

type Limit = Output<'GET /platform/site/settings'>['payLimits'][string];

/** Bounds as they are typed. */
export interface TypedBounds {
  readonly least: string;
  readonly most: string;
  readonly countries: string;
}
const mostOfAll = 10_000_000;

export const typedOf = (limit: Limit | undefined): TypedBounds => ({
  least: limit?.least?.toString() ?? '',
  most: limit?.most?.toString() ?? '',
  countries: limit?.countries.join(', ') ?? '',
});

const amountOf = (text: string, least: number): number | null | undefined => {
  if (text.trim() === '') return null;
  const amount = /^\d{1,8}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return amount >= least && amount <= mostOfAll ? amount : undefined;
};
/** Codes of countries, apart by commas or spaces; undefined when one is none. */
const countriesOf = (text: string): string[] | undefined => {
  const codes = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');
  return codes.every((code) => /^[A-Z]{2}$/.test(code)) ? [...new Set(codes)] : undefined;
};

/** What is wrong with bounds, by the field that has to be mended; nothing when all is well. */
export const faultOf = (typed: TypedBounds): 'least' | 'most' | 'countries' | null => {
  const [least, most] = [amountOf(typed.least, 0), amountOf(typed.most, 1)];
  if (least === undefined) return 'least';
  if (most === undefined || (most !== null && least !== null && most < least)) return 'most';
  return countriesOf(typed.countries) === undefined ? 'countries' : null;
};

/** @returns null for bounds that bound nothing */
export const limitOf = (typed: TypedBounds): Limit | null => {
  const [least, most, countries] = [amountOf(typed.least, 0) ?? null, amountOf(typed.most, 1) ?? null, countriesOf(typed.countries) ?? []];
  return least === null && most === null && countries.length === 0 ? null : { least, most, countries };
};
