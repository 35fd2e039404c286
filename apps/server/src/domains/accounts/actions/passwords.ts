import { constants, createHash, generateKeyPair, privateDecrypt, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { hash, verify } from '@node-rs/argon2';
import type { Ctx, Result } from '../../../runtime/context.ts';
import { addHours } from '../../../runtime/clock.ts';
import { refuse } from '../../../runtime/errors.ts';
import { keyGraceHours, keyLifeHours, readStamped, stampAgeMaxMs } from '../model/limits.ts';
import { insertLoginKey, insertUsedCiphertext, type LoginKey, selectLoginKeys } from '../store.ts';

const pair = promisify(generateKeyPair);

/** Argon2id with the library's defaults (19 MiB, two passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Hash of a password nobody has: comparing with it takes as long as comparing with a real one. */
let nobody: Promise<string> | undefined;
/** Compares in the same time whether or not there is a hash. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const decoy = await (nobody ??= hash(randomUUID()));
  const matches = await verify(stored ?? decoy, password);
  return matches && stored !== null;
};

const newKey = async (now: Date): Promise<LoginKey> => {
  const { publicKey, privateKey } = await pair('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { id: randomUUID(), privateKey, publicKey: publicKey.toString('base64'), createdAt: now };
};

/** The current public key; a new one is made each day, shared by all processes through the database. */
export const loginKey = async (ctx: Ctx): Promise<Result<'GET /login/key'>> => {
  const current = async (): Promise<LoginKey | undefined> => (await selectLoginKeys(ctx.db, addHours(ctx.now, -keyLifeHours)))[0];
  let key = await current();
  if (key === undefined) {
    await insertLoginKey(ctx.db, await newKey(ctx.now));
    key = await current();
  }
  if (key === undefined) throw new Error('no login key could be made');
  return { keyId: key.id, publicKey: key.publicKey, now: ctx.now.getTime() };
};

/** A password as it was sent: its text, and the print of the ciphertext that must not come twice. */
export interface SentPassword {
  readonly password: string;
  readonly print: Buffer | null;
}

/** The password out of what the client sent: decrypted when it names a key, plain otherwise; five minutes old at most. */
export const readPassword = async (ctx: Ctx, sent: string, keyId: string | undefined): Promise<SentPassword> => {
  if (keyId === undefined) return ctx.plainPasswordAllowed ? { password: sent, print: null } : refuse('plainPasswordRefused');
  const key = (await selectLoginKeys(ctx.db, addHours(ctx.now, -keyLifeHours - keyGraceHours))).find((k) => k.id === keyId);
  if (key === undefined) return refuse('passwordNotReadable');
  const bytes = Buffer.from(sent, 'base64');
  let plain: string;
  try {
    plain = privateDecrypt({ key: key.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, bytes).toString('utf8');
  } catch {
    return refuse('passwordNotReadable');
  }
  const stamped = readStamped(plain);
  if (stamped === null || Math.abs(ctx.now.getTime() - stamped.stampMs) > stampAgeMaxMs) return refuse('passwordNotReadable');
  // The bytes are hashed, not the text: base64 of the same bytes can be written in several ways.
  return { password: stamped.password, print: createHash('sha256').update(bytes).digest() };
};

/** Refuses a ciphertext that was used before. */
export const useOnce = async (ctx: Ctx, sent: SentPassword): Promise<void> => {
  if (sent.print !== null && !(await insertUsedCiphertext(ctx.db, sent.print, ctx.now))) refuse('passwordNotReadable');
};
