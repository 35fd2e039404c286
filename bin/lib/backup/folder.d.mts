import type { Readable, Writable } from 'node:stream';

/** What a whole backup is made of. */
export interface Base {
  readonly id: string;
  readonly kind: 'cluster' | 'dump';
  readonly startedAt: string;
  /** The moment that it comes up at. */
  readonly consistentAt: string;
  readonly startWal: string;
  readonly stopWal: string;
  readonly files: number;
}
/** A folder of backups. Names of pieces have no ending of the disk. */
export interface Folder {
  readonly folder: string;
  claim(database: string | null): Promise<void>;
  has(name: string): boolean;
  put(name: string, source: Readable): Promise<number>;
  putFile(name: string, path: string): Promise<number>;
  take(name: string, ...into: Writable[]): Promise<void>;
  takeWhole(name: string): Promise<Buffer>;
  putAt(name: string): number;
  remove(name: string): void;
  names(below: string): string[];
  bases(): Base[];
  writeManifest(manifest: Base): Promise<number>;
}
export function openFolder(folder: string, how?: { create?: boolean; key?: Buffer | undefined }): Folder;
