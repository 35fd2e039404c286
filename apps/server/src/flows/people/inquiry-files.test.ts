import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inquiryFilesMax, pictureBytesMax } from '@kyakhta/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { png, sendPicture, uploadPicture } from '../../../test/pictures.ts';
import type { Outcome } from '../../runtime/outcome.ts';
import { attachmentsSince } from '../../runtime/stored-attachments.ts';
import { pictureFolders } from '../../runtime/stored-files.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-inquiry-files-'));
const market = marketplaceForFile({ options: { dataDir } });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const words = { prodName: 'Anglerjacke', content: 'We need them as in the drawing.', quantity: 500 };
const newBuyer = async () => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1, 0n);
  return { id, buyer: m.person({ kind: 'buyer', id }) };
};
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript >> >>\nendobj\n');
const archive = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(200, 7)]);
const send = (id: number, bytes: Buffer, fileName: string): Promise<Outcome> =>
  sendPicture(market(), id, bytes, { purpose: 'inquiry', fileName });
const brought = async (id: number, bytes: Buffer, fileName: string) => {
  const { code, msg, data } = await send(id, bytes, fileName);
  expect(code, `${fileName}: ${msg}`).toBe('00000');
  return data as { fileId: number; filePath: string; width: number };
};
const bytesOf = async ({ file }: Outcome): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of (file?.bytes ?? []) as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
};
const onDisk = (filePath: string): boolean => existsSync(join(dataDir, 'private', 'attachments', filePath.slice(2)));

