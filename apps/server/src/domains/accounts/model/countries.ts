import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Parts of an address that differ by country; receiver and mobile are asked everywhere. */
export type AddressPart = 'province' | 'city' | 'area' | 'addr' | 'postCode';

/** How addresses are written in a country. */
export interface CountryRules {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** In the order of the country. */
  readonly parts: readonly AddressPart[];
  readonly required: readonly AddressPart[];
  /** What a part is called there, such as `oblast` or `zip`; null where there is no such part. */
  readonly kinds: Readonly<Record<'province' | 'city' | 'area' | 'postCode', string | null>>;
  readonly postCodeExample: string;
  /** The whole of a postal code in capitals; null where there are none or anything goes. */
  readonly postCodeShape: RegExp | null;
}

const letters: Readonly<Record<string, AddressPart>> = { S: 'province', C: 'city', D: 'area', A: 'addr', Z: 'postCode' };
const partsOf = (text: string): AddressPart[] => text.split('').flatMap((letter) => letters[letter] ?? []);

/** Rows of a table beside this file; lines that begin with # tell where it is from. */
export const readTable = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'places', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const read = (line: string): CountryRules => {
  const [country = '', parts = '', required = '', province, city, area, postCode, postCodeExample = '', ...shape] = line.split('|');
  return {
    country,
    parts: partsOf(parts),
    required: partsOf(required),
    kinds: { province: province || null, city: city || null, area: area || null, postCode: postCode || null },
    postCodeExample,
    // A shape may hold alternatives, so everything behind the example is its text.
    postCodeShape: shape.join('|') === '' ? null : new RegExp(`^(?:${shape.join('|')})$`),
  };
};

export const countries: readonly CountryRules[] = readTable('countries.txt').map(read);
const byCode = new Map(countries.map((rules) => [rules.country, rules]));
/** Rules of a country; undefined when it is none we know. */
export const rulesOf = (country: string): CountryRules | undefined => byCode.get(country);
