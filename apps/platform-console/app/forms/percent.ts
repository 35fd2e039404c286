/** Hundredths of a per cent as a person writes per cents: 550 is "5.5". */
export const percentOf = (basisPoints: number): string => String(basisPoints / 100);

/** Hundredths of a per cent out of what a person wrote; undefined when it is no percentage from 0 to 100. */
export const basisPointsOf = (text: string): number | undefined => {
  const found = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (found === null) return undefined;
  const points = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return points <= 10_000 ? points : undefined;
};
