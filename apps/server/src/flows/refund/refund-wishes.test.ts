import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trackingState } from '@kyakhta/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { chainIn, packetFor, unzip } from '../../../test/packets.ts';
import { uploadPicture } from '../../../test/pictures.ts';
import { oneLine, paidOrder } from '../../../test/refunds.ts';
import { agreedReturn, returnOnItsWay, tellingCarrier } from '../../../test/returns.ts';

const folder = mkdtempSync(join(tmpdir(), 'wishes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const market = marketplaceForFile({ options: { dataDir: join(folder, 'data') } });
const carrier = tellingCarrier();

const again = 'PUT /p/orderRefund/update_refund';
const refuse = (refundSn: string, sellerMsg: string) => market().seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg });
const picture = async (id: number): Promise<string> => (await uploadPicture(market(), id, 'refund')).filePath;
const infoOf = (buyer: Person, refundSn: string) => buyer.ok('GET /p/orderRefund/info', { refundSn });
type Key = 'GET /p/orderRefund/picture' | 'GET /shop/admin/refund/picture' | 'GET /platform/intervention/picture';
const shows = async (person: Person, key: Key, what: { refundSn: string; round?: number; of?: 'refund' | 'parcel' }): Promise<boolean> => {
  const { file } = await person.call(key, { ...what, place: 1 });
  if (file === undefined) return false;
  for await (const _ of file.bytes);
  return true;
};

/** An application that was refused twice and made anew each time, for less and with another picture. */
const askedThrice = async () => {
  const { id, buyer, number, items } = await paidOrder(market());
  const line = oneLine(number, items[0] ?? 0);
  const [one, two, three] = [await picture(id), await picture(id), await picture(id)];
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', {
    ...line,
    refundAmount: '30.00',
    buyerDesc: 'All of it',
    photoFiles: one,
    buyerMobile: '79025550123',
  });
  await market().advance(1);
  await refuse(refundSn, 'Too much');
  await market().advance(1);
  const wish = { refundSn, applyType: 1, buyerReason: 'Scratched' };
  await buyer.ok(again, { ...wish, refundAmount: '20.00', buyerDesc: 'Half of it', photoFiles: two });
  await market().advance(1);
  await refuse(refundSn, 'Still too much');
  await market().advance(1);
  await buyer.ok(again, { ...wish, refundAmount: '10.00', buyerDesc: 'A little', photoFiles: three });
  return { id, buyer, number, items, refundSn, wish, pictures: [one, two, three] };
};

