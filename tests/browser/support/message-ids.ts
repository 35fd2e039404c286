/** Ids of all messages of the screens: what a reader would see of a message without words. */
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { sourcesOf, type App } from './words.ts';

const apps: readonly App[] = ['storefront', 'seller-console', 'platform-console'];

export const messageIds = (): ReadonlySet<string> =>
  new Set(apps.flatMap((app) => sourcesOf(app).map(({ message, context }) => generateMessageId(message, context))));
