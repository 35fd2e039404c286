import { quickDaysMax } from '@kyakhta/contract/values';

/** Days of the first tier, where they are few enough for a badge. */
export const quickDays = (tiers: readonly { readonly days: number }[]): number | null => {
  const days = tiers[0]?.days ?? 0;
  return days >= 1 && days <= quickDaysMax ? days : null;
};

/** The same of the tiers as cards have them: a list written as JSON. */
export function quickDaysIn(text: string): number | null {
  try {
    const tiers: unknown = JSON.parse(text);
    const first: unknown = Array.isArray(tiers) ? tiers[0] : null;
    if (typeof first !== 'object' || first === null || !('days' in first) || typeof first.days !== 'number') return null;
    return quickDays([{ days: first.days }]);
  } catch {
    return null;
  }
}
