import { createHash } from 'node:crypto';
import type { PacketEvent } from './events.ts';

/** An entry of a packet: an event with its place, and the hash that ties it to the entry before. */
export interface PacketEntry extends PacketEvent {
  readonly sequence: number;
  readonly hash: string;
}
export interface PacketChain {
  readonly format: 'kyakhta-dispute-packet/1';
  readonly refund: string;
  readonly order: string;
  readonly entries: readonly PacketEntry[];
  /** Hash of the last entry. */
  readonly last: string;
}
/** What stands before the first entry. */
export const firstHash = '0'.repeat(64);

/**
 * JSON in one way: keys in the order of their UTF-16 code units, no blanks, numbers whole (after RFC 8785). Any program
 * that writes JSON so comes to the same bytes.
 */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${pairs.map(([key, v]) => `${JSON.stringify(key)}:${canonical(v)}`).join(',')}}`;
};

const hashOf = (previous: string, entry: Omit<PacketEntry, 'hash'>): string =>
  createHash('sha256')
    .update(`${previous}\n${canonical(entry)}`)
    .digest('hex');

/** Numbers the events and ties each to the one before: SHA-256 over its hash, a line feed, and the entry without its own. */
export const chainOf = (order: string, refund: string, events: readonly PacketEvent[]): PacketChain => {
  const entries: PacketEntry[] = [];
  let last = firstHash;
  for (const [i, event] of events.entries()) {
    const entry = { ...event, sequence: i + 1 };
    last = hashOf(last, entry);
    entries.push({ ...entry, hash: last });
  }
  return { format: 'kyakhta-dispute-packet/1', refund, order, entries, last };
};

/** @returns the number of the first entry that does not fit, or null when the chain is whole */
export const firstBroken = (chain: PacketChain): number | null => {
  let previous = firstHash;
  for (const [i, { hash, ...entry }] of chain.entries.entries()) {
    if (entry.sequence !== i + 1 || hash !== hashOf(previous, entry)) return i + 1;
    previous = hash;
  }
  return previous === chain.last ? null : chain.entries.length;
};
