import { afterAll, describe, expect, it } from 'vitest';
import { balanceOf, fillCart, pay, ship, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { oneLine, withReturn } from '../../../test/refunds.ts';
import { expectAllToldAsBooked } from '../../../test/told-money.ts';

// Freight here comes back for a fault of the store, which bears it (decision 0101). After each test the books are proven.
const market = marketplaceForFile();
// Every sentence with an amount, to each side, is what the books say.
afterAll(() => expectAllToldAsBooked(market()));
const seller = () => market().seller(1);
const cents = (amount: number): bigint => BigInt(Math.round(amount * 100));
const refundAddr = 'Yiwu, Chouzhou road 1';

/** A received order of so many products with freight of store 1, so many cartons each; what each line was charged. */
const received = async ({ lines = 1, cartons = 2, parts }: { lines?: number; cartons?: number; parts?: readonly number[] } = {}) => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1, 100_000_000n);
  const buyer = m.buyer(id);
  const all = (await variantsOf(m, 1)).filter((v) => v.stock >= v.carton * cartons * 2 && v.minimum <= v.carton * cartons);
  const basketIds = await fillCart(
    buyer,
    all.slice(0, lines).map((v) => ({ ...v, minimum: v.carton * cartons })),
  );
  const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds });
  await pay(buyer, [number]);
  const items = await m.query<{ id: number; count: number; carton: number; freight: bigint }>(
    'select i.id, i.count, i.carton_quantity as carton, i.freight_amount::bigint as freight from order_items i join orders o on o.id = i.order_id where o.number = $1 order by i.id',
    [number],
  );
  const [first] = items;
  if (first === undefined || first.freight <= 0n) throw new Error('goods with freight are needed');
  if (parts === undefined) await ship(seller(), number);
  else
    for (const [i, count] of parts.entries())
      await seller().ok('PUT /shop/admin/order/delivery', {
        orderNumber: number,
        packages: [{ dvyId: 1, dvyFlowId: `FF${number.slice(-6)}${i}`, items: [{ orderItemId: first.id, count: count * first.carton }] }],
      });
  await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
  const wallet = () => balanceOf(m, `buyer:${id}:available`);
  const ask = async (buyerReason: string, goodsNum?: number, orderItemId = first.id) =>
    (await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, orderItemId, goodsNum), ...withReturn, buyerReason })).refundSn;
  const goBack = async (refundSn: string) => {
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr });
    await buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: `RB${refundSn.slice(-8)}` });
    await seller().ok('PUT /shop/admin/refund/receive', { refundSn });
  };
  const info = (refundSn: string) => buyer.ok('GET /p/orderRefund/info', { refundSn });
  return { m, id, buyer, number, first: first, items, wallet, ask, goBack, info };
};
const store = () => balanceOf(market(), 'store:1:available');
const platform = async () =>
  BigInt(
    (
      await market().query<{ sum: string }>("select coalesce(sum(amount), 0)::text as sum from postings where account = 'platform:freight'")
    )[0]?.sum ?? 0,
  );
const debt = () => balanceOf(market(), 'store:1:debt');

