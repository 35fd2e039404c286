import { describe, expect, it } from 'vitest';
import { collectedOrder } from '../../../test/delivery.ts';
import { addGift } from '../../../test/gifts.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { oneLine, paidOrder, wholeOrder, withReturn } from '../../../test/refunds.ts';

const market = marketplaceForFile();
const seller = () => market().seller(1);
/** What of which lines is left, how much of it is held, and whether the store can do anything: by page, list and filter alike. */
const stands = async (orderNumber: string) => {
  const order = await seller().ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber });
  const { records } = await seller().ok('GET /shop/admin/order/page', { orderNumber });
  expect([records[0]?.canShip, records[0]?.heldBack]).toEqual([order.canShip, order.heldBack]);
  if (order.toLeave.length > 0) expect(order.heldBack === null).toBe(order.canShip);
  const held = await seller().ok('GET /shop/admin/order/page', { orderNumber, held: 1 });
  expect(held.total).toBe(order.heldBack === null ? 0 : 1);
  return { ...order, lines: order.toLeave.map((l) => [l.orderItemId, l.count, l.held]) };
};
const send = (orderNumber: string, orderItemId: number, count: number) =>
  seller().call('PUT /shop/admin/order/delivery', {
    orderNumber,
    packages: [{ dvyId: 1, dvyFlowId: `SF7${orderItemId}${count}`, items: [{ orderItemId, count }] }],
  });
const countOf = async (orderNumber: string, line = 0): Promise<number> => (await stands(orderNumber)).toLeave[line]?.count ?? 0;
const buyerOf = async (refundSn: string): Promise<number> =>
  (await market().query<{ id: number }>('select user_id as id from refunds where number = $1', [refundSn]))[0]?.id ?? 0;
const failureOf = ({ data }: { data: unknown }) => (data as { failure?: string } | null)?.failure ?? null;

describe('of a line of which some pieces are asked back', () => {
  it.each([
    ['one piece', () => 1],
    ['half of it', (all: number) => Math.floor(all / 2)],
    ['all but one piece', (all: number) => all - 1],
  ])('%s: just that stays, and the rest leaves', async (_name, of) => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const [item = 0] = items;
    const all = await countOf(number);
    const asked = of(all);
    expect(all).toBeGreaterThan(2);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, item, asked));
    expect(await stands(number)).toMatchObject({ canShip: true, heldBack: null, canPack: true, lines: [[item, all, asked]] });
    const { data, msg } = await send(number, item, all - asked + 1);
    expect([failureOf({ data }), msg]).toEqual([
      'linesInRefund',
      'The buyer asks for a refund of some of these items. Leave them out, or answer the refund first.',
    ]);
    expect(failureOf(await send(number, item, all - asked))).toBeNull();
    expect(await stands(number)).toMatchObject({ status: 10, canShip: false, heldBack: 'answer', lines: [[item, asked, asked]] });
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    expect(await stands(number)).toMatchObject({ status: 3, lines: [] });
  });

  it('more is asked back after the rest has left: what stays does not change, and all of it goes back', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const [item = 0] = items;
    const all = await countOf(number);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, item, 2));
    await send(number, item, all - 2);
    const [line] = (await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number, refundSn })).lines;
    expect([line?.count, line?.notSent]).toEqual([all, 2]);
    const { orderNumber: _, refundType: __, orderItemId: ___, ...wish } = oneLine(number, item, all);
    await buyer.ok('PUT /p/orderRefund/update_refund', { refundSn, ...wish });
    expect((await stands(number)).lines).toEqual([[item, 2, 2]]);
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    expect(await stands(number)).toMatchObject({ status: 6, lines: [] });
  });

  it('fewer are asked back than before: the others are free', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const [item = 0] = items;
    const all = await countOf(number);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, item));
    expect(await stands(number)).toMatchObject({ heldBack: 'answer', lines: [[item, all, all]] });
    const { orderNumber: _, refundType: __, orderItemId: ___, ...wish } = oneLine(number, item, 1);
    await buyer.ok('PUT /p/orderRefund/update_refund', { refundSn, ...wish });
    expect(await stands(number)).toMatchObject({ heldBack: null, lines: [[item, all, 1]] });
    await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    expect(await stands(number)).toMatchObject({ lines: [[item, all, 0]] });
  });

  it('that the store refused and sent, nothing is held by the platform’s looking at it; of what is left, that is', async () => {
    const sent = async (but: number) => {
      const { buyer, number, items } = await paidOrder(market(), 1);
      const all = await countOf(number);
      const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0, 3));
      await seller().ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It is packed' });
      await send(number, items[0] ?? 0, all - but);
      await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'Late', description: 'Very late' });
      return stands(number);
    };
    expect(await sent(0)).toMatchObject({ status: 3, toLeave: [], heldBack: null });
    expect(await sent(2)).toMatchObject({ status: 10, heldBack: 'refund', toLeave: [{ count: 2, held: 2 }] });
    expect(await sent(4)).toMatchObject({ status: 10, heldBack: null, toLeave: [{ count: 4, held: 3 }] });
  });

  it('an offer of the store holds as many as are asked back; on a reduction it holds none', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const all = await countOf(number);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0, 2));
    await seller().ok('PUT /shop/admin/refund/offer', { refundSn, amount: '0.01', words: 'A cent off' });
    expect(await stands(number)).toMatchObject({ canShip: true, toLeave: [{ count: all, held: 2, isOffered: true }] });
    await send(number, items[0] ?? 0, all - 2);
    expect(await stands(number)).toMatchObject({ heldBack: 'offer' });
    await buyer.ok('PUT /p/orderRefund/answerOffer', { refundSn, accept: true });
    expect(await stands(number)).toMatchObject({ canShip: true, toLeave: [{ count: 2, held: 0 }] });
  });

  it('of goods that are collected one piece keeps all from being made ready', async () => {
    const { buyer, number } = await collectedOrder(market());
    const [line] = (await stands(number)).toLeave;
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, line?.orderItemId ?? 0, 1));
    expect(await stands(number)).toMatchObject({ canShip: false, heldBack: 'answer', toLeave: [{ count: line?.count, held: 1 }] });
    expect(failureOf(await seller().call('PUT /shop/admin/order/ready', { orderNumber: number }))).toBe('linesInRefund');
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    await seller().ok('PUT /shop/admin/order/ready', { orderNumber: number });
  });

  it('as many of its gifts stay as would go back with them', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const [item = 0] = items;
    const all = await countOf(number);
    const gift = await addGift(market(), number, { of: item, count: 2, value: 150 });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, item, all / 2));
    expect((await stands(number)).lines).toEqual([
      [item, all, all / 2],
      [gift, 2, 1],
    ]);
    expect(failureOf(await send(number, gift, 2))).toBe('linesInRefund');
    expect(failureOf(await send(number, gift, 1))).toBeNull();
    expect(failureOf(await send(number, item, all / 2))).toBeNull();
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    expect(await stands(number)).toMatchObject({ status: 3, lines: [] });
  });
});

