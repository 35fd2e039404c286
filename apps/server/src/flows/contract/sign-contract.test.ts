import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  codeOfBuyer,
  codeOfStore,
  everyOrderNeedsOne,
  placeForContract,
  signAsBuyer,
  signAsStore,
  signing,
} from '../../../test/agreements.ts';
import { balanceOf, pay, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';

const market = marketplaceForFile({ contracts: true });
beforeAll(async () => {
  await everyOrderNeedsOne(market());
});
const lastMail = async (to: string): Promise<string> =>
  (await market().query<{ subject: string }>('select subject from mails where recipient = $1 order by id desc limit 1', [to]))[0]
    ?.subject ?? '';
const mailsAbout = async (buyer: number, number: string): Promise<number> =>
  (await market().query("select 1 from mails where recipient = $1 and text like '%' || $2 || '%'", [`buyer${buyer}@demo.test`, number]))
    .length;

describe('an order that needs a contract', () => {
  it('is signed by both sides, and paid only then', async () => {
    const m = market();
    const number = await placeForContract(m, m.buyer(1));
    expect(await statusOf(m, number)).toBe(8);
    expect(await m.buyer(1).refused('POST /p/order/pay', { orderNumbers: number, payType: 9 })).toBe('orderNotPayable');
    await signAsBuyer(m, m.buyer(1), number);
    expect(await statusOf(m, number)).toBe(9);
    expect(await lastMail('seller1@demo.test')).toContain(number);
    await signAsStore(m, m.seller(1), number);
    expect(await statusOf(m, number)).toBe(1);
    expect(await lastMail('buyer1@demo.test')).toContain(number);
    const infoOf = () => m.buyer(1).ok('GET /p/agreement/info', { orderNumber: number });
    const { buyer, seller, agreement, payBefore, paymentTerm, payTime } = await infoOf();
    expect([buyer.state, seller?.state, agreement.hasCertificate, paymentTerm, payTime]).toEqual([2, 2, true, 1, null]);
    expect(Date.parse(payBefore ?? '')).toBeGreaterThan(m.app.clock.now().getTime());
    await pay(m.buyer(1), [number]);
    expect((await infoOf()).payTime).not.toBeNull();
    expect(await statusOf(m, number)).toBe(2);
    expect(await balanceOf(m, `escrow:${number}`)).toBeGreaterThan(0n);
  });

  it('counts in the menu of the store once the buyer has signed, and list and order tell until when', async () => {
    const m = market();
    const seller = m.seller(1);
    const toSign = async () =>
      (await seller.ok('GET /shop/admin/waiting', {})).queues.find(({ queue }) => queue === 'contracts')?.count ?? 0;
    const before = await toSign();
    const buyer = m.buyer(1);
    const orderNumber = await placeForContract(m, buyer);
    const listed = async () => (await seller.ok('GET /shop/admin/order/page', { orderNumber })).records[0];
    // The buyer signs first: the store has nothing to do yet, and sees until when she has to.
    const { signBefore } = await seller.ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber });
    const operators = (await m.operator.ok('GET /platform/order/page', { orderNumber })).records[0];
    expect(signBefore).not.toBeNull();
    expect([await toSign(), (await listed())?.doBy, operators?.doBy]).toEqual([before, signBefore, signBefore]);
    await signAsBuyer(m, buyer, orderNumber);
    const [one] = (await seller.ok('GET /shop/admin/agreement/waiting', {})).waiting.filter((w) => w.orderNumber === orderNumber);
    expect([await toSign(), (await listed())?.doBy]).toEqual([before + 1, one?.signBefore]);
    expect((await seller.ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber })).signBefore).toBe(one?.signBefore);
    await signAsStore(m, seller, orderNumber);
    // Then it is to be paid.
    const { endTime } = (await buyer.ok('GET /p/myOrder/myOrderSearch', { orderNumber })).records[0] ?? {};
    expect([endTime === null, await toSign(), (await listed())?.doBy]).toEqual([false, before, endTime]);
    await buyer.ok('POST /p/order/pay', { orderNumbers: orderNumber, payType: 9 });
    // Then it ships: the list and the order tell the same day.
    const { shipByTime } = await seller.ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber });
    expect([shipByTime === null, (await listed())?.doBy]).toEqual([false, shipByTime]);
  });

  it('waits for those of the store who sign, and is signed under the name of who does', async () => {
    const m = market();
    const colleague = async (userName: string, area: 'money' | 'goods') => {
      const asked = { userName, mail: `${userName}@demo.test`, areas: [area] };
      const { accountId: id } = await m.seller(1).ok('POST /shop/admin/staff', asked);
      await m.query("update store_accounts set mail = 'seller' || id || '@demo.test' where id = $1", [id]);
      return { id, mail: `seller${id}@demo.test`, person: m.person({ kind: 'seller', id, storeId: 1, areas: [area] }) };
    };
    const [signs, packs] = [await colleague('signs', 'money'), await colleague('packs', 'goods')];
    const number = await placeForContract(m, m.buyer(1));
    expect((await signs.person.ok('GET /shop/admin/agreement/waiting', {})).waiting).toEqual([]);
    await signAsBuyer(m, m.buyer(1), number);
    expect((await signs.person.ok('GET /shop/admin/agreement/waiting', {})).waiting).toMatchObject([
      { orderNumber: number, currency: 'USD' },
    ]);
    expect((await m.seller(2).ok('GET /shop/admin/agreement/waiting', {})).waiting).toEqual([]);
    expect([await lastMail(signs.mail), await lastMail(packs.mail)]).toEqual([expect.stringContaining(number), '']);
    await signAsStore(m, signs.person, number);
    expect((await signs.person.ok('GET /shop/admin/agreement/waiting', {})).waiting).toEqual([]);
    const [signer] = await m.query(
      "select s.signer_id as id from agreement_signatures s join agreements a on a.id = s.agreement_id where a.number like $1 and s.signer_kind = 'seller'",
      [`${number}-%`],
    );
    expect(signer).toEqual({ id: signs.id });
  });

  it('can be paid for three days from the second signature, is reminded of once, and then expires', async () => {
    const m = market();
    const number = await placeForContract(m, m.buyer(1));
    await m.advance(1);
    expect(await statusOf(m, number)).toBe(8);
    await signAsBuyer(m, m.buyer(1), number);
    await m.advance(1);
    await signAsStore(m, m.seller(1), number);
    const before = await mailsAbout(1, number);
    await m.advance(2.4);
    expect([await statusOf(m, number), await mailsAbout(1, number)]).toEqual([1, before]);
    await m.advance(0.5);
    expect([await statusOf(m, number), await mailsAbout(1, number)]).toEqual([1, before + 1]);
    await m.advance(0.2);
    expect(await statusOf(m, number)).toBe(6);
  });

  it('is not reminded of once it is paid', async () => {
    const m = market();
    const number = await placeForContract(m, m.buyer(2));
    await signAsBuyer(m, m.buyer(2), number);
    await signAsStore(m, m.seller(1), number);
    await pay(m.buyer(2), [number]);
    await m.app.drain();
    const before = await mailsAbout(2, number);
    await m.advance(2.6);
    expect(await mailsAbout(2, number)).toBe(before);
  });

  it('does not hold up the other orders of its submit', async () => {
    const m = market();
    const chosen = [(await variantsOf(m, 1))[0]!, (await variantsOf(m, 2))[0]!];
    const price = async (shopId: number): Promise<number> => {
      const v = chosen[shopId - 1]!;
      return Number((await m.buyer(2).ok('POST /p/order/confirm', { orderItem: { ...v, count: v.minimum } })).actualTotal);
    };
    const [one, two] = [await price(1), await price(2)];
    await everyOrderNeedsOne(m, Math.floor(Math.max(one, two)));
    const lines = await m.buyer(2).ok('POST /p/shopCart/changeItems', { items: chosen.map((v) => ({ ...v, count: v.minimum })) });
    const placed = await m.buyer(2).ok('POST /p/order/submit', { basketIds: lines.map((l) => l.basketId ?? 0), uuid: 'mixed' });
    const [waits] = placed.contractNumbers.split(',');
    const free = placed.orderNumbers.split(',').find((n) => n !== waits)!;
    expect(placed.contractNumbers).toBe(waits);
    expect(await m.buyer(2).ok('POST /p/order/submit', { basketIds: [1], uuid: 'mixed' })).toEqual({ ...placed, duplicateError: true });
    await pay(m.buyer(2), [free]);
    expect([await statusOf(m, free), await statusOf(m, waits!)]).toEqual([2, 8]);
    await everyOrderNeedsOne(m);
  });

  it('never takes a contract for signed that was refused, and gives the stock back', async () => {
    const m = market();
    const before = await m.query('select sku_id, reserved from stock where reserved > 0 order by 1');
    const number = await placeForContract(m, m.buyer(3));
    const code = await codeOfBuyer(m, m.buyer(3), number);
    const refusal = { orderNumber: number, reason: 'The delivery takes too long.' };
    await m.buyer(3).ok('POST /p/agreement/refuse', refusal);
    await m.buyer(3).ok('POST /p/agreement/refuse', refusal);
    expect(await m.buyer(3).refused('POST /p/agreement/sign', signing(number, code))).toBe('agreementOver');
    const [row] = await m.query('select status, close_type from orders where number = $1', [number]);
    expect(row).toEqual({ status: 6, close_type: 21 });
    expect(await m.query('select sku_id, reserved from stock where reserved > 0 order by 1')).toEqual(before);
    expect(await lastMail('buyer3@demo.test')).toContain(number);
    expect(await lastMail('seller1@demo.test')).toContain(number);
  });

  it('is closed by the supplier’s refusal, too', async () => {
    const m = market();
    const number = await placeForContract(m, m.buyer(1));
    await signAsBuyer(m, m.buyer(1), number);
    await m.seller(1).ok('POST /shop/admin/agreement/refuse', { orderNumber: number, reason: 'We cannot deliver.' });
    expect(await statusOf(m, number)).toBe(6);
  });

  it('is closed once when a side lets its 72 hours pass, after one reminder', async () => {
    const m = market();
    const number = await placeForContract(m, m.buyer(1));
    await m.advance(2.6);
    expect(await statusOf(m, number)).toBe(8);
    const reminders = (): Promise<unknown[]> =>
      m.query("select 1 from mails where recipient = 'buyer1@demo.test' and subject like '%' || $1 || '%осталось%'", [number]);
    expect(await reminders()).toHaveLength(1);
    await m.advance(0.5);
    expect(await statusOf(m, number)).toBe(6);
    await m.advance(1);
    expect(await reminders()).toHaveLength(1);
    expect(
      await m.query("select 1 from order_moves w join orders o on o.id = w.order_id where o.number = $1 and why = 'contractRefused'", [
        number,
      ]),
    ).toHaveLength(1);
  });

  it('gives the supplier 72 hours of his own', async () => {
    const m = market();
    const number = await placeForContract(m, m.buyer(1));
    await m.advance(2.9);
    await signAsBuyer(m, m.buyer(1), number);
    await m.advance(0.5);
    expect(await statusOf(m, number)).toBe(9);
    await m.advance(2.6);
    expect(await statusOf(m, number)).toBe(6);
  });
});

