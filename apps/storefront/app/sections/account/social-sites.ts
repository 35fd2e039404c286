import { socialType } from '@kyakhta/contract/values';
import type { SocialSite, SocialTrouble } from '../../paths.ts';

/** The other sites in the order they are shown; a name is the same in every language. */
export const socialSites: readonly { readonly site: SocialSite; readonly name: string; readonly type: number }[] = [
  { site: 'google', name: 'Google', type: socialType.google },
  { site: 'facebook', name: 'Facebook', type: socialType.facebook },
];

export const socialSite = (text: string | null) => socialSites.find(({ site }) => site === text) ?? null;

const troubles: readonly string[] = ['off', 'down', 'canceled'] satisfies SocialTrouble[];
/** What an address says of a sign-in elsewhere that did not come about; null when nothing, or nothing we know. */
export const troubleOf = (url: URL): SocialTrouble | null => {
  const said = url.searchParams.get('trouble');
  return said !== null && troubles.includes(said) ? (said as SocialTrouble) : null;
};
