import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodeAs, encoded, encodingFor, isText } from './compress.ts';

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
  ] as const)('arrives whole as %s', async (accepted, open) => {
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'content-length': '3' });
    const text = 'Ботинки рабочие зимние. '.repeat(500);
    const encoding = encodeAs(headers, accepted);
    expect(encoding).toBe(accepted);
    expect(headers.get('content-encoding')).toBe(accepted);
    expect(headers.get('content-length')).toBeNull();
    expect(headers.get('vary')).toContain('accept-encoding');
    const body = await encoded(Buffer.from(text), encoding);
    expect(body.length).toBeLessThan(1000);
    expect(open(body).toString()).toBe(text);
  });

  it('is made anew from its other encoding', async () => {
    const text = 'Ботинки рабочие зимние. '.repeat(500);
    const kept = await encoded(Buffer.from(text), 'br');
    expect(gunzipSync(await encoded(kept, 'gzip', 'br')).toString()).toBe(text);
    expect((await encoded(kept, null, 'br')).toString()).toBe(text);
  });

  it('leaves pictures as they are', () => {
    const headers = new Headers({ 'content-type': 'image/webp' });
    expect(isText(headers)).toBe(false);
    expect(encodeAs(headers, 'br')).toBeNull();
    expect(headers.has('content-encoding')).toBe(false);
  });
});
