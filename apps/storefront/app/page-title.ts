import type { I18n, MessageDescriptor } from '@lingui/core';

/** What the page is, as its title says it; whose it is stands behind that (`whose`). */
export const pageTitle = (i18n: I18n, what: MessageDescriptor | string): string => (typeof what === 'string' ? what : i18n._(what));

/** "Cart · Kyakhta": what the page is, then whose. */
export const whose = (title: string, siteName: string): string => `${title} · ${siteName}`;
