import type { RefundReason } from '@kyakhta/contract';

/** Reasons that say a store is at fault; her own words may mean anything, and an operator can grant what they deserve. */
export const faultReasons: readonly string[] = ['late', 'missing', 'damaged', 'different', 'faulty'] satisfies readonly RefundReason[];

/** A line of which pieces go back for a fault; amounts in minor units. */
export interface FaultLine {
  readonly count: number;
  /** Given up before they left, with this refund. */
  readonly canceled: number;
  readonly freight: bigint;
  /** Of that, what has not gone back and goes with no refund yet, this one included. */
  readonly freightLeft: bigint;
  /** Pieces that left and go back for a fault, by this refund and by those before it. */
  readonly faulty: number;
  /** What came back before of the freight they had travelled by. */
  readonly faultBack: bigint;
  /** How many pieces of it each package carried. */
  readonly parts: readonly number[];
}

/** Whether so many pieces are just what some of the packages carried: pieces are not told apart. */
export const isWholeParts = (pieces: number, parts: readonly number[]): boolean => {
  let sums = new Set([0]);
  for (const part of parts) sums = new Set([...sums, ...[...sums].map((sum) => sum + part)]);
  return sums.has(pieces);
};

/**
 * What of the freight here comes back with them: their share, by pieces and rounded down, once all that one package or
 * several carried of the line goes back; the last of the line take the rest. Never more than is left.
 */
export const faultFreightOf = (l: FaultLine): bigint => {
  if (l.faulty === 0 || !isWholeParts(l.faulty, l.parts)) return 0n;
  const isLast = l.faulty + l.canceled === l.count;
  const due = isLast ? l.freightLeft : (l.freight * BigInt(l.faulty)) / BigInt(l.count) - l.faultBack;
  if (due <= 0n) return 0n;
  return due < l.freightLeft ? due : l.freightLeft;
};
