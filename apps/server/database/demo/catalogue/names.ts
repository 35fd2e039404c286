import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The languages a category's name has beyond the three of all other texts, in the order of the file's columns. */
const columns = ['zh_TW', 'ar', 'he', 'de', 'es', 'pt', 'ko'] as const;
export type FurtherNames = Readonly<Record<(typeof columns)[number], string>>;

const rows = readFileSync(join(import.meta.dirname, 'names.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('//'))
  .map((line) => line.split('|').map((part) => part.trim()));

/** Names of categories by key. */
export const furtherNames: ReadonlyMap<string, FurtherNames> = new Map(
  rows.map(([key = '', ...names]) => {
    if (names.length !== columns.length || names.includes('')) throw new Error(`names.txt: ${key} has not ${columns.length} names`);
    return [key, Object.fromEntries(columns.map((locale, i) => [locale, names[i]])) as FurtherNames];
  }),
);

/** A category's name in all ten languages. */
export const inAllLanguages = <T extends object>(key: string, name: T): T & FurtherNames => {
  const further = furtherNames.get(key);
  if (further === undefined) throw new Error(`names.txt: no names of ${key}`);
  return { ...name, ...further };
};
