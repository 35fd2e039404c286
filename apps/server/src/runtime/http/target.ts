import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { hostOf } from './identity.ts';

/** No address can be read out of it; the router refuses it before any route. */
export const unreadable = '/%';

/** A host as an address may hold it: a name or number, and perhaps a port. */
const isAuthority = (text: string): boolean => /^[^\s/?#@\\]+$/.test(text) && URL.canParse(`http://${text}`);

/**
 * The path and query a request asks for. A target in absolute form is read like one in origin form, and its host counts
 * in place of the header (RFC 9112, 3.2.2); what is neither is no address.
 */
export const targetOf = (raw: IncomingMessage): string => {
  const target = raw.url ?? '/';
  if (target.startsWith('/')) return target;
  const [, authority = '', rest = ''] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(target) ?? [];
  if (!isAuthority(authority)) return unreadable;
  raw.headers.host = authority.toLowerCase();
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** Whether the request names one host, and one that can be a host: who stands between may else read another one than we do. */
export const namesOneHost = (request: FastifyRequest): boolean => {
  const { rawHeaders } = request.raw;
  const host = hostOf(request);
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return count <= 1 && (host === '' || isAuthority(host));
};
