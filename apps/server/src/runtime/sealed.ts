import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Papers of people (licences, ID cards) as they lie on the disk: each under its own key, and that key under one
 * that lies in a file apart (docs/decisions/0054). A thief of the pictures, or of a backup of them, has nothing.
 *
 * A sealed file: mark, print of the outer key, then twice a nonce of 12 bytes, AES-256-GCM text and a tag of 16: the
 * inner key under the outer, the content under the inner. Both are bound to the file's name.
 */
const mark = Buffer.from('KYSEAL1\n');
const printBytes = 8;
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;
const wrappedBytes = nonceBytes + keyBytes + tagBytes;

/** The file of outer keys, one in hexadecimal a line: the first seals, all of them open. It may be a link to where secrets are. */
export const keyFile = (dataDir: string): string => join(dataDir, 'private', 'papers.key');

const printOf = (key: Buffer): Buffer => createHash('sha256').update(key).digest().subarray(0, printBytes);

/** Makes the key where there is none; of several who come first at once one wins, and its file is whole. */
const makeKey = async (file: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(own, `${randomBytes(keyBytes).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  await link(own, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await rm(own);
};

const readKeys = async (file: string): Promise<Buffer[]> => {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const keys = lines.map((line) => Buffer.from(line.trim(), 'hex'));
  if (keys.length === 0 || keys.some((key) => key.length !== keyBytes)) throw new Error(`${file} holds no keys of ${keyBytes} bytes`);
  return keys;
};
/** The existing keys; the first seal makes one. A key that was there and is gone is reported, not replaced: what it sealed needs it. */
const keysOf = async (dataDir: string, mayMake: boolean): Promise<Buffer[]> => {
  const file = keyFile(dataDir);
  return readKeys(file).catch(async (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const madeBefore = await readFile(`${file}.made`).catch(() => null);
    if (!mayMake || madeBefore !== null) throw new Error(`${file} is gone: put it back where it was, from where it is kept apart`);
    await makeKey(file);
    await writeFile(`${file}.made`, 'papers.key was made here: licences and ID cards are sealed with it\n', { flush: true });
    return readKeys(file);
  });
};

const close = (key: Buffer, name: string, content: Buffer): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(name));
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
};
const open = (key: Buffer, name: string, closed: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, closed.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(name))
    .setAuthTag(closed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(closed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
};

/** @param name of the file, which the content is bound to */
export const seal = async (dataDir: string, name: string, content: Buffer): Promise<Buffer> => {
  const [outer = Buffer.alloc(0)] = await keysOf(dataDir, true);
  const inner = randomBytes(keyBytes);
  return Buffer.concat([mark, printOf(outer), close(outer, name, inner), close(inner, name, content)]);
};

export const isSealed = (bytes: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark);

/** @throws when no key of ours opens it, or it is not what was sealed under that name */
export const unseal = async (dataDir: string, name: string, sealed: Buffer): Promise<Buffer> => {
  const at = mark.length + printBytes;
  const outer = (await keysOf(dataDir, false)).find((key) => printOf(key).equals(sealed.subarray(mark.length, at)));
  if (outer === undefined) throw new Error('no key opens this paper: papers.key is not the one it was sealed with');
  const inner = open(outer, name, sealed.subarray(at, at + wrappedBytes));
  return open(inner, name, sealed.subarray(at + wrappedBytes));
};
