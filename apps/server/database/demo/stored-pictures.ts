/** A stored picture and the variant (English value of a property) that it shows, if it shows one. */
export interface StoredPicture {
  readonly path: string;
  readonly variant: string | null;
}

/** A list that begins at another of its places. */
export const rotated = <T>(list: readonly T[], first: number): T[] => {
  const start = list.length === 0 ? 0 : first % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
};
