import { describe, expect, it } from 'vitest';
import { hindranceOf } from './hindrance.ts';

const sku = { isHasStock: true } as Parameters<typeof hindranceOf>[0]['skuList'][number];
const goods = { prodType: 0, preSellStatus: 0, deliversTo: [] as string[], skuList: [sku] };

describe('a product can go into the cart', () => {
  it('when it is ordinary, in stock and delivered to the region', () => {
    expect(hindranceOf(goods, 'RU')).toBeNull();
    expect(hindranceOf({ ...goods, deliversTo: ['KZ'] }, 'KZ')).toBeNull();
  });

  it('not when it is in pre-sale, in a flash sale or in an activity, nor when it is of a group or a combo', () => {
    expect(hindranceOf({ ...goods, preSellStatus: 1 }, 'RU')).toBe('preSale');
    expect(hindranceOf({ ...goods, prodType: 2 }, 'RU')).toBe('flash');
    for (const prodType of [1, 3, 4, 5]) expect(hindranceOf({ ...goods, prodType }, 'RU')).toBe('activity');
  });

  it('not when its store does not deliver to the region; without an address the default region counts', () => {
    expect(hindranceOf({ ...goods, deliversTo: ['KZ'] }, 'RU')).toBe('notDeliverable');
    expect(hindranceOf({ ...goods, deliversTo: ['KZ'] }, null)).toBe('notDeliverable');
    expect(hindranceOf({ ...goods, deliversTo: ['RU'] }, null)).toBeNull();
  });

  it('not when nothing is in stock', () => {
    expect(hindranceOf({ ...goods, skuList: [{ ...sku, isHasStock: false }] }, 'RU')).toBe('noStock');
  });
});
