/** Names within a line that may be read in the other direction, each keeping its own. */
export const isolatedList = (names: readonly string[]): string => names.map((name) => `\u2068${name}\u2069`).join(', ');
