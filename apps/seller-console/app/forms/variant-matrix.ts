import { variantCells, type VariantCell } from '@kyakhta/contract/values';
import { linesOf } from './cell-lines.ts';

export type VariantFields = Record<VariantCell, string> & { key: string };

/** Words in the languages a store writes in; what is empty in one is shown in English. */
export type Words = { en: string; ru: string; zh: string };
export const wordLanguages = ['en', 'ru', 'zh'] as const;
export type WordLanguage = (typeof wordLanguages)[number];
export type PropertyValue = Words & { key: string };
/** A property of the goods, such as the colour, with what it can be. */
export type Property = { key: string; name: Words; values: readonly PropertyValue[]; removed: readonly PropertyValue[] };

/**
 * The variants of a product as all combinations of what its properties can be. Rows are kept by combination, those
 * that are not offered and those of a removed value too: what was typed is there when they come back.
 */
export type Matrix = {
  properties: readonly Property[];
  rows: Readonly<Record<string, VariantFields>>;
  /** Combinations that are not offered. */
  off: readonly string[];
};

/** Columns of the matrix that are typed, in their order. */
export const matrixCells = [
  'article',
  'price',
  'stock',
  'ordinary_freight',
  'express_freight',
  'market_price',
] as const satisfies readonly VariantCell[];
export type MatrixCell = (typeof matrixCells)[number];

/** Cells that the next variant mostly has the same. */
const copied: readonly VariantCell[] = ['price', 'market_price', 'ordinary_freight', 'express_freight'];
const propertyCells = { en: 'properties', ru: 'properties_ru', zh: 'properties_zh' } as const;

let made = 0;
const newKey = (): string => `new${(made += 1)}`;
const emptyRow = (key: string): VariantFields =>
  ({ ...Object.fromEntries(variantCells.map((cell) => [cell, cell === 'stock' ? '0' : ''])), key }) as VariantFields;

/** Pairs of a line each, `Colour: Red`; a backslash before a sign means the sign itself. */
const pairsOf = (lines: string): [name: string, value: string][] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const end = /^(?:[^:\\]|\\.)*/.exec(line)?.[0].length ?? line.length;
      const bare = (text: string): string => text.trim().replaceAll(/\\(.)/g, '$1');
      return [bare(line.slice(0, end)), bare(line.slice(end + 1))];
    });
const escaped = (text: string, signs: RegExp): string => text.trim().replaceAll(signs, String.raw`\$&`);
const lineOf = ([name, value]: readonly [string, string]): string => `${escaped(name, /[:\\]/g)}:${escaped(value, /[\\]/g)}`;

/** Every combination of these properties, the last one running fastest; of none there is one. */
export const combinations = (properties: readonly Property[]): string[] =>
  properties.reduce<string[]>(
    (all, { values }) => all.flatMap((before) => values.map(({ key }) => (before === '' ? key : `${before} ${key}`))),
    [''],
  );

/** How a word reads in the language of the page; in English where nothing is written in that one. */
export const wordIn = (words: Words, locale: string): string =>
  words[wordLanguages.find((language) => locale.startsWith(language)) ?? 'en'].trim() || words.en;

/** What a combination is called: a value of each property. */
export const valuesOf = (matrix: Matrix, combination: string): PropertyValue[] => {
  const keys = combination === '' ? [] : combination.split(' ');
  return matrix.properties.flatMap(({ values }, i) => values.find(({ key }) => key === keys[i]) ?? []);
};

/** The row of a combination; one that was never typed begins like the first. */
export const rowOf = (matrix: Matrix, combination: string): VariantFields => {
  const known = matrix.rows[combination];
  if (known !== undefined) return known;
  const like = Object.values(matrix.rows)[0];
  const row = emptyRow(`new ${combination}`);
  return like === undefined ? row : { ...row, ...Object.fromEntries(copied.map((cell) => [cell, like[cell]])) };
};