describe('files of an inquiry', () => {
  it('are downloaded under their names, byte for byte, by its buyer, its store and operators, and by nobody else', async () => {
    const m = market();
    const { id, buyer } = await newBuyer();
    const other = await newBuyer();
    const drawing = await brought(id, pdf, 'Чертёж «А».PDF');
    const sheet = await brought(id, archive, 'sizes.xlsx');
    const photo = await uploadPicture(m, id, 'inquiry');
    expect([drawing.filePath, drawing.width]).toEqual([expect.stringMatching(/^a\/..\/[0-9a-f]{32}\.pdf$/) as string, 0]);
    expect((await bytesOf(await buyer.call('GET /p/file/{fileId}', { fileId: drawing.fileId }))).equals(pdf)).toBe(true);
    expect(await other.buyer.refused('GET /p/file/{fileId}', { fileId: drawing.fileId })).toBe('fileUnknown');
    expect(await other.buyer.refused('POST /p/inquiry/save', { ...words, files: drawing.filePath })).toBe('fileUnknown');

    const asked = { ...words, shopId: 1, pics: photo.filePath, files: `${drawing.filePath},${sheet.filePath}` };
    const { inquiryId } = await buyer.ok('POST /p/inquiry/save', asked);
    expect(await buyer.ok('POST /p/inquiry/save', asked)).toEqual({ inquiryId });
    const { files } = await m.seller(1).ok('GET /shop/admin/inquiry/info/{inquiryId}', { inquiryId });
    expect(files).toMatchObject([
      { place: 1, name: 'photo.jpg', isPicture: true },
      { place: 2, name: 'Чертёж «А».PDF', bytes: pdf.length, isPicture: false },
      { place: 3, name: 'sizes.xlsx', bytes: archive.length, isPicture: false },
    ]);
    const second = { inquiryId, place: 2 };
    for (const answer of [
      await buyer.call('GET /p/inquiry/file', second),
      await m.seller(1).call('GET /shop/admin/inquiry/file', second),
      await m.operator.call('GET /platform/inquiry/file', second),
    ]) {
      expect([answer.file?.name, answer.file?.type]).toEqual(['Чертёж «А».PDF', 'application/octet-stream']);
      expect((await bytesOf(answer)).equals(pdf)).toBe(true);
    }
    expect(await other.buyer.refused('GET /p/inquiry/file', second)).toBe('inquiryUnknown');
    expect(await m.seller(2).refused('GET /shop/admin/inquiry/file', second)).toBe('inquiryUnknown');
    expect(await buyer.refused('GET /p/inquiry/file', { inquiryId, place: 4 })).toBe('inquiryUnknown');
    // What is no picture is never shown as one.
    expect(await buyer.refused('GET /p/inquiry/picture', second)).toBe('inquiryUnknown');
    // A picture, downloaded, is what we made of it.
    expect((await buyer.call('GET /p/inquiry/file', { inquiryId, place: 1 })).file?.name).toBe('photo.webp');
  });

  it.each([
    ['drawing.dwg', Buffer.from('AC1032\0\0\0')],
    ['sizes.csv', Buffer.from('size;pieces\n42;100\n')],
    ['notes.txt', Buffer.from('\uFEFFЧто важно')],
    ['notes16.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('words', 'utf16le')])],
    ['old.xls', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(64)])],
    ['part.step', Buffer.from('ISO-10303-21;\nHEADER;\n')],
    ['clip.mp4', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom')])],
    ['photo.heic', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic')])],
    ['all.zip', archive],
  ])('may be of many kinds: %s', async (fileName, bytes) => {
    const { id } = await newBuyer();
    const { filePath } = await brought(id, bytes, fileName);
    expect(onDisk(filePath)).toBe(true);
  });

  it('that are pictures are made anew whatever their names say', async () => {
    const { id } = await newBuyer();
    expect((await brought(id, await png(), 'picture.pdf')).filePath).toMatch(/^u\/.*\.webp$/);
  });

  it.each([
    ['page.html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['page.pdf', Buffer.from('<html><script>alert(1)</script>')],
    ['page.txt', Buffer.from('  <html><script>alert(1)</script>')],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['drawing.dxf', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['run.exe', Buffer.from('MZ\u0090\u0000')],
    ['run.stl', Buffer.from('MZ\u0090\u0000')],
    ['run.zip', Buffer.from('MZ\u0090\u0000')],
    ['run.txt', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['list.xlsm', archive],
    ['bytes.csv', Buffer.from([1, 0, 2, 0])],
    ['nothing', pdf],
    ['pdf', pdf],
    ['report.pdf.js', pdf],
  ])('that could run, or are not what they say, are refused: %s', async (fileName, bytes) => {
    const m = market();
    const { id } = await newBuyer();
    const outcome = await send(id, bytes, fileName);
    expect([outcome.code, outcome.data]).toMatchObject(['A00014', { failure: 'fileKindNotTaken' }]);
    expect(await m.query('select 1 from files where owner_id = $1', [id])).toEqual([]);
  });

  it('are as large as they may be, and so many', async () => {
    const { id, buyer } = await newBuyer();
    const most = Buffer.alloc(pictureBytesMax.inquiry);
    pdf.copy(most);
    const { filePath } = await brought(id, most, 'large.pdf');
    const refused = await send(id, Buffer.concat([most, pdf]), 'larger.pdf');
    expect([refused.code, refused.data]).toMatchObject(['A00016', { failure: 'fileTooLarge' }]);
    expect(await send(id, Buffer.alloc(0), 'empty.pdf')).toMatchObject({ code: 'A00014', data: { failure: 'fileEmpty' } });
    const paths = [filePath];
    while (paths.length <= inquiryFilesMax) paths.push((await brought(id, pdf, `${paths.length}.pdf`)).filePath);
    const many = await buyer.call('POST /p/inquiry/save', { ...words, files: paths.join(',') });
    const split = await buyer.call('POST /p/inquiry/save', {
      ...words,
      pics: paths.slice(0, 4).join(','),
      files: paths.slice(4).join(','),
    });
    for (const outcome of [many, split]) expect([outcome.code, outcome.data]).toMatchObject(['A00014', { fields: {} }]);
    await buyer.ok('POST /p/inquiry/save', { ...words, files: paths.slice(0, inquiryFilesMax).join(',') });
  });

  it.each(['review', 'refund', 'avatar'] as const)('of other kinds come with nothing but an inquiry, not for: %s', async (purpose) => {
    const { id } = await newBuyer();
    const outcome = await sendPicture(market(), id, pdf, { purpose, fileName: 'a.pdf' });
    expect(outcome.data).toMatchObject({ failure: 'pictureNotTaken' });
  });

  it('go with what they were for: removed by hand, unused for a day, left by a kill, or with the account', async () => {
    const m = market();
    const { id, buyer } = await newBuyer();
    const byHand = await brought(id, pdf, 'a.pdf');
    const unused = await brought(id, pdf, 'b.pdf');
    const used = await brought(id, pdf, 'c.pdf');
    const orphan = await brought(id, pdf, 'd.pdf');
    const { inquiryId } = await buyer.ok('POST /p/inquiry/save', { ...words, shopId: 1, files: used.filePath });
    expect(await buyer.refused('DELETE /p/file/{fileId}', { fileId: used.fileId })).toBe('fileUnknown');
    await buyer.ok('DELETE /p/file/{fileId}', { fileId: byHand.fileId });
    await m.app.drain();
    expect([byHand, unused, used, orphan].map(({ filePath }) => onDisk(filePath))).toEqual([false, true, true, true]);
    // As a call leaves it that was killed before its row was written. What lies here is old by the time of its last change,
    // which no program can set back: the question is asked of the future.
    await m.query('delete from files where id = $1', [orphan.fileId]);
    const tomorrow = new Date(Date.now() + 86_400_000);
    const found = await Promise.all(pictureFolders.map((folder) => attachmentsSince(dataDir, folder, tomorrow)));
    expect(found.flat()).toEqual(expect.arrayContaining([orphan.filePath, used.filePath]));
    const work = (kind: string, key: string, payload: object) =>
      m.query('insert into work (kind, key, due_at, payload) values ($1, $2, $3, $4)', [kind, key, m.app.clock.now(), payload]);
    await work('files.align', orphan.filePath, { path: orphan.filePath });
    await m.app.drain();
    await m.advance(1.1);
    await work('files.forgetUnused', 'again', {});
    await m.app.workOnce();
    await m.query("delete from work where kind = 'files.forgetUnused'");
    await m.app.drain();
    expect([unused, used, orphan].map(({ filePath }) => onDisk(filePath))).toEqual([false, true, false]);
    expect((await m.seller(1).call('GET /shop/admin/inquiry/file', { inquiryId, place: 1 })).code).toBe('00000');
    await buyer.ok('POST /sms/sendDestroyCode', {});
    const [mail] = await m.query<{ text: string }>(
      'select text from mails m join users u on u.mail = m.recipient where u.id = $1 order by m.id desc limit 1',
      [id],
    );
    const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? [];
    await buyer.ok('POST /p/user/destroy', { validCode: code });
    await m.app.drain();
    expect(onDisk(used.filePath)).toBe(false);
  });
});

describe('what else an inquiry says', () => {
  it('is told to both sides: the kind of goods, by when, how long the price should stand, and when the goods are ready', async () => {
    const m = market();
    const { buyer } = await newBuyer();
    const [category] = await m.query<{ id: number }>(
      'select id from categories where merged_into is null and not is_hidden order by id limit 1',
    );
    const more = { categoryId: category!.id, deliveryDays: 45, validDays: 30 };
    const { inquiryId } = await buyer.ok('POST /p/inquiry/save', { ...words, ...more, shopId: 1 });
    expect((await buyer.ok('POST /p/inquiry/save', { ...words, ...more, shopId: 1, deliveryDays: 44 })).inquiryId).not.toBe(inquiryId);
    const seen = await m.seller(1).ok('GET /shop/admin/inquiry/info/{inquiryId}', { inquiryId });
    expect(seen).toMatchObject({ ...more, categoryName: expect.any(String) as string });
    const offer = { inquiryId, content: 'As in the drawing.', price: '12.50', minimum: 300, validDays: 30, leadDays: 20 };
    for (const _twice of [1, 2]) await m.seller(1).ok('POST /shop/admin/inquiry/answer', offer);
    expect(await m.seller(1).refused('POST /shop/admin/inquiry/answer', { ...offer, leadDays: 21 })).toBe('inquiryNotInState');
    expect((await buyer.ok('GET /p/inquiry/info/{inquiryId}', { inquiryId })).answer).toMatchObject({ leadDays: 20 });
    expect(await buyer.refused('POST /p/inquiry/save', { ...words, categoryId: 2_000_000_000 })).toBe('categoryUnknown');
    for (const field of ['deliveryDays', 'validDays']) {
      const outcome = await buyer.call('POST /p/inquiry/save', { ...words, [field]: 366 });
      expect([outcome.code, Object.keys((outcome.data as { fields: object }).fields)]).toEqual(['A00014', [field]]);
    }
  });
});
