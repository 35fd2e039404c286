import { instalmentParts, instalmentPlansMax } from '@kyakhta/contract/values';

/** Plans of instalments as they are typed; null when one of them is none. */
export const plansOf = (text: string): string[] | null => {
  const plans = [...new Set(text.split(/[,;\s]+/).filter((plan) => plan !== ''))];
  return plans.length <= instalmentPlansMax && plans.every((plan) => instalmentParts(plan) !== null) ? plans : null;
};
