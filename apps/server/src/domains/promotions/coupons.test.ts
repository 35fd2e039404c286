import { describe, expect, it } from 'vitest';
import { claim, couponForm, platformCoupon, statesOf, storeCoupon } from '../../../test/coupons.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';

// Coupons from the form that makes them to the buyers who have them. After each test all invariants are proven.
const market = marketplaceForFile();
const newBuyer = async () => market().buyer((await addBuyers(market(), 1, 0n))[0] ?? 0);
const listed = async (couponId: number) =>
  (await market().guest.ok('GET /coupon/generalCouponList', { size: 100 })).records.find((c) => c.couponId === couponId);

/** Plants the first round of the sweep, as the worker does. */
const sweep = () =>
  market().query(
    "insert into work (kind, key, due_at, payload) values ('promotions.expireCoupons', 'again', now(), '{}') on conflict do nothing",
  );

describe('a coupon', () => {
  it('is claimed as often as one buyer can have it, and until none is left', async () => {
    const couponId = await storeCoupon(market().seller(1), { issueTotal: 3, limitNum: 2 });
    const [one, two] = [await newBuyer(), await newBuyer()];
    await claim(one, couponId);
    await claim(one, couponId);
    expect(await one.refused('POST /p/myCoupon/receive', { couponId })).toBe('couponLimitReached');
    expect(await listed(couponId)).toMatchObject({ left: 1, canReceive: true, received: 0 });
    await claim(two, couponId);
    expect(await two.refused('POST /p/myCoupon/receive', { couponId })).toBe('couponUsedUp');
    expect(await listed(couponId)).toMatchObject({ left: 0, canReceive: false, reason: 'usedUp' });
    expect(await statesOf(one)).toEqual([2, 0, 0]);
  });

  it('promises its worth out of the budget when it is claimed, and gives it back when it expires unused', async () => {
    const m = market();
    const couponId = await platformCoupon(m, {
      couponType: 2,
      couponDiscount: 8.5,
      maxReduce: '10',
      reduceAmount: '',
      budget: '25',
      validDays: 3,
      limitNum: 1,
    });
    const buyers = [await newBuyer(), await newBuyer(), await newBuyer()];
    for (const buyer of buyers.slice(0, 2)) await claim(buyer, couponId);
    expect(await buyers[2]!.refused('POST /p/myCoupon/receive', { couponId })).toBe('couponUsedUp');
    expect(await m.operator.ok('GET /platform/coupon/detail', { couponId })).toMatchObject({
      promised: 20,
      claimed: 2,
      couponDiscount: 8.5,
    });
    await sweep();
    await m.advance(4);
    expect(await m.operator.ok('GET /platform/coupon/detail', { couponId })).toMatchObject({ promised: 0, claimed: 2 });
    expect(await statesOf(buyers[0]!)).toEqual([0, 0, 1]);
    await claim(buyers[2]!, couponId);
  });

  it('is not claimed before its time, nor after it, nor once its owner has ended it; what buyers have stays', async () => {
    const m = market();
    const seller = m.seller(1);
    const early = await storeCoupon(seller, { receiveStart: '2098-01-01T00:00:00Z' });
    const over = await storeCoupon(seller, { receiveEnd: '2021-01-01T00:00:00Z' });
    const buyer = await newBuyer();
    expect(await buyer.refused('POST /p/myCoupon/receive', { couponId: early })).toBe('couponNotStarted');
    expect(await buyer.refused('POST /p/myCoupon/receive', { couponId: over })).toBe('couponOver');
    const couponId = await storeCoupon(seller);
    await claim(buyer, couponId);
    await seller.ok('PUT /shop/admin/coupon/end', { couponId });
    expect(await seller.refused('PUT /shop/admin/coupon/end', { couponId })).toBe('couponOver');
    expect(await (await newBuyer()).refused('POST /p/myCoupon/receive', { couponId })).toBe('couponOver');
    expect([await listed(couponId), await listed(early), await listed(over)]).toEqual([undefined, undefined, undefined]);
    expect(await statesOf(buyer)).toEqual([1, 0, 0]);
  });

  it('of a store that is closed is not claimed', async () => {
    const m = market();
    const couponId = await storeCoupon(m.seller(3));
    await m.query('update stores set status = 0 where id = 3');
    expect(await (await newBuyer()).refused('POST /p/myCoupon/receive', { couponId })).toBe('couponOver');
    expect(await listed(couponId)).toBeUndefined();
  });

  it('with codes stands in no coupon centre; a code is taken once, and wrong ones are counted', async () => {
    const m = market();
    const couponId = await platformCoupon(m, { codes: 2, limitNum: 2 });
    const { records: codes } = await m.operator.ok('GET /platform/coupon/codes', { couponId });
    expect(codes).toHaveLength(2);
    const buyer = await newBuyer();
    expect(await listed(couponId)).toBeUndefined();
    expect(await buyer.refused('POST /p/myCoupon/receive', { couponId })).toBe('couponUnknown');
    // Typed as people type: small letters, spaces for dashes.
    await buyer.ok('POST /p/myCoupon/receive', { code: codes[0]!.code.toLowerCase().replaceAll('-', ' ') });
    expect(await buyer.refused('POST /p/myCoupon/receive', { code: codes[0]!.code })).toBe('noSuchCode');
    for (let n = 1; n < 10; n++) expect(await buyer.refused('POST /p/myCoupon/receive', { code: `AAAA-AAAA-AAA${n}` })).toBe('noSuchCode');
    expect(await buyer.refused('POST /p/myCoupon/receive', { code: codes[1]!.code })).toBe('tooManyTries');
    await m.advance(1);
    await buyer.ok('POST /p/myCoupon/receive', { code: codes[1]!.code });
    expect((await m.operator.ok('GET /platform/coupon/codes', { couponId })).records.every((c) => c.takenAt !== null)).toBe(true);
  });

  it('is given to chosen buyers, also before it can be claimed; who has enough is skipped', async () => {
    const m = market();
    const couponId = await platformCoupon(m, { receiveStart: '2098-01-01T00:00:00Z', issueTotal: 2 });
    const ids = await addBuyers(m, 3, 0n);
    expect(await m.operator.ok('POST /platform/coupon/give', { couponId, userIds: [ids[0]!, ids[0]!] })).toEqual({ given: 1, skipped: 0 });
    expect(await m.operator.ok('POST /platform/coupon/give', { couponId, userIds: [ids[0]!] })).toEqual({ given: 0, skipped: 1 });
    expect(await m.operator.refused('POST /platform/coupon/give', { couponId, userIds: [ids[1]!, ids[2]!] })).toBe('couponUsedUp');
    expect(await m.operator.refused('POST /platform/coupon/give', { couponId, userIds: [999_999] })).toBe('userUnknown');
    expect(await statesOf(m.buyer(ids[1]!))).toEqual([0, 0, 0]);
  });

  it('of the platform is changed and ended by operators', async () => {
    const m = market();
    const couponId = await platformCoupon(m);
    await m.operator.ok('PUT /platform/coupon', { couponId, version: 1, ...couponForm({ scope: 0, reduceAmount: '7' }) });
    await m.operator.ok('PUT /platform/coupon/end', { couponId });
    const { records, counts } = await m.operator.ok('GET /platform/coupon/page', { view: 'ended', q: '5 off' });
    expect([records.find((c) => c.couponId === couponId)?.reduceAmount, counts.ended >= 1]).toEqual([7, true]);
  });

  it('belongs to its owner: nobody else changes, ends or reads it', async () => {
    const m = market();
    const couponId = await storeCoupon(m.seller(1));
    for (const other of [m.seller(2)]) {
      expect(await other.refused('GET /shop/admin/coupon/detail', { couponId })).toBe('couponUnknown');
      expect(await other.refused('PUT /shop/admin/coupon/end', { couponId })).toBe('couponUnknown');
      expect(await other.refused('GET /shop/admin/coupon/codes', { couponId })).toBe('couponUnknown');
    }
    expect(await m.operator.refused('PUT /platform/coupon/end', { couponId })).toBe('couponUnknown');
  });
});

