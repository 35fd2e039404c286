import type { Base, Folder } from './folder.mjs';
import type { Part } from './lines.mjs';

export function restoreCluster(what: {
  store: Folder;
  base: Base;
  folder: string;
  to?: Date | undefined;
  way?: readonly Part[] | undefined;
}): Promise<string | null>;
