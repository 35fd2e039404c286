import { quickDaysMax } from '@kyakhta/contract/values';

/** Days of the first tier, where they are few enough for a badge. */
export const quickDays = (tiers: readonly { readonly days: number }[]): number | null => {
  const days = tiers[0]?.days ?? 0;
  return days >= 1 && days <= quickDaysMax ? days : null;
};