describe('a return of pieces that have left', () => {
  const partly = async () => {
    const order = await paidOrder(market(), 2);
    const [item = 0] = order.items;
    const all = await countOf(order.number);
    await send(order.number, item, all - 2);
    return { ...order, item };
  };
  it.each([
    ['one of them', 1],
    ['all of them', undefined],
  ])('holds nothing of what has not, asked back %s', async (_name, count) => {
    const { buyer, number, item } = await partly();
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, item, count), ...withReturn });
    expect(await stands(number)).toMatchObject({ canShip: true, heldBack: null, toLeave: [{ count: 2, held: 0, refundSn: null }, {}] });
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Futian 9' });
    expect((await stands(number)).toLeave[0]).toMatchObject({ count: 2, held: 0 });
    expect(failureOf(await send(number, item, 2))).toBeNull();
  });

  it('a refund without return takes what has not left first: that is held', async () => {
    const { buyer, number, item } = await partly();
    await buyer.ok('POST /p/orderRefund/apply', oneLine(number, item, 1));
    expect((await stands(number)).toLeave[0]).toMatchObject({ count: 2, held: 1 });
  });

  it('a refund of the whole order holds all that has not left', async () => {
    const { buyer, number } = await partly();
    await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    const order = await stands(number);
    expect([order.heldBack, order.toLeave.every(({ count, held }) => count === held)]).toEqual(['answer', true]);
  });
});

describe('a refund tells its buyer and its store how many pieces stay there', () => {
  const heldNum = async (refundSn: string) => {
    const [told, own] = await Promise.all([
      seller().ok('GET /shop/admin/refund/info', { refundSn }),
      market()
        .buyer(await buyerOf(refundSn))
        .ok('GET /p/orderRefund/info', { refundSn }),
    ]);
    expect(own.heldNum).toBe(told.heldNum);
    return told.heldNum;
  };

  it('of a line some, of a reduction and of a return of what was sent none', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const [item = 0] = items;
    const all = await countOf(number);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, item, 3));
    expect(await heldNum(refundSn)).toBe(3);
    // As many as the order says.
    expect((await stands(number)).lines).toEqual([[item, all, 3]]);
    await seller().ok('PUT /shop/admin/refund/offer', { refundSn, amount: '0.01', words: 'Less' });
    expect(await heldNum(refundSn)).toBe(3);
    await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    expect(await heldNum(refundSn)).toBe(0);
    const reduction = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, item), refundAmount: '0.01' });
    expect(await heldNum(reduction.refundSn)).toBe(0);
    await buyer.ok('PUT /p/orderRefund/cancel', reduction);
    await send(number, item, 4);
    const back = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, item, 2), ...withReturn });
    expect(await heldNum(back.refundSn)).toBe(0);
    expect((await market().operator.ok('GET /platform/intervention/info', back)).heldNum).toBe(0);
  });

  it('refused meanwhile, no more than are left', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const all = await countOf(number);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0, 3));
    await seller().ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It is packed' });
    await send(number, items[0] ?? 0, all - 1);
    expect(await heldNum(refundSn)).toBe(1);
  });
});

