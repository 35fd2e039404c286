/**
 * A phone number as people dial it from anywhere: Russian and Chinese mobiles of refunds are kept as their eleven digits, 7… and 1…,
 * and get the plus and the code of their country; any other is kept with both.
 */
export const shownPhone = (kept: string): string => {
  if (/^7\d{10}$/.test(kept)) return `+${kept}`;
  return /^1\d{10}$/.test(kept) ? `+86${kept}` : kept;
};
