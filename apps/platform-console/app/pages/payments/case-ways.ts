import type { Output } from '@kyakhta/contract/types';

export type PaymentCase = Output<'GET /platform/payment/cases'>['records'][number];

/**
 * What is to come of an open case. closed: nothing more · asking: the provider is asked by itself · returning: the
 * money is on its way back · refused: the provider would not send it back · foreign: money in a currency that stands in
 * no book of ours · held: it waits to be sent back · settled: none is held any more
 */
export type Outlook = 'closed' | 'asking' | 'returning' | 'refused' | 'foreign' | 'held' | 'settled';

type Seen = Pick<PaymentCase, 'closedAt' | 'kind' | 'refundState' | 'told'> & { held: number | null };

export function outlookOf({ closedAt, held, kind, refundState, told }: Seen): Outlook {
  if (closedAt !== null) return 'closed';
  if (held !== null && held > 0) return refundState === 'asked' ? 'returning' : refundState === 'failed' ? 'refused' : 'held';
  if (kind === 'wrongCurrency' && held === null) return 'foreign';
  return told === null ? 'asking' : 'settled';
}

/** What an operator can do then: send it back through the provider, or note that a bank transfer did. */
export const waysOf = (outlook: Outlook): { readonly refund: boolean; readonly byBank: boolean } => {
  const isHeld = outlook === 'held' || outlook === 'refused';
  return { refund: isHeld, byBank: isHeld || outlook === 'foreign' };
};

/** A time in its largest whole unit. */
export const ageOf = (minutes: number): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } => {
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  return minutes < 48 * 60 ? { unit: 'hours', count: Math.floor(minutes / 60) } : { unit: 'days', count: Math.floor(minutes / 1440) };
};
