import { describe, expect, it } from 'vitest';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { chainIn, packetFor, unzip } from '../../../test/packets.ts';
import { oneLine, paidOrder, refundStatusOf, withReturn } from '../../../test/refunds.ts';
import { returnOnItsWay } from '../../../test/returns.ts';
import { ship } from '../../../test/goods.ts';

const market = marketplaceForFile();
const day = 86_400_000;
const ask = 'PUT /p/orderRefund/apply_platform_intervention';
const hers = 'POST /p/orderRefundIntervention/saveInterventionVoucher';
const theirs = 'POST /shop/admin/refund/voucher';
const asking = { reason: 'Broken', description: 'See the crack' };
const seller = (): Person => market().seller(1);

/** A received order whose refund the store has refused. */
const refused = async () => {
  const order = await paidOrder(market());
  await ship(seller(), order.number);
  await order.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
  const { refundSn } = await order.buyer.ok('POST /p/orderRefund/apply', oneLine(order.number, order.items[0] ?? 0, 1));
  await seller().ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It left whole' });
  return { ...order, refundSn };
};
const disputed = async () => {
  const refund = await refused();
  await refund.buyer.ok(ask, { refundSn: refund.refundSn, ...asking });
  return refund;
};
const ruleByOf = async (refundSn: string): Promise<{ readonly by: number; readonly askedAt: number }> => {
  const { ruleBy, intervention } = await market().operator.ok('GET /platform/intervention/info', { refundSn });
  return { by: Date.parse(ruleBy ?? ''), askedAt: Date.parse(intervention?.applyTime ?? '') };
};
/** Mails about an order, the newest last, to its store or to its buyer. */
const mails = async (order: { readonly id: number; readonly number: string }, to: 'store' | 'buyer') => {
  await market().app.drain();
  return market().query<{ recipient: string; subject: string; text: string }>(
    `select recipient, subject, text from mails where text like $1 and recipient ${to === 'buyer' ? '=' : '<>'} (select mail from users where id = $2) order by id`,
    [`%${order.number}%`, order.id],
  );
};
const subjects = async (order: Parameters<typeof mails>[0], to: 'store' | 'buyer') => (await mails(order, to)).map((m) => m.subject);
/** The store reads English, at its own address. */
const inEnglish = () => market().query("update stores set mail = 'desk@store1.test', mail_locale = 'en' where id = 1");
const inChinese = () => market().query("update stores set mail = null, mail_locale = 'zh_CN' where id = 1");

