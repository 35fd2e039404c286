import { mayBePacked } from '../../domains/orders/index.ts';
import type { OrderHead } from '../order-heads.ts';
import { blank, type Entry } from './entry.ts';

/** Money that nothing releases yet, because it is asked back or was taken back, is not what comes now. */
const isAwaited = ({ kind, untilAt }: Entry): boolean => kind !== 'releaseNext' || untilAt !== null;

/** Who is waited for. */
const answers = { answer: 'seller', offer: 'buyer', refund: null } as const;
/** What keeps all goods with their store, before anything else can come. */
const refundNext = ({ heldBack }: Pick<OrderHead, 'heldBack'>): Entry[] =>
  heldBack === null || heldBack === 'takenBack'
    ? []
    : [{ ...blank, lane: 'refund', kind: 'refundNext', phase: 'now', actor: answers[heldBack] }];

/**
 * The line of time whole. One thing is under way now: the refund that keeps the goods with their store, the packing that has begun, or else the
 * first of what comes.
 */
export const withNow = (
  head: Pick<OrderHead, 'heldBack'> & Parameters<typeof mayBePacked>[0],
  done: readonly Entry[],
  next: readonly Entry[],
): Entry[] => {
  if (head.heldBack !== null) return [...done, ...refundNext(head), ...next];
  const packed = mayBePacked(head) ? done.filter(({ kind }) => kind === 'packing') : [];
  if (packed.length > 0)
    return [...done.filter((entry) => !packed.includes(entry)), ...packed.map((entry): Entry => ({ ...entry, phase: 'now' })), ...next];
  return [...done, ...next.map((entry, i): Entry => (i === 0 && isAwaited(entry) ? { ...entry, phase: 'now' } : entry))];
};
