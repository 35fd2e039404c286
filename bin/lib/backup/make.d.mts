import type { Folder } from './folder.mjs';

export function makeBackup(
  store: Folder,
  from: { url: string; embedded?: { folder: string }; data: string; rule: { days: number; weeks: number } },
): Promise<{ id: string; bytes: number; files: number; removed: { bases: number; segments: number; files: number } }>;
export function claimFolder(
  store: Folder,
  of: { url: string; embedded?: { folder: string }; data: string },
  how?: { isUsed?: boolean },
): Promise<void>;
