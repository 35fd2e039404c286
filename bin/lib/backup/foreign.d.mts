import type { Folder } from './folder.mjs';

export function connectionSettings(url: string): Record<string, string>;
export function dumpDatabase(store: Folder, id: string, url: string): Promise<{ kind: 'dump'; bytes: number; consistentAt: string }>;
export function loadDump(store: Folder, id: string, url: string): Promise<void>;
