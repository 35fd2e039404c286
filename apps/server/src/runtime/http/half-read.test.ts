import { rmSync, writeFileSync, mkdtempSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cookieName } from '@kyakhta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFor, httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { pagesOf } from '../../../test/pages.ts';
import { sessionOf } from '../../../test/process.ts';
import { registerPages } from './pages.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-half-read-'));
const market = marketplaceForFile({ options: { dataDir } });
const page = (): Promise<Response> => Promise.resolve(new Response('page', { headers: { 'content-type': 'text/html; charset=utf-8' } }));
const http = httpForFile(market, {}, (server) => registerPages(server, market().app, configFor(market()), pagesOf(page, page)));
let port = 0;
beforeAll(async () => {
  // No upload can be written: its folder is a file.
  writeFileSync(join(dataDir, 'uploads'), '');
  await http().server.listen({ port: 0, host: '127.0.0.1' });
  port = (http().server.server.address() as AddressInfo).port;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const size = 3_000_000;
/** Sends a form with a large picture, and another request behind it. @returns all that is answered until the connection ends */
const send = (path: string, headers: readonly string[], field: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    socket.on('close', () => {
      resolve(heard);
    });
    const start = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
    const end = '\r\n--b--\r\n';
    socket.write(
      [
        `POST ${path} HTTP/1.1`,
        'Host: shop.test',
        'Content-Type: multipart/form-data; boundary=b',
        `Content-Length: ${start.length + size + end.length}`,
        ...headers,
        '',
        start,
      ].join('\r\n'),
    );
    socket.write(Buffer.alloc(size));
    socket.write(`${end}GET /healthz HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`);
  });

describe('a body that cannot be kept', () => {
  it('is answered to a call, and nobody waits behind it', async () => {
    const answer = await send('/api/p/file/upload?purpose=review', [`Authorization: ${await sessionOf(market(), 1)}`], 'file');
    expect(answer).toMatch(/^HTTP\/1\.1 500 /);
    expect(answer).toContain('"failure":"serverError"');
  });

  it('is answered to the form of a page, and nobody waits behind it', async () => {
    const cookie = `Cookie: ${cookieName.buyer}=${await sessionOf(market(), 1)}`;
    const answer = await send('/write-comments?orderItemId=7', [cookie, 'Origin: http://shop.test'], 'review');
    expect(answer).toMatch(/^HTTP\/1\.1 500 /);
    expect(answer).toContain('href="/write-comments?orderItemId=7"');
  });

  it('is not waited for where nobody may send one: the next request is answered', async () => {
    const answer = await send('/api/p/file/upload?purpose=review', [], 'file');
    expect(answer).toContain('"code":"A00004"');
    expect(answer).toContain('{"ok":true}');
  });
});
