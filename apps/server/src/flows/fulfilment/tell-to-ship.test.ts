import { describe, expect, it } from 'vitest';
import { everyOrderNeedsOne, placeForContract, signAsBuyer, signAsStore } from '../../../test/agreements.ts';
import { collectedOrder } from '../../../test/delivery.ts';
import { fillCart, pay, placeOrder, ship, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { paidOrder, wholeOrder } from '../../../test/refunds.ts';
import { byPlan, cashOnDelivery, dollars, orderOn } from '../../../test/terms.ts';
import { addService, voucherOrder } from '../../../test/vouchers.ts';

const market = marketplaceForFile();
const contracts = (on: boolean) => market().query("update settings set value = $1::jsonb where name = 'contractsOn'", [String(on)]);
interface Told {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}
/** What people of stores were mailed of an order's way out of the store, oldest first. */
const toldOf = async (number: string): Promise<Told[]> => {
  await market().app.drain();
  const mails = await market().query<Told>(
    'select recipient, subject, text from mails where recipient not in (select mail from users) and position($1 in subject) > 0 order by id',
    [number],
  );
  return mails.filter(({ subject }) => /发货|备好|备货|Отправьте|отправлен/u.test(subject));
};
const subjectsOf = async (number: string): Promise<string[]> => (await toldOf(number)).map((mail) => mail.subject);
const shipDaysOf = async (number: string): Promise<number> =>
  (await market().query<{ days: number }>('select ship_days as days from orders where number = $1', [number]))[0]?.days ?? 0;

describe('a store whose order is paid', () => {
  it('is told once to ship it, in its language, with what was paid and its last day; not before, and not when nothing came', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const [number = '', unpaid = ''] = await placeOrder(m, m.buyer(id), [1, 2]);
    expect(await toldOf(number)).toEqual([]);
    const again = { key: 'the same click' };
    const call = { orderNumbers: number, payType: 9 };
    for (const _twice of [1, 2]) await m.buyer(id).ok('POST /p/order/pay', call, again);
    const [mail, ...more] = await toldOf(number);
    expect([mail?.recipient, mail?.subject, more]).toEqual(['seller1@demo.test', `请发货：订单 ${number}`, []]);
    const { actualTotal, shipByTime } = await m.buyer(id).ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    const day = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(new Date(shipByTime ?? ''));
    expect(mail?.text).toContain(dollars(actualTotal));
    expect(mail?.text).toContain(day);
    await m.advance(1);
    expect([await statusOf(m, unpaid), await toldOf(unpaid)]).toEqual([6, []]);
  });

  it('is told its last day by the clock of its own zone, which the mail names', async () => {
    const m = market();
    await m.operator.ok('PUT /platform/shop/mail', { shopId: 3, mail: 'three@demo.test', mailLocale: 'ru' });
    await m.seller(3).ok('PUT /shop/admin/shop/timeZone', { timeZone: 'Asia/Yekaterinburg' });
    const { number } = await paidOrder(m, 1, 3);
    const [mail] = await toldOf(number);
    expect([mail?.recipient, mail?.text]).toEqual(['three@demo.test', expect.stringContaining('мск+2')]);
    await m.seller(3).ok('PUT /shop/admin/shop/timeZone', { timeZone: 'Asia/Shanghai' });
  });

  it('is written to in the language it chose; without an address its people of the area orders are', async () => {
    const m = market();
    await m.operator.ok('PUT /platform/shop/mail', { shopId: 2, mail: '', mailLocale: 'ru' });
    for (const area of ['orders', 'goods'] as const)
      await m.seller(2).ok('POST /shop/admin/staff', { userName: `two_${area}`, mail: `two-${area}@demo.test`, areas: [area] });
    await m.query('update store_accounts set mail = null where store_id = 2 and areas is null');
    const { number } = await paidOrder(m, 1, 2);
    expect((await toldOf(number)).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['two-orders@demo.test', `Отправьте заказ № ${number}`],
    ]);
  });

  it('is told to get ready what is collected, that a first part is paid, and nothing of vouchers', async () => {
    const m = market();
    const { number } = await collectedOrder(m);
    expect(await subjectsOf(number)).toEqual([`请备好订单 ${number}，等待买家自提`]);
    const parts = await orderOn(m, byPlan('30-40-30'));
    expect(await toldOf(parts.number)).toEqual([]);
    await pay(parts.buyer, [parts.number]);
    const [told] = await toldOf(parts.number);
    expect(told?.text).toContain('首期款已付');
    const vouchers = await voucherOrder(m, await addService(m, 'INSPECT'));
    expect(await toldOf(vouchers.number)).toEqual([]);
  });

  it('has begun, or has no order any more, when the mail is written: it is not', async () => {
    const m = market();
    const { number } = await paidOrder(m, 1, 1);
    await ship(m.seller(1), number);
    const cash = await orderOn(m, cashOnDelivery);
    await cash.buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: cash.number });
    expect([await toldOf(number), await toldOf(cash.number)]).toEqual([[], []]);
  });
});

