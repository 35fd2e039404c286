import { cartLinesMax, quantityMax } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { variantsOf } from './goods.ts';
import { marketplaceForFile } from './marketplace.ts';

const market = marketplaceForFile();

describe('numbers that the specification names, as clients meet them', () => {
  it('goods take 18 to 23 days on the ordinary line and 12 to 15 on the express one', async () => {
    const { transport, tieredDeliveryTimes } = await market().guest.ok('GET /prod/prodInfo', { prodId: 1 });
    // To the door: what the store needs to make it ready comes before.
    const ready = tieredDeliveryTimes[0]?.days ?? 0;
    expect(transport.map(({ transportType, daysMin, daysMax }) => [transportType, daysMin - ready, daysMax - ready])).toEqual([
      [1, 18, 23],
      [2, 12, 15],
    ]);
  });

  it('a quantity is a whole number up to 999,999,999', async () => {
    const [variant] = await variantsOf(market(), 1);
    const { prodId, skuId, shopId } = variant!;
    for (const count of [quantityMax + 1, 1.5, -quantityMax - 1]) {
      const { code, data } = await market().buyer(1).call('POST /p/shopCart/changeItem', { prodId, skuId, shopId, count });
      expect([code, Object.keys((data as { fields: object }).fields)]).toEqual(['A00014', ['count']]);
    }
    // Within the bounds it is read, and refused for what it is: more than there is.
    const most = await market().buyer(1).call('POST /p/shopCart/changeItem', { prodId, skuId, shopId, count: quantityMax });
    expect(most.code).not.toBe('A00014');
  });

  it('dollars are the default currency, with their sign and a rate of one', async () => {
    const currencies = await market().guest.ok('GET /currency/list', {});
    expect(currencies.filter(({ defaultCurrency }) => defaultCurrency === 1)).toMatchObject([
      { currencyCode: 'USD', symbol: '$', mark: '$', exchangeRate: '1', status: 1 },
    ]);
    expect(cartLinesMax).toBe(50);
  });

  it('the ten languages are offered, English first where nothing is known of the reader', async () => {
    const { language, langItemList } = await market().guest.ok('GET /lang/default', {});
    expect(language).toBe('en');
    expect(langItemList.filter(({ hide }) => hide === 0)).toHaveLength(10);
  });
});
