import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Papers the platform has made, below a folder that nothing serves. A paper is named after its bytes (SHA-256, hex): the
 * same paper made again after a kill is the same file, and one that was altered does not fit its name.
 */
/** What is kept so: the papers, and the stamps that they are drawn with. */
type Kind = 'pdf' | 'png';
const namePattern = /^[0-9a-f]{64}$/;
const fileOf = (dataDir: string, hash: string, kind: Kind = 'pdf'): string => {
  if (!namePattern.test(hash)) throw new Error('no name of a document');
  return join(dataDir, 'private', 'documents', hash.slice(0, 2), `${hash}.${kind}`);
};

export const documentHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Writes a document whole or not at all. @returns its name */
export const keepDocument = async (dataDir: string, bytes: Uint8Array, kind: Kind = 'pdf'): Promise<string> => {
  const hash = documentHash(bytes);
  const file = fileOf(dataDir, hash, kind);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const begun = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(begun, bytes, { mode: 0o600, flush: true });
  await rename(begun, file);
  return hash;
};

/** The bytes as they lie on the disk; null when they do not. */
export const readDocument = (dataDir: string, hash: string, kind: Kind = 'pdf'): Promise<Buffer | null> =>
  readFile(fileOf(dataDir, hash, kind)).catch(() => null);

/** The same as a stream, for who downloads it. */
export const openDocument = async (dataDir: string, hash: string): Promise<Readable | null> => {
  const file = fileOf(dataDir, hash);
  return (await stat(file).catch(() => null)) === null ? null : createReadStream(file);
};

/** The picture of a stamp that a paper is drawn with; null where it has none. */
export const readStamp = async (dataDir: string, name: string | null): Promise<Buffer | null> =>
  name === null ? null : readDocument(dataDir, name, 'png');
