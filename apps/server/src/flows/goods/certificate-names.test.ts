import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ce, certificates, eac, lantern } from '../../../test/certificates.ts';
import { goodsFilesForFile } from '../../../test/goods-files.ts';
import { httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-certificates-'));
const market = marketplaceForFile({ options: { dataDir } });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const files = goodsFilesForFile(market, httpForFile(market));
const seller = () => market().seller(1);
const { brought, create, edit, lastCode, read, shown, told } = certificates(market);
const lies = (filePath: string): boolean => existsSync(join(dataDir, 'private', 'attachments', filePath.slice(2)));

describe('while goods wait for an operator', () => {
  const mark = (isReviewed: boolean) => market().operator.ok('PUT /platform/shop/goodsReview', { shopId: 1, isReviewed });
  const round = async (prodId: number) => (await market().operator.ok('GET /platform/prodAudit/info/{prodId}', { prodId })).round;

  it('details are told of the names that wait, the operator reads them, and buyers once the name is approved', async () => {
    const prodId = await create('CE');
    await told(prodId, [ce]);
    await mark(true);
    await edit(prodId, 'EAC');
    expect(await read(prodId)).toMatchObject({ names: ['EAC'] });
    const { fileId } = await brought();
    await told(prodId, [{ ...eac, fileId }]);
    // What buyers see stays, with what they read behind it.
    expect((await shown(prodId)).map((d) => d.name)).toEqual(['CE']);
    const info = await market().operator.ok('GET /platform/prodAudit/info/{prodId}', { prodId });
    expect(info.certificateDetails).toMatchObject([
      { name: 'EAC', number: eac.number, file: { url: `/api/platform/prodAudit/certificate?prodId=${prodId}&name=EAC` } },
      { name: 'CE', number: ce.number, file: null },
    ]);
    expect(await market().guest.refused('GET /prod/certificate', { prodId, name: 'EAC' })).toBe('fileUnknown');
    const before = await round(prodId);
    await told(prodId, [{ ...eac, fileId, number: 'ЕАЭС N RU Д-CN.РА01.В.77777/26' }]);
    expect(await round(prodId)).toBe(before);
    await market().operator.ok('PUT /platform/prodAudit/approve', { prodId, round: before });
    expect(await shown(prodId)).toMatchObject([{ name: 'EAC', number: 'ЕАЭС N RU Д-CN.РА01.В.77777/26' }]);
    expect(await market().query('select name from product_certificates where product_id = $1', [prodId])).toEqual([{ name: 'EAC' }]);
    await mark(false);
  });

  it('what was told of a name goes when its change is taken back', async () => {
    const prodId = await create('CE');
    await told(prodId, [ce]);
    await mark(true);
    await edit(prodId, 'EAC;CE');
    const { fileId, filePath } = await brought();
    await told(prodId, [{ ...eac, fileId }, ce]);
    await seller().ok('PUT /shop/admin/prod/review/withdraw', { prodId });
    await market().app.drain();
    expect([lies(filePath), (await read(prodId)).details.map((d) => d.name)]).toEqual([false, ['CE']]);
    await mark(false);
  });
});

describe('a product that goes', () => {
  it('takes its details along: deleted and back again it has none, and no row keeps it', async () => {
    const prodId = await create();
    const { fileId, filePath } = await brought();
    await told(prodId, [{ ...eac, fileId }]);
    await market().query('update products set status = -1 where id = $1', [prodId]);
    expect(await seller().refused('GET /shop/admin/prod/{prodId}/certificates', { prodId })).toBe('productUnknown');
    await seller().ok('POST /shop/admin/prod', lantern(lastCode(), 'EAC;CE'));
    await market().app.drain();
    expect([lies(filePath), await shown(prodId)]).toEqual([false, []]);
  });
});

describe('what is kept about the owner of a store', () => {
  it('holds what was told of certificates of its goods, and of nobody else’s', async () => {
    const prodId = await create();
    await told(prodId, [eac]);
    const kept = async (buyer: number) => {
      const { file } = await market().buyer(buyer).call('GET /p/user/export', {});
      const parts: Uint8Array[] = [];
      for await (const part of file?.bytes ?? []) parts.push(part);
      return (JSON.parse(Buffer.concat(parts).toString()) as { storeCertificates: object[] }).storeCertificates;
    };
    await market().query('update stores set owner_id = 4 where id = 1');
    expect(await kept(4)).toContainEqual(
      expect.objectContaining({ product: lastCode(), name: 'EAC', number: eac.number, holder: eac.holder, document: null }),
    );
    expect(await kept(3)).toEqual([]);
    await market().query('update stores set owner_id = null where id = 1');
  });
});

describe('a file of goods', () => {
  it('that drops a name drops what was told of it, and one that says nothing of certificates leaves it', async () => {
    const prodId = await create();
    const { fileId, filePath } = await brought();
    await told(prodId, [{ ...eac, fileId }, ce]);
    const row = {
      product: lastCode(),
      name_en: 'Certified lantern',
      category: 'Hand tools',
      unit: 'piece',
      article: `${lastCode()}-1`,
      price: '12.50',
    };
    const more = {
      minimum: '12',
      carton_quantity: '6',
      carton_weight_kg: '4.25',
      carton_volume_m3: '0.03',
      delivery_days: '7',
      ordinary_freight: '0',
      express_freight: '0',
    };
    const { written, imported } = files;
    expect(await imported(await written([{ ...row, ...more }]))).toMatchObject({ told: [] });
    expect((await shown(prodId)).map((d) => d.name)).toEqual(['EAC', 'CE']);
    expect(await imported(await written([{ ...row, ...more, certificates: 'CE' }]))).toMatchObject({ told: [] });
    await market().app.drain();
    expect([lies(filePath), (await shown(prodId)).map((d) => d.name)]).toEqual([false, ['CE']]);
  });
});

describe('a certificate that ends', () => {
  it('is marked for its store thirty days before, in the list too, and stands as expired after its last day', async () => {
    const prodId = await create();
    const stands = async (validUntil: string) => {
      await told(prodId, [{ ...eac, validUntil, issuedOn: '2020-01-01' }, ce]);
      const { records } = await seller().ok('GET /shop/admin/prod/page', { prodName: lastCode() });
      return [(await read(prodId)).details[0]?.state, records[0]?.certificateEnd];
    };
    const inDays = (days: number) => new Date(market().app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    expect(await stands(inDays(31))).toEqual(['valid', null]);
    expect(await stands(inDays(30))).toEqual(['ending', 'ending']);
    expect(await stands(inDays(0))).toEqual(['ending', 'ending']);
    expect(await stands(inDays(-1))).toEqual(['expired', 'expired']);
    // Buyers read the day: the page tells from it, whenever it was kept.
    expect(await shown(prodId)).toMatchObject([{ name: 'EAC', validUntil: inDays(-1) }, { name: 'CE' }]);
  });
});