describe('what was asked for', () => {
  it('stands in the packet each time it was, in order, with its own day, amount and pictures', async () => {
    const { buyer, refundSn } = await askedThrice();
    for (const [person, key] of [
      [buyer, 'GET /p/orderRefund/packet'],
      [market().seller(1), 'GET /shop/admin/refund/packet'],
      [market().operator, 'GET /platform/intervention/packet'],
    ] as const) {
      const files = await unzip(await packetFor(person, key, refundSn, 'zip'));
      const { entries } = chainIn(files);
      const told = entries.filter((e) => e.kind === 'refund' || (e.kind === 'refundMove' && e.data['why'] === 'refused'));
      expect(told.map((e) => [e.data['amount'] ?? e.data['note'], e.data['description']])).toEqual([
        ['30', 'All of it'],
        ['Too much', undefined],
        ['20', 'Half of it'],
        ['Still too much', undefined],
        ['10', 'A little'],
      ]);
      const days = told.map((e) => Date.parse(e.at) / 86_400_000);
      for (const [i, day] of days.slice(1).entries()) expect(day - (days[i] ?? 0)).toBeCloseTo(1, 1);
      const pictures = entries.filter((e) => e.kind === 'file').map((e) => [e.data['name'], e.data['missing'], e.at]);
      const asked = told.filter((e) => e.kind === 'refund');
      expect(pictures).toEqual(asked.map((e, i) => [`pictures/refund-${i + 1}-1.webp`, undefined, e.at]));
      expect(asked.map((e) => e.data['mobile'])).toEqual(key.startsWith('GET /shop') ? ['', '', ''] : ['79025550123', '', '']);
    }
  });

  it('is shown to both sides and to operators, with pictures that are kept', async () => {
    const { buyer, refundSn } = await askedThrice();
    const sides = [
      await infoOf(buyer, refundSn),
      await market().seller(1).ok('GET /shop/admin/refund/info', { refundSn }),
      await market().operator.ok('GET /platform/intervention/info', { refundSn }),
    ];
    for (const info of sides) {
      expect(info.wishes.map((w) => [w.number, w.refundAmount, w.pictures, w.items.map((i) => i.amount)])).toEqual([
        [1, 30, 1, [30]],
        [2, 20, 1, [20]],
        [3, 10, 1, [10]],
      ]);
      expect(info).toMatchObject({ refundAmount: 10, buyerDesc: 'A little', applySn: info.wishes[2]?.applySn });
      expect(info.steps.map((s) => [s.why, s.wish])).toEqual([
        ['applied', 1],
        ['refused', null],
        ['changed', 2],
        ['refused', null],
        ['changed', 3],
      ]);
    }
    await market().advance(4);
    for (const round of [1, 2, 3]) {
      expect(await shows(buyer, 'GET /p/orderRefund/picture', { refundSn, round })).toBe(true);
      expect(await shows(market().seller(1), 'GET /shop/admin/refund/picture', { refundSn, round })).toBe(true);
      expect(await shows(market().operator, 'GET /platform/intervention/picture', { refundSn, round })).toBe(true);
      expect(await shows(market().buyer(1), 'GET /p/orderRefund/picture', { refundSn, round })).toBe(false);
      expect(await shows(market().seller(2), 'GET /shop/admin/refund/picture', { refundSn, round })).toBe(false);
    }
    expect(await shows(buyer, 'GET /p/orderRefund/picture', { refundSn, round: 4 })).toBe(false);
    expect(await market().buyer(1).refused('GET /p/orderRefund/info', { refundSn })).toBe('refundUnknown');
    expect(await market().seller(2).refused('GET /shop/admin/refund/info', { refundSn })).toBe('refundUnknown');
  });

  it('is one application when the same is asked again, in two tabs or by a retry; after a refusal it is another', async () => {
    const { id, buyer, refundSn, wish, pictures } = await askedThrice();
    const same = { ...wish, refundAmount: '10.00', buyerDesc: 'A little', photoFiles: pictures[2] };
    const told = await Promise.all([buyer.ok(again, same), buyer.ok(again, same)]);
    const { wishes, applySn, dueTime } = await infoOf(buyer, refundSn);
    expect([wishes.length, ...told.map((t) => t.applySn)]).toEqual([3, applySn, applySn]);
    await market().advance(1);
    expect((await infoOf(buyer, refundSn)).dueTime).toBe(dueTime);
    await refuse(refundSn, 'No');
    // Pictures that were brought before may stand with new ones; those of others are nobody's.
    const [before = '', fresh] = [pictures[2], await picture(id)];
    await buyer.ok(again, { ...same, photoFiles: [before, fresh].join(',') });
    expect((await infoOf(buyer, refundSn)).wishes.map((w) => w.pictures)).toEqual([1, 1, 1, 2]);
    expect(await buyer.refused(again, { ...same, photoFiles: await picture(1) })).toBe('fileUnknown');
    expect((await infoOf(buyer, refundSn)).wishes).toHaveLength(4);
    // One of the very first application is laid again.
    await buyer.ok(again, { ...same, photoFiles: pictures[0] });
    expect((await infoOf(buyer, refundSn)).wishes.map((w) => w.pictures)).toEqual([1, 1, 1, 2, 1]);
  });

  it('cannot be changed afterwards by anybody', async () => {
    await askedThrice();
    for (const table of ['refund_wishes', 'refund_wish_lines', 'refund_parcels'])
      await expect(market().query(`delete from ${table}`)).rejects.toThrow();
    await expect(market().query('update refund_wishes set goods = 1')).rejects.toThrow();
  });
});

