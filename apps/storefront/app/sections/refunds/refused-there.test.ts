import { describe, expect, it } from 'vitest';
import { refusedThere } from './refused-there.ts';

const typed = { goodsNum: '0', refundAmount: '1.2.3', buyerReason: 'left in the hidden field' };

describe('what is sent of a form of a refund', () => {
  it('is what was typed where nothing is wrong', () => {
    expect(refusedThere(typed, {})).toEqual(typed);
  });

  it('is refused by the server at each field that the page found wrong, and no other', () => {
    expect(refusedThere(typed, { goodsNum: 'x' })).toEqual({ ...typed, goodsNum: '-' });
    expect(refusedThere(typed, { refundAmount: 'x' })).toEqual({ ...typed, refundAmount: '-' });
    for (const field of ['buyerReason', 'ownReason']) expect(refusedThere(typed, { [field]: 'x' })).toEqual({ ...typed, buyerReason: '' });
    expect(refusedThere(typed, { goodsNum: 'x', buyerReason: 'x' })).toEqual({ ...typed, goodsNum: '-', buyerReason: '' });
  });
});
