import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { claim, storeCoupon } from '../../../test/coupons.ts';
import { fillCart, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { putOffer } from '../../../test/offers.ts';
import { tripsOf } from '../../../test/statements.ts';

// What an order costs the database: each statement is parsed, planned and answered, each journey is waited for.
const market = marketplaceForFile();

describe('an order of two lines', () => {
  it('is quoted, placed and paid with 25 statements in 8 journeys to the database; an offer costs one more, and one journey; a coupon three, and one journey', async () => {
    const m = market();
    const buyer = m.buyer(1);
    const goods = (await variantsOf(m, 1)).slice(0, 2);
    const ordered = async (): Promise<string[][][]> => {
      const basketIds = await fillCart(buyer, goods);
      let quoteVersion = '';
      let orderNumbers = '';
      const confirm = async (): Promise<void> => {
        ({ quoteVersion } = await buyer.ok('POST /p/order/confirm', { basketIds }));
      };
      const submit = async (): Promise<void> => {
        ({ orderNumbers } = await buyer.ok('POST /p/order/submit', { basketIds, quoteVersion, uuid: randomUUID() }));
      };
      return [
        await tripsOf(m.app.pool, confirm),
        await tripsOf(m.app.pool, submit),
        await tripsOf(m.app.pool, () => buyer.ok('POST /p/order/pay', { orderNumbers, payType: 9 })),
      ];
    };
    const costOf = (calls: readonly string[][][]) => calls.map((trips) => ({ statements: trips.flat().length, trips: trips.length }));
    // The first order finds no rules kept yet.
    await ordered();
    const calls = await ordered();
    expect(costOf(calls), calls.flat(2).join('\n')).toEqual([
      { statements: 7, trips: 2 },
      { statements: 10, trips: 3 },
      { statements: 8, trips: 3 },
    ]);
    const offerId = await putOffer(m, {
      storeId: 1,
      items: goods.map((g) => ({ skuId: g.skuId, percent: 5, quota: 100_000, perBuyer: 10_000 })),
    });
    await ordered();
    const offered = await ordered();
    expect(costOf(offered), offered.flat(2).join('\n')).toEqual([
      { statements: 7, trips: 2 },
      { statements: 11, trips: 4 },
      { statements: 8, trips: 3 },
    ]);
    await m.query('update offers set ended_at = starts_at where id = $1', [offerId]);
    const couponId = await storeCoupon(m.seller(1), { limitNum: 2 });
    await claim(buyer, couponId);
    await claim(buyer, couponId);
    await ordered();
    const reduced = await ordered();
    expect(costOf(reduced), reduced.flat(2).join('\n')).toEqual([
      { statements: 8, trips: 2 },
      { statements: 12, trips: 4 },
      { statements: 8, trips: 3 },
    ]);
  });
});
