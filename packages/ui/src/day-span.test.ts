import { describe, expect, it } from 'vitest';
import { daySpan } from './day-span.ts';

const span = (tag: string, from: string, to: string) =>
  daySpan(new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }), new Date(from), new Date(to));

describe('daySpan', () => {
  it('names days in Chinese as they are named alone, the month once', () => {
    expect(span('zh-Hans', '2026-12-18', '2026-12-23')).toBe('12月18日至23日');
    expect(span('zh-Hant', '2026-12-28', '2027-01-03')).toBe('12月28日至1月3日');
    expect(span('zh-Hans', '2026-12-18', '2026-12-18')).toBe('12月18日');
    expect(span('zh-Hans', '2026-01-18', '2026-11-18')).toBe('1月18日至11月18日');
  });

  it('leaves other languages to their own ranges', () => {
    expect(span('en-GB', '2026-12-18', '2026-12-23')).toMatch(/^18\s?[–-]\s?23\s?Dec$/);
  });
});
