import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyOrderNeedsOne, placeForContract } from '../../../test/agreements.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { png, sendStamp } from '../../../test/pictures.ts';

const market = marketplaceForFile({ contracts: true });
const hasPicture = async (orderNumber: string): Promise<boolean> => {
  const { file } = await market().buyer(1).call('GET /p/agreement/document', { orderNumber, part: 'contract' });
  return (await buffer(file!.bytes)).includes('/Subtype /Image');
};
const stampNow = async () => (await market().operator.ok('GET /platform/site/settings', {})).stamp;

describe('the stamp of the platform', () => {
  beforeAll(async () => {
    await everyOrderNeedsOne(market());
  });

  it('is drawn on papers made while it stands, and told of on the page', async () => {
    const m = market();
    expect(await m.operator.refused('GET /platform/site/stamp', {})).toBe('fileUnknown');
    const before = await placeForContract(m, m.buyer(1));
    expect(await hasPicture(before)).toBe(false);
    expect((await sendStamp(m, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).data).toMatchObject({
      failure: 'pictureNotTaken',
    });
    expect(await stampNow()).toBe('');
    expect((await sendStamp(m, await png())).data).toEqual({ stamp: await stampNow() });
    const { file } = await m.operator.call('GET /platform/site/stamp', {});
    expect((await buffer(file!.bytes)).subarray(1, 4).toString()).toBe('PNG');
    const stamped = await placeForContract(m, m.buyer(1));
    const { agreement } = await m.buyer(1).ok('GET /p/agreement/info', { orderNumber: stamped });
    expect(agreement.paper.signatures.map((one) => one.stamped)).toEqual([true, false]);
    expect([await hasPicture(before), await hasPicture(stamped)]).toEqual([false, true]);
  });

  it('is taken away for papers to come; one that was made with it keeps it, drawn or not', async () => {
    const m = market();
    const [v] = await m.query<{ id: number; product: number; least: number }>(
      'select s.id, p.id as product, p.minimum as least from skus s join products p on p.id = s.product_id where p.store_id = 1 order by s.id limit 1',
    );
    const orderItem = { prodId: v!.product, skuId: v!.id, shopId: 1, count: v!.least };
    const { orderNumbers } = await m.buyer(1).ok('POST /p/order/submit', { orderItem });
    await m.operator.ok('DELETE /platform/site/stamp', {});
    expect([await stampNow(), await m.operator.refused('GET /platform/site/stamp', {})]).toEqual(['', 'fileUnknown']);
    const after = await placeForContract(m, m.buyer(1));
    expect([await hasPicture(orderNumbers), await hasPicture(after)]).toEqual([true, false]);
    expect(await m.query("select count(*)::int as n from audit_log where action = 'site.settings' and after ? 'stamp'")).toEqual([
      { n: 2 },
    ]);
  });

  it('is brought by operators of the settings alone', async () => {
    await expect(market().buyer(1).refused('DELETE /platform/site/stamp', {})).resolves.not.toBe('');
  });
});
