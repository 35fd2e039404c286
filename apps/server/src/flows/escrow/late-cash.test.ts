import { beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, fillCart, ship, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { settlementOf } from '../../../test/settlement.ts';
import { addBuyers, closingCode } from '../../../test/people.ts';
import { secondFrom, secondOperator } from '../../../test/proposals.ts';
import { cashOnDelivery, orderOn } from '../../../test/terms.ts';

const market = marketplaceForFile();
beforeAll(async () => {
  await secondFrom(market(), 1_000_000);
});
const reason = 'The courier found it in his bag.';
const detailOf = (orderNumber: string) => market().operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber });
/** An order by cash whose parcel came back, or that was settled without cash. */
const over = async (how: 'refused' | 'settled' = 'refused') => {
  const m = market();
  const placed = await orderOn(m, cashOnDelivery);
  const { number: orderNumber } = placed;
  await ship(m.seller(1), orderNumber);
  if (how === 'refused') await m.operator.ok('PUT /platform/order/refusedAtDoor', { orderNumber, reason: 'The parcel came back' });
  else {
    await placed.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
    for (const days of [5.1, 15]) await m.advance(days);
    await m.operator.ok('POST /platform/order/settle', await settlementOf(m, orderNumber, 0n, 0n, { reason }));
  }
  return { ...placed, total: (await detailOf(orderNumber)).actualTotal };
};
const say = (orderNumber: string, amount: number, goesTo: 'store' | 'buyer', reference = `LATE-${orderNumber}`) => ({
  orderNumber,
  goesTo,
  reason,
  reference,
  amount: amount.toFixed(2),
});
const record = (...what: Parameters<typeof say>) => market().operator.ok('POST /platform/order/lateCash', say(...what));
const refused = (...what: Parameters<typeof say>) => market().operator.refused('POST /platform/order/lateCash', say(...what));
const minor = (amount: number): bigint => BigInt(Math.round(amount * 100));
/** What went to freight for an order. */
const freightOf = async (number: string): Promise<bigint> =>
  BigInt(
    (
      await market().query<{ sum: string }>(
        "select coalesce(sum(p.amount), 0)::text as sum from postings p join journal j on j.id = p.journal_id where j.reference = $1 and p.account = 'platform:freight'",
        [number],
      )
    )[0]?.sum ?? '0',
  );
const clearing = async (): Promise<bigint> =>
  BigInt(
    (await market().query<{ sum: string }>("select coalesce(sum(amount), 0)::text as sum from postings where account = 'clearing:bank'"))[0]
      ?.sum ?? '0',
  );
const mailsAbout = async (number: string) => {
  await market().app.drain();
  return market().query<{ text: string }>('select text from mails where subject like $1 order by id', [`%${number}%`]);
};

