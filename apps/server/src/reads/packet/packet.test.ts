import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ship } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { chainIn, packetFor, unzip } from '../../../test/packets.ts';
import { uploadPicture } from '../../../test/pictures.ts';
import { oneLine, paidOrder } from '../../../test/refunds.ts';
import { returnOnItsWay } from '../../../test/returns.ts';
import { firstBroken } from './chain.ts';

const folder = mkdtempSync(join(tmpdir(), 'packet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const market = marketplaceForFile({ options: { dataDir: join(folder, 'data') } });

/** Directions turned over, a word without an end, pictures as words, what looks like a formula or a tag. */
const hostile = `\u202Ecba\u202C ${'Ж'.repeat(120)} 🧨👩‍👩‍👧 =1+1 <b> ‮`;

let unpackings = 0;
/** Runs the program of the archive on the unpacked archive. */
const verify = (files: ReadonlyMap<string, Buffer>): { readonly ok: boolean; readonly said: string } => {
  const at = join(folder, `unpacked-${(unpackings += 1)}`);
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(at, name)), { recursive: true });
    writeFileSync(join(at, name), bytes);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['verify.mjs'], { cwd: at, encoding: 'utf8' });
  return { ok: status === 0, said: stdout + stderr };
};

describe('the packet of a dispute', () => {
  let id = 0;
  let buyer: Person;
  let refundSn = '';
  beforeAll(async () => {
    const order = await paidOrder(market());
    ({ id, buyer } = order);
    await ship(market().seller(1), order.number);
    const pictures: string[] = [];
    for (let i = 0; i < 5; i += 1) pictures.push((await uploadPicture(market(), id, 'refund')).filePath);
    const asked = { ...oneLine(order.number, order.items[0] ?? 0, 1), buyerDesc: hostile.slice(0, 200), photoFiles: pictures.join(',') };
    ({ refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...asked, buyerMobile: '79025550123' }));
    await market()
      .seller(1)
      .ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: hostile.slice(0, 200) });
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'Broken', description: 'See the crack' });
    await market().seller(1).ok('POST /shop/admin/refund/voucher', { refundSn, voucherDesc: 'It left whole' });
    await market().operator.ok('PUT /platform/intervention/agree', {
      refundSn,
      reason: 'The pictures show the crack clearly',
      storeReason: 'The pictures show the crack clearly',
    });
  });

  it('holds the whole history and its pictures, and its chain is whole', async () => {
    const files = await unzip(await packetFor(market().operator, 'GET /platform/intervention/packet', refundSn, 'zip'));
    const chain = chainIn(files);
    expect(firstBroken(chain)).toBeNull();
    expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(5);
    const kinds = chain.entries.map((e) => e.kind);
    expect(new Set(kinds)).toEqual(
      new Set([
        'order',
        'line',
        'orderMove',
        'payment',
        'parcel',
        'refund',
        'refundMove',
        'evidence',
        'intervention',
        'ruling',
        'journal',
        'file',
      ]),
    );
    expect(kinds.filter((k) => k === 'file')).toHaveLength(5);
    expect(chain.entries.find((e) => e.kind === 'ruling')).toMatchObject({ by: 'operator 1', data: { outcome: 'agreed' } });
    expect(chain.entries.find((e) => e.kind === 'refund')?.data['description']).toBe(hostile.slice(0, 200));
    expect(files.get('README.txt')?.toString()).toContain(chain.last);
    expect(files.get('packet.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(verify(files)).toMatchObject({ ok: true });
  });

  it('holds a picture once that stands in several applications, and tells which', async () => {
    const order = await paidOrder(market());
    const paths = [await uploadPicture(market(), order.id, 'refund'), await uploadPicture(market(), order.id, 'refund')].map(
      (p) => p.filePath,
    );
    const asked = { ...oneLine(order.number, order.items[0] ?? 0, 1), buyerMobile: '79025550123' };
    const { refundSn: sn } = await order.buyer.ok('POST /p/orderRefund/apply', { ...asked, photoFiles: paths[0] });
    await market().seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn: sn, sellerMsg: 'Show it whole' });
    await market().advance(0.1);
    await order.buyer.ok('PUT /p/orderRefund/update_refund', {
      refundSn: sn,
      applyType: 1,
      buyerReason: 'Broken',
      goodsNum: 1,
      photoFiles: paths.join(','),
    });
    const files = await unzip(await packetFor(market().operator, 'GET /platform/intervention/packet', sn, 'zip'));
    const told = chainIn(files).entries.filter((e) => e.kind === 'file');
    expect(told.map((e) => [e.data['name'], e.data['of']])).toEqual([
      ['pictures/refund-1-1.webp', 'refund 1, refund 2'],
      ['pictures/refund-2-2.webp', 'refund 2'],
    ]);
    expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(2);
    expect(verify(files)).toMatchObject({ ok: true });
  });

  it('tells of one changed byte, in an entry or in a picture', async () => {
    const files = await unzip(await packetFor(buyer, 'GET /p/orderRefund/packet', refundSn, 'zip'));
    const text = files.get('chain.json')?.toString() ?? '';
    const changed = new Map(files).set('chain.json', Buffer.from(text.replace('Broken', 'Brokem')));
    const broken = firstBroken(chainIn(changed));
    expect(broken).toBeGreaterThan(1);
    expect(verify(changed)).toMatchObject({ ok: false, said: expect.stringContaining(`entry ${broken} was changed`) as string });
    const [name = ''] = [...files.keys()].filter((n) => n.startsWith('pictures/'));
    const picture = Buffer.from(files.get(name) ?? Buffer.alloc(0));
    picture[picture.length - 1] = (picture.at(-1) ?? 0) ^ 1;
    expect(verify(new Map(files).set(name, picture))).toMatchObject({
      ok: false,
      said: expect.stringContaining(`${name} was changed`) as string,
    });
    // What is cut off at the end shows by the last hash.
    const chain = chainIn(files);
    expect(firstBroken({ ...chain, entries: chain.entries.slice(0, -1) })).toBe(chain.entries.length - 1);
  });

  it('tells each side no more of the other than its own pages do', async () => {
    const [hers, theirs] = await Promise.all([
      packetFor(buyer, 'GET /p/orderRefund/packet', refundSn, 'zip').then(unzip),
      packetFor(market().seller(1), 'GET /shop/admin/refund/packet', refundSn, 'zip').then(unzip),
    ]);
    const [hersText, theirsText] = [hers, theirs].map((files) => files.get('chain.json')?.toString() ?? '');
    expect(hersText).toContain('79025550123');
    expect(theirsText).not.toContain('79025550123');
    for (const files of [hers, theirs]) {
      const { entries } = chainIn(files);
      expect(entries.some((e) => e.kind === 'journal' || /\d/.test(e.by))).toBe(false);
      expect(firstBroken(chainIn(files))).toBeNull();
    }
  });

  it('is nobody else’s, and each making is written down', async () => {
    const others = [
      market().buyer(1).call('GET /p/orderRefund/packet', { refundSn }),
      market().seller(2).call('GET /shop/admin/refund/packet', { refundSn }),
    ];
    for (const { code, file, data } of await Promise.all(others))
      expect([code, file, (data as { failure: string }).failure]).toEqual(['A00001', undefined, 'refundUnknown']);
    const written = await market().query<{ by: string; last: string }>(
      "select actor_kind as by, after ->> 'last' as last from audit_log where action = 'refund.packet' and subject = $1 order by id",
      [`refund:${refundSn}`],
    );
    expect(new Set(written.map((w) => w.by))).toEqual(new Set(['operator', 'buyer', 'seller']));
    expect(written.every((w) => /^[0-9a-f]{64}$/.test(w.last))).toBe(true);
  });

  it('holds the parcel that came back and where its carrier has seen it', async () => {
    const order = await returnOnItsWay(market());
    await market().advance(21);
    await market().seller(1).ok('PUT /shop/admin/refund/dispute', { refundSn: order.refundSn, sellerMsg: 'Empty' });
    const files = await unzip(await packetFor(market().operator, 'GET /platform/intervention/packet', order.refundSn, 'zip'));
    const { entries } = chainIn(files);
    const ofReturn = entries.filter((e) => e.kind === 'returnParcel' || e.data['refund'] === order.refundSn);
    expect(ofReturn.map((e) => [e.kind, e.by, e.data['waybill'], e.data['words']])).toEqual([
      ['refund', 'buyer', undefined, undefined],
      ['returnParcel', 'buyer', 'RB1000', undefined],
      ['tracking', 'carrier', 'RB1000', 'Parcel accepted for its way back'],
      ['tracking', 'carrier', 'RB1000', 'Zabaykalsk: export declaration of the return accepted'],
      ['tracking', 'carrier', 'RB1000', 'Manzhouli: documents of the return checked'],
      ['tracking', 'carrier', 'RB1000', 'Arrived at the destination city'],
      ['tracking', 'carrier', 'RB1000', 'Delivered and signed for'],
    ]);
    expect(verify(files)).toMatchObject({ ok: true });
  });

  it('is drawn in the reader’s language, whatever stands in its words, and the same history has the same last hash', async () => {
    for (const locale of ['en', 'ru', 'zh_CN', 'ar', 'ko'] as const) {
      const { file } = await buyer.call('GET /p/orderRefund/packet', { refundSn }, { locale });
      const pieces: Uint8Array[] = [];
      for await (const piece of file?.bytes ?? []) pieces.push(piece);
      const pdf = Buffer.concat(pieces);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.toString('latin1')).toContain(locale === 'ar' ? '/Lang (en)' : '/Lang (');
    }
    const [one, two] = await Promise.all([1, 2].map(() => packetFor(buyer, 'GET /p/orderRefund/packet', refundSn, 'zip').then(unzip)));
    expect(chainIn(one!).last).toBe(chainIn(two!).last);
    expect(readFileSync(new URL('recipe.ts', import.meta.url), 'utf8')).toContain('RFC 8785');
  });
});
