import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Files of people that are kept as they came: documents and drawings that go with an inquiry. They lie below a folder
 * that nothing serves, under names of ours, and leave it only as downloads.
 */
const pathPattern = /^a\/([0-9a-f]{2})\/([0-9a-f]{32}\.[a-z0-9]{2,4})$/;
const root = (dataDir: string): string => join(dataDir, 'private', 'attachments');
const fileOf = (dataDir: string, path: string): string => {
  const [, folder = '', name = ''] = pathPattern.exec(path) ?? [];
  if (name === '') throw new Error('no path of an attachment');
  return join(root(dataDir), folder, name);
};

/** A path nobody can guess; of the file it says only the kind. */
export const newAttachmentPath = (kind: string): string => {
  const name = randomBytes(16).toString('hex');
  return `a/${name.slice(0, 2)}/${name}.${kind}`;
};

/** Moves a file that has come to its place: whole or not at all, and without reading it. */
export const keepAttachment = async (dataDir: string, path: string, from: string): Promise<void> => {
  const file = fileOf(dataDir, path);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await rename(from, file).catch(async (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // The folders lie on two disks.
    try {
      await copyFile(from, `${file}.part`);
      await rename(`${file}.part`, file);
    } finally {
      await rm(`${file}.part`, { force: true });
    }
  });
};

export const removeAttachment = async (dataDir: string, path: string): Promise<void> => {
  for (const left of ['', '.part']) await rm(`${fileOf(dataDir, path)}${left}`, { force: true });
};

/** A file as it came; null when it does not lie here. */
export const openAttachment = async (dataDir: string, path: string): Promise<Readable | null> => {
  const file = fileOf(dataDir, path);
  return (await stat(file).catch(() => null)) === null ? null : createReadStream(file);
};

/** Paths of the files that lie in a folder (two hexadecimal digits) since before a moment of the machine’s clock. */
export const attachmentsSince = async (dataDir: string, folder: string, before: Date): Promise<string[]> => {
  const found = new Set<string>();
  for (const name of await readdir(join(root(dataDir), folder)).catch(() => [])) {
    const path = `a/${folder}/${name.replace(/\.part$/, '')}`;
    const about = await stat(join(root(dataDir), folder, name)).catch(() => null);
    if (pathPattern.test(path) && about !== null && about.ctime < before) found.add(path);
  }
  return [...found];
};
