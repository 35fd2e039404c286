import { describe, expect, it } from 'vitest';
import { balanceOf, fillCart, pay, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { agreed, caseOfKind, openCases, placeFor, providerForFile, riskOf, suspenseOf, tellNews } from '../../../test/payments.ts';
import { addBuyers } from '../../../test/people.ts';
import { secondFrom } from '../../../test/proposals.ts';
import { makeLate, settlementOf } from '../../../test/settlement.ts';

// What changed since the operator looked is not decided about unseen: money a bank took, goods that left, a case that ended.
const market = marketplaceForFile();
const provider = providerForFile();
const escrow = (number: string) => balanceOf(market(), `escrow:${number}`);
const second = () => market().person({ kind: 'operator', id: 2, areas: null });
const settlement = async (number: string, share = 1n) => {
  const held = await escrow(number);
  return settlementOf(market(), number, held, share === 0n ? 0n : held / share, { reason: 'Looked into it well.' });
};
const paid = async () => {
  const placed = await placeFor(market());
  const payment = await agreed(placed.m, provider(), placed.buyer, placed.joined);
  await placed.buyer.ok('POST /p/order/payCheck', { orderNumbers: placed.joined });
  return { ...placed, payment };
};
const takeBack = async (payment: string): Promise<void> => {
  provider().takeBack(payment);
  await tellNews(market(), payment);
  await market().near.drain();
};
const closeCase = async (payment: string) => {
  const { caseId = 0 } = (await caseOfKind(market(), payment, 'takenBack')) ?? {};
  return second().call('POST /platform/payment/case/{caseId}/close', { caseId, note: 'The bank gave it back to us.' });
};

describe('a settlement', () => {
  it.each([0n, 2n])('that waits for a second operator is not done once a bank has taken the money (share %i)', async (share) => {
    const { m, number, payment } = await paid();
    await makeLate(m, number, 15);
    await secondFrom(m, 0);
    const { proposalId } = await m.operator.ok('POST /platform/order/settle', await settlement(number, share));
    await takeBack(payment);
    expect(await second().refused('PUT /platform/proposal/{proposalId}/agree', { proposalId: proposalId ?? 0 })).toBe('changedMeanwhile');
    await secondFrom(m, 1000);
    expect([await statusOf(m, number), await openCases(m, payment)]).toEqual([2, ['takenBack']]);
  });

  it('that waits is not done once the case it covers is closed: nothing is sent twice', async () => {
    const { m, number, payment } = await paid();
    await makeLate(m, number, 15);
    await takeBack(payment);
    await secondFrom(m, 0);
    const { proposalId } = await m.operator.ok('POST /platform/order/settle', await settlement(number));
    expect((await closeCase(payment)).code).toBe('00000');
    expect(await second().refused('PUT /platform/proposal/{proposalId}/agree', { proposalId: proposalId ?? 0 })).toBe('changedMeanwhile');
    await secondFrom(m, 1000);
    await m.near.drain();
    expect([await statusOf(m, number), provider().refunds.size]).toEqual([2, 0]);
  });

  it('and the closing of its case at once: one of them', async () => {
    for (let i = 0; i < 4; i += 1) {
      const { m, number, payment } = await paid();
      await takeBack(payment);
      const wish = await settlement(number);
      const [closed, settled] = await Promise.all([closeCase(payment), m.operator.call('POST /platform/order/settle', wish)]);
      await m.near.drain();
      expect([closed.code === '00000', settled.code === '00000'].filter(Boolean)).toHaveLength(1);
      expect([await statusOf(m, number), provider().refunds.size, await suspenseOf(m, payment)]).toEqual([
        settled.code === '00000' ? 6 : 2,
        0,
        0n,
      ]);
      expect(await riskOf(m, payment)).toBe(settled.code === '00000' ? 0n : -(await escrow(number)));
    }
  });

  it('that waits is not done once goods have left', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const buyer = m.buyer(id);
    const basketIds = await fillCart(buyer, (await variantsOf(m, 1)).slice(0, 2));
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds });
    await pay(buyer, [number]);
    await makeLate(m, number, 15);
    await secondFrom(m, 0);
    const { proposalId } = await m.operator.ok('POST /platform/order/settle', await settlement(number));
    const { orderItemDtos } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    const [first] = orderItemDtos;
    const items = [{ orderItemId: first?.orderItemId ?? 0, count: first?.prodCount ?? 1 }];
    await m.seller(1).ok('PUT /shop/admin/order/delivery', { orderNumber: number, packages: [{ dvyId: 1, dvyFlowId: 'SF9', items }] });
    expect(await second().refused('PUT /platform/proposal/{proposalId}/agree', { proposalId: proposalId ?? 0 })).toBe('changedMeanwhile');
    await secondFrom(m, 1000);
    expect(await statusOf(m, number)).toBe(10);
  });
});
