import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountCell,
  categoryCell,
  deliveryCell,
  measureCell,
  originCell,
  propertiesCell,
  textCell,
  tiersCell,
  wholeCell,
} from './import-cells.ts';
import { CategoryTree } from './import-categories.ts';

const reasonOf = (cell: { readonly ok: boolean; readonly reason?: string }): string | undefined => (cell.ok ? undefined : cell.reason);

test('half of a surrogate pair and NUL cannot be stored', () => {
  expect(reasonOf(textCell(9)('a\ud83d'))).toBe('unstorable');
  expect(reasonOf(textCell(9)('a\u0000'))).toBe('unstorable');
  expect(reasonOf(propertiesCell('Size:\udc00'))).toBe('unstorable');
  expect(textCell(9)(' \u00a0🧰 ')).toEqual({ ok: true, value: '🧰' });
});

test('measures are read by their decimal text', () => {
  expect(measureCell(3)('0.5')).toEqual({ ok: true, value: 500 });
  expect(measureCell(3)('1.1000')).toEqual({ ok: true, value: 1100 });
  expect(measureCell(6)('0.002')).toEqual({ ok: true, value: 2000 });
  expect(['', '-1', '1e3', '.5', '0,5', '0.0005', '2147484'].map((t) => reasonOf(measureCell(3)(t)))).toEqual([
    'empty',
    'number',
    'number',
    'number',
    'number',
    'precision',
    'range',
  ]);
});

test('no cell ever throws, and amounts come through to the last digit', () => {
  const cells = [
    textCell(20),
    amountCell('USD', 0n),
    wholeCell(0),
    measureCell(3),
    tiersCell('USD'),
    deliveryCell,
    propertiesCell,
    categoryCell,
  ];
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789'.split(''), '.', ':', ';', '>', '-', ' ', '\u0000', '\ud800') }),
  );
  fc.assert(
    fc.property(anything, (text) => {
      for (const cell of cells) expect(typeof cell(text).ok).toBe('boolean');
    }),
  );
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }), (amount) => {
      const text = `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
      expect(amountCell('USD', 0n)(text)).toEqual({ ok: true, value: amount });
    }),
  );
});

test('a name that several categories have is not guessed', () => {
  const tree = new CategoryTree([
    { id: 1, parentId: null, level: 1, names: { en: 'Home' }, mergedInto: null },
    { id: 2, parentId: null, level: 1, names: { en: 'Garden' }, mergedInto: null },
    { id: 3, parentId: 1, level: 2, names: { en: 'Lamps', ru: 'Лампы' }, mergedInto: null },
    { id: 4, parentId: 2, level: 2, names: { en: 'Lamps', ru: 'Лампы' }, mergedInto: null },
    { id: 5, parentId: null, level: 1, names: { en: 'Imported' }, mergedInto: null },
    { id: 6, parentId: 5, level: 2, names: { en: 'Unsorted' }, mergedInto: null },
    { id: 7, parentId: 6, level: 3, names: { en: 'Garden' }, mergedInto: null },
    { id: 8, parentId: 6, level: 3, names: { en: 'Lamp shades' }, mergedInto: null },
    { id: 9, parentId: 3, level: 3, names: { en: 'Lamp shades' }, mergedInto: null },
  ]);
  expect(tree.find(['лампы'])).toEqual({ kind: 'ambiguous', paths: ['Home > Lamps', 'Garden > Lamps'] });
  expect(tree.find(['garden', 'Лампы'])).toEqual({ kind: 'found', id: 4 });
  expect(tree.find(['Garden'])).toEqual({ kind: 'found', id: 7 });
  expect(tree.find(['Lamp shades'])).toEqual({ kind: 'found', id: 9 });
  expect(tree.find(['Garden', 'Lamp shades'])).toMatchObject({
    kind: 'unknown',
    names: [{ en: 'Imported' }, { en: 'Garden' }, { en: 'Lamp shades' }],
  });
  expect(tree.find(['Attic', 'Lamps', 'Old'])).toEqual({ kind: 'noSuchTop', name: 'Attic' });
});

test('a country of origin is read by its letters and by its name in three languages', () => {
  expect(['cn', 'China', ' Китай ', '中国', 'Vietnam', 'вьетнам'].map((text) => originCell(text))).toEqual(
    ['CN', 'CN', 'CN', 'CN', 'VN', 'VN'].map((value) => ({ ok: true, value })),
  );
  // As Chinese pages call it, and as Unicode does.
  expect(['中国台湾', '台湾', '中国香港'].map((text) => originCell(text))).toEqual(
    ['TW', 'TW', 'HK'].map((value) => ({ ok: true, value })),
  );
  expect(originCell('  ')).toEqual({ ok: true, value: null });
  expect(['Narnia', 'QQ', 'CHN'].map((text) => reasonOf(originCell(text)))).toEqual(['origin', 'origin', 'origin']);
});
