import type { Output } from '@kyakhta/contract/types';

type Limit = Output<'GET /platform/site/settings'>['payLimits'][string];

/** Bounds as they are typed. */
export interface TypedBounds {
  readonly least: string;
  readonly most: string;
  readonly countries: readonly string[];
}
const mostOfAll = 10_000_000;

export const typedOf = (limit: Limit | undefined): TypedBounds => ({
  least: limit?.least?.toString() ?? '',
  most: limit?.most?.toString() ?? '',
  countries: limit?.countries ?? [],
});

const amountOf = (text: string, least: number): number | null | undefined => {
  if (text.trim() === '') return null;
  const amount = /^\d{1,8}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return amount >= least && amount <= mostOfAll ? amount : undefined;
};
/** What is wrong with bounds, by the field that has to be mended; nothing when all is well. */
export const faultOf = (typed: TypedBounds): 'least' | 'most' | null => {
  const [least, most] = [amountOf(typed.least, 0), amountOf(typed.most, 1)];
  if (least === undefined) return 'least';
  return most === undefined || (most !== null && least !== null && most < least) ? 'most' : null;
};

/** @returns null for bounds that bound nothing */
export const limitOf = (typed: TypedBounds): Limit | null => {
  const [least, most, countries] = [amountOf(typed.least, 0) ?? null, amountOf(typed.most, 1) ?? null, [...typed.countries]];
  return least === null && most === null && countries.length === 0 ? null : { least, most, countries };
};