describe('cash that comes when its order is over', () => {
  it('is the store’s, less freight and commission, and moves the order nowhere', async () => {
    const m = market();
    const { number, total } = await over('settled');
    const detail = await detailOf(number);
    expect(detail).toMatchObject({ canRecordCash: false, canRecordLateCash: true, closeType: 23, closeReason: reason });
    const [before, bank] = [await balanceOf(m, 'store:1:available'), await clearing()];
    expect(await record(number, total, 'store')).toEqual({ proposalId: null });
    const came = (await balanceOf(m, 'store:1:available')) - before;
    const [order] = await m.query<{ freight: string }>('select freight::text from orders where number = $1', [number]);
    const goods = minor(total) - BigInt(order?.freight ?? 0);
    expect(came).toBe(goods - (goods * 500n + 5000n) / 10_000n);
    expect([await clearing(), await statusOf(m, number), await balanceOf(m, `escrow:${number}`)]).toEqual([bank - minor(total), 6, 0n]);
    const { records } = await m.seller(1).ok('GET /shop/admin/settlement/page', { number });
    const cents = (amount: bigint): number => Number(amount) / 100;
    expect(records).toMatchObject([
      { kind: 'lateCash', gross: total, commission: cents(goods - came), freight: cents(minor(total) - goods), net: cents(came) },
    ]);
    expect((await mailsAbout(number)).some((mail) => mail.text.includes(reason))).toBe(true);
  });

  it('is the buyer’s, on her balance, whatever came, and she is told', async () => {
    const m = market();
    const { id, buyer, number } = await over();
    const before = await balanceOf(m, `buyer:${id}:available`);
    await record(number, 12.34, 'buyer');
    expect(await balanceOf(m, `buyer:${id}:available`)).toBe(before + 1234n);
    const { records } = await buyer.ok('GET /p/userBalanceLog/page', {});
    expect(records[0]).toMatchObject({ kind: 'refund', changeBalance: 12.34 });
    expect((await mailsAbout(number)).at(-1)?.text).toContain('$12.34 in cash arrived for order');
  });

  it('counts once under its reference, also beside cash that paid an order, and among several at once', async () => {
    const m = market();
    const [one, two] = [await over(), await over()];
    const outcomes = await Promise.all(
      [one, two, one].map(({ number }) => m.operator.call('POST /platform/order/lateCash', say(number, 5, 'store', 'SAME'))),
    );
    expect(outcomes.filter((o) => o.code === '00000')).toHaveLength(1);
    const open = await orderOn(m, cashOnDelivery);
    await ship(m.seller(1), open.number);
    const { actualTotal } = await detailOf(open.number);
    const cash = { orderNumber: open.number, amount: actualTotal.toFixed(2) };
    expect(await m.operator.refused('POST /platform/order/cash', { ...cash, reference: 'SAME' })).toBe('transferKnown');
    const both = await Promise.all([
      m.operator.call('POST /platform/order/cash', { ...cash, reference: 'BOTH' }),
      m.operator.call('POST /platform/order/lateCash', say(two.number, 5, 'buyer', 'BOTH')),
    ]);
    expect(both.filter((o) => o.code === '00000')).toHaveLength(1);
  });

  it('is not recorded so while the order still takes it, for an order paid otherwise, as nothing, nor for whoever is gone', async () => {
    const m = market();
    const open = await orderOn(m, cashOnDelivery);
    expect(await refused(open.number, 5, 'store')).toBe('orderNotInState');
    await ship(m.seller(1), open.number);
    expect(await refused(open.number, 5, 'store')).toBe('orderNotInState');
    expect(await refused('2699999999999999', 5, 'store')).toBe('orderUnknown');
    const { id, number } = await over();
    expect(await refused(number, 0, 'store')).toBe('argumentNotValid');
    await m.query('update users set deleted_at = now() where id = $1', [id]);
    expect(await refused(number, 5, 'buyer')).toBe('accountClosed');
    await record(number, 5, 'store');
  });

  it('needs two from the amount of the site on, with what each would get', async () => {
    const m = market();
    await secondFrom(m, 0);
    const { number, total } = await over();
    const before = await balanceOf(m, 'store:1:available');
    const { proposalId } = await record(number, total, 'store');
    expect(await refused(number, total, 'store')).toBe('proposalOpenAlready');
    expect(await balanceOf(m, 'store:1:available')).toBe(before);
    const seen = async (view: 'open' | 'decided') =>
      (await secondOperator(m).ok('GET /platform/proposal/page', { view, orderNumber: number })).records[0];
    const shown = await seen('open');
    expect(shown).toMatchObject({ kind: 'lateCash', amount: total, goesTo: 'store', shopId: 1, hindrance: null });
    await secondOperator(m).ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: proposalId ?? 0 });
    expect((await balanceOf(m, 'store:1:available')) - before).toBe(minor(shown?.shares?.store ?? 0));
    expect(await seen('decided')).toMatchObject({ state: 'done', done: { reference: number } });
    await secondFrom(m, 1_000_000);
  });

  it('pays freight once: of two sums the second takes what the first left of it, and so it is shown', async () => {
    const m = market();
    const { number, total } = await over('settled');
    const [order] = await m.query<{ freight: string }>('select freight::text from orders where number = $1', [number]);
    const freight = BigInt(order?.freight ?? 0);
    expect([freight > 0n, await freightOf(number)]).toEqual([true, 0n]);
    const first = Number(freight / 2n) / 100;
    await record(number, first, 'store', `ONE-${number}`);
    expect(await freightOf(number)).toBe(minor(first));
    await record(number, total, 'buyer', `HERS-${number}`);
    await record(number, total, 'store', `TWO-${number}`);
    expect(await freightOf(number)).toBe(freight);
    const before = await balanceOf(m, 'store:1:available');
    await secondFrom(m, 0);
    const { proposalId } = await record(number, total, 'store', `THREE-${number}`);
    const { records } = await secondOperator(m).ok('GET /platform/proposal/page', { orderNumber: number });
    expect(records[0]?.shares).toMatchObject({ freight: 0 });
    await secondOperator(m).ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: proposalId ?? 0 });
    await secondFrom(m, 1_000_000);
    expect(await freightOf(number)).toBe(freight);
    expect((await balanceOf(m, 'store:1:available')) - before).toBe(minor(total) - (minor(total) * 500n + 5000n) / 10_000n);
  });

  it('pays no freight for an order that is completed, which has paid it', async () => {
    const m = market();
    const { buyer, number } = await orderOn(m, cashOnDelivery);
    await ship(m.seller(1), number);
    const { actualTotal } = await detailOf(number);
    await m.operator.ok('POST /platform/order/cash', { orderNumber: number, amount: actualTotal.toFixed(2), reference: `PAID-${number}` });
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    const [before, freight] = [await balanceOf(m, 'store:1:available'), await freightOf(number)];
    expect([freight > 0n, await statusOf(m, number)]).toEqual([true, 5]);
    await record(number, 100, 'store');
    expect([(await balanceOf(m, 'store:1:available')) - before, await freightOf(number)]).toEqual([9500n, freight]);
  });

  it('needs two in slices as it does whole, whosever they are, and at once', async () => {
    const m = market();
    await secondFrom(m, 100);
    const { id, number } = await over();
    const before = await balanceOf(m, `buyer:${id}:available`);
    const both = await Promise.all(['A', 'B'].map((slice) => record(number, 60, 'buyer', `SLICE-${slice}-${number}`)));
    expect(both.filter((b) => b.proposalId === null)).toHaveLength(1);
    const proposalId = both.find((b) => b.proposalId !== null)?.proposalId ?? 0;
    expect(await refused(number, 1, 'store', `SLICE-C-${number}`)).toBe('proposalOpenAlready');
    expect(await balanceOf(m, `buyer:${id}:available`)).toBe(before + 6000n);
    await secondOperator(m).ok('PUT /platform/proposal/{proposalId}/agree', { proposalId });
    expect(await balanceOf(m, `buyer:${id}:available`)).toBe(before + 12_000n);
    const another = await record(number, 1, 'store', `SLICE-D-${number}`);
    expect(another.proposalId).not.toBeNull();
    await m.operator.ok('PUT /platform/proposal/{proposalId}/refuse', { proposalId: another.proposalId ?? 0 });
    await secondFrom(m, 1_000_000);
  });

  it('counts once under a reference in capitals or not, in time or late', async () => {
    const m = market();
    const { number } = await over();
    const both = await Promise.all(
      [`ab-${number}`, `AB-${number}`].map((reference) =>
        m.operator.call('POST /platform/order/lateCash', say(number, 5, 'store', reference)),
      ),
    );
    expect(both.filter((o) => o.code === '00000')).toHaveLength(1);
    const open = await orderOn(m, cashOnDelivery);
    await ship(m.seller(1), open.number);
    const cash = { orderNumber: open.number, amount: (await detailOf(open.number)).actualTotal.toFixed(2) };
    expect(await m.operator.refused('POST /platform/order/cash', { ...cash, reference: `Ab-${number}` })).toBe('transferKnown');
    await m.operator.ok('POST /platform/order/cash', { ...cash, reference: `Cd-${number}` });
    expect(await refused(number, 5, 'store', `cD-${number}`)).toBe('transferKnown');
  });
});

