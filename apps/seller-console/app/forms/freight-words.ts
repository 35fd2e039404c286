import { useFormat } from '@kyakhta/console';
import { freightMeasure } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import type { Template } from './freight-draft.ts';

/** What a template counts, in words, and its unit. */
export function useMeasureWords(): (measure: number) => { title: string; unit: string } {
  const { t } = useLingui();
  return (measure) => {
    if (measure === freightMeasure.weight) return { title: t`By weight`, unit: t({ message: 'kg', comment: 'Unit: kilograms' }) };
    if (measure === freightMeasure.volume) return { title: t`By volume`, unit: t({ message: 'm³', comment: 'Unit: cubic metres' }) };
    return { title: t`By pieces`, unit: t({ message: 'pcs', comment: 'Unit: pieces' }) };
  };
}

const perUnit: Readonly<Record<number, number>> = {
  [freightMeasure.piece]: 1,
  [freightMeasure.weight]: 1000,
  [freightMeasure.volume]: 1_000_000,
};

/** A rate as a sentence. */
export function useRateWords(currency: string): (rate: Template['ordinary'], measure: number) => string {
  const { t } = useLingui();
  const { exact, money } = useFormat();
  const wordsOf = useMeasureWords();
  return (rate, measure) => {
    const { unit } = wordsOf(measure);
    const quantity = (units: number) => exact(units / (perUnit[measure] ?? 1));
    const [first, further] = [quantity(rate.first), quantity(rate.further)];
    const [firstFee, furtherFee] = [money(rate.firstFee, currency), money(rate.furtherFee, currency)];
    return t({
      message: `First ${first} ${unit}: ${firstFee}; each further ${further} ${unit}: ${furtherFee}`,
      comment: 'A rate of a freight template: quantity, unit, fee; quantity, unit, fee',
    });
  };
}
