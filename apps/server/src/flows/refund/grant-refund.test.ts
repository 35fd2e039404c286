import { describe, expect, it } from 'vitest';
import { balanceOf, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile, type Marketplace } from '../../../test/marketplace.ts';
import { paidOrder } from '../../../test/refunds.ts';
import { ship } from '../../../test/goods.ts';
import { mailsTo } from '../../../test/terms.ts';
import { chainIn, packetFor, unzip } from '../../../test/packets.ts';
import { wires } from '../../../test/racing.ts';

const bank = { holder: 'Ningbo Trading Co.', bank: 'Bank of Ningbo', account: '6222 0213 0401 1234', swift: 'bknbcn2n', country: 'cn' };
const words = {
  reason: 'The motors burnt out within a month, as the photographs show.',
  storeReason: '照片显示电机在一个月内烧毁。',
};
const { reason, storeReason } = words;
const decimal = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
const platform = async (m: Marketplace, address: string): Promise<bigint> =>
  (await m.query<{ sum: bigint }>('select coalesce(sum(amount), 0)::bigint as sum from postings where account = $1', [address]))[0]?.sum ??
  0n;

/** A separate marketplace for a group of tests, and what they read there. */
const grants = (how: object) => {
  const market = marketplaceForFile(how);
  const wallet = (id: number): Promise<bigint> => balanceOf(market(), `buyer:${id}:available`);
  const available = (store: number): Promise<bigint> => balanceOf(market(), `store:${store}:available`);
  const debt = (store: number): Promise<bigint> => balanceOf(market(), `store:${store}:debt`);
  const escrow = (number: string): Promise<bigint> => balanceOf(market(), `escrow:${number}`);

  /** A completed order of a store whose money has reached it. */
  const completed = async (shopId: number, lines = 1) => {
    const order = await paidOrder(market(), lines, shopId);
    await ship(market().seller(shopId), order.number);
    await order.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
    await order.buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: order.number });
    const [row] = await market().query<{ goods: bigint }>('select goods_total - reduction as goods from orders where number = $1', [
      order.number,
    ]);
    return { ...order, goods: row?.goods ?? 0n };
  };
  /** The store takes out all it has. */
  const emptied = async (shopId: number): Promise<void> => {
    const all = await available(shopId);
    await market().seller(shopId).ok('PUT /shop/admin/settlement/account', bank);
    if (all > 0n)
      await market()
        .seller(shopId)
        .ok('POST /shop/admin/settlement/withdraw', { amount: decimal(all) });
  };
  return { market, wallet, available, debt, escrow, completed, emptied };
};

