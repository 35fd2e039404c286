import { trackingState } from '@kyakhta/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsOf, whereIs } from './model.ts';

const event = fc.record({
  state: fc.constantFrom(trackingState.received, trackingState.inTransit, trackingState.arrived, trackingState.signed),
  lane: fc.constant('goods' as const),
  station: fc.constantFrom('Chita', 'Yiwu'),
  at: fc.integer({ min: 1, max: 6 }).map((n) => new Date(n * 1000)),
});
const late = new Date(10_000);

describe('news of a carrier', () => {
  it('told twice, in pieces and in any order are known once, and when it was signed for does not depend on it', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 6 }), fc.array(event, { maxLength: 6 }), (first, second) => {
        const known = newsOf([], first);
        const all = [...known, ...newsOf(known, [...second, ...first])];
        expect(newsOf(all, [...first, ...second])).toEqual([]);
        expect(newsOf([], all)).toEqual(all);
        expect(whereIs(all, late).signedAt).toEqual(whereIs([...second, ...first], late).signedAt);
      }),
    );
  });

  it('sign for it once, at the first time, and never in time to come', () => {
    const at = (state: number, seconds: number) => ({ state, lane: 'goods' as const, station: 'Yiwu', at: new Date(seconds * 1000) });
    expect(whereIs([], late)).toEqual({ state: null, signedAt: null });
    expect(whereIs([at(3, 4), at(2, 6), at(3, 5)], late)).toEqual({ state: trackingState.signed, signedAt: new Date(4000) });
    expect(whereIs([at(2, 6), at(201, 4)], late)).toEqual({ state: trackingState.inTransit, signedAt: null });
    expect(whereIs([at(3, 99)], late).signedAt).toEqual(late);
  });
});
