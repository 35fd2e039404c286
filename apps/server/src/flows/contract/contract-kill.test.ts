import { beforeAll, describe, expect, it } from 'vitest';
import { codeOfBuyer, everyOrderNeedsOne, placeForContract, signing } from '../../../test/agreements.ts';
import { statusOf, variantsOf } from '../../../test/goods.ts';
import { stages, workThatKills } from '../../../test/kills.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

// The worker is killed between drawing a paper and noting it. This process plays the worker that is started afterwards.
const market = marketplaceForFile({ contracts: true });
beforeAll(async () => {
  await everyOrderNeedsOne(market());
});
const startMs = 120_000;

describe('the worker is killed', () => {
  it.each(stages)(
    'over a contract, %s: another draws it, and it is signed once',
    async (stage) => {
      const m = market();
      const buyer = m.buyer(1);
      const [v] = await variantsOf(m, 1);
      const orderItem = { prodId: v!.prodId, skuId: v!.skuId, shopId: 1, count: v!.minimum };
      const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { orderItem });
      expect(await workThatKills(market(), `agreements.draw: ${stage}`)).toBe('SIGKILL');
      await m.advance(2 / 1440);
      const documents = await m.query<{ document: string | null }>('select document from agreements where number = $1', [`${number}-B`]);
      expect(documents).toEqual([{ document: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown }]);
      await buyer.ok('POST /p/agreement/sign', signing(number, await codeOfBuyer(m, buyer, number)));
      expect(await statusOf(m, number)).toBe(9);
      expect(await m.query("select 1 from agreements where number like $1 || '-%' and party = 'seller'", [number])).toHaveLength(1);
      await m.app.drain();
    },
    startMs,
  );

  it.each(stages)(
    'over the seal of signatures, %s: another draws it, once',
    async (stage) => {
      const m = market();
      const buyer = m.buyer(1);
      const number = await placeForContract(m, buyer);
      await buyer.ok('POST /p/agreement/sign', signing(number, await codeOfBuyer(m, buyer, number)));
      expect(await workThatKills(market(), `agreements.certify: ${stage}`)).toBe('SIGKILL');
      await m.advance(2 / 1440);
      expect(await m.query('select certificate from agreements where number = $1', [`${number}-B`])).toEqual([
        { certificate: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown },
      ]);
      // The try that was planned in case of this finds nothing to do.
      await m.advance(1 / 24);
      expect(await m.query("select 1 from work where kind = 'agreements.certify'")).toEqual([]);
    },
    startMs,
  );
});
