import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { code, reviewPicturesMax } from '@kyakhta/contract';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import type { App } from '../app.ts';
import { readsFormFiles, takeFormFiles } from './form-files.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-forms-'));
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

it('a form with more pictures than one may have keeps what was typed, takes as many as it may and names the others', async () => {
  const http = fastify();
  http.removeAllContentTypeParsers();
  await readsFormFiles(http);
  let sent = 0;
  http.post('/', (request) =>
    takeFormFiles(
      { dataDir } as App,
      request,
      () => {
        sent += 1;
        return Promise.resolve({ code: code.ok, msg: 'ok', data: { fileId: sent, filePath: `p${sent}` }, body: '', replayed: false });
      },
      'one too many',
    ).then((form) => [...form]),
  );
  const field = (name: string, more: string, text: string): string =>
    `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
  const pictures = Array.from({ length: reviewPicturesMax + 2 }, (_, i) => field('review', `; filename="${i}.jpg"`, 'bytes'));
  const { statusCode, body } = await http.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: `${field('score', '', '5')}${pictures.join('')}${field('content', '', 'good')}--b--\r\n`,
  });
  expect([statusCode, sent]).toEqual([200, reviewPicturesMax]);
  const form = JSON.parse(body) as [string, string][];
  expect(form.filter(([name]) => name === 'fileProblem').map(([, text]) => text)).toEqual(['9.jpg: one too many', '10.jpg: one too many']);
  expect(form.filter(([name]) => name === 'reviewFile')).toHaveLength(reviewPicturesMax);
  expect([form[0], form.at(-1)]).toEqual([
    ['score', '5'],
    ['content', 'good'],
  ]);
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual([]);
  await http.close();
});