describe('cash for a buyer who is just closing her account, far from the database', () => {
  const far = marketplaceForFile({ delayMs: 30 });
  it('is on her balance, and it stays open, or she is gone and it is nobody’s', async () => {
    const m = far();
    const near = (id: number) => m.person({ kind: 'buyer', id }, m.near);
    const operator = m.person({ kind: 'operator', id: 1, areas: null }, m.near);
    for (let round = 0; round < 4; round += 1) {
      const [id = 0] = await addBuyers(m, 1, 0n);
      const [variant] = await variantsOf(m, 1);
      const basketIds = await fillCart(near(id), [variant!]);
      const { orderNumbers: orderNumber } = await near(id).ok('POST /p/order/submit', { basketIds, ...cashOnDelivery });
      await ship(m.person({ kind: 'seller', id: 1, storeId: 1, areas: null }, m.near), orderNumber);
      await operator.ok('PUT /platform/order/refusedAtDoor', { orderNumber, reason: 'The parcel came back' });
      await m.near.drain();
      const validCode = await closingCode(m, id);
      const [late, left] = await Promise.all([
        m.operator.call('POST /platform/order/lateCash', say(orderNumber, 5, 'buyer')),
        m.buyer(id).call('POST /p/user/destroy', { validCode }),
      ]);
      const failures = [late, left].map((o) => (o.data as { failure?: string } | null)?.failure ?? 'ok');
      expect([
        ['ok', 'accountInUse'],
        ['accountClosed', 'ok'],
      ]).toContainEqual(failures);
    }
  });
});
