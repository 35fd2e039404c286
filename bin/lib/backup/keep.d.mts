import type { Folder } from './folder.mjs';

export interface Rule {
  readonly days: number;
  readonly weeks: number;
}
export function keepRule(env?: Readonly<Record<string, string | undefined>>): Rule;
export function chooseKept(
  bases: readonly { readonly id: string; readonly startedAt: string }[],
  rule: Rule,
  now: number,
): { kept: string[]; dropped: string[]; reachFrom: string | undefined };
export function removeOld(
  store: Folder,
  rule: Rule,
  now: number,
  present: ReadonlySet<string>,
): Promise<{ bases: number; segments: number; files: number }>;
