import { msg } from '@lingui/core/macro';
import type { Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';

/** Whose offer it is: the platform’s without a store. */
export function whoseOffer({ context }: Pick<Asked, 'context'>, storeName: string | null): string {
  const i18n = context.get(i18nContext);
  // A name in any script keeps its direction within a sentence.
  const store = `\u2068${storeName ?? ''}\u2069`;
  return storeName === null
    ? i18n._(msg({ message: 'Offer from Kyakhta', comment: 'Who gives a lower price: the platform' }))
    : i18n._(msg({ message: `Offer from ${store}`, comment: 'Who gives a lower price: a store' }));
}

/** Whole seconds from the server’s now to an instant. */
export const secondsTo = (instant: string, now: string): number => Math.max(0, Math.ceil((Date.parse(instant) - Date.parse(now)) / 1000));