describe('a store whose order waits for no payment', () => {
  it('is told at once to ship what is paid at the door', async () => {
    const { number } = await orderOn(market(), cashOnDelivery);
    const [mail, ...more] = await toldOf(number);
    expect([mail?.subject, more]).toEqual([`请发货：订单 ${number}`, []]);
    expect(mail?.text).toContain('货到付款');
  });

  it('with a contract once both have signed, and its days count from then', async () => {
    const m = market();
    await contracts(true);
    await everyOrderNeedsOne(m);
    const prepaid = await placeForContract(m, m.buyer(1));
    await signAsBuyer(m, m.buyer(1), prepaid);
    await signAsStore(m, m.seller(1), prepaid);
    expect(await toldOf(prepaid)).toEqual([]);
    await pay(m.buyer(1), [prepaid]);
    expect(await subjectsOf(prepaid)).toEqual([`请发货：订单 ${prepaid}`]);

    const [variant] = await variantsOf(m, 1);
    const { orderNumbers: cash } = await m
      .buyer(2)
      .ok('POST /p/order/submit', { basketIds: await fillCart(m.buyer(2), [variant!]), ...cashOnDelivery });
    await m.near.drain();
    await m.advance(2);
    await signAsBuyer(m, m.buyer(2), cash);
    expect(await toldOf(cash)).toEqual([]);
    await m.advance(2);
    await signAsStore(m, m.seller(1), cash);
    expect(await subjectsOf(cash)).toEqual([`请发货：订单 ${cash}`]);
    const { shipByTime } = await m.buyer(2).ok('GET /p/myOrder/orderDetail', { orderNumber: cash });
    const days = (Date.parse(shipByTime ?? '') - m.app.clock.now().getTime()) / 86_400_000;
    expect(days).toBeCloseTo(await shipDaysOf(cash), 2);
    await contracts(false);
  });
});

