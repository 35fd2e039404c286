import { type Cell, type Pair, propertiesCell, specificationsCell, textCell, textCellOrNone } from './import-cells.ts';
import type { ImportColumn, ImportReason, ReasonValues } from './import-columns.ts';
import type { ImportRow } from './import-file.ts';

/** What a file says in one language. A language without its own name shows the English one. */
export interface ImportText {
  readonly locale: 'en' | 'ru' | 'zh_CN';
  readonly name: string | null;
  readonly unit: string;
  readonly content: string | null;
  readonly specifications: readonly { readonly name: string; readonly value: string }[] | null;
}

/** A variant's properties in other languages, pair by pair; a language the file does not tell is not there. */
export type Translated = Readonly<Partial<Record<'ru' | 'zh_CN', readonly Pair[]>>>;

/** Longest description, characters. */
const descriptionCharsMax = 20_000;

export type Read = <T>(row: ImportRow, column: ImportColumn, cell: (text: string) => Cell<T>) => T | undefined;
export type Fail = (row: ImportRow, column: ImportColumn, reason: ImportReason, values?: ReasonValues) => undefined;

const languages = [
  ['en', 'en'],
  ['ru', 'ru'],
  ['zh_CN', 'zh'],
] as const;

/** What the first row says of the product in each language; English always has a name. */
export const readTexts = (head: ImportRow, read: Read): Omit<ImportText, 'unit'>[] | undefined => {
  const texts: Omit<ImportText, 'unit'>[] = [];
  let whole = true;
  for (const [locale, column] of languages) {
    const name = read<string | null>(head, `name_${column}`, locale === 'en' ? textCell(200) : textCellOrNone(200));
    const content = read(head, `description_${column}`, textCellOrNone(descriptionCharsMax));
    const pairs = read(head, `specifications_${column}`, specificationsCell);
    if (name === undefined || content === undefined || pairs === undefined) whole = false;
    else if (name !== null || content !== null || pairs.length > 0)
      texts.push({ locale, name, content, specifications: pairs.length === 0 ? null : pairs.map(([n, v]) => ({ name: n, value: v })) });
  }
  return whole ? texts : undefined;
};

/** A variant's properties in other languages: as many pairs, in the same order. */
export const readTranslated = (row: ImportRow, properties: readonly Pair[], read: Read, fail: Fail): Translated | undefined => {
  const translated: Partial<Record<'ru' | 'zh_CN', readonly Pair[]>> = {};
  for (const [locale, column] of [
    ['ru', 'properties_ru'],
    ['zh_CN', 'properties_zh'],
  ] as const) {
    const pairs = read(row, column, propertiesCell);
    if (pairs === undefined) return undefined;
    if (pairs.length === 0) continue;
    if (pairs.length !== properties.length) return fail(row, column, 'pairsDiffer', { column: 'properties', count: properties.length });
    translated[locale] = pairs;
  }
  return translated;
};
