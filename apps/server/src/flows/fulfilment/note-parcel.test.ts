import { trackingState } from '@kyakhta/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { ship } from '../../../test/goods.ts';
import { type Marketplace, marketplaceForFile } from '../../../test/marketplace.ts';
import { nearSeller } from '../../../test/people.ts';
import { paidOrder } from '../../../test/refunds.ts';
import { cashOnDelivery, orderOn } from '../../../test/terms.ts';
import type { CarrierEvent } from '../../outside/carriers/carrier.ts';
import { silentCarrier } from '../../outside/carriers/carrier.ts';
import { useCarrier } from '../../../test/services.ts';

const market = marketplaceForFile();
afterEach(() => useCarrier(null));

const words = { wordsRu: 'Две коробки намокли.', wordsZh: '两箱受潮。', wordsEn: 'Two cartons got wet.' };
const slow = 'KR999000001';
const sent = async (m: Marketplace, waybill = slow) => {
  const paid = await paidOrder(m, 1);
  await ship(nearSeller(m, 1), paid.number, waybill);
  const read = async () => (await paid.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: paid.number })).packages[0]!;
  return { ...paid, read, orderDeliveryId: (await read()).orderDeliveryId };
};
const mailsAbout = async (m: Marketplace, number: string) => {
  await m.near.drain();
  return m.query<{ recipient: string; subject: string; body: string }>(
    `select recipient, subject, x::text as body from mails x where subject like $1 order by id`,
    [`%${number}%`],
  );
};
const subjectsOf = async (m: Marketplace, number: string, part: RegExp) =>
  (await mailsAbout(m, number)).filter(({ subject }) => part.test(subject));
const problems = /problem|проблем|问题/i;
const overdues = /overdue|опаздывает|逾期/i;

describe('news that an operator tells of a parcel', () => {
  it('is read by buyer and store each in their language, beside what the carrier tells, and mailed to both once', async () => {
    const m = market();
    const { buyer, number, read, orderDeliveryId } = await sent(m);
    await m.advance(3);
    const told = (await read()).traces.length;
    await m.operator.ok('PUT /platform/order/parcelNote', { orderDeliveryId, problem: true, ...words });
    // The same once more is no other news.
    await m.operator.ok('PUT /platform/order/parcelNote', { orderDeliveryId, problem: true, ...words });
    const now = await read();
    expect([now.state, now.traces.length]).toEqual([trackingState.problem, told + 1]);
    for (const [locale, text] of [
      ['ru', words.wordsRu],
      ['zh_CN', words.wordsZh],
      ['zh_TW', words.wordsEn],
      ['de', words.wordsEn],
      ['en', words.wordsEn],
    ] as const) {
      const detail = await buyer.call('GET /p/myOrder/orderDetail', { orderNumber: number }, { locale });
      const { packages, timeline } = detail.data as Awaited<ReturnType<typeof buyer.ok<'GET /p/myOrder/orderDetail'>>>;
      expect(packages[0]?.traces[0]?.acceptStation, locale).toBe(text);
      expect(
        timeline.some((e) => e.kind === 'tracking' && e.text === text),
        locale,
      ).toBe(true);
    }
    const store = await nearSeller(m, 1).ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: number });
    expect(store.packages[0]).toMatchObject({ state: trackingState.problem });
    const mails = await subjectsOf(m, number, problems);
    expect(mails.length).toBeGreaterThanOrEqual(2);
    expect(new Set(mails.map((x) => x.recipient)).size).toBe(mails.length);
    for (const { body } of mails) expect(Object.values(words).some((text) => body.includes(text))).toBe(true);
    const again = { orderDeliveryId, problem: false, wordsRu: 'Поехала дальше.', wordsZh: '已继续运输。' };
    await m.operator.ok('PUT /platform/order/parcelNote', again);
    expect(await read()).toMatchObject({ state: trackingState.inTransit, traces: { 0: { acceptStation: again.wordsZh } } });
    expect(await subjectsOf(m, number, problems)).toHaveLength(mails.length);
  });

  it('ends when its carrier sees it again, and does not hold it back', async () => {
    const m = market();
    const { read, orderDeliveryId } = await sent(m, 'KR100000001');
    await m.advance(3);
    await m.operator.ok('PUT /platform/order/parcelNote', { orderDeliveryId, problem: true, ...words });
    await m.advance(6);
    expect((await read()).state).toBe(trackingState.inTransit);
    await m.advance(20);
    expect(await read()).toMatchObject({ state: trackingState.signed });
  });

  it('is refused without words, of a parcel that was signed for, of none, and to whoever is no operator', async () => {
    const m = market();
    const { buyer, orderDeliveryId } = await sent(m, 'KR100000002');
    const note = { orderDeliveryId, problem: true, ...words };
    for (const wrong of [{ wordsRu: '' }, { wordsZh: '  ' }, { wordsRu: 'я' }, { wordsZh: '字'.repeat(301) }])
      expect(await m.operator.refused('PUT /platform/order/parcelNote', { ...note, ...wrong })).toBe('argumentNotValid');
    expect(await m.operator.refused('PUT /platform/order/parcelNote', { ...note, orderDeliveryId: 2_000_000_000 })).toBe('deliveryUnknown');
    for (const person of [buyer, m.seller(1)]) expect((await person.call('PUT /platform/order/parcelNote', note)).code).not.toBe('00000');
    await m.advance(24);
    expect(await m.operator.refused('PUT /platform/order/parcelNote', note)).toBe('orderNotInState');
  });
});