export const isOffered = (matrix: Matrix, combination: string): boolean => !matrix.off.includes(combination);
export const offeredOf = (matrix: Matrix): string[] => {
  const off = new Set(matrix.off);
  return combinations(matrix.properties).filter((c) => !off.has(c));
};

export const newMatrix = (): Matrix => ({ properties: [], rows: { '': emptyRow('0') }, off: [] });

/** Reads the matrix out of variants; combinations that none of them is are not offered. */
export const readMatrix = (variants: readonly VariantFields[]): Matrix => {
  const told = variants.map((row) => ({
    row,
    en: pairsOf(linesOf(row.properties)),
    ru: pairsOf(linesOf(row.properties_ru)),
    zh: pairsOf(linesOf(row.properties_zh)),
  }));
  const [first] = told;
  if (first === undefined) return newMatrix();
  const properties = first.en.map(([name], i): Property => {
    const values = new Map<string, PropertyValue>();
    for (const { en, ru, zh } of told) {
      const value = en[i]?.[1] ?? '';
      const known = values.get(value);
      values.set(value, {
        key: known?.key ?? newKey(),
        en: value,
        ru: known?.ru || (ru[i]?.[1] ?? ''),
        zh: known?.zh || (zh[i]?.[1] ?? ''),
      });
    }
    const named = (language: 'ru' | 'zh') => told.find((t) => t[language][i])?.[language][i]?.[0] ?? '';
    return { key: newKey(), name: { en: name, ru: named('ru'), zh: named('zh') }, values: [...values.values()], removed: [] };
  });
  const rows: Record<string, VariantFields> = {};
  for (const { row, en } of told)
    rows[properties.map(({ values }, i) => values.find((v) => v.en === (en[i]?.[1] ?? ''))?.key ?? '').join(' ')] = row;
  return { properties, rows, off: combinations(properties).filter((c) => rows[c] === undefined) };
};

/** The variants that are offered, with their properties in each language that says any of them. */
export const variantsOf = (matrix: Matrix): VariantFields[] =>
  offeredOf(matrix).map((combination) => {
    const values = valuesOf(matrix, combination);
    const lines = (language: WordLanguage): string => {
      const isWritten = matrix.properties.some(({ name }, i) => name[language].trim() !== '' || values[i]?.[language].trim());
      if (!isWritten) return '';
      return matrix.properties
        .map(({ name }, i) => lineOf([name[language].trim() || name.en, values[i]?.[language].trim() || (values[i]?.en ?? '')]))
        .join('\n');
    };
    const written = Object.fromEntries(wordLanguages.map((language) => [propertyCells[language], lines(language)]));
    return { ...rowOf(matrix, combination), ...written };
  });

const withRow = (matrix: Matrix, combination: string, cells: Partial<Record<VariantCell, string>>): Matrix => ({
  ...matrix,
  rows: { ...matrix.rows, [combination]: { ...rowOf(matrix, combination), ...cells } },
});
export const setCell = (matrix: Matrix, combination: string, cell: MatrixCell, text: string): Matrix =>
  withRow(matrix, combination, { [cell]: text });

/** Writes a block of cells from one of them on, as it came from a spreadsheet; what has no place is left out. */
export const setBlock = (matrix: Matrix, from: string, cell: MatrixCell, block: readonly (readonly string[])[]): Matrix => {
  const combos = offeredOf(matrix);
  const [top, left] = [combos.indexOf(from), matrixCells.indexOf(cell)];
  return block.reduce((now, texts, down) => {
    const combination = combos[top + down];
    if (combination === undefined) return now;
    const cells = texts.flatMap((text, right) => {
      const column = matrixCells[left + right];
      return column === undefined ? [] : [[column, text.trim()] as const];
    });
    return withRow(now, combination, Object.fromEntries(cells));
  }, matrix);
};

/** Writes the same into a column of every variant that is offered. */
export const fillColumn = (matrix: Matrix, cell: MatrixCell, text: string): Matrix =>
  offeredOf(matrix).reduce((now, combination) => withRow(now, combination, { [cell]: text }), matrix);