describe('the last day to ship', () => {
  it('is told once when it is over, also of a rest, and not of what is out', async () => {
    const m = market();
    const [late, sent] = [await paidOrder(m), await paidOrder(m)];
    const part = await paidOrder(m, 2);
    await ship(m.seller(1), sent.number);
    const items = [{ orderItemId: part.items[0]!, count: 1 }];
    const { orderItemDtos } = await part.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: part.number });
    await m.seller(1).ok('PUT /shop/admin/order/delivery', {
      orderNumber: part.number,
      packages: [{ dvyId: 1, dvyFlowId: 'SF9', items: [{ ...items[0]!, count: orderItemDtos[0]!.prodCount }] }],
    });
    expect(await statusOf(m, part.number)).toBe(10);
    await m.advance((await shipDaysOf(late.number)) - 0.1);
    expect(await subjectsOf(late.number)).toEqual([`请发货：订单 ${late.number}`]);
    for (let day = 0; day < 3; day += 1) await m.advance(0.5);
    expect(await subjectsOf(late.number)).toEqual([`请发货：订单 ${late.number}`, `订单 ${late.number} 已过发货期限`]);
    expect(await subjectsOf(part.number)).toContain(`订单 ${part.number} 已过发货期限`);
    expect(await subjectsOf(sent.number)).not.toContain(`订单 ${sent.number} 已过发货期限`);
  });

  it('passed: the store finds the order late among its held money, and arrival is told from today on', async () => {
    const m = market();
    const { buyer, number } = await paidOrder(m);
    const days = await shipDaysOf(number);
    const arrival = async (): Promise<number> => {
      const { timeline } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
      return Date.parse(timeline.find((entry) => entry.kind === 'arriveNext')?.at ?? '') / 86_400_000;
    };
    const why = async () => (await m.seller(1).ok('GET /shop/admin/settlement/held', { orderNumber: number })).records[0]?.reasons;
    const promised = await arrival();
    await m.advance(days - 0.1);
    expect([await arrival(), await why()]).toMatchObject([promised, [{ kind: 'ship' }]]);
    await m.advance(3.1);
    expect((await arrival()) - promised).toBeCloseTo(3, 2);
    expect(await why()).toMatchObject([{ kind: 'shipLate' }]);
  });

  it('passed: the buyer is told once, and operators find the order among the late ones until it is out', async () => {
    const m = market();
    const { number } = await paidOrder(m);
    const voucher = await voucherOrder(m, await addService(m, 'LATE'));
    const toBuyer = async (): Promise<number> => {
      await m.app.drain();
      const mails = await m.query(
        "select 1 from mails where recipient in (select mail from users) and position($1 in subject) > 0 and subject ~ 'задерживается|is late'",
        [number],
      );
      return mails.length;
    };
    const isListed = async (late: 0 | 1): Promise<boolean> => {
      const { records } = await m.operator.ok('GET /platform/order/page', { orderNumber: number, late });
      return records.length === 1;
    };
    const waiting = async () =>
      (await m.operator.ok('GET /platform/dashboard', {})).queues.find((q) => q.queue === 'lateShipments')?.count ?? 0;
    await m.advance((await shipDaysOf(number)) - 0.1);
    const before = await waiting();
    expect([await toBuyer(), await isListed(0), await isListed(1)]).toEqual([0, true, false]);
    for (const days of [0.2, 1, 1]) await m.advance(days);
    expect([await toBuyer(), await isListed(1)]).toEqual([1, true]);
    expect(await waiting()).toBeGreaterThan(before);
    // The oldest is late since the day it was to be shipped by, not since the day it was paid.
    const { oldest } = (await m.operator.ok('GET /platform/dashboard', {})).queues.find((q) => q.queue === 'lateShipments')!;
    const { records } = await m.operator.ok('GET /platform/order/page', { late: 1, size: 100 });
    expect(oldest).toBe(records.map(({ shipByTime }) => shipByTime ?? '').toSorted()[0]);
    expect((await m.seller(1).ok('GET /shop/admin/order/page', { orderNumber: number, late: 1 })).total).toBe(1);
    expect((await m.operator.ok('GET /platform/order/page', { orderNumber: voucher.number, late: 1 })).total).toBe(0);
    await ship(m.seller(1), number);
    expect([await isListed(0), await isListed(1)]).toEqual([true, false]);
  });

  it('is told of a pickup that is not ready', async () => {
    const m = market();
    const { number } = await collectedOrder(m);
    await m.advance((await shipDaysOf(number)) + 0.1);
    expect(await subjectsOf(number)).toEqual([`请备好订单 ${number}，等待买家自提`, `订单 ${number} 已过备货期限`]);
  });

  it('is put off while the store may send nothing', async () => {
    const m = market();
    const { buyer, number } = await paidOrder(m);
    await m.advance((await shipDaysOf(number)) - 0.2);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    await m.advance(0.3);
    expect(await subjectsOf(number)).not.toContain(`订单 ${number} 已过发货期限`);
    await m.seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It is packed already.' });
    await m.advance(1);
    expect((await subjectsOf(number)).filter((s) => s === `订单 ${number} 已过发货期限`)).toHaveLength(1);
  });
});
