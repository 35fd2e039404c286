import { expect, it } from 'vitest';
import { cellOf, linesOf } from './cell-lines.ts';

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