describe('waybills of a return', () => {
  const mend = 'PUT /p/orderRefund/reSubmitExpress';
  const packages = async (): Promise<number> =>
    (await market().query<{ n: number }>('select count(*)::int as n from packages where order_id is null'))[0]?.n ?? 0;

  it('that are mended before the carrier has told anything take the place of the one before, and all of them are told', async () => {
    carrier.begin();
    const { buyer, refundSn } = await returnOnItsWay(market(), 'SLIP1');
    const before = await packages();
    for (const expressNo of ['SLIP2', 'SLIP3']) await buyer.ok(mend, { refundSn, expressId: 1, expressNo });
    await Promise.all([1, 2].map(() => buyer.ok(mend, { refundSn, expressId: 1, expressNo: 'SLIP3' })));
    expect(await packages()).toBe(before);
    const info = await infoOf(buyer, refundSn);
    expect(info.parcels.map((p) => [p.number, p.expressNo, p.track === null])).toEqual([
      [1, 'SLIP1', true],
      [2, 'SLIP2', true],
      [3, 'SLIP3', false],
    ]);
    expect(info.steps.map((s) => [s.why, s.note]).slice(2)).toEqual([
      ['sentBack', 'SLIP1'],
      ['parcelMended', 'SLIP2'],
      ['parcelMended', 'SLIP3'],
    ]);
    expect(info.parcel).toMatchObject({ number: 3, expressNo: 'SLIP3' });
    carrier.asked.length = 0;
    await market().advance(1);
    expect(new Set(carrier.asked)).toEqual(new Set(['SLIP3']));
    const { found } = await market().operator.ok('GET /platform/find', { q: 'slip1' });
    expect(found).toMatchObject([{ kind: 'refund', key: refundSn }]);
    const files = await unzip(await packetFor(buyer, 'GET /p/orderRefund/packet', refundSn, 'zip'));
    const told = chainIn(files).entries.filter((e) => e.kind === 'returnParcel');
    expect(told.map((e) => e.data['waybill'])).toEqual(['SLIP1', 'SLIP2', 'SLIP3']);
  });

  it('that was seen already keeps what its carrier told of it', async () => {
    carrier.begin();
    const { buyer, refundSn } = await returnOnItsWay(market(), 'SEEN1');
    const { parcel } = await infoOf(buyer, refundSn);
    carrier.told.set('SEEN1', [{ state: trackingState.received, lane: 'goods', station: 'Perm', at: new Date(parcel?.at ?? '') }]);
    await market().advance(0.2);
    const [before, { dueTime }] = [await packages(), await infoOf(buyer, refundSn)];
    await buyer.ok(mend, { refundSn, expressId: 1, expressNo: 'SEEN2' });
    const info = await infoOf(buyer, refundSn);
    expect([await packages(), info.dueTime]).toEqual([before + 1, dueTime]);
    expect(info.parcels.map((p) => [p.expressNo, p.track?.traces.map((t) => t.acceptStation)])).toEqual([
      ['SEEN1', ['Perm']],
      ['SEEN2', []],
    ]);
  });

  it('of two tabs at once are each told, or one is refused; one package is followed', async () => {
    carrier.begin();
    const { buyer, refundSn } = await returnOnItsWay(market(), 'TABS0');
    const before = await packages();
    const tell = (expressNo: string) => buyer.call(mend, { refundSn, expressId: 1, expressNo });
    await Promise.all([tell('TABS1'), tell('TABS2')]);
    const { parcels, parcel } = await infoOf(buyer, refundSn);
    expect([await packages(), parcel?.expressNo]).toEqual([before, parcels.at(-1)?.expressNo]);
    expect(parcels.filter((p) => p.track !== null).map((p) => p.expressNo)).toEqual([parcel?.expressNo]);
  });

  it('tell their pictures, each its own, also once others took their place', async () => {
    const { id, buyer, refundSn } = await agreedReturn(market());
    const tell = { refundSn, expressId: 1, expressNo: 'PICS1' };
    await buyer.ok('POST /p/orderRefund/submitExpress', { ...tell, imgs: await picture(id) });
    await buyer.ok(mend, { ...tell, expressNo: 'PICS2', imgs: await picture(id) });
    for (const round of [1, 2])
      expect(await shows(market().seller(1), 'GET /shop/admin/refund/picture', { refundSn, of: 'parcel', round })).toBe(true);
    const files = await unzip(await packetFor(market().operator, 'GET /platform/intervention/packet', refundSn, 'zip'));
    expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toEqual([
      'pictures/parcel-1-1.webp',
      'pictures/parcel-2-1.webp',
    ]);
    expect(
      await market()
        .buyer(1)
        .refused(mend, { ...tell, expressNo: 'THEFT1' }),
    ).toBe('refundUnknown');
  });

  it('are told again for an application that was made anew', async () => {
    carrier.begin();
    const { buyer, refundSn } = await returnOnItsWay(market(), 'ONCE1');
    await market().seller(1).ok('PUT /shop/admin/refund/dispute', { refundSn, sellerMsg: 'Nothing came' });
    await buyer.ok(again, { refundSn, applyType: 2, buyerReason: 'I send it again' });
    expect(await infoOf(buyer, refundSn)).toMatchObject({ parcel: null, parcels: [{ expressNo: 'ONCE1' }] });
    await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Chouzhou road 7' });
    await buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: 'ONCE2' });
    const { parcels, steps } = await infoOf(buyer, refundSn);
    expect(parcels.map((p) => p.expressNo)).toEqual(['ONCE1', 'ONCE2']);
    expect(steps.filter((s) => s.why === 'agreed').map((s) => s.note)).toEqual(['Yiwu, Chouzhou road 1', 'Yiwu, Chouzhou road 7']);
  });
});
