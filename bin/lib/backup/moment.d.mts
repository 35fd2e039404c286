import type { Base, Folder } from './folder.mjs';
import type { Part } from './lines.mjs';

export function momentOf(text: string | undefined): Date | undefined;
export function chooseBase<B extends { readonly id: string; readonly consistentAt: string }>(
  bases: readonly B[],
  wanted: { id?: string | undefined; to?: Date | undefined },
): B;
export function lineNamed(text: string | undefined): number | undefined;
export function chooseRestore(
  store: Folder,
  wanted: { id?: string | undefined; to?: Date | undefined; line?: number | undefined },
): Promise<{ base: Base; line?: number; way?: Part[] }>;
