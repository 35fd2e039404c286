/** Ids of all messages of the screens: what a reader would see of a message without words. */
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { sourcesOf } from './words.ts';

const catalogues = ['storefront', 'terms', 'seller-console', 'platform-console'] as const;

export const messageIds = (): ReadonlySet<string> =>
  new Set(catalogues.flatMap((catalogue) => sourcesOf(catalogue).map(({ message, context }) => generateMessageId(message, context))));