describe('a refund that the platform grants after completion', () => {
  const { market, wallet, available, debt, escrow, completed, emptied } = grants({});

  it('shows what is wrong with the amount or the pieces at the field of its form, when it is looked at and when it is granted', async () => {
    const { number, items } = await completed(1);
    const [orderItemId = 0] = items;
    for (const [typed, field] of [
      [{ refundAmount: '5.005' }, 'refundAmount'],
      [{ refundAmount: '0' }, 'refundAmount'],
      [{ refundAmount: '99999999.00' }, 'refundAmount'],
      [{ orderItemId, goodsNum: 999_999 }, 'goodsNum'],
    ] as const) {
      const asked = { orderNumber: number, ...typed };
      for (const answer of [
        await market().operator.call('GET /platform/intervention/plan', asked),
        await market().operator.call('POST /platform/intervention/grant', { ...asked, ...words }),
      ])
        expect(Object.keys((answer.data as { fields?: object }).fields ?? {}), JSON.stringify(typed)).toEqual([field]);
    }
  });

  it('is taken from the store, less the commission on it, and leaves the order completed', async () => {
    const m = market();
    const { id, buyer, number, items, goods } = await completed(1);
    const [mine, theirs, commission] = [await wallet(id), await available(1), await platform(m, 'platform:commission')];
    const able = await m.operator.ok('GET /platform/intervention/grantable', { orderNumber: number });
    expect(able).toMatchObject({ canGrant: true, refundAmount: Number(goods) / 100, debt: 0 });
    const half = goods / 2n;
    const wanted = { orderNumber: number, orderItemId: items[0] ?? 0, refundAmount: decimal(half) };
    const plan = await m.operator.ok('GET /platform/intervention/plan', wanted);
    expect(plan).toMatchObject({ refundAmount: Number(half) / 100, ways: [{ payType: 9, amount: Number(half) / 100, state: 'planned' }] });
    const tooMuch = { ...wanted, refundAmount: decimal(goods * 2n) };
    expect(await m.operator.refused('GET /platform/intervention/plan', tooMuch)).toBe('refundTooLarge');
    const granted = await m.operator.ok('POST /platform/intervention/grant', {
      orderNumber: number,
      orderItemId: items[0] ?? 0,
      refundAmount: decimal(half),
      ...words,
    });
    const refundSn = granted.refundSn ?? '';
    const given = (await platform(m, 'platform:commission')) - commission;
    expect([await wallet(id), await escrow(number), await statusOf(m, number), await debt(1)]).toEqual([mine + half, 0n, 5, 0n]);
    expect((await available(1)) - theirs).toBe(-half - given);
    expect(plan.cover).toEqual({
      escrow: 0,
      store: Number(half + given) / 100,
      platformFirst: 0,
      commission: Number(-given) / 100,
      freight: 0,
    });
    expect(given).toBeLessThan(0n);
    await m.app.drain();
    expect(await buyer.ok('GET /p/orderRefund/info', { refundSn })).toMatchObject({
      returnMoneySts: 5,
      steps: [{ why: 'granted', actor: 'operator', note: reason }],
      moneyPath: [{ amount: Number(half) / 100, state: 'done' }],
    });
    expect((await mailsTo(m, id)).filter((subject) => subject.includes(decimal(half)))).toHaveLength(1);
    expect((await m.seller(1).ok('GET /shop/admin/settlement/page', {})).records[0]).toMatchObject({ kind: 'grant', reference: number });
  });

  it('is told to each side in its language, and the packet tells both', async () => {
    const m = market();
    const { id, buyer, number } = await completed(1);
    const able = await m.operator.ok('GET /platform/intervention/grantable', { orderNumber: number });
    expect(able.languages).toEqual({ buyer: 'en', store: 'zh_CN' });
    const grant = { orderNumber: number, refundAmount: '1.00' };
    expect(await m.operator.refused('POST /platform/intervention/grant', { ...grant, reason })).toBe('storeRulingMissing');
    const { refundSn } = await m.operator.ok('POST /platform/intervention/grant', { ...grant, ...words });
    const one = { refundSn: refundSn ?? '' };
    const [own, other, desk] = [
      await buyer.ok('GET /p/orderRefund/info', one),
      await m.seller(1).ok('GET /shop/admin/refund/info', one),
      await m.operator.ok('GET /platform/intervention/info', one),
    ];
    const seen = [own, other, desk].map((i) => [i.buyerReason, i.wishes[0]?.buyerReason, i.steps[0]?.note, i.steps[0]?.storeNote]);
    expect(seen).toEqual([
      [reason, reason, reason, null],
      [storeReason, storeReason, storeReason, null],
      [reason, reason, reason, storeReason],
    ]);
    await m.app.drain();
    const mails = await m.query<{ mine: boolean; text: string }>(
      "select recipient = (select mail from users where id = $2) as mine, text from mails where text like $1 and (text like '%' || $3 || '%' or text like '%' || $4 || '%') order by id",
      [`%${number}%`, id, reason, storeReason],
    );
    expect(mails.length).toBeGreaterThan(1);
    for (const mail of mails) expect(mail.text).toContain(mail.mine ? reason : storeReason);
    for (const [who, key] of [
      [buyer, 'GET /p/orderRefund/packet'],
      [m.seller(1), 'GET /shop/admin/refund/packet'],
    ] as const) {
      const { entries } = chainIn(await unzip(await packetFor(who, key, one.refundSn, 'zip')));
      expect(entries.find((e) => e.data.why === 'granted')?.data).toMatchObject({
        note: reason,
        language: 'en',
        storeNote: storeReason,
        storeLanguage: 'zh_CN',
      });
    }
  });

  it('is paid first by the platform where the store has nothing, and repaid from what it earns next', async () => {
    const m = market();
    const { id, number, goods } = await completed(2);
    await emptied(2);
    const plan = await m.operator.ok('GET /platform/intervention/plan', { orderNumber: number });
    const [mine, risk] = [await wallet(id), await platform(m, 'platform:risk')];
    await m.operator.ok('POST /platform/intervention/grant', { orderNumber: number, ...words });
    const lack = await debt(2);
    expect(lack).toBeGreaterThan(0n);
    expect(plan.cover).toMatchObject({ store: 0, platformFirst: Number(lack) / 100 });
    expect([(await wallet(id)) - mine, (await platform(m, 'platform:risk')) - risk, await available(2)]).toEqual([goods, -lack, 0n]);
    expect(await m.seller(2).ok('GET /shop/admin/settlement/balance', {})).toMatchObject({ debt: Number(lack) / 100 });
    await completed(2);
    const left = await debt(2);
    expect([(await platform(m, 'platform:risk')) - risk, left]).toEqual([-left, 0n]);
    expect((await m.seller(2).ok('GET /shop/admin/settlement/page', {})).records[0]).toMatchObject({ kind: 'debt' });
  });

  it('is refused for an order that is not completed, for more than is left, and for the line of another order', async () => {
    const m = market();
    const open = await paidOrder(m, 1, 5);
    const grant = (input: object) => m.operator.refused('POST /platform/intervention/grant', { ...words, ...input } as never);
    expect(await grant({ orderNumber: open.number })).toBe('orderNotInState');
    const { number, goods } = await completed(5);
    expect(await grant({ orderNumber: number, orderItemId: open.items[0] ?? 0 })).toBe('orderUnknown');
    expect(await grant({ orderNumber: number, refundAmount: decimal(goods + 1n) })).toBe('refundTooLarge');
    await m.operator.ok('POST /platform/intervention/grant', { orderNumber: number, ...words });
    expect(await grant({ orderNumber: number })).toBe('refundTooSmall');
    const { msg } = await m.operator.call('POST /platform/intervention/grant', { ...words, orderNumber: number });
    expect(msg).toBe('Nothing is left to refund here.');
    expect(await m.operator.ok('GET /platform/intervention/grantable', { orderNumber: number })).toMatchObject({ canGrant: false });
  });
});