describe('a signature', () => {
  it('is not made with a wrong code, a code of another contract, a used one, an old one, or after five tries', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const buyer = m.buyer(id);
    const [one, two] = [await placeForContract(m, buyer), await placeForContract(m, buyer)];
    const code = await codeOfBuyer(m, buyer, one);
    expect(await buyer.refused('POST /p/agreement/sign', signing(two, code))).toBe('wrongVerificationCode');
    for (let i = 0; i < 5; i += 1)
      expect(await buyer.refused('POST /p/agreement/sign', signing(one, '000000'))).toBe('wrongVerificationCode');
    expect(await buyer.refused('POST /p/agreement/sign', signing(one, code))).toBe('wrongVerificationCode');
    await m.advance(2 / 1440);
    const second = await codeOfBuyer(m, buyer, one);
    await m.advance(11 / 1440);
    expect(await buyer.refused('POST /p/agreement/sign', signing(one, second))).toBe('wrongVerificationCode');
    const third = await codeOfBuyer(m, buyer, one);
    await buyer.ok('POST /p/agreement/sign', signing(one, third));
    expect([await statusOf(m, one), await statusOf(m, two)]).toEqual([9, 8]);
    // Again is no second signature.
    await buyer.ok('POST /p/agreement/sign', signing(one, third));
    expect(
      await m.query('select 1 from agreement_signatures s join agreements a on a.id = s.agreement_id where a.number = $1', [`${one}-B`]),
    ).toHaveLength(1);
  });

  it('is not made before the paper is drawn, nor without consent', async () => {
    const m = market();
    const [v] = await variantsOf(m, 1);
    const orderItem = { prodId: v!.prodId, skuId: v!.skuId, shopId: 1, count: v!.minimum };
    const { orderNumbers: number } = await m.buyer(4).ok('POST /p/order/submit', { orderItem });
    expect(await m.buyer(4).refused('POST /p/agreement/sign', signing(number, '123456'))).toBe('agreementNotReady');
    await m.app.drain();
    const code = await codeOfBuyer(m, m.buyer(4), number);
    expect(await m.buyer(4).refused('POST /p/agreement/sign', { ...signing(number, code), agreed: false as never })).toBe(
      'argumentNotValid',
    );
    await m.buyer(4).ok('POST /p/agreement/sign', signing(number, code));
  });

  it('is nobody else’s to make: not another buyer’s, not another store’s, not out of turn', async () => {
    const m = market();
    const number = await placeForContract(m, m.buyer(1));
    for (const call of ['POST /p/agreement/sendCode', 'GET /p/agreement/info', 'GET /p/agreement/document'] as const)
      expect(await m.buyer(2).refused(call, { orderNumber: number })).toBe('orderUnknown');
    expect(await m.seller(1).refused('POST /shop/admin/agreement/sendCode', { orderNumber: number })).toBe('agreementUnknown');
    expect(await m.seller(1).refused('GET /shop/admin/agreement/info', { orderNumber: number })).toBe('agreementUnknown');
    await signAsBuyer(m, m.buyer(1), number);
    expect(await m.seller(2).refused('POST /shop/admin/agreement/sendCode', { orderNumber: number })).toBe('orderUnknown');
    const code = await codeOfStore(m, m.seller(1), number);
    expect(await m.seller(2).refused('POST /shop/admin/agreement/sign', signing(number, code))).toBe('orderUnknown');
    expect(await m.buyer(1).refused('POST /p/agreement/refuse', { orderNumber: number, reason: 'Too late' })).toBe('agreementOver');
  });

  it('is not made by an account of a store without a mail address', async () => {
    const m = market();
    await m.query('update store_accounts set mail = null where id = 2');
    const number = await placeForContract(m, m.buyer(1), 2);
    await signAsBuyer(m, m.buyer(1), number);
    expect(await m.seller(2).refused('POST /shop/admin/agreement/sendCode', { orderNumber: number })).toBe('storeMailMissing');
    expect(await m.seller(2).refused('PUT /shop/admin/mail', { mail: 'new@demo.test', password: 'wrong' })).toBe('oldPasswordWrong');
    await m.seller(2).ok('PUT /shop/admin/mail', { mail: 'seller2@demo.test', password: 'Demo-2026!' });
    await signAsStore(m, m.seller(2), number);
    expect(await statusOf(m, number)).toBe(1);
  });
});

