import type { Locale } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { inAllLanguages } from './catalogue/names.ts';
import { categories, type Category, products } from './goods.ts';
import { hotSearch } from './hot-search.ts';

const flat = (list: readonly Category[]): Category[] => list.flatMap((c) => [c, ...flat(c.children)]);
/** What goods are found by in a language: their names, and the names of their categories. */
const namesIn = (locale: Locale): string[] => [
  ...products.flatMap((p) => (locale in p.name ? [p.name[locale as 'en']] : [])),
  ...flat(categories).map((c) => inAllLanguages(c.key, c.name)[locale]),
];

describe('a word shown as often searched', () => {
  it.each(Object.entries(hotSearch).flatMap(([locale, words]) => words.map((word) => [locale as Locale, word] as const)))(
    '%s: %s finds something',
    (locale, word) => {
      const parts = word.toLowerCase().split(' ');
      const names = namesIn(locale).map((name) => name.toLowerCase());
      expect(names.filter((name) => parts.every((part) => name.includes(part)))).not.toEqual([]);
    },
  );
});
