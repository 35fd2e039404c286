/** A pattern of LIKE for texts that hold these characters, whatever they are. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
