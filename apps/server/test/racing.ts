import { expect } from 'vitest';
import type { Outcome } from '../src/runtime/outcome.ts';
import type { Marketplace } from './marketplace.ts';

/** Both wires between server and database on which people race: what is right only when nothing lies between is wrong. */
export const wires = [
  { wire: 'at once', how: {} },
  { wire: 'with 100 ms between server and database', how: { delayMs: 100, poolSize: 14 } },
] as const;

/** Names of what came of calls, in order of the alphabet: `ok`, or the failure. A fault of ours is never among them. */
export const namesOf = (outcomes: readonly Outcome[]): string[] => {
  expect(outcomes.map((o) => o.code)).not.toContain('A00005');
  return outcomes.map((o) => (o.code === '00000' ? 'ok' : (o.data as { failure: string }).failure)).toSorted();
};
/** How many of them succeeded. */
export const oks = (outcomes: readonly Outcome[]): number => namesOf(outcomes).filter((name) => name === 'ok').length;

export const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
/** Which of them succeeded, in the order of the calls. */
export const succeeded = (outcomes: readonly Outcome[]): boolean[] => {
  namesOf(outcomes);
  return outcomes.map((o) => o.code === '00000');
};

/** Two workers, one near the database and one as far as the test wants it, do what is due, at once. */
export const twoWorkers = (m: Marketplace): Promise<unknown> => Promise.all([m.app.drain(), m.near.drain()]);
