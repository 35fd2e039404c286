import { cookieName } from '@kyakhta/contract';
import type { FastifyRequest } from 'fastify';
import { newToken } from '../identity.ts';

/** Seconds: longer than what is begun with it may take. */
const life = 30 * 60;
const shape = /^[\w-]{43}$/;

/** The key this browser was given; null when it has none. */
export const browserKeyOf = (request: FastifyRequest): string | null => {
  const key = request.cookies[cookieName.browserKey];
  return key !== undefined && shape.test(key) ? key : null;
};

/** The same, or a new one: what two tabs have begun can both be finished. */
export const givenBrowserKey = (request: FastifyRequest): string => browserKeyOf(request) ?? newToken();

/** Its cookie. No script reads it, and no other site makes a change with it. */
export const browserCookie = (
  key: string,
  secure: boolean,
): { readonly name: string; readonly value: string; readonly maxAge: number; readonly secure: boolean } => ({
  name: cookieName.browserKey,
  value: key,
  maxAge: life,
  secure,
});