describe('an offer for all that its pieces are worth', () => {
  const words = 'All of it for these';
  /** The store offers the most for so many pieces. */
  const offerMost = async (refundSn: string, goodsNum: number) => {
    const { msg } = await seller().call('PUT /shop/admin/refund/offer', { refundSn, words, amount: '99999', goodsNum });
    const amount = /[\d.,]+(?=\D*$)/.exec(msg)?.[0].replace(/[.,]$/, '').replaceAll(',', '') ?? '';
    await seller().ok('PUT /shop/admin/refund/offer', { refundSn, words, amount, goodsNum });
    return amount;
  };
  const effectsOf = async (refundSn: string) => {
    const { offers, steps } = await seller().ok('GET /shop/admin/refund/info', { refundSn });
    return [offers.at(-1)?.effect, ...steps.flatMap(({ offer }) => (offer === null ? [] : [offer.effect]))];
  };
  const wishes: [string, object, number][] = [
    ['on a reduction of their price', { refundAmount: '0.01' }, 2],
    ['on fewer pieces', { goodsNum: 1 }, 4],
    ['on more pieces', { goodsNum: 5 }, 2],
  ];
  it.each(wishes)('%s: what it would pay for stays with the store until it is answered', async (_name, wish, offered) => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const [item = 0] = items;
    const all = await countOf(number);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, item), ...wish });
    await offerMost(refundSn, offered);
    const held = Math.max(offered, 'goodsNum' in wish ? Number(wish.goodsNum) : 0);
    expect(await stands(number)).toMatchObject({ canShip: true, lines: [[item, all, held]] });
    expect((await stands(number)).toLeave[0]).toMatchObject({ refundSn, isOffered: true });
    expect((await seller().ok('GET /shop/admin/refund/info', { refundSn })).heldNum).toBe(held);
    expect(failureOf(await send(number, item, all - held + 1))).toBe('linesInRefund');
    expect(failureOf(await send(number, item, all - held))).toBeNull();
    expect(await stands(number)).toMatchObject({ canShip: false, heldBack: 'offer' });
    expect(await effectsOf(refundSn)).toEqual(['notSent', 'notSent']);
    await buyer.ok('PUT /p/orderRefund/answerOffer', { refundSn, accept: true });
    expect(await effectsOf(refundSn)).toEqual(['notSent', 'notSent', 'notSent']);
    expect((await stands(number)).lines).toEqual(held === offered ? [] : [[item, held - offered, 0]]);
  });

  it('on a reduction: declined, all of them leave', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const [item = 0] = items;
    const all = await countOf(number);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, item), refundAmount: '0.01' });
    await offerMost(refundSn, all);
    expect(await stands(number)).toMatchObject({ canShip: false, heldBack: 'offer', lines: [[item, all, all]] });
    await buyer.ok('PUT /p/orderRefund/answerOffer', { refundSn, accept: false });
    expect(await stands(number)).toMatchObject({ canShip: true, heldBack: null, lines: [[item, all, 0]] });
  });

  it('on a return is about pieces that have left: she keeps those, and the others leave', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const [item = 0] = items;
    const all = await countOf(number);
    await send(number, item, 3);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, item, 3), ...withReturn });
    const amount = await offerMost(refundSn, 3);
    expect(await effectsOf(refundSn)).toEqual(['kept', 'kept']);
    expect((await stands(number)).lines).toEqual([[item, all - 3, 0]]);
    expect(failureOf(await send(number, item, all - 3))).toBeNull();
    await buyer.ok('PUT /p/orderRefund/answerOffer', { refundSn, accept: true, amount });
    expect(await effectsOf(refundSn)).toEqual(['kept', 'kept', 'kept']);
    expect((await buyer.ok('GET /p/orderRefund/info', { refundSn })).refundAmount).toBe(Number(amount));
  });

  it('that was made before offers kept their goods is worth what it was: its pieces are not sent', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const [item = 0] = items;
    const all = await countOf(number);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, item, 3));
    await offerMost(refundSn, 2);
    const old = 'f.refund_id = (select id from refunds where number = $1)';
    await market().query(`delete from refund_offer_lines using refund_offers f where f.id = offer_id and ${old}`, [refundSn]);
    await market().query(`update refund_offers f set effect = null where ${old}`, [refundSn]);
    expect(await effectsOf(refundSn)).toEqual([null, null]);
    // Its goods are those that are asked about.
    const { offers } = await buyer.ok('GET /p/orderRefund/info', { refundSn });
    expect(offers[0]?.goods).toMatchObject([{ orderItemId: item, count: 2 }]);
    await buyer.ok('PUT /p/orderRefund/answerOffer', { refundSn, accept: true });
    expect(await effectsOf(refundSn)).toEqual(['notSent', 'notSent', 'notSent']);
    expect((await stands(number)).lines).toEqual([[item, all - 2, 0]]);
  });
});
