import type { Folder } from './folder.mjs';

export function newFilesOf(data: string): (until: number) => string[];
export function allFiles(data: string, until: number): string[];
export function copyFiles(store: Folder, data: string, paths: readonly string[]): Promise<{ copied: number; bytes: number }>;
export function putBack(
  store: Folder,
  paths: readonly string[],
  write: (path: string) => NodeJS.WritableStream,
  drop?: (path: string) => void,
): Promise<{ count: number; lacking: string[]; damaged: string[] }>;
