import { cookieName, doorCookieName } from '@kyakhta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies that the server alone sets and reads. */
export type OwnCookie = 'buyer' | 'seller' | 'operator' | 'browserKey' | 'buyerDoor' | 'sellerDoor' | 'operatorDoor';
const nameOf: Readonly<Record<OwnCookie, string>> = {
  buyer: cookieName.buyer,
  seller: cookieName.seller,
  operator: cookieName.operator,
  browserKey: cookieName.browserKey,
  buyerDoor: doorCookieName.buyer,
  sellerDoor: doorCookieName.seller,
  operatorDoor: doorCookieName.operator,
};

export const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

/** What a cookie is called behind TLS: browsers take this name from our own host alone, and for the whole of it. */
const hostName = (cookie: OwnCookie): string => `__Host-${nameOf[cookie]}`;

/** Both names that a cookie may have. */
export const namesOf = (cookie: OwnCookie): readonly string[] => [nameOf[cookie], hostName(cookie)];

/** Its value under the one name or the other: a session outlives the day TLS came. */
export const ownCookie = (request: FastifyRequest, cookie: OwnCookie): string | undefined =>
  request.cookies[hostName(cookie)] ?? request.cookies[nameOf[cookie]];

/** Its value under the name that fits this request alone: of a cookie that nobody's client keeps under the other. */
export const strictCookie = (request: FastifyRequest, cookie: OwnCookie): string | undefined =>
  request.cookies[isSecure(request) ? hostName(cookie) : nameOf[cookie]];

export interface CookieToSet {
  readonly cookie: OwnCookie;
  readonly value: string;
  /** Seconds; 0 ends it. */
  readonly maxAge: number;
}
export interface CookieLine extends Omit<CookieToSet, 'cookie'> {
  readonly name: string;
  readonly secure: boolean;
}

/** A cookie as it is set for this request. Under the other name, and where it ends, what the browser has is ended. */
export const linesOf = (request: FastifyRequest, { cookie, value, maxAge }: CookieToSet): CookieLine[] => {
  const secure = isSecure(request);
  const name = secure ? hostName(cookie) : nameOf[cookie];
  const other = secure ? nameOf[cookie] : hostName(cookie);
  const lines: CookieLine[] = [{ name, value, maxAge, secure }];
  // A browser takes nothing back under the name of TLS unless it arrives by TLS.
  if (request.cookies[other] !== undefined) lines.push({ name: other, value: '', maxAge: 0, secure: true });
  return lines;
};

export const setOwn = (request: FastifyRequest, reply: FastifyReply, one: CookieToSet): void => {
  for (const { name, value, maxAge, secure } of linesOf(request, one))
    reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
};

/** The same as the text of a header, for answers that pages send. */
export const ownAsText = (request: FastifyRequest, one: CookieToSet): string[] =>
  linesOf(request, one).map(
    ({ name, value, maxAge, secure }) => `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`,
  );

/** Ends the cookie of a session that has ended; a caller who sent a header sees it in the answer. Nothing where the browser has none. */
export const deadCookie = (request: FastifyRequest, audience: 'buyer' | 'seller' | 'operator', isAlive: boolean): CookieToSet | null =>
  isAlive || (request.headers.authorization ?? '') !== '' || ownCookie(request, audience) === undefined
    ? null
    : { cookie: audience, value: '', maxAge: 0 };
