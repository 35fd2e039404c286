import type { Base, Folder } from './folder.mjs';

export function restoreCluster(what: { store: Folder; base: Base; folder: string; to?: Date | undefined }): Promise<string | null>;
export function gapAfter(store: Folder, base: { readonly stopWal: string }): string | undefined;