describe('a parcel', () => {
  it('past its estimate is overdue: both sides see it and are mailed once, and it can still arrive', async () => {
    const m = market();
    const { number, read } = await sent(m);
    await m.advance(25);
    expect((await read()).state).not.toBe(trackingState.overdue);
    await m.advance(2);
    expect((await read()).state).toBe(trackingState.overdue);
    const mails = await subjectsOf(m, number, overdues);
    expect(mails.length).toBeGreaterThanOrEqual(2);
    await m.advance(2);
    expect(await subjectsOf(m, number, overdues)).toHaveLength(mails.length);
  });

  it('is not overdue once its buyer has the goods, nor where no carrier tells anything', async () => {
    const m = market();
    const received = await sent(m, 'KR999000002');
    await m.advance(10);
    await received.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: received.number });
    useCarrier(silentCarrier);
    const silent = await sent(m, 'KR999000003');
    await m.advance(30);
    for (const { number, read } of [received, silent]) {
      expect((await read()).state).not.toBe(trackingState.overdue);
      expect(await subjectsOf(m, number, overdues)).toEqual([]);
    }
  });

  it('that is paid at the door tells its buyer of no money that we would hold', async () => {
    const m = market();
    const { number, id } = await orderOn(m, cashOnDelivery);
    await ship(nearSeller(m, 1), number, 'KR999000004');
    await m.advance(27);
    const mails = await subjectsOf(m, number, overdues);
    const [user] = await m.query<{ mail: string }>('select mail from users where id = $1', [id]);
    const hers = mails.filter((x) => x.recipient === user?.mail);
    expect(hers).toHaveLength(1);
    expect(hers[0]?.body).toMatch(/pay nothing/);
  });

  it('with another problem is told of again, and of its lateness though a problem stands', async () => {
    const m = market();
    const { number, orderDeliveryId } = await sent(m, 'KR999000005');
    await m.advance(3);
    const note = (wordsRu: string) =>
      m.operator.ok('PUT /platform/order/parcelNote', { orderDeliveryId, problem: true, wordsRu, wordsZh: '第二个问题。' });
    await note('Первая беда.');
    const first = await subjectsOf(m, number, problems);
    await note('Вторая беда.');
    expect(await subjectsOf(m, number, problems)).toHaveLength(2 * first.length);
    expect(await subjectsOf(m, number, overdues)).toEqual([]);
    await m.advance(25);
    expect((await subjectsOf(m, number, overdues)).length).toBeGreaterThanOrEqual(2);
  });

  it('of which its carrier tells a problem is told of like one an operator marks', async () => {
    const m = market();
    const events: CarrierEvent[] = [];
    useCarrier({ track: ({ now }) => Promise.resolve({ events, askAgainAt: new Date(now.getTime() + 3_600_000) }) });
    const { number, read } = await sent(m, 'SF1000000000001');
    await m.advance(1);
    events.push({ state: trackingState.problem, lane: 'goods', station: 'Address not found', at: m.app.clock.now() });
    await m.advance(1);
    expect((await read()).state).toBe(trackingState.problem);
    const mails = await subjectsOf(m, number, problems);
    expect(mails.length).toBeGreaterThanOrEqual(2);
    for (const { body } of mails) expect(body).toContain('Address not found');
  });

  it('in Russia is brought to the door by a house that is named', async () => {
    const m = market();
    const { number, buyer } = await sent(m, 'KR100000003');
    await m.advance(21);
    const { packages } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(packages[0]!.traces.map((t) => t.acceptStation)).toContain('Handed to CDEK, which brings it to the door');
  });
});
