import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { Actor } from '../context.ts';
import { anonymous, hashOf, sessionTag } from '../identity.ts';
import { isSecure, ownCookie } from './cookies.ts';

export type Audience = 'buyer' | 'seller' | 'operator';
export interface Identity {
  readonly actor: Actor;
  readonly token: string | null;
  /** A cookie is sent by the browser unasked; a header is not. */
  readonly via: 'cookie' | 'header' | null;
}
const nobody: Identity = { actor: anonymous, token: null, via: null };

interface KeptSession {
  readonly actor: Actor;
  readonly expiresAt: Date;
}

/**
 * Whose session the token opens. A buyer's is remembered until the session is ended somewhere; what somebody may do in a
 * console is read with the session at each call, so that what a colleague takes away counts at once in every process.
 */
export const actorOf = async (app: App, audience: Audience, token: string): Promise<Actor> => {
  const tokenHash = hashOf(token);
  const key = `${audience}:${tokenHash.toString('base64url')}`;
  const now = app.clock.now();
  if (audience !== 'buyer') return (await app.parts.identify(app.database.db, audience, tokenHash, now))?.actor ?? anonymous;
  const load = async (): Promise<{ data: KeptSession | null; body: string }> => ({
    data: await app.parts.identify(app.database.db, audience, tokenHash, now),
    body: '',
  });
  const kept = (app.sessions.get(key) ?? (await app.sessions.fill(key, [sessionTag(tokenHash)], load))).data as KeptSession | null;
  return kept === null || kept.expiresAt <= now ? anonymous : kept.actor;
};

/** The caller by header or, failing that, by the audience's cookie. */
export const identityOf = async (app: App, audience: Audience, request: FastifyRequest): Promise<Identity> => {
  const header = request.headers.authorization;
  const cookie = ownCookie(request, audience);
  const token = header !== undefined && header !== '' ? header : cookie;
  if (token === undefined || token === '' || token.length > 200) return nobody;
  const actor = await actorOf(app, audience, token);
  return actor.kind === 'anonymous' ? nobody : { actor, token, via: token === header ? 'header' : 'cookie' };
};

/** The host that was asked; what a proxy forwards of one is not. Empty where none was named. */
export const hostOf = (request: FastifyRequest): string => (request.headers.host ?? '').toLowerCase();

/** A change that a cookie alone speaks for must come from a page of our own. */
export const originAllowed = (request: FastifyRequest, more: readonly string[]): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (more.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === hostOf(request);
};

/**
 * Origins under which this caller reaches our own pages, first the one that asked. Whether TLS ends before us we cannot
 * always see: either scheme is ours.
 */
export const ownOrigins = (request: FastifyRequest, more: readonly string[]): string[] => {
  const host = hostOf(request);
  const [own, other] = isSecure(request) ? ['https', 'http'] : ['http', 'https'];
  return host === '' ? [...more] : [`${own}://${host}`, `${other}://${host}`, ...more];
};

/** A caller on this machine. */
export const isLoopback = (ip: string): boolean => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';
