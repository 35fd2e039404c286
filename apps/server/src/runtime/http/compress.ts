import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** Middle settings: pages are made per request, so the second spent squeezing is the person's too. */
const brotliQuality = 4;
const gzipLevel = 5;
const worthIt = /^(text\/|application\/(json|javascript|manifest|xml)|image\/svg)|x-script|x-turbo/;

/** Null: as it is. */
export type Encoding = 'br' | 'gzip' | null;

/** The best encoding that the client takes and we make. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding => {
  const wanted = (acceptEncoding ?? '').toLowerCase();
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(wanted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(wanted) ? 'gzip' : null;
};

const squeezeBrotli = promisify(brotliCompress);
const openBrotli = promisify(brotliDecompress);
const squeezeGzip = promisify(gzip);

/** Bytes of an answer in an encoding, made while this thread works. @param from the encoding they are in */
export const encoded = async (bytes: Buffer, encoding: Encoding, from: 'br' | null = null): Promise<Buffer> => {
  const plain = from === 'br' ? await openBrotli(bytes) : bytes;
  if (encoding === 'br')
    return squeezeBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    });
  return encoding === 'gzip' ? squeezeGzip(plain, { level: gzipLevel }) : plain;
};

/** Whether an answer with these headers is text that is not encoded yet. */
export const isText = (headers: Headers): boolean => !headers.has('content-encoding') && worthIt.test(headers.get('content-type') ?? '');

/** The encoding an answer with these headers is sent in, and says so in them. */
export const encodeAs = (headers: Headers, acceptEncoding: string | undefined): Encoding => {
  headers.append('vary', 'accept-encoding');
  const encoding = encodingFor(acceptEncoding);
  if (encoding === null || !isText(headers)) return null;
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return encoding;
};
