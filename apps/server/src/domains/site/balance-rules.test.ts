import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';

const market = marketplaceForFile();
const get = () => market().operator.ok('GET /platform/site/settings', {});
const put = async (change: object) => market().operator.call('PUT /platform/site/settings', { ...change, version: (await get()).version });
const fieldsOf = (outcome: { code: string; data: unknown }): string[] => {
  expect(outcome.code).toBe('A00014');
  return Object.keys((outcome.data as { fields: object }).fields);
};
const offers = async () => {
  const [id = 0] = await addBuyers(market(), 1);
  return (await market().buyer(id).ok('GET /p/userBalance/getList', {})).offers;
};

describe('rules of payouts and top-ups', () => {
  it('are shown as they are, set by an operator, told to stores and buyers, and kept in the record', async () => {
    const m = market();
    expect(await get()).toMatchObject({ withdrawalMin: 1, topUpOffers: expect.arrayContaining([{ amount: 100, gift: 0 }]) });
    expect((await put({ withdrawalMin: '25.50', topUpOffers: [{ amount: 500, gift: 20 }] })).code).toBe('00000');
    expect(await get()).toMatchObject({ withdrawalMin: 25.5, topUpOffers: [{ amount: 500, gift: 20 }] });
    expect((await m.seller(1).ok('GET /shop/admin/settlement/balance', {})).least).toBe(25.5);
    expect(await offers()).toEqual([{ rechargeAmount: 500, giftAmount: 20 }]);
    const { records } = await m.operator.ok('GET /platform/audit/page', { action: 'site.settings' });
    expect(JSON.parse(records[0]?.after ?? '')).toEqual({ withdrawalMin: '2550', topUpOffers: [{ amount: 500, gift: 20 }] });
    // What is saved again as it stands is no change.
    const { version } = await get();
    expect((await put({ withdrawalMin: 25.5, topUpOffers: [{ amount: 500, gift: 20 }] })).data).toEqual({ version });
    expect((await put({ topUpOffers: [] })).code).toBe('00000');
    expect(await offers()).toEqual([]);
  });

  it.each(['0', '0.00', '0.001', '1000000.01', '-1', 'much'])('have no least payout of %s', async (withdrawalMin) => {
    expect(fieldsOf(await put({ withdrawalMin }))).toEqual(['withdrawalMin']);
  });

  it.each([
    ['nothing', [{ amount: 0, gift: 0 }]],
    ['more than can be topped up', [{ amount: 100_001, gift: 0 }]],
    ['more as a gift than a tenth', [{ amount: 100, gift: 11 }]],
    ['parts of units', [{ amount: 10.5, gift: 0 }]],
    [
      'the same twice',
      [
        { amount: 100, gift: 0 },
        { amount: 100, gift: 5 },
      ],
    ],
    ['too many', Array.from({ length: 13 }, (_, i) => ({ amount: i + 1, gift: 0 }))],
  ])('offer no %s', async (_, topUpOffers) => {
    const fields = fieldsOf(await put({ topUpOffers }));
    expect(fields.every((name) => name.startsWith('topUpOffers'))).toBe(true);
  });
});
