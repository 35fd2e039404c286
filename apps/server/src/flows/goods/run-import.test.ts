import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importState, type Output } from '@kyakhta/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { parts } from '../../endpoints.ts';
import { importFile } from '../../import-file.ts';
import { type App, createApp } from '../../runtime/app.ts';
import { exclusively } from '../../runtime/exclusive.ts';
import { importLock } from './import-batch.ts';
import { services } from '../../../test/services.ts';

const dataDir = join(tmpdir(), `kyakhta-test-${randomUUID()}`);
const market = marketplaceForFile({ options: { dataDir } });
const http = httpForFile(market);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

type Info = Output<'GET /shop/admin/import/info'>;
const tokens = new Map<number, string>();
beforeAll(async () => {
  for (const n of [1, 2, 3, 4, 5]) tokens.set(n, await http().token('seller', `seller${n}`));
});
beforeEach(async () => {
  await market().query('delete from import_faults');
  await market().query('delete from imports');
  await rm(join(dataDir, 'uploads'), { recursive: true, force: true });
});

const columns =
  'product,article,name_en,category,unit,price,minimum,carton_quantity,carton_weight_kg,carton_volume_m3,ordinary_freight,express_freight,delivery_days,stock';
const line = (code: string, price = '2.50'): string => `${code},${code},Kettle ${code},Wrenches,piece,${price},1,1,0.5,0.002,0,0,7,10`;
const goods = (prefix: string, count: number): string =>
  [columns, ...Array.from({ length: count }, (_, i) => line(`${prefix}-${i}`))].join('\n');

