import { describe, expect, it } from 'vitest';
import { code, failures } from './codes.ts';
import { bareStatusOf, statusOf } from './statuses.ts';

describe('the HTTP status of an answer', () => {
  it('is told for every code, and for no other', () => {
    expect(Object.keys(statusOf).toSorted()).toEqual(Object.values(code).toSorted());
  });
  it('is 200 but for what the machines on the way act upon', () => {
    const others = Object.fromEntries(Object.entries(statusOf).filter(([, status]) => status !== 200));
    expect(others).toEqual({ A00005: 500, A00013: 404, A00015: 429, A00016: 413 });
  });
  it('is that of the code, too, where nobody reads an envelope and the code has one', () => {
    for (const [failure, bare] of Object.entries(bareStatusOf)) {
      const status = statusOf[failures[failure as keyof typeof bareStatusOf]];
      // A full disk is our fault, and a form says which.
      if (status !== 200 && failure !== 'storageFull') expect(bare, failure).toBe(status);
    }
  });
});
