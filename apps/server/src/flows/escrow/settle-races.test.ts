import { describe, expect, it } from 'vitest';
import { collectedOrder } from '../../../test/delivery.ts';
import { balanceOf, pay, ship, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { settlementOf } from '../../../test/settlement.ts';
import { nearBuyer, nearSeller } from '../../../test/people.ts';
import { secondFrom, secondOperator } from '../../../test/proposals.ts';
import { wholeOrder } from '../../../test/refunds.ts';
import { byPlan, orderOn } from '../../../test/terms.ts';
import { succeeded, wires } from '../../../test/racing.ts';

const reason = 'Nobody answers any more.';

describe.each(wires)('an overdue order is settled, $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  const near = () => {
    const m = market();
    return { ...m, seller: (n: number) => nearSeller(m, n), buyer: (n: number) => nearBuyer(m, n) };
  };
  const wallet = (id: number) => balanceOf(market(), `buyer:${id}:available`);
  const escrow = (number: string) => balanceOf(market(), `escrow:${number}`);
  const wishFor = async (number: string) => {
    const held = await escrow(number);
    return settlementOf(market(), number, held, held, { goodsBack: true, reason });
  };
  const uncollected = async () => {
    const placed = await collectedOrder(near());
    await near().seller(1).ok('PUT /shop/admin/order/ready', { orderNumber: placed.number });
    const { pickupCode } = await nearBuyer(market(), placed.id).ok('GET /p/myOrder/orderDetail', { orderNumber: placed.number });
    await market().advance(14.1);
    return { ...placed, buyer: market().buyer(placed.id), code: pickupCode ?? '', wish: await wishFor(placed.number) };
  };

  it('five times at once: once', async () => {
    const { id, number, wish } = await uncollected();
    const [mine, held] = [await wallet(id), await escrow(number)];
    const again = () => market().operator.call('POST /platform/order/settle', wish);
    expect(succeeded(await Promise.all([again(), again(), again(), again(), again()])).filter(Boolean)).toHaveLength(1);
    expect([await wallet(id), await escrow(number), await statusOf(market(), number)]).toEqual([mine + held, 0n, 6]);
  });

  it('while the late part is paid: either is told so, and the money is where it belongs', async () => {
    const { id, buyer, number } = await orderOn(near(), byPlan('50-50-0'));
    await pay(buyer, [number]);
    await ship(near().seller(1), number);
    await market().advance(19.1);
    const [wish, mine, held] = [await wishFor(number), await wallet(id), await escrow(number)];
    const [isSettled, isPaid] = succeeded(
      await Promise.all([
        market().operator.call('POST /platform/order/settle', wish),
        market()
          .buyer(id)
          .call('POST /p/order/pay', { orderNumbers: `${number}-2`, payType: 9 }),
      ]),
    );
    expect(isSettled).not.toBe(isPaid);
    expect(await statusOf(market(), number)).toBe(isSettled === true ? 6 : 3);
    expect((await wallet(id)) + (await escrow(number))).toBe(mine + held);
  });

  it('while the buyer asks her money back: never both', async () => {
    const { number, buyer, wish } = await uncollected();
    const [isSettled, isAsked] = succeeded(
      await Promise.all([
        market().operator.call('POST /platform/order/settle', wish),
        buyer.call('POST /p/orderRefund/apply', wholeOrder(number)),
      ]),
    );
    expect(isSettled).not.toBe(isAsked);
    expect(await statusOf(market(), number)).toBe(isSettled === true ? 6 : 3);
  });

  it('while the goods are given out after all: never both', async () => {
    const { number, code, wish } = await uncollected();
    const [isSettled, isCollected] = succeeded(
      await Promise.all([
        market().operator.call('POST /platform/order/settle', wish),
        market().seller(1).call('PUT /shop/admin/order/verifyPickup', { orderNumber: number, pickupCode: code }),
      ]),
    );
    expect(isSettled).not.toBe(isCollected);
    expect(await statusOf(market(), number)).toBe(isSettled === true ? 6 : 4);
  });

  it('by the agreement of two at once, and one who takes it back: once', async () => {
    await secondFrom(market(), 0);
    const { id, number, wish } = await uncollected();
    const [mine, held] = [await wallet(id), await escrow(number)];
    const { proposalId } = await market().operator.ok('POST /platform/order/settle', wish);
    const say = { proposalId: proposalId ?? 0 };
    const agree = () => secondOperator(market()).call('PUT /platform/proposal/{proposalId}/agree', say);
    const outcomes = succeeded(
      await Promise.all([agree(), agree(), market().operator.call('PUT /platform/proposal/{proposalId}/refuse', say)]),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const isDone = outcomes[2] === false;
    expect([await wallet(id), await statusOf(market(), number)]).toEqual(isDone ? [mine + held, 6] : [mine, 3]);
    await secondFrom(market(), 1000);
  });
});
