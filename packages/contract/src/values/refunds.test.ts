import { describe, expect, it } from 'vitest';
import { ownWords, refundReasons } from './refunds.ts';

describe('own words about a refund', () => {
  it('are never taken for a reason of the list, and stay as they are otherwise', () => {
    for (const id of refundReasons) expect(refundReasons.some((one) => one === ownWords(id))).toBe(false);
    for (const words of ['late', 'Late', 'late, and wet']) expect(ownWords(words)).toBe(words === 'late' ? 'late.' : words);
  });
});
