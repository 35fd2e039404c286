import type { Output } from '@kyakhta/contract/types';

export type PaymentCase = Output<'GET /platform/payment/cases'>['records'][number];

/**
 * What is to come of an open case. closed: nothing more · asking: the provider is asked by itself · returning: the
 * money is on its way back · refused: the provider would not send it back · foreign: money in a currency that is in
 * no book of ours · held: it waits to be sent back · settled: none is held any more · astray: the provider answers about
 * something else · overdue: the provider has not confirmed for days that the money went back · taken: it gave money back without us · partial: more of a bank transfer is waited for · bank: money that came
 * by bank waits to be sent back by an operator's transfer
 */
export type Outlook =
  | 'partial'
  | 'bank'
  | 'closed'
  | 'asking'
  | 'astray'
  | 'taken'
  | 'returning'
  | 'refused'
  | 'overdue'
  | 'foreign'
  | 'held'
  | 'settled';

type Seen = Pick<PaymentCase, 'closedAt' | 'kind' | 'refundOverdue' | 'refundState' | 'told' | 'provider'> & { held: readonly unknown[] };

export function outlookOf({ closedAt, held, kind, provider, refundOverdue, refundState, told }: Seen): Outlook {
  if (closedAt !== null) return 'closed';
  if (kind === 'takenBack') return 'taken';
  if (kind === 'short') return 'partial';
  if (kind === 'unknownLong') return 'asking';
  if (kind === 'wrongAnswer') return 'astray';
  const isHeld = held.length > 0;
  if (isHeld && provider === 'bank') return 'bank';
  if (isHeld && refundOverdue) return 'overdue';
  if (isHeld) return refundState === 'asked' ? 'returning' : refundState === 'failed' ? 'refused' : 'held';
  if (kind === 'wrongCurrency') return 'foreign';
  return told === null ? 'asking' : 'settled';
}

/**
 * What an operator can do about a case. refund: the money goes back the way it came · byBank: a transfer was made · giveUp: the
 * payment no longer blocks its orders · close: the chargeback is dealt with
 */
export type CaseWay = 'refund' | 'byBank' | 'giveUp' | 'close';
export const waysOf = (outlook: Outlook): readonly CaseWay[] => {
  if (outlook === 'held' || outlook === 'refused') return ['refund', 'byBank'];
  if (outlook === 'foreign' || outlook === 'bank' || outlook === 'overdue') return ['byBank'];
  if (outlook === 'asking' || outlook === 'astray') return ['giveUp'];
  return outlook === 'taken' ? ['close'] : [];
};

/** A time in its largest whole unit. */
export const ageOf = (minutes: number): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } => {
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  return minutes < 48 * 60 ? { unit: 'hours', count: Math.floor(minutes / 60) } : { unit: 'days', count: Math.floor(minutes / 1440) };
};