/** Numbers the variants that have no article number yet, after the code of the product. */
export const numberArticles = (matrix: Matrix, code: string): Matrix => {
  const taken = new Set(Object.values(matrix.rows).map(({ article }) => article.trim()));
  let n = 0;
  const next = (): string => {
    do n += 1;
    while (taken.has(`${code}-${n}`));
    return `${code}-${n}`;
  };
  return offeredOf(matrix).reduce(
    (now, combination) => (rowOf(now, combination).article.trim() === '' ? withRow(now, combination, { article: next() }) : now),
    matrix,
  );
};

export const setOffered = (matrix: Matrix, combination: string, offered: boolean): Matrix => ({
  ...matrix,
  off: offered ? matrix.off.filter((c) => c !== combination) : [...matrix.off, combination],
});

const changeProperty = (matrix: Matrix, key: string, to: (property: Property) => Property): Matrix => ({
  ...matrix,
  properties: matrix.properties.map((p) => (p.key === key ? to(p) : p)),
});
export const nameProperty = (matrix: Matrix, key: string, language: WordLanguage, text: string): Matrix =>
  changeProperty(matrix, key, (p) => ({ ...p, name: { ...p.name, [language]: text } }));
export const nameValue = (matrix: Matrix, key: string, value: string, language: WordLanguage, text: string): Matrix =>
  changeProperty(matrix, key, (p) => ({ ...p, values: p.values.map((v) => (v.key === value ? { ...v, [language]: text } : v)) }));

/** Adds what a property can be; a value that was removed comes back with what was typed in its rows. */
export const addValues = (matrix: Matrix, key: string, texts: readonly string[]): Matrix =>
  changeProperty(matrix, key, (p) => {
    const known = new Set(p.values.map((v) => v.en.trim()));
    const wanted = [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '' && !known.has(text));
    const added = wanted.map((en) => p.removed.find((v) => v.en.trim() === en) ?? { key: newKey(), en, ru: '', zh: '' });
    return { ...p, values: [...p.values, ...added], removed: p.removed.filter((v) => !added.includes(v)) };
  });

/** Takes away what a property can be; the last value of a property takes the property with it. */
export const removeValue = (matrix: Matrix, key: string, value: string): Matrix => {
  const property = matrix.properties.find((p) => p.key === key);
  if (property?.values.length === 1) return removeProperty(matrix, key);
  return changeProperty(matrix, key, (p) => ({
    ...p,
    values: p.values.filter((v) => v.key !== value),
    removed: [...p.removed, ...p.values.filter((v) => v.key === value)],
  }));
};

/** Adds a property with its first value, which the variants there are have from now on. */
export const addProperty = (matrix: Matrix, name: string, values: readonly string[]): Matrix => {
  const [first = '', ...more] = values;
  const property: Property = {
    key: newKey(),
    name: { en: name, ru: '', zh: '' },
    values: [{ key: newKey(), en: first.trim(), ru: '', zh: '' }],
    removed: [],
  };
  const to = (combination: string): string => [combination, property.values[0]?.key ?? ''].filter(Boolean).join(' ');
  const grown: Matrix = {
    properties: [...matrix.properties, property],
    rows: Object.fromEntries(Object.entries(matrix.rows).map(([combination, row]) => [to(combination), row])),
    off: matrix.off.map(to),
  };
  return addValues(grown, property.key, more);
};

/** Takes a property away: of its variants those of its first value stay. */
export const removeProperty = (matrix: Matrix, key: string): Matrix => {
  const place = matrix.properties.findIndex((p) => p.key === key);
  const first = matrix.properties[place]?.values[0]?.key;
  const kept = (combination: string): boolean => combination.split(' ')[place] === first;
  const to = (combination: string): string =>
    combination
      .split(' ')
      .filter((_, i) => i !== place)
      .join(' ');
  return {
    properties: matrix.properties.filter((p) => p.key !== key),
    rows: Object.fromEntries(Object.entries(matrix.rows).flatMap(([c, row]) => (kept(c) ? [[to(c), row]] : []))),
    off: matrix.off.filter(kept).map(to),
  };
};
