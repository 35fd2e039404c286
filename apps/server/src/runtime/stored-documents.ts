import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Papers the platform has made, below a folder that nothing serves. A paper is named after its bytes (SHA-256, hex): the
 * same paper made again after a kill is the same file, and one that was altered does not fit its name.
 */
const namePattern = /^[0-9a-f]{64}$/;
const fileOf = (dataDir: string, hash: string): string => {
  if (!namePattern.test(hash)) throw new Error('no name of a document');
  return join(dataDir, 'private', 'documents', hash.slice(0, 2), `${hash}.pdf`);
};

export const documentHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Writes a document whole or not at all. @returns its name */
export const keepDocument = async (dataDir: string, bytes: Uint8Array): Promise<string> => {
  const hash = documentHash(bytes);
  const file = fileOf(dataDir, hash);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const begun = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(begun, bytes, { mode: 0o600, flush: true });
  await rename(begun, file);
  return hash;
};

/** The bytes as they lie on the disk; null when they do not. */
export const readDocument = (dataDir: string, hash: string): Promise<Buffer | null> => readFile(fileOf(dataDir, hash)).catch(() => null);

/** The same as a stream, for who downloads it. */
export const openDocument = async (dataDir: string, hash: string): Promise<Readable | null> => {
  const file = fileOf(dataDir, hash);
  return (await stat(file).catch(() => null)) === null ? null : createReadStream(file);
};
