/** A number of 32 bits that is always the same for a text (FNV-1a). */
export const plainHashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
};

/** The same with a last stir: texts that differ in their end differ in all bits. */
export const hashOf = (text: string): number => {
  let hash = plainHashOf(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** One of a list, always the same for a text. */
export const chosen = <T>(list: readonly T[], text: string): T => {
  const found = list[hashOf(text) % list.length];
  if (found === undefined) throw new RangeError('nothing to choose from');
  return found;
};
