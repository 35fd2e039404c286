import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureBytesMax } from '@kyakhta/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { bytesOf, ce, certificates, type Detail, eac, failureOf, faultsOf, pdf } from '../../../test/certificates.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { png, sendStorePicture, uploadStorePicture } from '../../../test/pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-certificates-'));
const market = marketplaceForFile({ options: { dataDir } });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const seller = () => market().seller(1);
const { bring, brought, create, edit, read, shown, tell, told } = certificates(market);
const lies = (filePath: string): boolean => existsSync(join(dataDir, 'private', 'attachments', filePath.slice(2)));

describe('the details of a certificate', () => {
  it('are told by the store and read by buyers: number, dates, issuer, holder, and where to look it up', async () => {
    const prodId = await create();
    expect(await read(prodId)).toMatchObject({ names: ['EAC', 'CE'], details: [] });
    expect(await shown(prodId)).toEqual([]);
    await told(prodId, [ce, eac]);
    // In the order of the names, whatever the order they came in.
    expect(await shown(prodId)).toEqual([
      { ...eac, file: null, registerUrl: 'https://pub.fsa.gov.ru/rds/declaration' },
      { ...ce, validUntil: null, holder: null, file: null, registerUrl: null },
    ]);
    const [row] = await market().query<{ before: object; after: { details: object[] } }>(
      "select before, after from audit_log where action = 'product.certificates' and subject = $1",
      [`product:${prodId}`],
    );
    expect(row).toMatchObject({
      before: { details: [] },
      after: { details: expect.arrayContaining([expect.objectContaining({ number: eac.number })]) as object[] },
    });
    await told(prodId, [ce]);
    expect((await shown(prodId)).map((d) => d.name)).toEqual(['CE']);
  });

  it('are one’s own goods’ alone: another store’s are unknown', async () => {
    const prodId = await create();
    const { version } = await read(prodId);
    expect(await market().seller(2).refused('GET /shop/admin/prod/{prodId}/certificates', { prodId })).toBe('productUnknown');
    expect(
      await market()
        .seller(2)
        .refused('PUT /shop/admin/prod/{prodId}/certificates', { prodId, version, details: [eac] }),
    ).toBe('productUnknown');
    const { fileId } = await uploadStorePicture(market(), 2, 'certificate');
    expect(failureOf(await tell(prodId, [{ ...eac, fileId }]))).toBe('fileUnknown');
    expect(await shown(prodId)).toEqual([]);
  });

  it('of two tabs the second is told that something changed, and nothing is lost', async () => {
    const prodId = await create();
    const { version } = await read(prodId);
    await seller().ok('PUT /shop/admin/prod/{prodId}/certificates', { prodId, version, details: [eac] });
    expect(await seller().refused('PUT /shop/admin/prod/{prodId}/certificates', { prodId, version, details: [] })).toBe('changedMeanwhile');
    expect(await shown(prodId)).toHaveLength(1);
    const both = (await read(prodId)).version;
    const answers = await Promise.all(
      [[ce], [eac, ce]].map((details) => seller().call('PUT /shop/admin/prod/{prodId}/certificates', { prodId, version: both, details })),
    );
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect(answers.map(failureOf)).toContain('changedMeanwhile');
  });

  it.each<[string, Partial<Detail>, string]>([
    ['a name that the product does not carry', { name: 'RoHS' }, 'details.0.name'],
    ['no number', { number: ' \u200B ' }, 'details.0.number'],
    ['a number that is too long', { number: '1'.repeat(101) }, 'details.0.number'],
    ['no issuer', { body: '\u200B' }, 'details.0.body'],
    ['a day before 1990', { issuedOn: '1989-12-31' }, 'details.0.issuedOn'],
    ['a day to come', { issuedOn: '2099-01-01', validUntil: '' }, 'details.0.issuedOn'],
    ['a day that there is not', { issuedOn: '2026-02-30' }, 'details.0.issuedOn'],
    ['an end before the issue', { validUntil: '2026-02-02' }, 'details.0.validUntil'],
    ['an end in another age', { validUntil: '9999-12-31' }, 'details.0.validUntil'],
  ])('with %s are refused beside the field, and nothing is kept', async (_, wrong, field) => {
    const prodId = await create();
    const outcome = await tell(prodId, [{ ...eac, ...wrong }, ce]);
    expect([outcome.code, faultsOf(outcome)]).toEqual(['A00014', [field]]);
    expect((await read(prodId)).details).toEqual([]);
  });

  it('told twice of one name are refused', async () => {
    expect(faultsOf(await tell(await create(), [eac, eac]))).toEqual(['details.1.name']);
  });

  it('hold letters of any language, and garble nothing they stand in', async () => {
    const prodId = await create();
    const hostile = {
      ...eac,
      number: '证书\u202E № 7/\u0000'.replace('\u0000', 'ё'),
      body: `<script>alert('1')</script>"; drop table products; --`,
      holder: 'שלום\n\tعالم',
    };
    await told(prodId, [hostile]);
    expect((await shown(prodId))[0]).toMatchObject({ number: '证书 № 7/ё', body: hostile.body, holder: 'שלום عالم', registerUrl: null });
    expect(faultsOf(await tell(prodId, [{ ...eac, number: 'a\u0000b' }]))).toEqual(['details.0.number']);
    expect(faultsOf(await tell(prodId, [{ ...eac, body: '\uD800' }]))).toEqual(['details.0.body']);
  });
});