describe.each(wires)('a refund granted while other money moves, $wire', ({ how }) => {
  const { market, wallet, available, debt, completed, emptied } = grants(how);

  it('granted five times at once never goes beyond what was paid', async () => {
    const m = market();
    const { id, number, goods } = await completed(3);
    const mine = await wallet(id);
    const part = decimal((goods * 3n) / 5n);
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        m.operator.call('POST /platform/intervention/grant', { orderNumber: number, refundAmount: part, ...words }),
      ),
    );
    expect(outcomes.map((o) => o.code)).not.toContain('A00005');
    expect(outcomes.filter((o) => o.code === '00000')).toHaveLength(1);
    expect((await wallet(id)) - mine).toBe((goods * 3n) / 5n);
  });

  it('meets a payout and another order’s release without losing or doubling anything', async () => {
    const m = market();
    const { number, goods } = await completed(4);
    await emptied(4);
    const next = await paidOrder(m, 1, 4);
    await ship(m.seller(4), next.number);
    await next.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: next.number });
    const risk = await platform(m, 'platform:risk');
    const outcomes = await Promise.all([
      m.operator.call('POST /platform/intervention/grant', { orderNumber: number, ...words }),
      next.buyer.call('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: next.number }),
      m.seller(4).call('POST /shop/admin/settlement/withdraw', { amount: '1.00' }),
    ]);
    expect(outcomes.map((o) => o.code)).not.toContain('A00005');
    expect(outcomes.slice(0, 2).map((o) => o.code)).toEqual(['00000', '00000']);
    expect(await debt(4)).toBe(risk - (await platform(m, 'platform:risk')));
    expect(goods).toBeGreaterThan(0n);
    // What is still owed is taken before money leaves.
    const [owed, has] = [await debt(4), await available(4)];
    const asked = await m.seller(4).call('POST /shop/admin/settlement/withdraw', { amount: decimal(has > owed ? has - owed : 1_00n) });
    expect(asked.code === '00000').toBe(has - owed >= 1_00n);
  });
});
