import type { OfferEffect } from '@kyakhta/contract';
import type { RefundLine } from '../model.ts';

/** What the lines that an offer gives back mean for their goods. */
export const effectOf = (lines: readonly Pick<RefundLine, 'count' | 'canceled'>[]): OfferEffect => {
  const [count, canceled] = [lines.reduce((sum, l) => sum + l.count, 0), lines.reduce((sum, l) => sum + l.canceled, 0)];
  if (count === 0) return 'reduction';
  if (canceled === 0) return 'kept';
  return canceled === count ? 'notSent' : 'partNotSent';
};
