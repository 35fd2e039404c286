import { msg } from '@lingui/core/macro';
import type { Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';

/** What stands below the button of a product page; written here, as a first visit has no room for words that never change. */
export function promiseWords({ context }: Asked) {
  const i18n = context.get(i18nContext);
  return {
    held: i18n._(msg`Money is held in escrow until you confirm`),
    line: i18n._(msg`Our own line with customs clearance`),
    ask: i18n._(msg`Ask for a price`),
  };
}