describe('the form of a coupon', () => {
  it.each([
    ['a percentage of nothing', { couponType: 2, couponDiscount: 0, reduceAmount: '' }, 'argumentNotValid'],
    ['a percentage that takes nothing off', { couponType: 2, couponDiscount: 10, reduceAmount: '' }, 'argumentNotValid'],
    ['a percentage below zero', { couponType: 2, couponDiscount: -1, reduceAmount: '' }, 'argumentNotValid'],
    ['an amount of zero', { reduceAmount: '0' }, 'argumentNotValid'],
    ['no amount', { reduceAmount: '' }, 'argumentNotValid'],
    ['more digits than the currency has', { reduceAmount: '1.005' }, 'argumentNotValid'],
    ['an end before the start', { receiveEnd: '2019-01-01T00:00:00Z' }, 'argumentNotValid'],
    [
      'a use that ends before claiming begins',
      { validTimeType: 1, startTime: '2018-01-01T00:00:00Z', endTime: '2019-01-01T00:00:00Z' },
      'argumentNotValid',
    ],
    [
      'a budget without the most that one takes off',
      { couponType: 2, couponDiscount: 9, reduceAmount: '', budget: '100' },
      'argumentNotValid',
    ],
    ['a scope that is the platform’s', { scope: 0 }, 'argumentNotValid'],
    ['goods of another store', { scope: 3, prodIds: [999_999] }, 'productUnknown'],
    ['no name', { couponName: {} }, 'argumentNotValid'],
  ])('refuses %s', async (_, more, failure) => {
    expect(await market().seller(1).refused('POST /shop/admin/coupon', couponForm(more))).toBe(failure);
  });

  it('may be changed whole until somebody has received the coupon, and then only made more', async () => {
    const m = market();
    const seller = m.seller(1);
    const couponId = await storeCoupon(seller, { issueTotal: 5 });
    await seller.ok('PUT /shop/admin/coupon', { couponId, version: 1, ...couponForm({ reduceAmount: '6', issueTotal: 5 }) });
    expect(await seller.refused('PUT /shop/admin/coupon', { couponId, version: 1, ...couponForm() })).toBe('changedMeanwhile');
    await claim(await newBuyer(), couponId);
    const terms = { couponId, version: 2, ...couponForm({ reduceAmount: '6', issueTotal: 5 }) };
    expect(await seller.refused('PUT /shop/admin/coupon', { ...terms, reduceAmount: '4' })).toBe('couponRunning');
    expect(await seller.refused('PUT /shop/admin/coupon', { ...terms, issueTotal: 4 })).toBe('couponRunning');
    await seller.ok('PUT /shop/admin/coupon', { ...terms, couponName: { ru: 'Скидка 6', en: '6 off' }, issueTotal: 50 });
    expect(await seller.ok('GET /shop/admin/coupon/detail', { couponId })).toMatchObject({
      couponName: '6 off',
      issueTotal: 50,
      reduceAmount: 6,
    });
  });
});
