import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories as firstCategories } from '../goods/categories.ts';
import type { Category } from '../goods/types.ts';
import { type Branch, type Family, readFamilies } from './read.ts';

/** The files of families in the order of the main categories. */
const files = [
  'tools',
  'workwear',
  'light',
  'electronics',
  'bags',
  'footwear',
  'gifts',
  'home',
  'kitchen',
  'clothing',
  'sport',
  'auto',
  'health',
  'garden',
  'packing',
  'tea',
];

const icons = new Map<string, string>();
const remember = (list: readonly Category[]): void => {
  for (const category of list) {
    icons.set(category.key, category.icon);
    remember(category.children);
  }
};
remember(firstCategories);

const present = new Set(readdirSync(import.meta.dirname));
const read = files
  .filter((file) => present.has(`${file}.txt`))
  .map((file) => {
    try {
      return readFamilies(readFileSync(join(import.meta.dirname, `${file}.txt`), 'utf8'), (key) => icons.get(key) ?? null);
    } catch (error) {
      throw new Error(`${file}.txt: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });

export const families: readonly Family[] = read.flatMap((file) => file.families);

/** The first categories with what the families add to them, in three levels. */
const grown = (list: readonly Category[], parent: string | null, branches: readonly Branch[]): Category[] => {
  const known = new Set(list.map(({ key }) => key));
  const added = branches.flatMap(({ key, parent: under, icon, name }): Category[] =>
    under === parent && !known.has(key) && icon !== null && name !== null ? [{ key, icon, name, children: [] }] : [],
  );
  return [...list, ...added].map((category) => ({ ...category, children: grown(category.children, category.key, branches) }));
};
export const categories: readonly Category[] = grown(
  firstCategories,
  null,
  read.flatMap((file) => file.branches),
);
