import { unbroken } from './unbroken.ts';

/** From one day to another, in the format of a day and a short month: "18 – 23 Dec". Chinese ranges would be figures with slashes, unlike its days. */
export function daySpan(format: Intl.DateTimeFormat, from: Date, to: Date): string {
  if (!format.resolvedOptions().locale.startsWith('zh')) return unbroken(format.formatRange(from, to));
  const [first, last] = [format.format(from), format.format(to)];
  if (first === last) return first;
  const month = first.slice(0, first.indexOf('月') + 1);
  return `${first}至${last.startsWith(month) ? last.slice(month.length) : last}`;
}
