import { type PaymentState, payType } from '@kyakhta/contract';

interface AttemptMove {
  readonly from: readonly PaymentState[];
  readonly to: PaymentState;
}
const unpaid = ['created', 'waiting', 'unknown', 'declined', 'canceled'] as const;

/** Every move an attempt can make. Money that comes is never turned away: it pays, goes back, or waits for an operator. */
export const attemptMoves = {
  known: { from: ['created'], to: 'waiting' },
  asked: { from: ['waiting'], to: 'unknown' },
  /** The payer has not agreed after all, and still may. */
  notAgreed: { from: ['unknown'], to: 'waiting' },
  declined: { from: ['created', 'waiting', 'unknown'], to: 'declined' },
  givenUp: { from: ['created', 'waiting', 'unknown'], to: 'canceled' },
  paid: { from: [...unpaid, 'suspense'], to: 'paid' },
  returned: { from: [...unpaid, 'suspense'], to: 'returned' },
  suspended: { from: unpaid, to: 'suspense' },
} as const satisfies Readonly<Record<string, AttemptMove>>;
export type AttemptMoveName = keyof typeof attemptMoves;

/** The attempt stands for its orders: no other may be made meanwhile. */
export const isActive = (state: PaymentState): boolean => ['created', 'waiting', 'unknown', 'paid'].includes(state);
/** Its money has come, whatever became of it: the provider is asked only when news say that more has happened. */
export const isSettled = (state: PaymentState): boolean => ['paid', 'returned', 'suspense'].includes(state);

const secondMs = 1000;
/** An attempt that was unknown for so long is shown to operators. */
export const unknownLongMs = 10 * 60 * secondMs;

/** An attempt of which its provider has not heard for so long is given up: its page was never shown, and nobody can pay it. */
export const createdMs = 2 * 60 * 60 * secondMs;

/**
 * An attempt that is over is asked about for so long: a capture may have been on its way when it was given up, or the
 * provider did not know its own order for a moment.
 */
export const followedMs = 7 * 24 * 60 * 60 * secondMs;

const waitMs = (state: PaymentState, age: number): number => {
  if (isSettled(state)) return 300 * secondMs;
  if (state !== 'unknown') return isActive(state) ? 120 * secondMs : Math.max(120 * secondMs, age / 2);
  if (age < 60 * secondMs) return 5 * secondMs;
  if (age < unknownLongMs) return 30 * secondMs;
  return age < 60 * 60 * secondMs ? 120 * secondMs : 600 * secondMs;
};
/** A refund that the provider does not know for so long was never made. */
export const refundKnownMs = followedMs;
/**
 * A refund that the provider has not confirmed for so long is shown to operators: most are within minutes, and half a day is
 * before the nightly proof misses the money. PayPal may keep one pending for days, so that this alone is no failure.
 */
export const refundUnconfirmedMs = 12 * 60 * 60 * secondMs;
/**
 * From then on an operator may end it by returning the money by bank: what a provider has under way by its own rules is over
 * within three days as a rule, and the buyer is not to wait for ever.
 */
export const refundOverdueMs = 3 * 24 * 60 * 60 * secondMs;
/** When to ask again about a refund: each minute at first, each hour in the end. */
export const refundAgainAt = (since: Date, now: Date): Date =>
  new Date(now.getTime() + Math.min(3600 * secondMs, Math.max(60 * secondMs, (now.getTime() - since.getTime()) / 10)));

/** When to ask the provider again: often at first, then less and less. */
export const askAgainAt = (state: PaymentState, since: Date, now: Date): Date =>
  new Date(now.getTime() + waitMs(state, now.getTime() - since.getTime()));

/** Whose money came by bank transfer: operators record it, and nobody is asked about it. */
export const bank = 'bank';

const letters = '123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bodyLength = 8;
const prefix = 'KY';
/** One letter wrong, or two beside each other changed over, and it does not fit: their number is a prime. */
const checkOf = (body: string): string => {
  const sum = Array.from(body).reduce((n, letter, i) => n + (i + 1) * letters.indexOf(letter), 0);
  return letters[sum % letters.length] ?? '';
};
/** A reference that a payer writes on a transfer: nothing that looks like something else, and a letter that checks the others. */
export const newTransferReference = (random: (below: number) => number): string => {
  const body = Array.from({ length: bodyLength }, () => letters[random(letters.length)]).join('');
  return `${prefix}${body}${checkOf(body)}`;
};
/** As it is printed, in groups. */
export const writtenReference = (reference: string): string => reference.replace(/^(..)(....)(.+)$/, '$1-$2-$3');
/** The reference in what a payer wrote, however spaced and whatever stands around it; null when none of it is one. */
export const readTransferReference = (text: string): string | null => {
  const plain = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  for (let at = plain.indexOf(prefix); at >= 0; at = plain.indexOf(prefix, at + 1)) {
    const body = plain.slice(at + prefix.length, at + prefix.length + bodyLength);
    const check = plain[at + prefix.length + bodyLength];
    if (body.length === bodyLength && Array.from(body).every((l) => letters.includes(l)) && check === checkOf(body))
      return `${prefix}${body}${check}`;
  }
  return null;
};

/** What a part of a price was paid with, and what of it has gone back; amounts are minor units. */
interface PaidWith {
  readonly payType: number;
  readonly amount: bigint;
  /** What of it came from the balance, the rest through a provider. */
  readonly balance: bigint;
  readonly refunded: bigint;
}
/** Pays back through: a balance at once; a provider or a bank by way of suspense, until it is sent. */
export const isOnBalance = (type: number): boolean => type === payType.balance || type === payType.cashOnDelivery;

/**
 * How an amount that goes back of a part is shared over what it was paid with: the provider's part goes back first, then
 * the balance's, so that what a provider holds is not kept longer than it must be.
 */
const sharesOf = (part: PaidWith, amount: bigint): { readonly onBalance: boolean; readonly amount: bigint }[] => {
  if (isOnBalance(part.payType)) return [{ onBalance: true, amount }];
  const provider = part.amount - part.balance;
  const via = (n: bigint): bigint => (n < provider ? n : provider);
  const share = via(part.refunded + amount) - via(part.refunded);
  return [
    { onBalance: false, amount: share },
    { onBalance: true, amount: amount - share },
  ].filter((s) => s.amount > 0n);
};

/** A part of what goes back: of which payment, and whether onto the balance or the way the payment came. */
export interface WayBack<P extends PaidWith> {
  readonly part: P;
  readonly onBalance: boolean;
  /** The way to pay that it goes back by. */
  readonly by: number;
  readonly amount: bigint;
}
/** Spreads an amount over what was paid, the newest payment first. @returns the ways, and what was not paid by any of the parts */
export const waysBack = <P extends PaidWith>(
  parts: readonly P[],
  amount: bigint,
): { readonly ways: readonly WayBack<P>[]; readonly left: bigint } => {
  let left = amount;
  const ways = parts.flatMap((part) => {
    const room = part.amount - part.refunded;
    const share = room < left ? room : left;
    left -= share;
    return share > 0n ? sharesOf(part, share).map((way) => ({ part, by: way.onBalance ? payType.balance : part.payType, ...way })) : [];
  });
  return { ways, left };
};

/**
 * Payments that a buyer may have declined at providers in an hour, and may begin there: a person who tries stolen cards with the
 * smallest top-up meets the first, a person who begins many at once the second.
 */
export const declinedMaxPerHour = 10;
export const begunMaxPerHour = 100;
