import type { Base, Folder } from './folder.mjs';

export function restoreCluster(what: { store: Folder; base: Base; folder: string; to?: Date | undefined }): Promise<void>;
