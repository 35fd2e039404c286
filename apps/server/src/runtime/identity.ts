import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from './context.ts';
import type { Db } from './database.ts';

/** A new opaque token: 256 bits, for the browser; the database keeps only its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Finds whose session a token opens, for one audience; anonymous when none. */
export type Identify = (
  db: Db,
  kind: 'buyer' | 'seller' | 'operator',
  tokenHash: Buffer,
  now: Date,
) => Promise<{ readonly actor: Actor; readonly expiresAt: Date } | null>;

export const anonymous: Actor = { kind: 'anonymous', id: null };
/** Cache tag of one session: ended sessions are dropped from memory at once. */
export const sessionTag = (tokenHash: Buffer): string => `session:${tokenHash.toString('base64url')}`;
