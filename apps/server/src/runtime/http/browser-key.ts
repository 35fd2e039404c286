import type { FastifyRequest } from 'fastify';
import { newToken } from '../identity.ts';
import { type CookieToSet, ownCookie } from './cookies.ts';

/** Seconds: longer than what is begun with it may take. */
const life = 30 * 60;
const shape = /^[\w-]{43}$/;

/** The key this browser was given; null when it has none. */
export const browserKeyOf = (request: FastifyRequest): string | null => {
  const key = ownCookie(request, 'browserKey');
  return key !== undefined && shape.test(key) ? key : null;
};

/** The same, or a new one: what two tabs have begun can both be finished. */
export const givenBrowserKey = (request: FastifyRequest): string => browserKeyOf(request) ?? newToken();

/** Its cookie. No script reads it, and no other site makes a change with it. */
export const browserCookie = (key: string): CookieToSet => ({ cookie: 'browserKey', value: key, maxAge: life });
