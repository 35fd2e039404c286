import { ProviderSilent } from './provider.ts';

/** What a call may take, connection and answer together. */
export const patienceMs = 5000;
/** Answers of payment providers are a few kilobytes. */
const bytesMost = 262_144;

export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** As it came: signatures are over these bytes. */
  readonly body: string;
}

/**
 * Makes one call of a provider. Redirects are not followed: what is signed goes to the address it was signed for.
 * @throws ProviderSilent when nothing readable came in time
 */
export const callProvider = async (
  who: string,
  url: string,
  init: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body: string | null },
  deadline: AbortSignal,
): Promise<ProviderAnswer> => {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: deadline });
    let body = '';
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      body += decoder.decode(part, { stream: true });
      if (body.length > bytesMost) throw new ProviderSilent(`${who} answered too much`);
    }
    return { status: response.status, headers: response.headers, body: body + decoder.decode() };
  } catch (error) {
    if (error instanceof ProviderSilent) throw error;
    // Nothing of the request goes along: it may hold signatures.
    const { name } = error as { readonly name?: unknown };
    throw new ProviderSilent(`${who} did not answer (${typeof name === 'string' ? name : 'no readable answer'})`);
  }
};

/** Fields of an answer that should be an object. */
export type Fields = Readonly<Record<string, unknown>>;
export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
/** @returns null when it is no JSON */
export const jsonOf = (text: string): Fields | null => {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return null;
  }
};
/** Answers that lack what the provider always sends are none: what happened is not known. */
export const told = <T>(value: T | null | undefined, what: string): T => {
  if (value === undefined || value === null) throw new ProviderSilent(`a provider answered without ${what}`);
  return value;
};
/** Our payment number in the reference of a refund of it. */
export const paymentIn = (reference: string): string => reference.split('-', 1)[0] ?? reference;
/** Cut to what a provider takes, without half a character at its end. */
export const shortened = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
