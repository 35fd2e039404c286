const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand within HTML, in an attribute too. */
export const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
