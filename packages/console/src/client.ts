import { addressOf, requestOf } from '@kyakhta/client';
import type { Answer, EndpointKey, Input } from '@kyakhta/contract/types';
import { code } from '@kyakhta/contract/values';
import { spokenNow } from './locales.ts';

/** Longer than any answer takes; after it, nobody knows whether the call was done. */
const patienceMs = 30_000;
/** Failure name of a call that got no answer: it may or may not have been done. */
export const noAnswer = 'noAnswer';

type Options = { idempotencyKey?: string; signal?: AbortSignal };

/** One call of the wire contract by its address. Path names are filled in, the rest goes to the query or the body. */
export async function call<K extends EndpointKey>(
  endpoint: K,
  input: Input<K>,
  { idempotencyKey, signal }: Options = {},
): Promise<Answer<K>> {
  const { body, ...wire } = requestOf(endpoint, input);
  const headers = new Headers({ locale: spokenNow() });
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  const signals = [AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])];
  const request: RequestInit = { method: wire.method, headers, credentials: 'same-origin', signal: AbortSignal.any(signals) };
  if (body !== undefined) {
    headers.set('content-type', 'application/json');
    request.body = JSON.stringify(body);
  }
  try {
    const response = await fetch(addressOf(wire), request);
    return (await response.json()) as Answer<K>;
  } catch (error) {
    signal?.throwIfAborted();
    console.warn('no answer to', endpoint, error);
    return { code: code.serverError, msg: '', data: { failure: noAnswer } };
  }
}

/** Cannot be guessed and needs no secure context. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Address of a file that a call answers; a link cannot carry the language in a header. */
export function fileHref<K extends EndpointKey>(endpoint: K, input: Input<K>): string {
  const query = new URLSearchParams({ lang: spokenNow() });
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) if (value !== undefined) query.set(name, String(value));
  return `/api${endpoint.slice(endpoint.indexOf(' ') + 1)}?${query}`;
}
