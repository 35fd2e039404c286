import type { Base, Folder } from './folder.mjs';

/** A part of the way along a line: until: number of the segment in which the next one branches off; at: the place, in bytes of all. */
export interface Part {
  readonly line: number;
  readonly until?: bigint;
  readonly at?: bigint;
}
export function currentLine(store: Folder): number;
export function reserveLine(store: Folder, about: { from: number; to?: string }): Promise<{ line: number; id: string; isKept: boolean }>;
export function releaseLine(store: Folder, given: { line: number; id: string; isKept: boolean }): void;
export function claimLine(
  store: Folder,
  own: { line: number; id?: string | undefined; history?: Buffer | undefined },
): Promise<number | undefined>;
export function wayTo(store: Folder, line: number): Promise<Part[]>;
export function basesOn(bases: readonly Base[], way: readonly Part[]): Base[];
export function segmentsOf(store: Folder, way: readonly Part[], from: string): string[];
export function gapOn(store: Folder, way: readonly Part[], base: { readonly stopWal: string }, upTo?: bigint): string | undefined;
