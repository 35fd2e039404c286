import { describe, expect, it } from 'vitest';
import { chipsOf, wrongOf, type FilterField } from './filter-fields.ts';
import { amount, day } from './readers.ts';

type Name = 'by' | 'from' | 'to' | 'min' | 'max' | 'pay' | 'sort';
const read = (name: Name, text: string): string | undefined =>
  ({ by: (told: string) => told || undefined, from: day, to: day, min: amount, max: amount, pay: amount, sort: amount })[name](text.trim());
const days: FilterField<Name> = {
  kind: 'days',
  from: 'from',
  to: 'to',
  about: { name: 'by', label: '', options: [] },
  chip: (span, by) => `${by ?? 'placed'} ${span}`,
};
const totals: FilterField<Name> = { kind: 'amounts', from: 'min', to: 'max', labels: ['', ''], chip: (span) => `total ${span}` };
const pay: FilterField<Name> = { kind: 'choice', name: 'pay', label: '', options: [[9, 'by bank']] };
const sort: FilterField<Name> = { kind: 'order', name: 'sort', label: '', any: '', options: [[1, 'newest']] };
const written = { day: (iso: string) => iso.slice(0, 10), number: String, country: String };

describe('the filters of a list', () => {
  it('refuse what cannot be read, by the field it stands in', () => {
    expect(wrongOf(read, totals, { min: '12,50', max: '20' })).toBeNull();
    expect(wrongOf(read, totals, { min: 'much' })).toEqual({ name: 'min', why: 'unread' });
    expect(wrongOf(read, days, { to: '20260-01-01' })).toEqual({ name: 'to', why: 'unread' });
  });

  it('refuse a span that ends before it begins; one day, one amount and an open end are spans', () => {
    expect(wrongOf(read, days, { from: '2026-03-02', to: '2026-03-01' })).toEqual({ name: 'to', why: 'before' });
    expect(wrongOf(read, totals, { min: '100', max: '20' })).toEqual({ name: 'max', why: 'before' });
    // By their amount, not by their letters.
    expect(wrongOf(read, totals, { min: '20', max: '100' })).toBeNull();
    expect([wrongOf(read, days, { from: '2026-03-01', to: '2026-03-01' }), wrongOf(read, days, { to: '2026-03-01' })]).toEqual([
      null,
      null,
    ]);
  });

  it('are told one by one, a span as one, with the names that go with it', () => {
    expect(chipsOf([days, totals, pay, sort], { from: '2026-03-01', by: 'paid', max: '20', pay: '9', sort: '1' }, written)).toEqual([
      { names: ['from', 'to', 'by'], label: 'paid 2026-03-01 – …' },
      { names: ['min', 'max'], label: 'total … – 20' },
      { names: ['pay'], label: 'by bank' },
      { names: ['sort'], label: 'newest' },
    ]);
    expect(chipsOf([days], { by: 'paid' }, written)).toEqual([]);
  });
});
