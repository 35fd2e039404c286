import { useLingui } from '@lingui/react/macro';
import type { CountryRules } from './address.server.ts';

export type Part = CountryRules['parts'][number];

/** What a part of an address is called in a country, in the reader's language. */
export function usePartLabel(): (rules: CountryRules, part: Part) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    'province:province': t({ message: 'Province', context: 'address' }),
    'province:state': t({ message: 'State', context: 'address', comment: 'Part of a country, as in the United States' }),
    'province:oblast': t({ message: 'Region', context: 'address', comment: 'Subject of Russia' }),
    'province:county': t({ message: 'County', context: 'address' }),
    'province:parish': t({ message: 'Parish', context: 'address' }),
    'province:prefecture': t({ message: 'Prefecture', context: 'address', comment: 'Part of Japan' }),
    'province:emirate': t({ message: 'Emirate', context: 'address' }),
    'province:island': t({ message: 'Island', context: 'address' }),
    'province:department': t({ message: 'Department', context: 'address', comment: 'Part of a country' }),
    'province:area': t({ message: 'Area', context: 'address', comment: 'Part of Hong Kong' }),
    'province:district': t({ message: 'District', context: 'address' }),
    'province:do_si': t({ message: 'Province or metropolitan city', context: 'address', comment: 'Part of Korea' }),
    'city:city': t({ message: 'City', context: 'address' }),
    'city:suburb': t({ message: 'Suburb', context: 'address' }),
    'city:post_town': t({ message: 'Post town', context: 'address', comment: 'In Britain' }),
    'city:district': t({ message: 'District', context: 'address' }),
    'area:district': t({ message: 'District', context: 'address' }),
    'area:suburb': t({ message: 'Suburb', context: 'address' }),
    'area:neighborhood': t({ message: 'Neighbourhood', context: 'address' }),
    'area:townland': t({ message: 'Townland', context: 'address', comment: 'In Ireland' }),
    'area:village_township': t({ message: 'Village or township', context: 'address', comment: 'In Malaysia' }),
    'postCode:postal': t({ message: 'Postal code', context: 'address' }),
    'postCode:zip': t({ message: 'ZIP code', context: 'address', comment: 'In the United States' }),
    'postCode:pin': t({ message: 'PIN code', context: 'address', comment: 'Postal code of India' }),
    'postCode:eircode': t({ message: 'Eircode', context: 'address', comment: 'Postal code of Ireland' }),
  };
  const street = t({ message: 'Street, house, office', context: 'address' });
  return (rules, part) => (part === 'addr' ? street : (names[`${part}:${rules.kinds[part] ?? ''}`] ?? part));
}
