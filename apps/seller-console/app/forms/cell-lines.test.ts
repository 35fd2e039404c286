import { expect, it } from 'vitest';
import { cellOf, linesOf, pairCellOf, pairLinesOf } from './cell-lines.ts';

it.each([
  ['', ''],
  ['1:9.50;100:8.00', '1:9.50\n100:8.00'],
  [String.raw`Note:a\;b;Size:M`, 'Note:a;b\nSize:M'],
  [String.raw`Ratio:1\:2;Path:C\\`, String.raw`Ratio:1\:2` + '\n' + String.raw`Path:C\\`],
])('%j stands as lines and comes back', (cell, lines) => {
  expect(linesOf(cell)).toBe(lines);
  expect(cellOf(lines)).toBe(cell);
});

it('empty lines and blanks say nothing', () => {
  expect(cellOf('\n  Material: Steel  \n\n')).toBe('Material: Steel');
});

it.each([
  ['Material:Steel;Power:1200 W', 'Material: Steel\nPower: 1200 W'],
  [String.raw`Ratio\:x:1:2`, String.raw`Ratio\:x: 1:2`],
])('pairs of %j stand with a blank behind the colon and mean the same', (cell, lines) => {
  expect(pairLinesOf(cell)).toBe(lines);
  expect(pairLinesOf(pairCellOf(lines))).toBe(lines);
});

it('the wide colon of a Chinese keyboard parts a pair where there is no other', () => {
  expect(pairCellOf('材质：钢\n比例: 1：2')).toBe('材质:钢;比例: 1：2');
});
