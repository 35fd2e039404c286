import { code, type Endpoint } from '@kyakhta/contract';
import type { FastifyRequest } from 'fastify';
import type { DoorKeys } from '../context.ts';
import { newToken } from '../identity.ts';
import type { Outcome } from '../outcome.ts';
import { type CookieToSet, type OwnCookie, strictCookie } from './cookies.ts';
import type { Audience } from './identity.ts';

/** Seconds a browser stays known that does not log in. */
const life = 180 * 86_400;
const shape = /^[\w-]{43}$/;

const cookieOf = (audience: Audience): OwnCookie => `${audience}Door`;

const audienceOf = (endpoint: Endpoint): Audience | null => endpoint.session?.kind ?? (endpoint.who === 'public' ? 'buyer' : endpoint.who);
/** Whether a call that succeeds makes the browser known. */
const letsIn = (endpoint: Endpoint): boolean => endpoint.session?.does === 'open' || endpoint.provesMailbox === true;

/** By what this browser is known to accounts of the audience that a call is for. */
export const doorKeysOf = (endpoint: Endpoint, request: FastifyRequest): DoorKeys => {
  const audience = audienceOf(endpoint);
  const key = audience === null ? undefined : strictCookie(request, cookieOf(audience));
  return { given: key !== undefined && shape.test(key) ? key : null, fresh: letsIn(endpoint) ? newToken() : null };
};

/** The cookie of a browser that was let in; null when it was not. No script reads it, and it says nothing of anybody. */
export const doorCookie = (endpoint: Endpoint, result: Outcome, { fresh }: DoorKeys): CookieToSet | null => {
  const audience = audienceOf(endpoint);
  if (fresh === null || audience === null || result.code !== code.ok || result.replayed) return null;
  // Nobody was logged in: there is no account yet.
  if (endpoint.session !== undefined && !(result.data as { accessToken?: string | null } | null)?.accessToken) return null;
  return { cookie: cookieOf(audience), value: fresh, maxAge: life };
};