describe('the document of a certificate', () => {
  it('is downloaded under its name, byte for byte, once it is told, and never shown in our pages', async () => {
    const m = market();
    const prodId = await create();
    const { fileId, filePath } = await brought();
    expect(filePath).toMatch(/^a\/..\/[0-9a-f]{32}\.pdf$/);
    await told(prodId, [{ ...eac, fileId }]);
    const [detail] = await shown(prodId);
    expect(detail?.file).toEqual({
      name: 'Декларация «А».pdf',
      bytes: pdf.length,
      isPicture: false,
      url: `/api/prod/certificate?prodId=${prodId}&name=EAC`,
    });
    const answers = [
      await m.guest.call('GET /prod/certificate', { prodId, name: 'EAC' }),
      await m.operator.call('GET /platform/prodAudit/certificate', { prodId, name: 'EAC' }),
      await seller().call('GET /shop/admin/file/{fileId}', { fileId }),
    ];
    for (const answer of answers) {
      expect([answer.file?.name, answer.file?.type]).toEqual(['Декларация «А».pdf', 'application/octet-stream']);
      expect((await bytesOf(answer)).equals(pdf)).toBe(true);
    }
    expect(await m.seller(2).refused('GET /shop/admin/file/{fileId}', { fileId })).toBe('fileUnknown');
    expect(await m.guest.refused('GET /prod/certificate', { prodId, name: 'CE' })).toBe('fileUnknown');
    // Off sale its page is closed, and so is the document.
    await seller().ok('PUT /shop/admin/prod/status', { prodId, onSale: false });
    expect(await m.guest.refused('GET /prod/certificate', { prodId, name: 'EAC' })).toBe('fileUnknown');
  });

  it('stays when it is named again, is replaced by another, and goes with its name, from the disk too', async () => {
    const m = market();
    const prodId = await create();
    const [first, second] = [await brought(), await brought()];
    await told(prodId, [{ ...eac, fileId: first.fileId }]);
    await told(prodId, [{ ...eac, fileId: first.fileId, number: 'ЕАЭС N RU Д-CN.РА01.В.54321/26' }]);
    await m.app.drain();
    expect(lies(first.filePath)).toBe(true);
    await told(prodId, [{ ...eac, fileId: second.fileId }]);
    await m.app.drain();
    expect([lies(first.filePath), lies(second.filePath)]).toEqual([false, true]);
    expect(failureOf(await tell(prodId, [{ ...eac, fileId: first.fileId }]))).toBe('fileUnknown');
    // One paper for two names is brought twice: it goes with the row that names it.
    expect(
      failureOf(
        await tell(prodId, [
          { ...eac, fileId: second.fileId },
          { ...ce, fileId: second.fileId },
        ]),
      ),
    ).toBe('fileUnknown');
    await edit(prodId, 'CE');
    await m.app.drain();
    expect(lies(second.filePath)).toBe(false);
    expect(await read(prodId)).toMatchObject({ names: ['CE'], details: [] });
    // A name that comes back comes back without them.
    await edit(prodId, 'EAC;CE');
    expect(await shown(prodId)).toEqual([]);
  });

  it('that is a picture is made anew, and seen below /files while it is named', async () => {
    const prodId = await create();
    const { fileId, filePath } = (await bring(await png(), 'scan.pdf')).data as { fileId: number; filePath: string };
    expect(filePath).toMatch(/^u\/.*\.webp$/);
    await told(prodId, [{ ...eac, fileId }]);
    expect((await shown(prodId))[0]?.file).toMatchObject({ isPicture: true, url: `/files/${filePath}` });
    expect(existsSync(join(dataDir, 'files', filePath))).toBe(true);
    await told(prodId, [eac]);
    await market().app.drain();
    expect(existsSync(join(dataDir, 'files', filePath))).toBe(false);
  });

  it.each([
    ['page.html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['page.pdf', Buffer.from('<html><script>alert(1)</script>')],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['sheet.xlsx', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(200, 7)])],
    ['paper.docx', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(200, 7)])],
    ['paper.pdf.exe', pdf],
  ])('of another kind is refused: %s', async (fileName, bytes) => {
    const outcome = await bring(bytes, fileName);
    expect([outcome.code, failureOf(outcome)]).toEqual(['A00014', 'documentNotTaken']);
  });

  it('has up to ten megabytes, empty it is none, and for goods a PDF is none', async () => {
    const most = Buffer.alloc(pictureBytesMax.certificate);
    pdf.copy(most);
    expect((await bring(most)).code).toBe('00000');
    for (const large of [Buffer.concat([most, pdf]), Buffer.concat([pdf, Buffer.alloc(50_000_000)])])
      expect(failureOf(await bring(large))).toBe('fileTooLarge');
    expect(failureOf(await bring(Buffer.alloc(0)))).toBe('fileEmpty');
    expect(failureOf(await sendStorePicture(market(), 1, pdf, 'product', 'a.pdf'))).toBe('pictureNotTaken');
  });
});
