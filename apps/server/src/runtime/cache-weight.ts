import type { Kept } from './cache.ts';

/**
 * What kept answers may weigh together, their bodies and some hundred bytes an entry; with all the objects that hold
 * them they take about a half more. Less would forget a day's lists and searches before they are asked again.
 */
export const answersMaxBytes = 28 * 1024 * 1024;
/** What the cards of lists may take beside: those of some twenty thousand products in one language. */
export const recordsMaxBytes = 24 * 1024 * 1024;
const entryBytes = 400;
/** Sessions that a process remembers. */
export const sessionsMax = 50_000;
/** Bytes an entry holds, about: its body, or what its data would be as text, and its key. */
export const weightOf = (kept: Kept, key: string): number => {
  const body = kept.bytes?.length ?? (kept.body === '' ? sizeOf(kept.data) : kept.body.length);
  return entryBytes + key.length + body;
};
const sizeOf = (data: unknown): number =>
  data instanceof Map
    ? [...data].reduce((sum, pair) => sum + sizeOf(pair), 0)
    : (JSON.stringify(data, (_, v: unknown) => (typeof v === 'bigint' ? String(v) : v)) ?? '').length;
