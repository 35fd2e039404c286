import { describe, expect, it } from 'vitest';
import { raisedByRows, readStockFile, stockFileLines } from './stock-file.ts';

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

describe('rows of a file of stock beside what is on hand', () => {
  const onHand = new Map([
    ['A', 60],
    ['B', 120],
    ['C', 0],
    ['D', 5],
  ]);
  it('are sent with what was shown: counts are held to it, changes and numbers that the store does not have are not', () => {
    expect(stockFileLines(readStockFile('A;120\nB;120\nC;0\nD;+5\nE;7'), onHand)).toEqual([
      { article: 'A', count: 120, seen: 60 },
      { article: 'B', count: 120, seen: 120 },
      { article: 'C', count: 0, seen: 0 },
      { article: 'D', change: 5 },
      { article: 'E', count: 7, seen: undefined },
    ]);
  });

  it('tell what they raise of what is there: not the same, fewer, changes or what is not there', () => {
    const rows = readStockFile('A;120\nB;120\nC;3\nD;+5\nE;7\nF;many');
    expect(raisedByRows(rows, onHand)).toEqual({ variants: 2, pieces: 63, oldestAt: null });
    expect(raisedByRows(rows, new Map())).toEqual({ variants: 0, pieces: 0, oldestAt: null });
  });
});
