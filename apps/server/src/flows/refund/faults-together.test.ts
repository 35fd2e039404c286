import { describe, expect, it } from 'vitest';
import { ship } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { nearBuyer, nearSeller } from '../../../test/people.ts';
import { wires } from '../../../test/racing.ts';
import { oneLine, paidOrder } from '../../../test/refunds.ts';

describe.each(wires)('what is wrong with a form about refunds is told together $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  const near = () => nearSeller(market(), 1);
  type Answer = { readonly data: unknown };
  const fieldsOf = ({ data }: Answer): string[] => Object.keys((data as { fields?: object } | null)?.fields ?? {}).toSorted();

  it('of an offer: its sum, its pieces and its words', async () => {
    const { id, number, items } = await paidOrder(market());
    const { refundSn } = await nearBuyer(market(), id).ok('POST /p/orderRefund/apply', oneLine(number, items[0]!, 3));
    const faults = async (of: object) => fieldsOf(await near().call('PUT /shop/admin/refund/offer', { refundSn, ...of }));
    expect(await faults({})).toEqual(['amount', 'words']);
    expect(await faults({ amount: 'abc', goodsNum: 'x', words: ' ' })).toEqual(['amount', 'goodsNum', 'words']);
    expect(await faults({ amount: '999999', goodsNum: 99_999, words: '' })).toEqual(['amount', 'goodsNum', 'words']);
    expect(await faults({ amount: '0', goodsNum: 2, words: '' })).toEqual(['amount', 'words']);
    expect(await faults({ amount: '1.00', goodsNum: 0, words: '' })).toEqual(['goodsNum', 'words']);
    // More decimals than its currency has: told where it was typed.
    expect(await faults({ amount: '5.123', words: '' })).toEqual(['amount', 'words']);
    expect(await faults({ amount: '5.123', goodsNum: 99_999, words: 'Less' })).toEqual(['amount', 'goodsNum']);
    expect((await near().ok('GET /shop/admin/refund/info', { refundSn })).offers).toEqual([]);
  });

  it('of an application: an empty reason hides nothing of the rest', async () => {
    const { id, number, items } = await paidOrder(market());
    await ship(near(), number);
    const buyer = nearBuyer(market(), id);
    const faults = async (of: object) => fieldsOf(await buyer.call('POST /p/orderRefund/apply', { ...oneLine(number, items[0]!), ...of }));
    expect(await faults({ buyerReason: '' })).toEqual(['buyerReason']);
    expect(await faults({ buyerReason: '', refundAmount: '999999' })).toEqual(['buyerReason', 'refundAmount']);
    expect(await faults({ buyerReason: ' ', goodsNum: 99_999, buyerMobile: '12' })).toEqual(['buyerMobile', 'buyerReason', 'goodsNum']);
    expect(await faults({ buyerReason: '', goodsNum: 'two', refundAmount: '1,5x' })).toEqual(['buyerReason', 'goodsNum', 'refundAmount']);
    expect(await faults({ refundAmount: '12.5.1', buyerMobile: 'no' })).toEqual(['buyerMobile', 'refundAmount']);
    // Clients of the lineage send nothing, or 0, for all.
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0]!), goodsNum: 0, refundAmount: '' });
    // What cannot be read is never taken for what was asked before.
    const change = { ...oneLine(number, items[0]!), refundSn };
    const faultsOf = async (of: object) => fieldsOf(await buyer.call('PUT /p/orderRefund/update_refund', { ...change, ...of }));
    expect(await faultsOf({})).toEqual([]);
    expect(await faultsOf({ refundAmount: '-' })).toEqual(['refundAmount']);
    expect(await faultsOf({ goodsNum: '-', buyerReason: '' })).toEqual(['buyerReason', 'goodsNum']);
    expect(await faultsOf({ goodsNum: '-' })).toEqual(['goodsNum']);
  });
});