describe('a paper', () => {
  it('is the same bytes when it is drawn again', async () => {
    const m = market();
    const number = await placeForContract(m, m.buyer(1));
    const [first] = await m.query<{ document: string }>("select document from agreements where number = $1 || '-B'", [number]);
    await m.query("update agreements set document = null where number = $1 || '-B'", [number]);
    await m.advance(1 / 100);
    expect(await m.query("select document from agreements where number = $1 || '-B'", [number])).toEqual([first]);
  });

  it('is noticed when it was altered, in its file, its record or its chain', async () => {
    const m = market();
    const number = await placeForContract(m, m.buyer(1));
    await signAsBuyer(m, m.buyer(1), number);
    const checkNow = async () => (await m.operator.ok('GET /platform/agreement/info', { orderNumber: number })).agreements[0]?.check;
    expect(await checkNow()).toEqual({ document: true, seal: true, chain: true });
    const [{ document } = { document: '' }] = await m.query<{ document: string }>(
      "select document from agreements where number = $1 || '-B'",
      [number],
    );
    const folder = join(m.app.dataDir, 'private', 'documents', document.slice(0, 2));
    expect(await readdir(folder)).toContain(`${document}.pdf`);
    const file = join(folder, `${document}.pdf`);
    const bytes = await readFile(file);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await writeFile(file, Buffer.concat([bytes, Buffer.from(' ')]));
    expect(await checkNow()).toEqual({ document: false, seal: true, chain: true });
    await writeFile(file, bytes);
    await expect(m.query("update agreement_signatures set signer_name = 'Somebody else'")).rejects.toThrow('insert-only');
    expect(await checkNow()).toEqual({ document: true, seal: true, chain: true });
    // The owner of the database gets past its triggers; the seal still tells.
    const forged = async (column: 'signer_name' | 'previous') => {
      const [kept] = await m.query<{ id: string; text: string }>(
        `select s.id, s.${column} as text from agreement_signatures s join agreements a on a.id = s.agreement_id where a.number = $1 || '-B'`,
        [number],
      );
      const write = `update agreement_signatures set ${column} = $2 where id = $1`;
      await m.query("set session_replication_role = 'replica'");
      await m.query(write, [kept?.id, column === 'previous' ? '0'.repeat(64) : 'Somebody else']);
      const told = await checkNow();
      await m.query(write, [kept?.id, kept?.text]);
      await m.query("set session_replication_role = 'origin'");
      return told;
    };
    expect(await forged('signer_name')).toEqual({ document: true, seal: false, chain: true });
    expect(await forged('previous')).toEqual({ document: true, seal: false, chain: false });
    expect(await checkNow()).toEqual({ document: true, seal: true, chain: true });
  });

  it('says what was frozen, in two languages, whatever the goods are called now', async () => {
    const m = market();
    const number = await placeForContract(m, m.buyer(1));
    const { agreement } = await m.buyer(1).ok('GET /p/agreement/info', { orderNumber: number });
    const [line] = await m.query<{ article: string; names: Record<string, string> }>(
      'select i.article, i.names from order_items i join orders o on o.id = i.order_id where o.number = $1',
      [number],
    );
    const text = JSON.stringify(agreement.paper);
    expect(agreement.paper.languages).toEqual(['en', 'zh-CN']);
    for (const word of [line!.article, line!.names['en']!, line!.names['zh_CN']!, number]) expect(text).toContain(word);
    expect(text).not.toMatch(/\{\w+\}|undefined|null %/);
  });
});
