import type { Folder } from './folder.mjs';

export function sizeOf(bytes: number): string;
export function describeFolder(store: Folder): Promise<string>;
