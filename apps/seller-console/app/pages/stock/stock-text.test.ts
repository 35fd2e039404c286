import { describe, expect, it } from 'vitest';
import { readStockEdit } from './stock-text.ts';

describe('the text of a stock', () => {
  it.each([
    ['120', { count: 120 }],
    ['0', { count: 0 }],
    [' 1 200 ', { count: 1200 }],
    ['1\u202f200', { count: 1200 }],
    ['+5', { change: 5 }],
    ['-3', { change: -3 }],
    ['− 3', { change: -3 }],
  ])('reads %j', (text, edit) => expect(readStockEdit(text)).toEqual(edit));

  it.each(['', '+', '1.5', '1,5', '1e3', '+0', 'ten', '--1', '9999999999', '١٢'])('does not read %j', (text) =>
    expect(readStockEdit(text)).toBeNull(),
  );
});
