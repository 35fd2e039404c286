import { describe, expect, it } from 'vitest';
import { faultOf, limitOf, typedOf } from './pay-bounds.ts';

describe('bounds of a way to pay', () => {
  it('are read as they are typed', () => {
    expect(limitOf({ least: ' 5 ', most: '', countries: ['RU', 'KZ', 'BY'] })).toEqual({
      least: 5,
      most: null,
      countries: ['RU', 'KZ', 'BY'],
    });
    expect(limitOf({ least: '', most: '', countries: [] })).toBeNull();
    expect(typedOf({ least: null, most: 100, countries: ['RU', 'KZ'] })).toEqual({ least: '', most: '100', countries: ['RU', 'KZ'] });
  });
  it.each([
    [{ least: '1.5', most: '', countries: [] }, 'least'],
    [{ least: '10', most: '9', countries: [] }, 'most'],
    [{ least: '', most: '0', countries: [] }, 'most'],
    [{ least: '0', most: '10000000', countries: ['RU'] }, null],
  ])('%j have their fault in %s', (typed, fault) => {
    expect(faultOf(typed)).toBe(fault);
  });
});
