import { describe, expect, it } from 'vitest';
import { priceProblem, readCount, readDecimal, stockProblem } from './decimal-text.ts';

describe('amounts as people type them', () => {
  it('keeps the decimal text as it is, save spaces and a decimal comma', () => {
    expect(readDecimal(' 1 234,50 ')).toBe('1234.50');
    expect(readDecimal('0.1')).toBe('0.1');
    expect(readDecimal('1,234,567')).toBe('1,234,567');
  });

  it.each(['12.5', '12,50', '0.01', '99999999999'])('takes %s', (text) => {
    expect(priceProblem(text, 2)).toBeNull();
  });

  it.each(['', '0', '0.00', '-1', '1.234', '1e3', '1,234,567', 'abc', '123456789012'])('refuses %s', (text) => {
    expect(priceProblem(text, 2)).toBe('price');
  });

  it('knows currencies without minor units', () => {
    expect(priceProblem('1500', 0)).toBeNull();
    expect(priceProblem('1500.5', 0)).toBe('price');
  });

  it('reads counts, an empty field as no change', () => {
    expect(readCount(' 12 000 ')).toBe(12_000);
    expect(readCount('')).toBeNull();
    expect(stockProblem('-1')).toBe('stock');
    expect(stockProblem('1000000000')).toBe('stock');
    expect(stockProblem('0')).toBeNull();
  });
});
