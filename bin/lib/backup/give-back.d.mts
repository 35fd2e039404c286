import type { Folder } from './folder.mjs';

export function giveBack(store: Folder, own: { line: number }): Promise<number[]>;
