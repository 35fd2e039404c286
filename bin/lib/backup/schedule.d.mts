import type { Folder } from './folder.mjs';

export function scheduleBackups(what: {
  open(): Folder;
  url: string;
  embedded: { folder: string };
  data: string;
  rule: { days: number; weeks: number };
  everyMs?: number;
}): { stop(): Promise<void>; last(): Promise<void> };
