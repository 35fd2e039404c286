import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { receiveUpload, removeUpload } from './uploads.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-uploads-'));
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

// Names come from strangers and are shown in lists and letters; files on the disk never bear them.
it.each([
  ['a name that runs backwards', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['isolates and marks of direction', '\u2067goods\u2069\u200F.csv\u061C', 'goods.csv'],
  ['a path', '../../etc/passwd', 'passwd'],
  ['a path of Windows', 'C:\\Users\\Li\\goods.csv', 'goods.csv'],
  ['signs that end a string', 'goods\0.csv\r\nSet-Cookie: a=b', 'goods.csvSet-Cookie: a=b'],
  ['half a sign', 'goods\uD83D.csv', 'goods\uFFFD.csv'],
  ['a very long one', 'я'.repeat(500), 'я'.repeat(200)],
  ['none', '', 'file'],
  ['nothing that is seen', '\u202E\u2066\u200B\u2028\0', 'file'],
  ['words in any script', 'Прайс 2026 — 价格表 ١.xlsx', 'Прайс 2026 — 价格表 ١.xlsx'],
])('of %s what is shown is harmless', async (_, sent, shown) => {
  const upload = await receiveUpload(dataDir, Readable.from([Buffer.from('a')]), sent);
  expect([upload.fileName, upload.bytes, /^[0-9a-f-]{36}$/.test(upload.name)]).toEqual([shown, 1, true]);
  await removeUpload(dataDir, upload.name);
});
