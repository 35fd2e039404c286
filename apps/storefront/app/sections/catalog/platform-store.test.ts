import { readFileSync } from 'node:fs';
import { locales } from '@kyakhta/contract/values';
import { expect, it } from 'vitest';

/** The translation of a message; an English one is its own. */
const said = (locale: string, id: string): string => {
  if (locale === 'en') return id;
  const catalogue = readFileSync(new URL(`../../../locales/${locale}.po`, import.meta.url), 'utf8');
  return catalogue.split(`msgid "${id}"\nmsgstr "`)[1]?.split('"\n')[0] ?? '';
};

it('a store of the platform has one name in each language, on a card and beside its city', () => {
  for (const locale of locales) {
    const badge = said(locale, 'Platform store');
    expect(badge, locale).not.toBe('');
    expect(said(locale, 'Platform store, {city}'), locale).toMatch(new RegExp(`^${badge}[,，、،]\\s?\\{city\\}$`));
  }
});
