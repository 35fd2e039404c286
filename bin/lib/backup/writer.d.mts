import type { Folder } from './folder.mjs';

export function livingWriter(
  store: Folder,
): { readonly line: number; readonly host: string; readonly pid: number; readonly data: string } | undefined;
export function refuseTaken(store: Folder, own: { line: number; id?: string | null } | undefined): void;
export function tellWriter(store: Folder, own: { line: number; id?: string | null; data: string }): Promise<void>;
export function endWriting(store: Folder): void;
