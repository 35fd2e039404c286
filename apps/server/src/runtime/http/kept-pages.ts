import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { Kept } from '../cache.ts';
import type { Outcome } from '../outcome.ts';
import { encoded, encodingFor, type Encoding } from './compress.ts';

/** A page tells dates and "in three days" from the time it was made: it is not kept for longer. */
const keptMs = 60_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** A script whose text is in the page: what its tag says, and the text. */
const inlineScripts = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/**
 * Hashes of a page's own scripts, as its policy names them: of those that carry its nonce. One that came into the page by
 * another way is not allowed because the page is kept.
 */
const scriptsOf = (html: string, nonce: string): string =>
  [...html.matchAll(inlineScripts)]
    .filter(([, tag = '']) => tag.includes(` nonce="${nonce}"`))
    .map(([, , text = '']) => ` 'sha256-${sha256(text)}'`)
    .join('');

/** A guest's page as it is sent. Its scripts are named by what they are, not by a nonce: it is the same for everybody. */
export class KeptPage implements Kept {
  readonly data = null;
  readonly body = '';
  /** The page itself, in the encoding most browsers take. */
  readonly bytes: Buffer;
  readonly etag: string;
  readonly #headers: readonly (readonly [string, string])[];
  readonly #until: number;
  readonly #others = new Map<Encoding, Buffer>();

  private constructor(bytes: Buffer, etag: string, headers: readonly (readonly [string, string])[], until: number) {
    this.bytes = bytes;
    this.etag = etag;
    this.#headers = headers;
    this.#until = until;
  }

  /** @param policy of the page, in whole */
  static async of(text: string, headers: Headers, policy: string, now: Date): Promise<KeptPage> {
    const etag = `"${sha256(text).slice(0, 22)}"`;
    const all = [...headers, ['content-security-policy', policy] as const, ['etag', etag] as const];
    return new KeptPage(await encoded(Buffer.from(text), 'br'), etag, all, now.getTime() + keptMs);
  }

  isGood(now: Date): boolean {
    return now.getTime() < this.#until;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    for (const [name, value] of this.#headers) reply.header(name, value);
    reply.header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === this.etag) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.send(await this.#in(encoding));
  }

  async #in(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return this.bytes;
    const made = this.#others.get(encoding) ?? (await encoded(this.bytes, encoding, 'br'));
    this.#others.set(encoding, made);
    return made;
  }
}

const askedMost = 2_000;

/** Remembers what was asked for once: only what is asked for again is worth keeping, and a crawler passes by. */
export class AskedPages {
  readonly #keys = new Set<string>();

  /** @returns whether the page was asked for before */
  again(key: string): boolean {
    if (this.#keys.has(key)) return true;
    for (const oldest of this.#keys) {
      if (this.#keys.size < askedMost) break;
      this.#keys.delete(oldest);
    }
    this.#keys.add(key);
    return false;
  }
}

/** Finds out while a page is made whether it may be kept: when all it is made of are kept answers, and until one of those changes. */
export class PageReading {
  readonly #app: App;
  readonly #key: string;
  readonly #reading: ReturnType<App['cache']['reading']>;
  readonly #tags = new Set<string>();
  #isOfKept = true;

  constructor(app: App, key: string) {
    this.#app = app;
    this.#key = key;
    this.#reading = app.cache.reading();
  }

  note({ tags }: Outcome): void {
    if (tags === undefined) this.#isOfKept = false;
    else for (const tag of tags) this.#tags.add(tag);
  }

  /** What it was made of is not what its key says. */
  refuse(): void {
    this.#isOfKept = false;
  }

  /**
   * The page as it may be kept; null when it is this guest's own.
   * @param policy the page's policy by what its `script-src` adds to our own files
   */
  async page(
    response: { readonly status: number; readonly headers: Headers },
    text: string,
    nonce: string,
    policy: (scripts: string) => string,
  ): Promise<KeptPage | null> {
    if (!this.#isOfKept || response.status !== 200 || response.headers.has('set-cookie')) return null;
    const plain = text.replaceAll(` nonce="${nonce}"`, '');
    if (plain.includes(nonce)) return null;
    const page = await KeptPage.of(plain, response.headers, policy(scriptsOf(text, nonce)), this.#app.clock.now());
    this.#reading.put(this.#key, page, [...this.#tags]);
    return page;
  }

  end(): void {
    this.#reading.end();
  }
}
