import { trackingState } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { balanceOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { refundStatusOf } from '../../../test/refunds.ts';
import { agreedReturn, returnOnItsWay, tellingCarrier } from '../../../test/returns.ts';
import { mailsTo } from '../../../test/terms.ts';

const market = marketplaceForFile();
const carrier = tellingCarrier();
const dayMs = 86_400_000;
const inDays = (from: string | Date, days: number): Date => new Date(new Date(from).getTime() + days * dayMs);
const infoOf = async ({ buyer, refundSn }: Awaited<ReturnType<typeof agreedReturn>>) => buyer.ok('GET /p/orderRefund/info', { refundSn });
const event = (state: number, at: Date, station = 'Yiwu') => ({ state, lane: 'goods' as const, station, at });
const signed = (at: Date) => event(trackingState.signed, at);
const packagesOf = () => market().query<{ id: number }>('select id from packages where order_id is null order by id');

describe('the parcel of a return', () => {
  it('is followed, and ten days after it was signed for the money goes back once', async () => {
    const refund = await returnOnItsWay(market());
    const { at } = (await infoOf(refund)).parcel ?? { at: '' };
    expect((await infoOf(refund)).dueTime).toBe(inDays(at, 30).toISOString());
    await market().advance(1);
    const underWay = await infoOf(refund);
    expect(underWay.parcel).toMatchObject({ expressNo: 'RB1000', track: { state: trackingState.received, signedTime: null } });
    expect(underWay.parcel?.track?.traces.map((t) => t.acceptStation)).toEqual(['Parcel accepted for its way back']);
    expect(underWay.can).toContain('correctExpress');

    // The ordinary line takes 23 days at most, and delivers in nine tenths of them.
    await market().advance(19.8);
    const [there, theirs, operators] = [
      await infoOf(refund),
      await market().seller(1).ok('GET /shop/admin/refund/info', { refundSn: refund.refundSn }),
      await market().operator.ok('GET /platform/intervention/info', { refundSn: refund.refundSn }),
    ];
    const signedAt = inDays(at, 23 * 0.9);
    expect(there.parcel?.track?.signedTime).toBe(signedAt.toISOString());
    for (const info of [there, theirs, operators])
      expect([info.dueTime, info.parcel?.track]).toEqual([inDays(signedAt, 10).toISOString(), there.parcel?.track]);
    expect(there.can).toEqual([]);
    expect(theirs.can).toEqual(['receive', 'dispute']);
    expect((await mailsTo(market(), refund.id)).at(-1)).toBe(`The supplier has your parcel: order no. ${refund.number}`);
    const [mail] = await market().query<{ text: string }>('select text from mails where text like $1 and text like $2', [
      `%${refund.number}%`,
      '%RB1000%已签收%',
    ]);
    expect(mail?.text).toContain('请在');

    const wallet = await balanceOf(market(), `buyer:${refund.id}:available`);
    await market().advance(9.8);
    expect(await refundStatusOf(market(), refund.refundSn)).toBe(3);
    await market().advance(0.2);
    expect(await refundStatusOf(market(), refund.refundSn)).toBe(5);
    const back = (await balanceOf(market(), `buyer:${refund.id}:available`)) - wallet;
    expect(back).toBe(BigInt(Math.round(there.refundAmount * 100)));
    await market().advance(25);
    expect((await balanceOf(market(), `buyer:${refund.id}:available`)) - wallet).toBe(back);
    expect((await infoOf(refund)).steps.map((s) => s.why)).toEqual(['applied', 'agreed', 'sentBack', 'takenInByClock', 'paidBack']);
  });

  it('is none of its order’s packages, and is found by its waybill', async () => {
    const refund = await returnOnItsWay(market(), 'Rb-77001');
    const [row] = (await packagesOf()).slice(-1);
    const { packages } = await refund.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: refund.number });
    expect(packages).toHaveLength(1);
    expect(await refund.buyer.refused('GET /p/myDelivery/deliveryOrder/{orderDeliveryId}', { orderDeliveryId: row?.id ?? 0 })).toBe(
      'deliveryUnknown',
    );
    const found = { found: [{ kind: 'refund', key: refund.refundSn, name: refund.number }] };
    expect(await market().operator.ok('GET /platform/find', { q: 'rb-77001' })).toEqual(found);
    expect(await market().seller(1).ok('GET /shop/admin/find', { q: 'RB-77001' })).toEqual(found);
    expect(await market().seller(2).ok('GET /shop/admin/find', { q: 'RB-77001' })).toEqual({ found: [] });
  });

  it('goes with a carrier of the site by number or name, or with any other that is named', async () => {
    const { buyer, refundSn } = await agreedReturn(market());
    const [first] = await buyer.ok('GET /p/delivery/list', {});
    const tell = { refundSn, expressNo: 'RB2000' };
    const wrong = [{}, { expressName: '  ' }, { expressId: 999 }, { expressId: 999, expressName: 'My cousin' }];
    for (const told of wrong) expect(await buyer.refused('POST /p/orderRefund/submitExpress', { ...tell, ...told })).toBe('carrierUnknown');
    expect(await buyer.refused('POST /p/orderRefund/submitExpress', { ...tell, expressName: 'x'.repeat(61) })).toBe('argumentNotValid');
    expect(await buyer.refused('POST /p/orderRefund/submitExpress', { ...tell, expressName: 'Mail\u0000' })).toBe('argumentNotValid');
    expect(
      await market()
        .buyer(1)
        .refused('POST /p/orderRefund/submitExpress', { ...tell, expressId: 1 }),
    ).toBe('refundUnknown');

    await buyer.ok('POST /p/orderRefund/submitExpress', { ...tell, expressName: first?.dvyName.toUpperCase() });
    expect((await buyer.ok('GET /p/orderRefund/info', { refundSn })).parcel).toMatchObject({
      expressId: first?.dvyId,
      expressName: first?.dvyName,
      track: { state: trackingState.none, traces: [] },
    });
    for (const expressName of ['"><script>alert(1)</script>', '\u202Eretsop', 'Почта 🧨', "' or 1=1 --", '=1+1']) {
      await buyer.ok('PUT /p/orderRefund/reSubmitExpress', { ...tell, expressName });
      expect((await buyer.ok('GET /p/orderRefund/info', { refundSn })).parcel).toMatchObject({ expressId: 0, expressName, track: null });
    }
    // Nobody can be asked: the days from sending stay.
    await market().advance(29.9);
    expect(await refundStatusOf(market(), refundSn)).toBe(3);
    await market().advance(0.2);
    expect(await refundStatusOf(market(), refundSn)).toBe(5);
  });

  it('of which the carrier tells nothing counts as taken in thirty days after it was sent', async () => {
    carrier.begin();
    const { refundSn } = await returnOnItsWay(market(), 'SILENT1');
    await market().advance(29.9);
    expect([await refundStatusOf(market(), refundSn), carrier.asked.length > 0]).toEqual([3, true]);
    await market().advance(0.2);
    expect(await refundStatusOf(market(), refundSn)).toBe(5);
  });
});

