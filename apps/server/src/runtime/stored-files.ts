import { randomBytes } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pictureSides } from '@kyakhta/contract';
import { isSealed, seal, unseal } from './sealed.ts';

/**
 * Where pictures of people lie. All of them are in a tree that nothing serves; what is public has a second name (a
 * hard link) in the tree that the web process serves. The database says which those are; `align` makes it so.
 */
const namePattern = /^u\/([0-9a-f]{2})\/([0-9a-f]{32})-1000\.webp$/;
const kept = (dataDir: string): string => join(dataDir, 'private', 'pictures');
/** What the web process serves below /files. */
export const publicFolder = (dataDir: string): string => join(dataDir, 'files');

export type PictureSide = (typeof pictureSides)[number];

/** A path nobody can guess, which says nothing of what it holds. */
export const newPicturePath = (): string => {
  const name = randomBytes(16).toString('hex');
  return `u/${name.slice(0, 2)}/${name}-${pictureSides[0]}.webp`;
};

const parts = (path: string, side: PictureSide): string => {
  const [, folder = '', name = ''] = namePattern.exec(path) ?? [];
  if (name === '') throw new Error('no path of a picture');
  return join(folder, `${name}-${side}.webp`);
};
const keptFile = (dataDir: string, path: string, side: PictureSide): string => join(kept(dataDir), parts(path, side));
const publicFile = (dataDir: string, path: string, side: PictureSide): string => join(publicFolder(dataDir), 'u', parts(path, side));

const missing = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/**
 * Writes all sizes of a picture; nothing refers to them yet, and none of them was there.
 * @param isPaper nobody reads it on the disk
 */
export const keepPicture = async (
  dataDir: string,
  path: string,
  sizes: ReadonlyMap<PictureSide, Buffer>,
  isPaper: boolean,
): Promise<void> => {
  await mkdir(dirname(keptFile(dataDir, path, pictureSides[0])), { recursive: true, mode: 0o700 });
  for (const [side, bytes] of sizes) {
    const written = isPaper ? await seal(dataDir, parts(path, side), bytes) : bytes;
    const file = keptFile(dataDir, path, side);
    // It comes into its place whole: a program that copies the folder meanwhile has all of it or nothing.
    await writeFile(`${file}.part`, written, { mode: isPaper ? 0o600 : 0o644 });
    try {
      await link(`${file}.part`, file);
    } finally {
      await rm(`${file}.part`, { force: true });
    }
  }
};

/** Makes a picture public. @throws an error when it does not lie here */
export const publishPicture = async (dataDir: string, path: string): Promise<void> => {
  await mkdir(dirname(publicFile(dataDir, path, pictureSides[0])), { recursive: true });
  for (const side of pictureSides) {
    const [from, to] = [keptFile(dataDir, path, side), publicFile(dataDir, path, side)];
    await link(from, to).catch(async (error: unknown) => {
      if (missing(error, 'EEXIST')) return;
      if (missing(error, 'ENOENT')) throw error;
      // A disk without hard links.
      await copyFile(from, to, constants.COPYFILE_FICLONE);
    });
  }
};
export const withdrawPicture = async (dataDir: string, path: string): Promise<void> => {
  for (const side of pictureSides) await rm(publicFile(dataDir, path, side), { force: true });
};
export const removePicture = async (dataDir: string, path: string): Promise<void> => {
  await withdrawPicture(dataDir, path);
  for (const side of pictureSides)
    for (const left of ['', '.sealed', '.part']) await rm(`${keptFile(dataDir, path, side)}${left}`, { force: true });
};

const beginsSealed = async (file: string): Promise<boolean> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return isSealed(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
};

/** The bytes of a size, and null when they do not lie here. */
export const readPicture = async (dataDir: string, path: string, side: PictureSide): Promise<Readable | null> => {
  const file = keptFile(dataDir, path, side);
  if ((await stat(file).catch(() => null)) === null) return null;
  if (!(await beginsSealed(file))) return createReadStream(file);
  return Readable.from([await unseal(dataDir, parts(path, side), await readFile(file))], { objectMode: false });
};

/** Seals a paper that was kept before papers were sealed. A size is replaced whole or not at all. */
export const sealPicture = async (dataDir: string, path: string): Promise<void> => {
  for (const side of pictureSides) {
    const file = keptFile(dataDir, path, side);
    if ((await stat(file).catch(() => null)) === null || (await beginsSealed(file))) continue;
    await writeFile(`${file}.sealed`, await seal(dataDir, parts(path, side), await readFile(file)), { mode: 0o600 });
    await rename(`${file}.sealed`, file);
  }
};

export const pictureFolders: readonly string[] = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'));

/** Paths of the pictures that lie in a folder, in either tree, since before a moment of the machine's clock. */
export const picturesSince = async (dataDir: string, folder: string, before: Date): Promise<string[]> => {
  const found = new Set<string>();
  for (const root of [kept(dataDir), join(publicFolder(dataDir), 'u')]) {
    for (const file of await readdir(join(root, folder)).catch(() => [])) {
      const name = /^([0-9a-f]{32})-\d+\.webp(?:\.sealed|\.part)?$/.exec(file)?.[1];
      const path = `u/${folder}/${name}-${pictureSides[0]}.webp`;
      if (name === undefined || found.has(path)) continue;
      const about = await stat(join(root, folder, file)).catch(() => null);
      if (about !== null && about.ctime < before) found.add(path);
    }
  }
  return [...found];
};
