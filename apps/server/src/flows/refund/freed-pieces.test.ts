import { describe, expect, it } from 'vitest';
import { collectedOrder } from '../../../test/delivery.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { oneLine, paidOrder, refundStatusOf } from '../../../test/refunds.ts';

const market = marketplaceForFile();
const seller = () => market().seller(1);
const storeMail = 'freed@store.test';
/** What a store, which reads English here, and a buyer were written about an order since. */
const mailsOf = async (number: string, buyerId: number) => {
  await market().near.drain();
  const mails = await market().query<{ subject: string; text: string; isStore: boolean }>(
    `select m.subject, m.text, m.recipient = $2 as "isStore" from mails m left join users u on u.mail = m.recipient and u.id = $3
     where m.text like '%' || $1 || '%' and m.text like '%offer%' and (m.recipient = $2 or u.id is not null) order by m.id`,
    [number, storeMail, buyerId],
  );
  const last = (isStore: boolean) => mails.filter((m) => m.isStore === isStore).at(-1);
  return { store: last(true), buyer: last(false) };
};
const readsEnglish = () => market().query(`update stores set mail = $1, mail_locale = 'en' where id = 1`, [storeMail]);
const offered = async (buyer: Person, number: string, item: number, count: number, amount = '0.01') => {
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, item, count));
  await seller().ok('PUT /shop/admin/refund/offer', { refundSn, amount, words: 'A cent off' });
  return refundSn;
};

describe('an offer that its buyer did not answer in time', () => {
  it('frees what it held: the store is written how many pieces it ships and that it is late, the buyer what comes next', async () => {
    await readsEnglish();
    const { id, buyer, number, items } = await paidOrder(market(), 1);
    const refundSn = await offered(buyer, number, items[0] ?? 0, 3);
    const { shipByTime } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    await market().advance(7.1);
    expect(await refundStatusOf(market(), refundSn)).toBe(-1);
    const { store, buyer: own } = await mailsOf(number, id);
    expect(store?.subject).toBe(`The buyer did not answer your offer of $0.01 for order no. ${number}`);
    expect(store?.text).toContain('The refund is closed, and nothing is paid out.');
    expect(store?.text).toContain('3 pieces are no longer on hold.');
    expect(shipByTime).not.toBeNull();
    const isLate = Date.parse(shipByTime ?? '') < market().app.clock.now().getTime();
    expect(store?.text).toContain(isLate ? 'Ship the goods now: the last day to ship was ' : 'Ship the goods by ');
    expect(own?.subject).toBe(`The refund for order no. ${number} is closed: the offer was not answered`);
    expect(own?.text).toContain('You did not answer the supplier’s offer of $0.01');
    expect(own?.text).toContain('3 pieces that were on hold are delivered as ordered.');
    expect(own?.text).toContain('As long as the claim period lasts, you can ask for a refund again.');
    // She can.
    await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0, 1));
  });

  it('that held nothing says that the order goes on', async () => {
    await readsEnglish();
    const { id, buyer, number, items } = await paidOrder(market(), 1);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), refundAmount: '0.05' });
    await seller().ok('PUT /shop/admin/refund/offer', { refundSn, amount: '0.01', words: 'A cent off' });
    await market().advance(7.1);
    const { store, buyer: own } = await mailsOf(number, id);
    for (const mail of [store, own]) {
      expect(mail?.text).toContain('The order continues.');
      expect(mail?.text).not.toMatch(/on hold|Ship/);
    }
  });

  it('says in time until when what it held is to be shipped, and of goods that are collected until when they are to be ready', async () => {
    await readsEnglish();
    const [line, collected] = [await paidOrder(market(), 1), await collectedOrder(market())];
    await market().query('update orders set ship_days = 30 where number = any($1)', [[line.number, collected.number]]);
    await offered(line.buyer, line.number, line.items[0] ?? 0, 1);
    const { toLeave } = await seller().ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: collected.number });
    await offered(collected.buyer, collected.number, toLeave[0]?.orderItemId ?? 0, 1);
    await market().advance(7.1);
    const textOf = async (number: string) => (await mailsOf(number, 0)).store?.text;
    expect(await textOf(line.number)).toMatch(/1 piece is no longer on hold\. Ship the goods by .*20\d\d/);
    expect(await textOf(collected.number)).toMatch(/1 piece is no longer on hold\. Get the goods ready by .*20\d\d/);
  });
});

describe('an offer that its buyer declined', () => {
  it('frees what it held, and the store is written so', async () => {
    await readsEnglish();
    const { id, buyer, number, items } = await paidOrder(market(), 1);
    const refundSn = await offered(buyer, number, items[0] ?? 0, 2);
    await buyer.ok('PUT /p/orderRefund/answerOffer', { refundSn, accept: false });
    const { store } = await mailsOf(number, id);
    expect(store?.subject).toContain('was declined');
    expect(store?.text).toContain('2 pieces are no longer on hold.');
    expect(store?.text).toMatch(/Ship the goods by .*20\d\d/);
  });

  it('and that held nothing says nothing of goods', async () => {
    await readsEnglish();
    const { id, buyer, number, items } = await paidOrder(market(), 1);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), refundAmount: '0.05' });
    await seller().ok('PUT /shop/admin/refund/offer', { refundSn, amount: '0.01', words: 'A cent off' });
    await buyer.ok('PUT /p/orderRefund/answerOffer', { refundSn, accept: false });
    expect((await mailsOf(number, id)).store?.text).not.toMatch(/on hold|Ship/);
  });
});
