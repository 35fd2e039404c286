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
  /** The place in what the database wrote at which it was whole, in bytes of all; older backups do not know it. */
  readonly stopLsn?: string;
  readonly files: number;
}
/** A line of history, and how it began. */
export interface Line {
  readonly line: number;
  readonly id?: string | null;
  /** The line that it branched off from, to which moment that was wanted, and which it reached. */
  readonly from?: number;
  readonly to?: string;
  readonly reached?: string | null;
  readonly begunAt?: string;
  /** When a marketplace first went on with it in the folder. */
  readonly claimedAt?: string;
}
/** A folder of backups. Names of pieces have no ending of the disk. */
export interface Folder {
  readonly folder: string;
  readonly mark: string | undefined;
  check(): void;
  claim(database: string | null): Promise<void>;
  has(name: string): boolean;
  put(name: string, source: Readable): Promise<number>;
  putFile(name: string, path: string): Promise<number>;
  take(name: string, ...into: Writable[]): Promise<void>;
  takeWhole(name: string): Promise<Buffer>;
  putAt(name: string): number;
  remove(name: string): void;
  names(below: string): string[];
  lines(): Line[];
  writeNote(name: string, about: object): Promise<number>;
  writeLine(about: Line): Promise<number>;
  addLine(about: Line): Promise<boolean>;
  removeLine(line: number): void;
  removeDrafts(): void;
  bases(): Base[];
  writeManifest(manifest: Base): Promise<number>;
}
export function openFolder(folder: string, how?: { create?: boolean; key?: Buffer | undefined; mark?: string | undefined }): Folder;
export function lockFolder(store: Folder): { release(): void };
