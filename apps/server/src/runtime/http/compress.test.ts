import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed, encodingFor } from './compress.ts';

const bytesOf = async (stream: ReadableStream | null): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const part of stream as unknown as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
};
const page = (text: string): ReadableStream => new Response(text).body as ReadableStream;

describe('a compressed page', () => {
  it('takes the best encoding the client knows, and none it refuses', () => {
    expect(encodingFor('gzip, deflate, br')).toBe('br');
    expect(encodingFor('gzip, deflate')).toBe('gzip');
    expect(encodingFor('br;q=0, gzip')).toBe('gzip');
    expect(encodingFor('identity')).toBeNull();
    expect(encodingFor(undefined)).toBeNull();
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('arrives whole as %s', async (accepted, open) => {
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'content-length': '3' });
    const text = 'Ботинки рабочие зимние. '.repeat(500);
    const body = await bytesOf(compressed(page(text), headers, accepted));
    expect(headers.get('content-encoding')).toBe(accepted);
    expect(headers.get('content-length')).toBeNull();
    expect(headers.get('vary')).toContain('accept-encoding');
    expect(body.length).toBeLessThan(1000);
    expect(open(body).toString()).toBe(text);
  });

  it('leaves pictures as they are', async () => {
    const headers = new Headers({ 'content-type': 'image/webp' });
    expect((await bytesOf(compressed(page('bytes'), headers, 'br'))).toString()).toBe('bytes');
    expect(headers.has('content-encoding')).toBe(false);
  });
});
