/** A date or a time as it is written, kept on one line: it may break behind a comma alone, or in Chinese between the day and the time. */
export const unbroken = (text: string): string => text.replaceAll(/(?<![,،、]|日(?= \d)) /g, '\u00a0');
