import { offerTitleChars, offerViews } from '@kyakhta/contract/values';
import { msg } from '@lingui/core/macro';

/** What the lists of both consoles say of themselves; each adds its calls and its place in the menu. */
export const offerList = {
  title: msg({ message: 'Price offers', comment: 'Page: lower prices for a time' }),
  views: offerViews,
  narrowedBy: { q: offerTitleChars },
} as const;
