import type { Base, Folder } from './folder.mjs';

export function firstUnarchived(url: string): Promise<string>;
export function rangesOf(store: Folder, line: number): Promise<{ from: string; to: string }[]>;
export function reaching(store: Folder, unarchived: string): Promise<{ base?: Base; gap?: string; newest?: string }>;
