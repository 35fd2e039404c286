import type { EndpointKey, Input } from '@kyakhta/contract/types';

/** A call as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path with its names filled in, below `/api`. */
  readonly path: string;
  /** What is asked by the address; empty where it travels in the body. */
  readonly query: URLSearchParams;
  /** What travels as JSON; undefined for GET and DELETE. */
  readonly body: unknown;
}

/**
 * Puts the one flat object of a call where the wire wants it: names in the path, the rest into the query (GET, DELETE) or the
 * body. What is undefined or null is not asked. A list that is all there is travels as the list it is.
 */
export function requestOf<K extends EndpointKey>(endpoint: K, input: Input<K>): WireRequest {
  const space = endpoint.indexOf(' ');
  const method = endpoint.slice(0, space);
  const rest = new Map<string, unknown>(Object.entries(input as Record<string, unknown>));
  const path = endpoint.slice(space + 1).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  if (method !== 'GET' && method !== 'DELETE')
    return { method, path, query, body: rest.has('items') && rest.size === 1 ? rest.get('items') : Object.fromEntries(rest) };
  for (const [name, value] of rest) if (value !== undefined && value !== null) query.set(name, String(value));
  return { method, path, query, body: undefined };
}

/** Address of a request below the origin. */
export const addressOf = ({ path, query }: Pick<WireRequest, 'path' | 'query'>): string =>
  query.size > 0 ? `/api${path}?${query}` : `/api${path}`;