const send = (store: number, content: string | Buffer, fileName: string | null = 'goods.csv', field = 'file'): Promise<Answer> => {
  const boundary = 'b0undary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${fileName === null ? '' : `; filename="${fileName}"`}\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return http().ask({
    method: 'POST',
    url: '/api/shop/admin/import/upload',
    headers: { authorization: tokens.get(store) ?? '', 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
};
/** Uploaded and read. */
const uploaded = async (store: number, content: string | Buffer, fileName?: string): Promise<Info> => {
  const answer = await send(store, content, fileName);
  expect(answer.code, answer.text).toBe('00000');
  await market().app.drain();
  return infoOf(store, (answer.data as Info).importId);
};
const infoOf = (store: number, importId: number): Promise<Info> => market().seller(store).ok('GET /shop/admin/import/info', { importId });
const started = async (store: number, content: string | Buffer): Promise<number> => {
  const { importId } = await uploaded(store, content);
  await market().seller(store).ok('POST /shop/admin/import/start', { importId });
  return importId;
};
const productsOf = async (store: number, prefix: string): Promise<number> =>
  (
    await market().query<{ n: number }>('select count(*)::int as n from products where store_id = $1 and code like $2', [
      store,
      `${prefix}-%`,
    ])
  )[0]?.n ?? 0;
const uploads = (): string[] => (existsSync(join(dataDir, 'uploads')) ? readdirSync(join(dataDir, 'uploads')) : []);

describe('a file from the console', () => {
  it('is read, mapped, started and done, and leaves nothing behind', async () => {
    const info = await uploaded(1, goods('A', 3).replace('price', 'Цена').replace('delivery_days', 'how soon'), 'C:\\goods\\мой прайс.csv');
    expect(info).toMatchObject({ state: importState.mapping, fileName: 'мой прайс.csv', rows: 3, missing: ['delivery_days'], twice: [] });
    const taken = columns.split(',');
    expect(info.columns.map((c) => c.column)).toEqual(taken.map((c) => (c === 'delivery_days' ? '' : c)));
    expect(info.columns[0]).toEqual({ name: 'product', column: 'product', sample: ['A-0', 'A-1', 'A-2'] });
    const { importId } = info;
    const seller = market().seller(1);
    expect(await seller.refused('POST /shop/admin/import/start', { importId })).toBe('importColumns');
    const mapping = taken;
    expect((await seller.ok('PUT /shop/admin/import/mapping', { importId, columns: [...mapping.slice(0, -1), 'price'] })).twice).toEqual([
      'price',
    ]);
    expect((await seller.ok('PUT /shop/admin/import/mapping', { importId, columns: mapping })).missing).toEqual([]);
    await seller.ok('POST /shop/admin/import/start', { importId });
    // A second tab, or a retry.
    expect((await seller.ok('POST /shop/admin/import/start', { importId })).state).toBe(importState.running);
    await market().app.drain();
    expect(await infoOf(1, importId)).toMatchObject({
      state: importState.done,
      rows: 3,
      rowsDone: 3,
      created: 3,
      refused: 0,
      faultsKept: false,
    });
    expect(await productsOf(1, 'A')).toBe(3);
    expect(uploads()).toEqual([]);
    expect(await seller.refused('POST /shop/admin/import/start', { importId })).toBe('importNotInState');
    expect(await seller.refused('PUT /shop/admin/import/cancel', { importId })).toBe('importNotInState');
    const page = await seller.ok('GET /shop/admin/import/page', {});
    expect(page.records).toMatchObject([{ importId, created: 3 }]);
  });

  it('tells every refused row, on a page and as a file, in the person’s language', async () => {
    const importId = await started(
      2,
      [columns.replace(',price,', ',Цена,'), line('=B-0'), line('=B-1', '1,5'), line('B-2', '0')].join('\n').replaceAll('1,5', '"1,5"'),
    );
    await market().app.drain();
    expect(await infoOf(2, importId)).toMatchObject({ state: importState.done, created: 1, refused: 2, refusedRows: 2, faultsKept: true });
    const page = await market().seller(2).ok('GET /shop/admin/import/faults', { importId, size: 1, current: 2 });
    expect(page).toMatchObject({
      total: 2,
      pages: 2,
      records: [{ line: 4, product: 'B-2', column: 'price', value: '0', msg: 'must be more than zero' }],
    });
    const russian = await http().ask({
      url: `/api/shop/admin/import/report?importId=${importId}&lang=ru`,
      headers: { authorization: tokens.get(2) ?? '' },
    });
    expect(russian.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' });
    expect(russian.headers['content-disposition']).toContain(`attachment; filename="import-${importId}.csv"`);
    expect(russian.text).toBe(
      `\ufeffстрока,товар,столбец,значение,причина\r\n3,"'=B-1",Цена,"1,5","не сумма денег (цифры с точкой, например 12.50)"\r\n4,B-2,Цена,0,должно быть больше нуля\r\n`,
    );
  });

  it('blames no column where the whole row is at fault, also beside a column that is left out', async () => {
    const header = `${columns},Internal remark`;
    const { importId } = await uploaded(2, [header, `${line('W-1')},ours,and one cell too many`, `${line('W-2')},ours`].join('\n'));
    await market().seller(2).ok('POST /shop/admin/import/start', { importId });
    await market().app.drain();
    const { text } = await http().ask({
      url: `/api/shop/admin/import/report?importId=${importId}&lang=en`,
      headers: { authorization: tokens.get(2) ?? '' },
    });
    expect(text.split('\r\n').slice(1, 2)[0]).toMatch(/^2,[^,]*,,/);
    expect(text).not.toContain('Internal remark');
  });

  it('is refused as a whole in words', async () => {
    const info = await uploaded(3, Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old.xls');
    expect(info).toMatchObject({ state: importState.refused, refusal: { reason: 'oldExcel', msg: expect.stringContaining('.xlsx') } });
    expect(uploads()).toEqual([]);
  });

  it('that is not there, in the wrong form or too large is refused', async () => {
    const none = await http().call('POST /shop/admin/import/upload', {}, tokens.get(1));
    expect((none.data as { failure: string }).failure).toBe('uploadMissing');
    const large = await http().ask({
      method: 'POST',
      url: '/api/shop/admin/import/upload',
      headers: { authorization: tokens.get(1) ?? '', 'content-type': 'multipart/form-data; boundary=x', 'content-length': '200000000' },
    });
    expect([large.status, large.code]).toEqual([413, 'A00016']);
    const stranger = await http().ask({
      method: 'POST',
      url: '/api/shop/admin/import/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc\r\n--x--\r\n',
    });
    expect(stranger.code).toBe('A00004');
    const elsewhere = await http().ask({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="userName"\r\n\r\nbuyer1\r\n--x--\r\n',
    });
    expect(elsewhere.code).toBe('A00014');
    expect(uploads()).toEqual([]);
  });

  it('takes a file without a name', async () => {
    const answer = await send(2, goods('N', 1), null);
    expect(answer.code, answer.text).toBe('00000');
    await market()
      .seller(2)
      .ok('PUT /shop/admin/import/cancel', { importId: (answer.data as Info).importId });
  });

  it('waits with no more than five', async () => {
    for (let i = 0; i < 5; i += 1) await uploaded(4, goods(`W${i}`, 1));
    expect(((await send(4, goods('W6', 1))).data as { failure: string }).failure).toBe('importTooMany');
    expect(uploads()).toHaveLength(5);
    expect((await send(5, goods('W7', 1))).code).toBe('00000');
    await market().app.drain();
    const { records } = await market().seller(4).ok('GET /shop/admin/import/page', {});
    for (const { importId } of records) await market().seller(4).ok('PUT /shop/admin/import/cancel', { importId });
    await market().app.drain();
    expect(uploads()).toHaveLength(1);
  });
});

describe('a running import', () => {
  const steps = async (app: App, count: number): Promise<void> => {
    // Other work, such as finding words, waits meanwhile.
    await market().query("update work set due_at = now() + interval '1 hour' where kind <> 'catalog.importPiece'");
    for (let i = 0; i < count; i += 1) await app.workOnce();
  };

  it('that is killed between and within pieces loses nothing and doubles nothing', async () => {
    const importId = await started(1, goods('K', 1300));
    const m = market();
    // Grouping and the first 500.
    await steps(m.app, 2);
    expect(await infoOf(1, importId)).toMatchObject({ state: importState.running, rowsDone: 500, created: 500 });
    // A separate process that dies in the middle of the next piece: its connections are gone before it commits.
    const dying = createApp({ ...parts, services, databaseUrl: `${m.url}?application_name=dying`, poolSize: 2, demo: true, dataDir });
    await m.query(
      'create function die() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$',
    );
    await m.query("create trigger die before insert on products for each row when (new.code = 'K-700') execute function die()");
    await dying.workOnce().catch(() => undefined);
    await dying.close();
    await m.query('drop trigger die on products');
    await m.query('drop function die');
    expect(await infoOf(1, importId)).toMatchObject({ state: importState.running, rowsDone: 500, created: 500 });
    expect(await productsOf(1, 'K')).toBe(500);
    await m.query("update work set due_at = now() - interval '1 minute'");
    // Two workers at once.
    await Promise.all([m.app.drain(), m.near.drain()]);
    expect(await infoOf(1, importId)).toMatchObject({
      state: importState.done,
      rowsDone: 1300,
      created: 1300,
      changed: 0,
      unchanged: 0,
      refused: 0,
    });
    expect(await productsOf(1, 'K')).toBe(1300);
  });

  it('is one in a store: another is refused until it is over, and one from the command line is waited for', async () => {
    const first = await started(2, goods('T', 3));
    const { importId } = await uploadedWithout(2, goods('U', 2));
    expect(await market().seller(2).refused('POST /shop/admin/import/start', { importId })).toBe('importRunning');
    expect(await market().seller(3).ok('GET /shop/admin/import/page', {})).toMatchObject({ total: 0 });
    await exclusively(market().app.pool, importLock(2), async () => {
      await steps(market().app, 6);
      expect(await infoOf(2, first)).toMatchObject({ state: importState.running, created: 0 });
    });
    await market().query("update work set due_at = now() - interval '1 minute'");
    await market().app.drain();
    expect(await infoOf(2, first)).toMatchObject({ state: importState.done, created: 3 });
    await market().seller(2).ok('POST /shop/admin/import/start', { importId });
    await market().app.drain();
    expect(await infoOf(2, importId)).toMatchObject({ created: 2 });
  });

  it('that is canceled keeps what is in and brings no more', async () => {
    const importId = await started(3, goods('C', 1100));
    await steps(market().app, 2);
    await market().seller(3).ok('PUT /shop/admin/import/cancel', { importId });
    await market().seller(3).ok('PUT /shop/admin/import/cancel', { importId });
    await market().app.drain();
    expect(await infoOf(3, importId)).toMatchObject({ state: importState.canceled, created: 500 });
    expect(await productsOf(3, 'C')).toBe(500);
    expect(uploads()).toEqual([]);
  });

  it('whose file is gone says so', async () => {
    const importId = await started(4, goods('L', 600));
    await steps(market().app, 2);
    await rm(join(dataDir, 'uploads'), { recursive: true });
    await market().app.drain();
    expect(await infoOf(4, importId)).toMatchObject({ state: importState.refused, created: 500, refusal: { reason: 'lost' } });
  });

  it('tells a product that only the database refuses, and brings in the others', async () => {
    const m = market();
    await m.query("alter table products add constraint unlucky check (code <> 'D-333')");
    const importId = await started(5, goods('D', 600));
    await m.app.drain();
    await m.query('alter table products drop constraint unlucky');
    expect(await infoOf(5, importId)).toMatchObject({ state: importState.done, created: 599, refused: 1, refusedRows: 1 });
    const { records } = await m.seller(5).ok('GET /shop/admin/import/faults', { importId });
    expect(records).toMatchObject([{ line: 335, product: 'D-333', reason: 'notStored' }]);
  });

  const uploadedWithout = async (store: number, content: string): Promise<Info> => {
    const answer = await send(store, content);
    const { importId } = answer.data as Info;
    // Only its reading is done, not the import before it.
    await market().query("update work set due_at = now() + interval '1 hour' where kind = 'catalog.importPiece'");
    await market().app.drain();
    await market().query("update work set due_at = now() - interval '1 minute'");
    return infoOf(store, importId);
  };
});

describe('goods of a store as a file', () => {
  it.each(['csv', 'xlsx'] as const)('come as %s and change nothing when they come back', async (format) => {
    const answer = await http().server.inject({
      url: `/api/shop/admin/prod/export?format=${format}`,
      headers: { authorization: tokens.get(2) ?? '' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(new RegExp(`filename="products-\\d{4}-\\d\\d-\\d\\d\\.${format}"`));
    const folder = await mkdtemp(join(tmpdir(), 'exported-'));
    const file = join(folder, 'goods');
    await writeFile(file, answer.rawPayload);
    expect(await importFile(market().app, { file, storeId: 2 })).toMatchObject({ created: 0, changed: 0, refused: 0 });
    await rm(folder, { recursive: true });
  });

  it('come as the store last wanted them: brought back they take nothing back that waits for approval', async () => {
    const m = market();
    const mark = (isReviewed: boolean) => m.operator.ok('PUT /platform/shop/goodsReview', { shopId: 2, isReviewed });
    await mark(true);
    const [{ prodId } = { prodId: 0 }] = (await m.seller(2).ok('GET /shop/admin/prod/page', {})).records;
    const { product, variants, version } = await m.seller(2).ok('GET /shop/admin/prod/info/{prodId}', { prodId });
    const wanted = { ...product, name_en: 'Of another name' };
    expect(await m.seller(2).ok('PUT /shop/admin/prod', { prodId, version, product: wanted, variants })).toEqual({ prodId, waits: true });
    const { rawPayload } = await http().server.inject({
      url: '/api/shop/admin/prod/export?format=csv',
      headers: { authorization: tokens.get(2) ?? '' },
    });
    const folder = await mkdtemp(join(tmpdir(), 'exported-'));
    await writeFile(join(folder, 'goods'), rawPayload);
    expect(await importFile(m.app, { file: join(folder, 'goods'), storeId: 2 })).toMatchObject({ created: 0, changed: 0, refused: 0 });
    await rm(folder, { recursive: true });
    const after = await m.seller(2).ok('GET /shop/admin/prod/info/{prodId}', { prodId });
    expect([after.product.name_en, after.review?.state]).toEqual(['Of another name', 1]);
    await m.seller(2).ok('PUT /shop/admin/prod/review/withdraw', { prodId });
    await mark(false);
  });

  it('is not there for a stranger', async () => {
    const answer = await http().ask({ url: '/api/shop/admin/prod/export' });
    expect([answer.status, answer.code]).toEqual([200, 'A00004']);
  });
});

// Last: a month later nobody is logged in any more.
describe('the daily round', () => {
  it('forgets reports after a month, files nobody started after a day, and what lies about', async () => {
    const m = market();
    const importId = await started(1, [columns, line('R-1', 'x')].join('\n'));
    await m.app.drain();
    const draft = await uploaded(1, goods('R', 1));
    await m.query(
      "insert into work (kind, key, due_at, payload) values ('catalog.importRetention', 'daily', now(), '{}') on conflict do nothing",
    );
    await m.app.drain();
    expect(await infoOf(1, draft.importId)).toMatchObject({ state: importState.mapping });
    expect(await infoOf(1, importId)).toMatchObject({ faultsKept: true });
    await m.advance(31);
    expect(await infoOf(1, importId)).toMatchObject({ faultsKept: false, refusedRows: 1 });
    expect(await infoOf(1, draft.importId)).toMatchObject({ state: importState.canceled });
  });
});
