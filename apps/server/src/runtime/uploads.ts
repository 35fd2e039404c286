import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bareStatusOf } from '@kyakhta/contract';
import type { Upload } from './context.ts';

/** A sender may be slow, but not so slow that it holds a connection for nothing: so many bytes in each such time. */
export const slowest = { bytes: 16_384, everyMs: 30_000 } as const;

/** The body of an upload came too slowly; the edge answers it with its status. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
  readonly statusCode = bareStatusOf.uploadTooSlow;
}
/** The disk, or the part of it that is ours, is full. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const fileNameMax = 200;
const uploadsOf = (dataDir: string): string => join(dataDir, 'uploads');

/** Folder of one upload; what is made from its file may lie beside it. */
export const uploadFolder = (dataDir: string, name: string): string => {
  if (!/^[0-9a-f-]{36}$/.test(name)) throw new Error('no name of an upload');
  return join(uploadsOf(dataDir), name);
};
export const uploadFile = (dataDir: string, name: string): string => join(uploadFolder(dataDir, name), 'file');

const shownName = (text: string): string =>
  (text.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u200B\uFEFF]/gu, '')
    .slice(0, fileNameMax)
    .toWellFormed()
    .trim();

/** Writes what comes to the disk as it comes, readable by this process's user only. What breaks off leaves nothing. */
export const receiveUpload = async (dataDir: string, stream: Readable, fileName: string): Promise<Upload> => {
  const name = randomUUID();
  await mkdir(uploadFolder(dataDir, name), { recursive: true, mode: 0o700 });
  const out = createWriteStream(uploadFile(dataDir, name), { mode: 0o600 });
  try {
    await pipeline(stream, out);
    return { name, fileName: shownName(fileName) || 'file', bytes: out.bytesWritten };
  } catch (error) {
    await removeUpload(dataDir, name);
    throw error;
  }
};

export const removeUpload = (dataDir: string, name: string): Promise<void> =>
  rm(uploadFolder(dataDir, name), { recursive: true, force: true });

/** Names of uploads that lie here since before a moment of the machine's clock. */
export const uploadsSince = async (dataDir: string, before: Date): Promise<string[]> => {
  const names = await readdir(uploadsOf(dataDir)).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(join(uploadsOf(dataDir), name)).catch(() => null);
    if (found !== null && found.mtime < before && /^[0-9a-f-]{36}$/.test(name)) old.push(name);
  }
  return old;
};
