import type { I18n, MessageDescriptor } from '@lingui/core';

const siteName = 'Kyakhta';

/** "Cart · Kyakhta": what the page is, then whose. */
export const pageTitle = (i18n: I18n, what: MessageDescriptor | string): string =>
  `${typeof what === 'string' ? what : i18n._(what)} · ${siteName}`;