describe('news of a return', () => {
  it('told twice and out of order are written once, and the first signing counts', async () => {
    carrier.begin();
    const refund = await returnOnItsWay(market(), 'MIXED1');
    const { at } = (await infoOf(refund)).parcel ?? { at: '' };
    const [taken, left, city, first, second] = [0.1, 1, 3, 4, 4.2].map((days) => inDays(at, days));
    carrier.told.set('MIXED1', [event(2, left!, 'Chita'), event(2, left!, 'Chita')]);
    await market().advance(2);
    carrier.told.set('MIXED1', [event(201, city!), event(1, taken!, 'Perm'), event(2, left!, 'Chita')]);
    await market().advance(2.1);
    carrier.told.set('MIXED1', [signed(second!), event(201, city!), signed(first!), event(2, left!, 'Chita')]);
    await market().advance(0.5);
    const info = await infoOf(refund);
    expect(info.parcel?.track?.traces.map((t) => t.acceptStation)).toEqual(['Yiwu', 'Yiwu', 'Yiwu', 'Chita', 'Perm']);
    expect([info.parcel?.track?.signedTime, info.dueTime]).toEqual([first?.toISOString(), inDays(first!, 10).toISOString()]);
    const { length } = carrier.asked;
    await market().advance(2);
    expect([carrier.asked.length, (await infoOf(refund)).dueTime]).toEqual([length, info.dueTime]);
  });

  it('that come late leave the store a day, within what it had', async () => {
    carrier.begin();
    const [one, two] = [await returnOnItsWay(market(), 'LATE1'), await returnOnItsWay(market(), 'LATE2')];
    const { at } = (await infoOf(one)).parcel ?? { at: '' };
    await market().advance(25);
    carrier.told.set('LATE1', [signed(inDays(at, 3))]);
    await market().advance(0.1);
    const { dueTime } = await infoOf(one);
    expect(new Date(dueTime ?? '').getTime()).toBeGreaterThan(inDays(at, 26).getTime());
    expect(new Date(dueTime ?? '').getTime()).toBeLessThan(inDays(at, 26.2).getTime());
    await market().advance(4.4);
    carrier.told.set('LATE2', [signed(inDays(at, 3))]);
    await market().advance(0.1);
    const told = await infoOf(two);
    expect(told.dueTime).toBe(inDays(told.parcel?.at ?? '', 30).toISOString());
    expect(await refundStatusOf(market(), one.refundSn)).toBe(5);
  });

  it('of a parcel signed for before it was told, or in time to come, give the days from when it was told', async () => {
    carrier.begin();
    const [before, after] = [await returnOnItsWay(market(), 'EARLY1'), await returnOnItsWay(market(), 'FUTURE1')];
    const { at } = (await infoOf(before)).parcel ?? { at: '' };
    carrier.told.set('EARLY1', [signed(inDays(at, -40))]);
    carrier.told.set('FUTURE1', [signed(inDays(at, 400))]);
    await market().advance(0.5);
    const early = await infoOf(before);
    expect(early.dueTime).toBe(inDays(at, 10).toISOString());
    const due = new Date((await infoOf(after)).dueTime ?? '');
    expect([due > inDays(at, 10), due < inDays(at, 11)]).toEqual([true, true]);
  });

  it('of a waybill that was mended change nothing, and it is asked about no more', async () => {
    carrier.begin();
    const refund = await returnOnItsWay(market(), 'WRONG1');
    await market().advance(0.2);
    expect(carrier.asked).toContain('WRONG1');
    const tell = { refundSn: refund.refundSn, expressId: 1 };
    await refund.buyer.ok('PUT /p/orderRefund/reSubmitExpress', { ...tell, expressNo: 'RIGHT1' });
    const { length } = await packagesOf();
    // Words alone are no other parcel.
    await refund.buyer.ok('PUT /p/orderRefund/reSubmitExpress', { ...tell, expressNo: 'RIGHT1', senderRemarks: 'Two cartons' });
    expect(await packagesOf()).toHaveLength(length);
    const { dueTime, parcel } = await infoOf(refund);
    carrier.asked.length = 0;
    carrier.told.set('WRONG1', [signed(inDays(parcel?.at ?? '', 0.1))]);
    await market().advance(1);
    expect(new Set(carrier.asked)).toEqual(new Set(['RIGHT1']));
    expect((await infoOf(refund)).dueTime).toBe(dueTime);
    carrier.told.set('RIGHT1', [signed(inDays(parcel?.at ?? '', 1.1))]);
    await market().advance(0.2);
    expect((await infoOf(refund)).dueTime).toBe(inDays(parcel?.at ?? '', 11.1).toISOString());
    // Where it was seen is shown once, though it was reported in three steps.
    const { parcels } = await infoOf(refund);
    expect(parcels.map((p) => [p.expressNo, p.track?.traces.length ?? 0])).toEqual([
      ['WRONG1', 0],
      ['RIGHT1', 0],
      ['RIGHT1', 1],
    ]);
    // What is signed for is not mended any more.
    expect(await refund.buyer.refused('PUT /p/orderRefund/reSubmitExpress', { ...tell, expressNo: 'OTHER1' })).toBe('refundNotInState');
  });

  it('after it was taken in change nothing, and nobody asks any more', async () => {
    carrier.begin();
    const refund = await returnOnItsWay(market(), 'TAKEN1');
    await market().seller(1).ok('PUT /shop/admin/refund/receive', { refundSn: refund.refundSn });
    const before = await infoOf(refund);
    carrier.told.set('TAKEN1', [signed(inDays(before.parcel?.at ?? '', 0.1))]);
    await market().advance(12);
    expect([await infoOf(refund), carrier.asked]).toEqual([before, []]);
  });

  it('while the platform decides are shown to it and move no clock; once it is over nobody asks', async () => {
    carrier.begin();
    const refund = await returnOnItsWay(market(), 'RULED1');
    const { refundSn, buyer } = refund;
    await market().seller(1).ok('PUT /shop/admin/refund/dispute', { refundSn, sellerMsg: 'Nothing came' });
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'It came', description: 'See the carrier' });
    const { parcel } = await infoOf(refund);
    carrier.told.set('RULED1', [event(1, inDays(parcel?.at ?? '', 0.1), 'Perm'), signed(inDays(parcel?.at ?? '', 1))]);
    await market().advance(20);
    const seen = await market().operator.ok('GET /platform/intervention/info', { refundSn });
    expect([seen.returnMoneySts, seen.dueTime, seen.parcel?.track?.traces.length]).toEqual([10, null, 2]);
    expect((await mailsTo(market(), refund.id)).filter((m) => m.includes('your parcel'))).toEqual([]);
    await market().operator.ok('PUT /platform/intervention/agree', {
      refundSn,
      reason: 'The carrier has it signed for',
      storeReason: 'The carrier has it signed for',
    });
    expect(await refundStatusOf(market(), refundSn)).toBe(5);
  });

  it('of a refund that was withdrawn, or decided while the parcel was on its way, are not asked for', async () => {
    carrier.begin();
    const [withdrawn, decided] = [await returnOnItsWay(market(), 'GONE1'), await returnOnItsWay(market(), 'GONE2')];
    for (const { refundSn } of [withdrawn, decided])
      await market().seller(1).ok('PUT /shop/admin/refund/dispute', { refundSn, sellerMsg: 'Nothing came' });
    await withdrawn.buyer.ok('PUT /p/orderRefund/cancel', { refundSn: withdrawn.refundSn });
    const { refundSn } = decided;
    await decided.buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'It came', description: 'Ask them' });
    await market().operator.ok('PUT /platform/intervention/refuse', {
      refundSn,
      reason: 'No parcel was ever handed over',
      storeReason: 'No parcel was ever handed over',
    });
    carrier.told.set('GONE1', [signed(new Date())]);
    carrier.told.set('GONE2', [signed(new Date())]);
    await market().advance(15);
    expect([await refundStatusOf(market(), withdrawn.refundSn), await refundStatusOf(market(), refundSn), carrier.asked]).toEqual([
      6,
      -1,
      [],
    ]);
  });

  it('of the parcel before move no clock of an application that was made anew', async () => {
    carrier.begin();
    const refund = await returnOnItsWay(market(), 'FIRST1');
    const { refundSn, buyer } = refund;
    await market().seller(1).ok('PUT /shop/admin/refund/dispute', { refundSn, sellerMsg: 'Nothing came' });
    await buyer.ok('PUT /p/orderRefund/update_refund', { refundSn, applyType: 2, buyerReason: 'I send it again' });
    await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    await buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressName: 'Russian Post', expressNo: 'SECOND1' });
    const { dueTime, parcel } = await infoOf(refund);
    expect(parcel?.track).toBeNull();
    carrier.told.set('FIRST1', [signed(inDays(parcel?.at ?? '', 0.1))]);
    await market().advance(12);
    expect([(await infoOf(refund)).dueTime, carrier.asked]).toEqual([dueTime, []]);
  });
});
