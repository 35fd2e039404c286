import { describe, expect, it } from 'vitest';
import { readStockFile } from './stock-file.ts';

describe('a file of stock', () => {
  it('is read with or without a heading, apart by comma, semicolon or tab', () => {
    const rows = [
      ['A-1', { count: 120 }],
      ['A,2', { change: -3 }],
    ];
    for (const text of ['Article,On hand\r\nA-1,120\r\n"A,2",-3\r\n', 'A-1;120\n"A,2";-3', '\uFEFFA-1\t120\n\n"A,2"\t"-3"\n'])
      expect(readStockFile(text).map((r) => [r.article, r.edit])).toEqual(rows);
  });

  it('tells the lines as a person counts them, and those that cannot be taken', () => {
    expect(
      readStockFile('article,pieces\nA,1\nB,many\n\nA,="2"\n').map(({ line, article, edit, twice }) => [line, article, edit, twice]),
    ).toEqual([
      [2, 'A', { count: 1 }, false],
      [3, 'B', null, false],
      [5, 'A', { count: 2 }, true],
    ]);
  });
});
