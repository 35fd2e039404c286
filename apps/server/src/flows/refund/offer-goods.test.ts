import { afterAll, describe, expect, it } from 'vitest';
import { ship } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { nearBuyer, nearSeller } from '../../../test/people.ts';
import { wires } from '../../../test/racing.ts';
import { oneLine, paidOrder, wholeOrder, withReturn } from '../../../test/refunds.ts';
import { mailsTo } from '../../../test/terms.ts';
import { sides, timelines } from '../../../test/timelines.ts';
import { expectAllToldAsBooked } from '../../../test/told-money.ts';

const words = 'Keep them, and take this back';
describe.each(wires)('what an offer of a store is about $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  afterAll(() => expectAllToldAsBooked(market()));
  const near = () => nearSeller(market(), 1);
  const asked = async (wish: object, isSent: boolean) => {
    const order = await paidOrder(market());
    if (isSent) await ship(near(), order.number);
    const buyer = nearBuyer(market(), order.id);
    if (isSent) await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(order.number, order.items[0]!), ...wish });
    return { ...order, near: buyer, refundSn };
  };
  type Asked = Awaited<ReturnType<typeof asked>>;
  const offer = (a: Pick<Asked, 'refundSn'>, more: object) =>
    near().ok('PUT /shop/admin/refund/offer', { refundSn: a.refundSn, words, amount: '1.00', ...more });
  const accept = (a: Asked) => a.near.ok('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: true });
  /** What every place that tells of the last offer says it is about. */
  const told = async (a: Asked) => {
    const infos = [
      await a.near.ok('GET /p/orderRefund/info', { refundSn: a.refundSn }),
      await near().ok('GET /shop/admin/refund/info', { refundSn: a.refundSn }),
      await market().operator.ok('GET /platform/intervention/info', { refundSn: a.refundSn }),
    ];
    const lines = await timelines(market(), a.near, a.number);
    return [
      ...infos.map(({ offers }) => offers.at(-1)),
      ...infos.flatMap(({ steps }) => steps.filter(({ offer: one }) => one !== null).map(({ offer: one }) => one)),
      ...sides.flatMap((side) => lines[side].flatMap((entry) => (entry.offer === null ? [] : [entry.offer]))),
    ].map((one) => [one?.effect, one?.goods.map((g) => [g.orderItemId, g.count])]);
  };
  const everywhere = async (a: Asked, effect: string, count: number, times: number) =>
    expect(await told(a)).toEqual(Array.from({ length: 3 + 6 * times }, () => [effect, [[a.items[0], count]]]));
  const mostOf = async (a: Asked, goodsNum: number) => {
    const { msg } = await near().call('PUT /shop/admin/refund/offer', { refundSn: a.refundSn, words, amount: '99999', goodsNum });
    return /[\d.,]+(?=\D*$)/.exec(msg)?.[0].replace(/[.,]$/, '').replaceAll(',', '') ?? '';
  };

  it('names its pieces where it only reduces their price, before and after it is accepted', async () => {
    const a = await asked({ ...withReturn, goodsNum: 6 }, true);
    await offer(a, { goodsNum: 2 });
    await everywhere(a, 'reduction', 2, 1);
    const [card] = (await a.near.ok('GET /p/orderRefund/list', { orderNumber: a.number })).records;
    expect(card?.offeredFor).toMatchObject({ effect: 'reduction', goods: [{ orderItemId: a.items[0], count: 2 }] });
    expect(card?.offeredFor?.goods[0]?.prodName).not.toBe('');
    await accept(a);
    await everywhere(a, 'reduction', 2, 2);
    expect((await a.near.ok('GET /p/orderRefund/list', { orderNumber: a.number })).records[0]?.offeredFor).toBeNull();
  });

  it('is about the pieces that are asked about where it names none, as many as those are', async () => {
    for (const goodsNum of [1, 5]) {
      const a = await asked({ ...withReturn, goodsNum }, true);
      await offer(a, {});
      await everywhere(a, 'reduction', goodsNum, 1);
    }
  });

  it('gives its pieces up for all that they are worth: kept where they were sent, not sent where they were not', async () => {
    const kept = await asked({ ...withReturn, goodsNum: 4 }, true);
    await offer(kept, { goodsNum: 3, amount: await mostOf(kept, 3) });
    await everywhere(kept, 'kept', 3, 1);
    await accept(kept);
    await everywhere(kept, 'kept', 3, 2);
    const info = await kept.near.ok('GET /p/orderRefund/info', { refundSn: kept.refundSn });
    expect([info.goodsNum, info.items.map(({ count }) => count)]).toEqual([3, [3]]);
    const unsent = await asked({ goodsNum: 4 }, false);
    await offer(unsent, { goodsNum: 3, amount: await mostOf(unsent, 3) });
    await everywhere(unsent, 'notSent', 3, 1);
    await accept(unsent);
    await everywhere(unsent, 'notSent', 3, 2);
  });

  it('is about all goods of an order that is asked back whole', async () => {
    const order = await paidOrder(market(), 2);
    const buyer = nearBuyer(market(), order.id);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(order.number));
    await offer({ refundSn }, {});
    const { offers } = await buyer.ok('GET /p/orderRefund/info', { refundSn });
    const { orderItemDtos } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: order.number });
    expect(offers.at(-1)?.goods.map((g) => [g.orderItemId, g.count])).toEqual(orderItemDtos.map((i) => [i.orderItemId, i.prodCount]));
  });

  it('stays a reduction of the price that was offered as one, whatever can be asked back when it is accepted', async () => {
    const a = await asked({ refundAmount: '2.00' }, false);
    await offer(a, { goodsNum: 2, amount: await mostOf(a, 2) });
    await everywhere(a, 'notSent', 2, 1);
    await offer(a, { goodsNum: 2, amount: '1.00' });
    await accept(a);
    const info = await a.near.ok('GET /p/orderRefund/info', { refundSn: a.refundSn });
    expect([info.offers.at(-1)?.effect, info.goodsNum]).toEqual(['reduction', 0]);
  });

  it('is named with its sum in the mails about it', async () => {
    const a = await asked({ ...withReturn, goodsNum: 6 }, true);
    await offer(a, { goodsNum: 2, amount: '1.50' });
    await market().near.drain();
    const [mail] = await market().query<{ text: string }>(
      "select m.text from mails m join users u on u.mail = m.recipient where u.id = $1 and m.subject like 'The supplier offers%' order by m.id desc limit 1",
      [a.id],
    );
    const { offers } = await a.near.ok('GET /p/orderRefund/info', { refundSn: a.refundSn });
    const [goods] = offers[0]!.goods;
    expect(mail?.text).toContain('$1.50');
    expect(mail?.text).toContain(goods!.prodName);
    expect(mail?.text).toContain('× 2');
    expect(mail?.text).toContain('The price of these goods is reduced');
    expect((await mailsTo(market(), a.id)).filter((s) => s.includes('$1.50'))).toHaveLength(1);
    const before = await market().query<{ id: number }>('select coalesce(max(id), 0)::int as id from mails');
    await a.near.ok('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: false });
    await market().near.drain();
    const declined = await market().query<{ subject: string; text: string }>(
      // Stores read in languages of their own.
      "select subject, text from mails where id > $1 and text like '%' || $2 || '%'",
      [before[0]!.id, a.number],
    );
    expect(declined.length).toBeGreaterThan(0);
    for (const { subject, text } of declined) {
      expect(subject).toMatch(/1[.,]50/);
      expect(text).toMatch(/1[.,]50/);
      expect(text).toContain('× 2');
    }
  });
});
