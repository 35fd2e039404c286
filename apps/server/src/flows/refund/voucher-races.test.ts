import { describe, expect, it } from 'vitest';
import { balanceOf, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers, nearBuyer, nearSeller, processAhead } from '../../../test/people.ts';
import { oneLine } from '../../../test/refunds.ts';
import { addService, revealed, type Service, statesOf, voucherOrder } from '../../../test/vouchers.ts';
import { namesOf, wires } from '../../../test/racing.ts';

describe.each(wires)('those who meet over one voucher $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  let known: Promise<Service> | undefined;
  const service = (): Promise<Service> => (known ??= addService(market(), 'RACE', '30'));
  const redeem = (voucherCode: string) => market().seller(1).call('PUT /shop/admin/order/redeemVoucher', { voucherCode });

  it('redeem it once', async () => {
    const bought = await voucherOrder(market(), await service());
    const [code = ''] = await revealed(market(), bought);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => redeem(code)));
    expect(namesOf(outcomes)).toEqual(['ok', ...Array.from({ length: 7 }, () => 'voucherUsed')]);
    expect(await statusOf(market(), bought.number)).toBe(4);
  });

  it('redeem it or ask it back, never both', async () => {
    const bought = await voucherOrder(market(), await service());
    const [code = ''] = await revealed(market(), bought);
    const [redeemed, applied] = await Promise.all([
      redeem(code),
      bought.buyer.call('POST /p/orderRefund/apply', oneLine(bought.number, bought.item)),
    ]);
    // Once it is used, asking back is a claim about a service that was given: that may be, too.
    if (redeemed.code === '00000') expect(await statesOf(market(), bought)).toEqual(['redeemed']);
    else expect([namesOf([redeemed]), applied.code]).toEqual([['linesInRefund'], '00000']);
  });

  it('redeem it or agree to the refund, and the price goes one way', async () => {
    const bought = await voucherOrder(market(), await service(), 2);
    const codes = await revealed(market(), bought, 2);
    const { refundSn } = await nearBuyer(market(), bought.id).ok('POST /p/orderRefund/apply', oneLine(bought.number, bought.item, 1));
    const outcomes = await Promise.all([...codes.map(redeem), market().seller(1).call('PUT /shop/admin/refund/agree', { refundSn })]);
    const oks = namesOf(outcomes).filter((n) => n === 'ok').length;
    const states = await statesOf(market(), bought);
    expect(states).toContain('void');
    expect(oks).toBe(1 + states.filter((s) => s === 'redeemed').length);
    expect(await balanceOf(market(), `escrow:${bought.number}`)).toBe(10_000n);
  });

  it('redeem it or let it expire, never both', async () => {
    const bought = await voucherOrder(market(), await service());
    const [code = ''] = await revealed(market(), bought);
    const ahead = await processAhead(market(), 31 * 86_400);
    const [redeemed] = await Promise.all([redeem(code), ahead.drain()]);
    await ahead.close();
    const [state] = await statesOf(market(), bought);
    expect(redeemed.code === '00000' ? 'redeemed' : 'expired').toBe(state);
    // Where the clock is a month ahead the time for claims may have passed, too.
    expect(redeemed.code === '00000' ? [4, 5] : [6]).toContain(await statusOf(market(), bought.number));
  });

  it('pay for the same services in turned orders and wait for each other', async () => {
    const [one, two] = [await addService(market(), 'TURN-1'), await addService(market(), 'TURN-2')];
    const ids = await addBuyers(market(), 6);
    const placed = await Promise.all(
      ids.map(async (id, i) => {
        const near = nearBuyer(market(), id);
        const numbers: string[] = [];
        for (const { prodId, skuId, shopId } of i % 2 === 0 ? [one, two] : [two, one])
          numbers.push((await near.ok('POST /p/order/submit', { orderItem: { prodId, skuId, shopId, count: 1 } })).orderNumbers);
        return { id, numbers };
      }),
    );
    const outcomes = await Promise.all(
      placed.map(({ id, numbers }) =>
        market()
          .buyer(id)
          .call('POST /p/order/pay', { orderNumbers: numbers.join(','), payType: 9 }),
      ),
    );
    expect(namesOf(outcomes)).toEqual(ids.map(() => 'ok'));
    for (const { numbers } of placed) expect(await statusOf(market(), numbers[0] ?? '')).toBe(3);
  });

  it('guess in parallel: no more than ten tries count', async () => {
    await nearSeller(market(), 4).call('PUT /shop/admin/order/redeemVoucher', { voucherCode: 'NOPE' });
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        market()
          .seller(4)
          .call('PUT /shop/admin/order/redeemVoucher', { voucherCode: `NO-${i}` }),
      ),
    );
    expect(namesOf(outcomes).filter((n) => n === 'voucherCodeWrong')).toHaveLength(9);
    expect(namesOf(outcomes).filter((n) => n === 'tooManyTries')).toHaveLength(3);
  });
});
