/** A date or a time as it is written, kept on one line: it may break behind a comma alone. */
export const unbroken = (text: string): string => text.replaceAll(/(?<![,،、]) /g, '\u00a0');
