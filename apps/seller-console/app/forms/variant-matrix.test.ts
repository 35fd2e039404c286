import { describe, expect, it } from 'vitest';
import {
  addProperty,
  addValues,
  combinations,
  fillColumn,
  nameValue,
  newMatrix,
  numberArticles,
  offeredOf,
  readMatrix,
  removeProperty,
  removeValue,
  setBlock,
  setCell,
  setOffered,
  valuesOf,
  variantsOf,
  type Matrix,
  type VariantFields,
} from './variant-matrix.ts';

const variant = (article: string, properties: string, more: Partial<VariantFields> = {}): VariantFields => ({
  key: article,
  article,
  price: '9.50',
  market_price: '',
  ordinary_freight: '0.40',
  express_freight: '1.10',
  stock: '5',
  properties,
  properties_ru: '',
  properties_zh: '',
  picture: '',
  ...more,
});
const named = (matrix: Matrix): string[] =>
  offeredOf(matrix).map((c) =>
    valuesOf(matrix, c)
      .map((v) => v.en)
      .join('/'),
  );
const articles = (matrix: Matrix): string[] => variantsOf(matrix).map((v) => v.article);

describe('the matrix of variants', () => {
  it('is read from variants, and what none of them is is not offered', () => {
    const matrix = readMatrix([
      variant('A', 'Colour:Red;Size:S', { properties_ru: 'Цвет:красный;Размер:S' }),
      variant('B', 'Colour:Red;Size:M'),
      variant('C', String.raw`Colour:Blue \; grey;Size:S`),
    ]);
    expect(named(matrix)).toEqual(['Red/S', 'Red/M', 'Blue ; grey/S']);
    expect(combinations(matrix.properties)).toHaveLength(4);
    const [first, , third] = variantsOf(matrix);
    expect([first?.properties, first?.properties_ru, third?.properties]).toEqual([
      'Colour:Red\nSize:S',
      'Цвет:красный\nРазмер:S',
      'Colour:Blue ; grey\nSize:S',
    ]);
  });

  it('keeps what is typed when a value goes and comes back, and when a variant is not offered for a while', () => {
    let matrix = addProperty(newMatrix(), 'Colour', ['Red', 'Blue']);
    const [, blue = ''] = offeredOf(matrix);
    matrix = setCell(matrix, blue, 'article', 'LAMP-B');
    const colour = matrix.properties[0]!;
    matrix = removeValue(matrix, colour.key, blue);
    expect(articles(matrix)).toEqual(['']);
    matrix = addValues(matrix, colour.key, [' Blue ', 'Red', '']);
    expect(articles(matrix)).toEqual(['', 'LAMP-B']);
    matrix = setOffered(setOffered(matrix, blue, false), blue, true);
    expect(articles(matrix)).toEqual(['', 'LAMP-B']);
  });

  it('grows by a property: the variants there are take its first value, the others begin like them', () => {
    const matrix = addProperty(readMatrix([variant('A', 'Colour:Red'), variant('B', 'Colour:Blue')]), 'Size', ['S', 'M']);
    expect(variantsOf(matrix).map((v) => [v.article, v.price, v.stock])).toEqual([
      ['A', '9.50', '5'],
      ['', '9.50', '0'],
      ['B', '9.50', '5'],
      ['', '9.50', '0'],
    ]);
    expect(variantsOf(matrix)[0]?.properties).toBe('Colour:Red\nSize:S');
    expect(articles(removeProperty(matrix, matrix.properties[1]!.key))).toEqual(['A', 'B']);
    // The last value of a property takes it away.
    const alone = removeValue(addProperty(newMatrix(), 'Size', ['S']), '', '');
    expect(removeValue(alone, alone.properties[0]!.key, alone.properties[0]!.values[0]!.key).properties).toEqual([]);
  });

  it('says a language where any of its words is written, the rest of it in English', () => {
    let matrix = addProperty(newMatrix(), 'Colour', ['Red']);
    expect(variantsOf(matrix)[0]?.properties_ru).toBe('');
    const { key, values } = matrix.properties[0]!;
    matrix = nameValue(matrix, key, values[0]!.key, 'ru', 'красный');
    expect(variantsOf(matrix)[0]?.properties_ru).toBe('Colour:красный');
  });

  it('takes a block of a spreadsheet, a whole column, and numbers articles around those that are taken', () => {
    const matrix = addProperty(newMatrix(), 'Size', ['S', 'M', 'L']);
    const [, second = ''] = offeredOf(matrix);
    const pasted = setBlock(matrix, second, 'price', [['1.00', ' 20 '], ['2.00', '30', '0.1', '0.2', 'no room'], ['no room']]);
    expect(variantsOf(pasted).map((v) => [v.price, v.stock, v.ordinary_freight, v.express_freight])).toEqual([
      ['', '0', '', ''],
      ['1.00', '20', '', ''],
      ['2.00', '30', '0.1', '0.2'],
    ]);
    expect(variantsOf(fillColumn(pasted, 'stock', '7')).map((v) => v.stock)).toEqual(['7', '7', '7']);
    expect(articles(numberArticles(setCell(matrix, second, 'article', 'LAMP-1'), 'LAMP'))).toEqual(['LAMP-2', 'LAMP-1', 'LAMP-3']);
  });

  it('has one variant without properties, and writes signs that separate as they are', () => {
    expect(variantsOf(newMatrix())).toHaveLength(1);
    const matrix = addProperty(newMatrix(), 'Ratio: a', [String.raw`1:2\3`]);
    const [only] = variantsOf(matrix);
    expect(only?.properties).toBe(String.raw`Ratio\: a:1:2\\3`);
    expect(named(readMatrix([{ ...only!, article: 'A' }]))).toEqual([String.raw`1:2\3`]);
  });
});
