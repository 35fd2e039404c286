import { int4Max } from '@kyakhta/contract/values';

/** Reads what an address says for one filter; undefined where that is no filter. */
export type Reader = (text: string) => string | undefined;

const where =
  (isGood: (text: string) => boolean): Reader =>
  (text) =>
    isGood(text) ? text : undefined;

/** A day of the reader's calendar: 2026-03-01. */
export const day: Reader = where((text) => /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00`)));
/** An amount as the server reads it; a comma is taken for the point. */
export const amount: Reader = (text) => where((told) => /^\d{1,11}(\.\d{1,4})?$/.test(told))(text.replace(',', '.'));
/** A number by which something goes: from 1 on. */
export const id: Reader = where((text) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= int4Max);
/** One of some values. */
export const oneOf = (values: readonly (string | number)[]): Reader => where((text) => values.some((value) => String(value) === text));

const midnight = (text: string, daysLater: number): string => {
  const start = new Date(`${text}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
};
/** When a day begins on the reader's clock, and when it is over. */
export const dayStart = (text: string | undefined): string | undefined => (text === undefined ? undefined : midnight(text, 0));
export const dayEnd = (text: string | undefined): string | undefined => (text === undefined ? undefined : midnight(text, 1));