describe('freight here', () => {
  it('comes back when all that was sent of a line goes back for a fault the store agreed to; the store bears it', async () => {
    const { first, wallet, ask, goBack, info, number } = await received();
    const before = { wallet: await wallet(), store: await store(), debt: await debt(), platform: await platform() };
    const refundSn = await ask('damaged');
    const told = await info(refundSn);
    expect([cents(told.faultFreight), cents(told.freightAmount)]).toEqual([first.freight, 0n]);
    const theirs = await seller().ok('GET /shop/admin/refund/info', { refundSn });
    expect(cents(theirs.faultFreight)).toBe(first.freight);
    // What is planned is what will come.
    const planned = told.moneyPath.reduce((sum, w) => sum + cents(w.amount), 0n);
    await goBack(refundSn);
    const after = await info(refundSn);
    expect([cents(after.faultFreight), cents(after.freightAmount)]).toEqual([first.freight, first.freight]);
    expect((await wallet()) - before.wallet).toBe(planned);
    expect(planned).toBe(cents(after.goodsAmount) + first.freight);
    expect(after.moneyPath.reduce((sum, w) => sum + cents(w.amount), 0n)).toBe(planned);
    // The store has paid it, as far as it had it; the platform, which carried the goods, has lost nothing.
    expect(before.store - (await store()) + (await debt()) - before.debt).toBe(first.freight);
    expect((await platform()) - before.platform).toBe(first.freight);
    expect([await statusOf(market(), number), await balanceOf(market(), `escrow:${number}`)]).toEqual([6, 0n]);
  });

  it('stays spent where the buyer changed her mind, took an offer, or gives back a part of what a package carried', async () => {
    const { ask, goBack, info, first, buyer } = await received({ cartons: 4 });
    const reasons = ['unwanted', 'agreed', 'noReason', 'Broken'];
    for (const reason of reasons) {
      const refundSn = await ask(reason);
      expect((await info(refundSn)).faultFreight).toBe(0);
      await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    }
    const part = await ask('damaged', first.carton);
    expect((await info(part)).faultFreight).toBe(0);
    await goBack(part);
    expect((await info(part)).freightAmount).toBe(0);
    const rest = await ask('damaged');
    const amount = '1.00';
    await seller().ok('PUT /shop/admin/refund/offer', { refundSn: rest, amount, words: 'Keep them for a dollar less' });
    await buyer.ok('PUT /p/orderRefund/answerOffer', { refundSn: rest, accept: true });
    expect(await info(rest)).toMatchObject({ freightAmount: 0, faultFreight: 0, returnMoneySts: 5 });
  });

  it('comes back with the last piece, when the pieces of a line go back one after another for faults', async () => {
    const { first, ask, goBack, info } = await received({ cartons: 3 });
    const parts = [1, first.carton, first.count - first.carton - 1];
    const back: bigint[] = [];
    for (const pieces of parts) {
      const refundSn = await ask('faulty', pieces);
      await goBack(refundSn);
      back.push(cents((await info(refundSn)).freightAmount));
    }
    expect(back).toEqual([0n, 0n, first.freight]);
  });

  it('comes back package by package, and adds up to the cent', async () => {
    const { first, ask, goBack, info, wallet, number } = await received({ cartons: 7, parts: [1, 2, 4] });
    const start = await wallet();
    let [goods, freight] = [0n, 0n];
    for (const [i, cartons] of [2, 1, 4].entries()) {
      const refundSn = await ask(i === 1 ? 'missing' : 'different', cartons * first.carton);
      await goBack(refundSn);
      const one = await info(refundSn);
      goods += cents(one.goodsAmount);
      freight += cents(one.freightAmount);
      if (i === 0) expect(cents(one.freightAmount)).toBe((first.freight * BigInt(2 * first.carton)) / BigInt(first.count));
    }
    expect([freight, (await wallet()) - start]).toEqual([first.freight, goods + first.freight]);
    expect(await balanceOf(market(), `escrow:${number}`)).toBe(0n);
  });

  it('of one line of two comes back alone, and the rest of the order is released as ever', async () => {
    const { m, buyer, number, first, items, ask, goBack, info } = await received({ lines: 2 });
    const refundSn = await ask('different');
    await goBack(refundSn);
    expect(cents((await info(refundSn)).freightAmount)).toBe(first.freight);
    const before = { platform: await platform(), escrow: await balanceOf(m, `escrow:${number}`) };
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    const others = items.slice(1).reduce((sum, i) => sum + i.freight, 0n);
    expect((await platform()) - before.platform).toBe(others);
    expect(await balanceOf(m, `escrow:${number}`)).toBe(0n);
  });

  it('comes back by a ruling and by the store’s silence; a ruling against the buyer brings nothing', async () => {
    const ruled = async (outcome: 'agree' | 'refuse') => {
      const { m, buyer, ask, info, first } = await received();
      const refundSn = await ask('faulty');
      await seller().ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It worked here' });
      await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'Faulty', description: 'Not one works' });
      const { cover } = await m.operator.ok('GET /platform/intervention/info', { refundSn });
      const borne = cents(cover?.store ?? 0) + cents(cover?.platformFirst ?? 0);
      await m.operator.ok(`PUT /platform/intervention/${outcome}`, {
        refundSn,
        reason: 'We tried five.',
        storeReason: '我们试了五件，全部不能使用。',
      });
      return [borne, cents((await info(refundSn)).freightAmount), first.freight] as const;
    };
    const [borne, back, freight] = await ruled('agree');
    expect([borne, back]).toEqual([freight, freight]);
    expect((await ruled('refuse'))[1]).toBe(0n);
    const silent = await received();
    const refundSn = await silent.ask('damaged');
    await market().advance(7.01);
    expect(await silent.info(refundSn)).toMatchObject({ returnMoneySts: 5 });
    expect(cents((await silent.info(refundSn)).freightAmount)).toBe(silent.first.freight);
  });

  it('is borne once when a store takes the goods in while the clock does', async () => {
    const { ask, info, buyer, wallet, first } = await received();
    const before = await wallet();
    const refundSn = await ask('damaged');
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr });
    await buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: `RC${refundSn.slice(-8)}` });
    await Promise.all(Array.from({ length: 6 }, () => seller().call('PUT /shop/admin/refund/receive', { refundSn })));
    const one = await info(refundSn);
    expect((await wallet()) - before).toBe(cents(one.goodsAmount) + first.freight);
  });
});
