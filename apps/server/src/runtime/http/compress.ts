import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Middle settings: pages are made per request, so the second spent squeezing is the person's too. */
const brotliQuality = 4;
const gzipLevel = 5;
const worthIt = /^(text\/|application\/(json|javascript|manifest|xml)|image\/svg)|x-script|x-turbo/;

/** The best encoding that the client takes and we make. */
export const encodingFor = (acceptEncoding: string | undefined): 'br' | 'gzip' | null => {
  const wanted = (acceptEncoding ?? '').toLowerCase();
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(wanted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(wanted) ? 'gzip' : null;
};

/**
 * Compresses an answer on its way out. What is streamed stays a stream: each piece is flushed, so a
 * page's head is with the reader while its end is still being made.
 */
export const compressed = (body: ReadableStream | null, headers: Headers, acceptEncoding: string | undefined): ReadableStream | null => {
  const encoding = encodingFor(acceptEncoding);
  headers.append('vary', 'accept-encoding');
  if (body === null || encoding === null || headers.has('content-encoding') || !worthIt.test(headers.get('content-type') ?? ''))
    return body;
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const squeeze =
    encoding === 'br'
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: gzipLevel });
  const source = Readable.fromWeb(body as NodeReadableStream);
  // A reader that goes away, or a page that fails half-way, ends both.
  source.on('error', (error) => squeeze.destroy(error));
  squeeze.on('close', () => source.destroy());
  return Readable.toWeb(source.pipe(squeeze)) as ReadableStream;
};
