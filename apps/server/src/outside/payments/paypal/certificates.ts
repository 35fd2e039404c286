import { X509Certificate } from 'node:crypto';
import { ProviderSilent } from '../provider.ts';
import { patienceMs } from './account.ts';

/** Origins that may vouch for PayPal's messages, written out: no part of a host name is ever compared. */
const origins = {
  live: ['https://api.paypal.com', 'https://api-m.paypal.com'],
  sandbox: ['https://api.sandbox.paypal.com', 'https://api-m.sandbox.paypal.com'],
} as const;
/** Where PayPal keeps its certificates. Anything else on those hosts might be written by others. */
const path = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;

const bytesMost = 65_536;
const fetchesPerMinute = 20;
const keptMost = 20;

/** Reads an answer that must be small; null when it is not. */
const readSmall = async (response: Response): Promise<Buffer | null> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > bytesMost) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const parsed = (pem: Buffer): X509Certificate | null => {
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
};

/** Certificates with which PayPal signs its messages, fetched once from where only PayPal can put them. */
export class Certificates {
  readonly #origins: ReadonlySet<string>;
  readonly #now: () => Date;
  readonly #kept = new Map<string, X509Certificate>();
  readonly #coming = new Map<string, Promise<X509Certificate | null>>();
  /** When certificates were fetched within the last minute. */
  #fetches: Date[] = [];

  /** With a sandbox gateway it alone vouches for its messages. */
  constructor(account: { readonly environment: 'live' | 'sandbox'; readonly gatewayUrl: string | null }, now: () => Date) {
    this.#origins = new Set(account.gatewayUrl === null ? origins[account.environment] : [new URL(account.gatewayUrl).origin]);
    this.#now = now;
  }

  /** Whether an address is, to the letter, one of PayPal's certificates: no user, no port, no query. */
  #isTrusted(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    return this.#origins.has(url.origin) && path.test(url.pathname) && address === url.origin + url.pathname;
  }

  /**
   * The certificate at an address that a message names; null when it is not PayPal's or not valid today.
   * @throws ProviderSilent when it cannot be fetched now
   */
  async find(address: string): Promise<X509Certificate | null> {
    if (!this.#isTrusted(address)) return null;
    const certificate = this.#kept.get(address) ?? (await this.#fetchOnce(address));
    if (certificate === null) return null;
    const now = this.#now();
    return certificate.validFromDate <= now && now <= certificate.validToDate ? certificate : null;
  }

  /** Many messages may name the same certificate at once. */
  #fetchOnce(address: string): Promise<X509Certificate | null> {
    const coming = this.#coming.get(address) ?? this.#fetch(address).finally(() => this.#coming.delete(address));
    this.#coming.set(address, coming);
    return coming;
  }

  /** Anybody may send messages that name addresses of PayPal's; PayPal would count us among those who flood it. */
  #countFetch(): void {
    const now = this.#now();
    this.#fetches = this.#fetches.filter((at) => now.getTime() - at.getTime() < 60_000);
    if (this.#fetches.length >= fetchesPerMinute) throw new ProviderSilent('too many certificates were asked for');
    this.#fetches.push(now);
  }

  async #fetch(address: string): Promise<X509Certificate | null> {
    this.#countFetch();
    let pem: Buffer | null;
    try {
      const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
      if (response.status >= 500 || response.status === 429) throw new ProviderSilent(`the certificate: status ${response.status}`);
      pem = response.status === 200 ? await readSmall(response) : null;
      if (pem === null) await response.body?.cancel();
    } catch (error) {
      if (error instanceof ProviderSilent) throw error;
      throw new ProviderSilent('the certificate of a message could not be fetched');
    }
    const certificate = pem === null ? null : parsed(pem);
    if (certificate === null || certificate.publicKey.asymmetricKeyType !== 'rsa') return null;
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= keptMost && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(address, certificate);
    return certificate;
  }
}
