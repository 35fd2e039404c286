import { describe, expect, it } from 'vitest';
import { hotSearch } from './fill.ts';
import { products } from './goods.ts';

describe('a word shown as often searched', () => {
  it.each(Object.entries(hotSearch).flatMap(([locale, words]) => words.map((word) => [locale, word] as const)))(
    '%s: %s finds something',
    (locale, word) => {
      const parts = word.toLowerCase().split(' ');
      const names = products.map((p) => p.name[locale as 'en'].toLowerCase());
      expect(names.filter((name) => parts.every((part) => name.includes(part)))).not.toEqual([]);
    },
  );
});