describe('the time for a ruling', () => {
  it('is six days from the asking, and three from the first word of the store', async () => {
    const { refundSn, buyer } = await disputed();
    const asked = await ruleByOf(refundSn);
    expect(asked.by - asked.askedAt).toBe(6 * day);
    await market().advance(1);
    await buyer.ok(hers, { refundSn, voucherDesc: 'Another crack' });
    expect((await ruleByOf(refundSn)).by).toBe(asked.by);
    await seller().ok(theirs, { refundSn, voucherDesc: 'It left whole' });
    const heard = (await ruleByOf(refundSn)).by;
    expect(Math.round((heard - asked.askedAt) / day)).toBe(4);
    await market().advance(1);
    await seller().ok(theirs, { refundSn, voucherDesc: 'And was packed well' });
    expect((await ruleByOf(refundSn)).by).toBe(heard);
    for (const info of [
      await buyer.ok('GET /p/orderRefund/info', { refundSn }),
      await seller().ok('GET /shop/admin/refund/info', { refundSn }),
    ])
      expect(info.ruleBy).toBe(new Date(heard).toISOString());
  });

  it('is never put off by a store that speaks late, nor by asking anew', async () => {
    const { refundSn, buyer } = await disputed();
    const { by } = await ruleByOf(refundSn);
    await market().advance(5);
    await seller().ok(theirs, { refundSn, voucherDesc: 'It left whole' });
    expect((await ruleByOf(refundSn)).by).toBe(by);
    await buyer.ok('PUT /p/orderRefund/cancel_platform_intervention', { refundSn });
    expect((await buyer.ok('GET /p/orderRefund/info', { refundSn })).ruleBy).toBeNull();
    await buyer.ok(ask, { refundSn, ...asking });
    // Both were heard.
    const again = await ruleByOf(refundSn);
    expect(again.by - again.askedAt).toBe(3 * day);
  });

  it('orders the desk, and what is late is counted', async () => {
    const close = (refundSn: string) =>
      market().operator.ok('PUT /platform/intervention/refuse', {
        refundSn,
        reason: 'Nothing is broken',
        storeReason: '没有损坏的地方，予以驳回。',
      });
    const left = await market().operator.ok('GET /platform/intervention/page', { current: 1, size: 100 });
    for (const { refundSn } of left.records) await close(refundSn);
    const first = await disputed();
    const second = await disputed();
    await seller().ok(theirs, { refundSn: second.refundSn, voucherDesc: 'It left whole' });
    const desk = await market().operator.ok('GET /platform/intervention/page', { current: 1, size: 100 });
    const times = desk.records.map((r) => Date.parse(r.ruleBy ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const places = [second, first].map((d) => desk.records.findIndex((r) => r.refundSn === d.refundSn));
    expect(places[0]).toBeLessThan(places[1] ?? 0);
    const lateAfter = async (days: number) => {
      await market().advance(days);
      return (await market().operator.ok('GET /platform/dashboard', {})).queues.find((q) => q.queue === 'disputes')?.late;
    };
    expect([await lateAfter(2.9), await lateAfter(0.2), await lateAfter(3)]).toEqual([0, 1, 2]);
    for (const { refundSn } of [first, second]) await close(refundSn);
    expect(await lateAfter(0)).toBe(0);
    const { records } = await market().operator.ok('GET /platform/intervention/page', { view: 'all', current: 1, size: 100 });
    expect(records.filter((r) => [first.refundSn, second.refundSn].includes(r.refundSn)).map((r) => r.ruleBy)).toEqual([null, null]);
  });
});

describe('the store and the buyer', () => {
  it('are told of a dispute in their languages, each thing once, however often it is sent', async () => {
    await inEnglish();
    const order = await refused();
    const { refundSn, buyer } = order;
    const key = { key: 'one-tab-asks' };
    await buyer.ok(ask, { refundSn, ...asking }, key);
    await buyer.ok(ask, { refundSn, ...asking }, key);
    expect(await buyer.refused(ask, { refundSn, ...asking })).toBe('refundNotInState');
    await Promise.all([1, 2].map(() => buyer.ok(hers, { refundSn, voucherDesc: 'Another crack' })));
    await Promise.all([1, 2].map(() => seller().ok(theirs, { refundSn, voucherDesc: 'It left whole' })));
    await buyer.ok(hers, { refundSn, voucherDesc: 'A third crack' });
    expect((await subjects(order, 'store')).slice(-3)).toEqual([
      `The buyer asked the platform to decide: order no. ${order.number}`,
      `The buyer has added evidence: order no. ${order.number}`,
      `The buyer has added evidence: order no. ${order.number}`,
    ]);
    const told = await mails(order, 'store');
    expect(told.at(-3)).toMatchObject({
      recipient: 'desk@store1.test',
      text: expect.stringMatching(/Reason: Broken\..*expected by .*202/) as string,
    });
    expect((await subjects(order, 'buyer')).filter((s) => s.includes('evidence'))).toEqual([
      `The supplier has added evidence: order no. ${order.number}`,
    ]);
    const { evidence } = await buyer.ok('GET /p/orderRefund/info', { refundSn });
    expect(evidence.map((e) => e.voucherDesc).toSorted()).toEqual(['A third crack', 'Another crack', 'It left whole']);
    const ruling = { refundSn, reason: 'The pictures show the crack clearly' };
    const outcomes = await Promise.all([1, 2].map(() => market().operator.call('PUT /platform/intervention/agree', ruling)));
    expect(outcomes.filter((o) => o.code === '00000')).toHaveLength(1);
    expect((await subjects(order, 'store')).slice(-1)).toEqual([`The platform ruled for the buyer: order no. ${order.number}`]);
    expect((await subjects(order, 'buyer')).at(-1)).toContain('is being refunded');
    await inChinese();
  });

  it('are each told the ruling in their own language, and the packet tells both', async () => {
    const order = await disputed();
    const { refundSn, buyer } = order;
    expect(await market().operator.refused('PUT /platform/intervention/refuse', { refundSn, reason: 'Nothing is broken' })).toBe(
      'storeRulingMissing',
    );
    expect(await refundStatusOf(market(), refundSn)).toBe(10);
    const languages = { buyer: 'en', store: 'zh_CN' };
    expect((await market().operator.ok('GET /platform/intervention/info', { refundSn })).languages).toEqual(languages);
    const [forBuyer, forStore] = ['Nothing is broken on the pictures', '照片上看不出任何损坏，不予退款。'];
    await market().operator.ok('PUT /platform/intervention/refuse', { refundSn, reason: forBuyer, storeReason: forStore });
    const [own, other, desk] = [
      await buyer.ok('GET /p/orderRefund/info', { refundSn }),
      await seller().ok('GET /shop/admin/refund/info', { refundSn }),
      await market().operator.ok('GET /platform/intervention/info', { refundSn }),
    ];
    const seen = [own, other, desk].map((i) => [i.intervention?.ruling, i.intervention?.storeRuling, i.steps.at(-1)?.note]);
    expect(seen).toEqual([
      [forBuyer, null, forBuyer],
      [forStore, null, forStore],
      [forBuyer, forStore, forBuyer],
    ]);
    expect((await mails(order, 'buyer')).at(-1)?.text).toContain(forBuyer);
    expect((await mails(order, 'store')).at(-1)?.text).toContain(forStore);
    for (const [person, key] of [
      [buyer, 'GET /p/orderRefund/packet'],
      [seller(), 'GET /shop/admin/refund/packet'],
    ] as const) {
      const { entries } = chainIn(await unzip(await packetFor(person, key, refundSn, 'zip')));
      expect(entries.find((e) => e.kind === 'ruling')?.data).toMatchObject({
        ruling: forBuyer,
        language: 'en',
        storeRuling: forStore,
        storeLanguage: 'zh_CN',
      });
    }
  });
});

describe('a store that says nothing', () => {
  it('is told what its silence did, once', async () => {
    await inEnglish();
    const money = await paidOrder(market());
    await money.buyer.ok('POST /p/orderRefund/apply', oneLine(money.number, money.items[0] ?? 0, 1));
    const goods = await paidOrder(market());
    await ship(seller(), goods.number);
    await goods.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: goods.number });
    await market().query(
      "update refunds set return_address = 'Yiwu, Chouzhou road 1' where id = (select max(id) from refunds where store_id = 1)",
    );
    await goods.buyer.ok('POST /p/orderRefund/apply', { ...oneLine(goods.number, goods.items[0] ?? 0), ...withReturn });
    const onItsWay = await returnOnItsWay(market());
    await market().advance(7.1);
    expect((await subjects(money, 'store')).filter((s) => s.startsWith('No answer'))).toHaveLength(1);
    expect((await subjects(goods, 'store')).filter((s) => s.startsWith('No answer'))).toHaveLength(1);
    expect((await subjects(goods, 'store')).at(-1)).toContain(goods.number);
    // The carrier has it signed for on the twenty-first day.
    await market().advance(14);
    await market().advance(12);
    expect((await subjects(onItsWay, 'store')).slice(-2)).toEqual([
      `The goods of order no. ${onItsWay.number} came back to you`,
      expect.stringContaining('No answer in time'),
    ]);
    await inChinese();
  });
});
