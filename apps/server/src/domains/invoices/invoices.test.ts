import { describe, expect, it } from 'vitest';
import { pay, placeOrder, receivedOrder, ship, restock } from '../../../test/goods.ts';
import { type Marketplace, marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { oneLine } from '../../../test/refunds.ts';
import { byPlan, mailsTo, orderOn } from '../../../test/terms.ts';

const market = marketplaceForFile();
const company = {
  headerType: 1,
  headerName: 'ООО «Ромашка»',
  country: 'RU',
  invoiceTaxNumber: '7707 083 893',
  registrationCode: '773601001',
} as const;
const person = { headerType: 2, headerName: 'Anna Lebedeva', country: 'RU' } as const;

const buyerWith = async (orders = 1): Promise<{ m: Marketplace; id: number; buyer: Person; numbers: string[] }> => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1);
  const buyer = m.buyer(id);
  const numbers: string[] = [];
  for (let i = 0; i < orders; i += 1) numbers.push(await receivedOrder(m, buyer, (i % 2) + 1));
  return { m, id, buyer, numbers };
};
const apply = async (buyer: Person, orderNumbers: string, title: typeof company | typeof person = person): Promise<number> =>
  (await buyer.ok('POST /p/orderInvoice', { orderNumbers, ...title })).orderInvoiceId;
const issue = async (orderInvoiceId: number): Promise<string> =>
  (await market().operator.ok('POST /platform/invoice/{orderInvoiceId}/issue', { orderInvoiceId })).invoiceNumber;
const info = (buyer: Person, orderInvoiceId: number) => buyer.ok('GET /p/orderInvoice/info/{orderInvoiceId}', { orderInvoiceId });
const fieldsOf = (outcome: { code: string; data: unknown }): string[] => {
  expect(outcome.code).toBe('A00014');
  return Object.keys((outcome.data as { fields: object }).fields);
};

describe('an invoice', () => {
  it('is applied for, issued under the next number, drawn and mailed', async () => {
    const { m, id, buyer, numbers } = await buyerWith(2);
    const orderInvoiceId = await apply(buyer, numbers.join(','), company);
    expect(await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: numbers[0]! })).toMatchObject({ orderInvoiceId, canInvoice: false });
    const queue = await m.operator.ok('GET /platform/invoice/page', { size: 100 });
    expect(queue.records.find((r) => r.orderInvoiceId === orderInvoiceId)).toMatchObject({
      blocked: false,
      invoiceTaxNumber: '7707083893',
    });
    expect(await buyer.refused('GET /p/orderInvoice/document', { orderInvoiceId })).toBe('invoiceNotReady');
    const number = await issue(orderInvoiceId);
    expect(number).toMatch(/^20\d\d-\d{6}$/);
    await m.app.drain();
    const done = await info(buyer, orderInvoiceId);
    expect(done).toMatchObject({ status: 2, invoiceNumber: number, hasDocument: true, refunded: false, headerName: company.headerName });
    expect(done.history.map((h) => [h.status, h.by])).toEqual([
      [1, 'buyer'],
      [2, 'operator'],
    ]);
    expect((await mailsTo(m, id)).filter((s) => s.startsWith(`Invoice ${number} for `))).toHaveLength(1);
    const file = await buyer.call('GET /p/orderInvoice/document', { orderInvoiceId });
    expect(file.code).toBe('00000');
    expect(file.file).toMatchObject({ name: `invoice-${number}.pdf`, type: 'application/pdf' });
    // Issuing again issues nothing.
    expect(await m.operator.refused('POST /platform/invoice/{orderInvoiceId}/issue', { orderInvoiceId })).toBe('invoiceNotInState');
  });

  it('stands once for an order, however many tabs apply', async () => {
    const { buyer, numbers } = await buyerWith();
    const orderNumbers = numbers[0]!;
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => buyer.call('POST /p/orderInvoice', { orderNumbers, ...person })));
    expect(outcomes.map((o) => o.code).toSorted()).toEqual(['00000', ...Array.from({ length: 7 }, () => 'A00001')]);
    expect(new Set(outcomes.filter((o) => o.code === 'A00001').map((o) => (o.data as { failure: string }).failure))).toEqual(
      new Set(['orderInvoiced']),
    );
    expect((await buyer.ok('GET /p/orderInvoice/page', {})).total).toBe(1);
  });

  it('that failed leaves its orders free, and is applied for again under the same id with its history', async () => {
    const { m, id, buyer, numbers } = await buyerWith();
    const orderInvoiceId = await apply(buyer, numbers[0]!, company);
    await m.operator.ok('POST /platform/invoice/{orderInvoiceId}/fail', { orderInvoiceId, reason: 'The KPP is another company’s.' });
    expect(await info(buyer, orderInvoiceId)).toMatchObject({ status: 3, reason: 'The KPP is another company’s.' });
    expect(await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: numbers[0]! })).toMatchObject({ orderInvoiceId, canInvoice: true });
    expect((await mailsTo(m, id)).some((s) => s.includes('could not be issued'))).toBe(true);
    await buyer.ok('PUT /p/orderInvoice', { orderInvoiceId, ...person });
    const again = await info(buyer, orderInvoiceId);
    expect(again).toMatchObject({ status: 1, reason: '', headerName: person.headerName, invoiceTaxNumber: '' });
    expect(again.history.map((h) => [h.status, h.headerName])).toEqual([
      [1, company.headerName],
      [3, company.headerName],
      [1, person.headerName],
    ]);
    await issue(orderInvoiceId);
    expect(await buyer.refused('PUT /p/orderInvoice', { orderInvoiceId, ...company })).toBe('invoiceNotInState');
  });

  it('that failed cannot come back once another stands for its order', async () => {
    const { m, buyer, numbers } = await buyerWith();
    const first = await apply(buyer, numbers[0]!);
    await m.operator.ok('POST /platform/invoice/{orderInvoiceId}/fail', { orderInvoiceId: first, reason: 'not this one' });
    await Promise.all([
      buyer.call('PUT /p/orderInvoice', { orderInvoiceId: first, ...person }),
      buyer.call('POST /p/orderInvoice', { orderNumbers: numbers[0]!, ...person }),
    ]);
    expect(
      (await m.query('select 1 from invoice_orders x join orders o on o.id = x.order_id where o.number = $1 and x.is_living', [numbers[0]]))
        .length,
    ).toBe(1);
    expect((await buyer.ok('GET /p/orderInvoice/orders', {})).total).toBe(0);
  });

  it('leaves no gap in the numbers when one is broken off or many are issued at once', async () => {
    const { m, buyer, numbers } = await buyerWith(6);
    const ids = await Promise.all(numbers.map((n) => apply(buyer, n)));
    await m.query(`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`);
    await m.query('create trigger break_off before insert on audit_log for each row execute function break_off()');
    const broken = await m.operator.call('POST /platform/invoice/{orderInvoiceId}/issue', { orderInvoiceId: ids[0]! });
    await m.query('drop function break_off cascade');
    expect(broken.code).toBe('A00005');
    const issued = await Promise.all(ids.map(issue));
    const sequences = issued.map((n) => Number(n.split('-')[1])).toSorted((a, b) => a - b);
    expect(sequences).toEqual(sequences.map((_, i) => sequences[0]! + i));
  });

  it('waits until its order is received and wholly paid', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const buyer = m.buyer(id);
    const [unpaid = ''] = await placeOrder(m, buyer, [1]);
    expect(await buyer.refused('POST /p/orderInvoice', { orderNumbers: unpaid, ...person })).toBe('orderNotInvoiceable');
    await pay(buyer, [unpaid]);
    await ship(m.seller(1), unpaid);
    expect(await buyer.refused('POST /p/orderInvoice', { orderNumbers: unpaid, ...person })).toBe('orderNotInvoiceable');
    const parts = await orderOn(m, byPlan('50-50-0'));
    await pay(parts.buyer, [parts.number]);
    await restock(m, 'on_hand + 1000');
    await ship(m.seller(1), parts.number);
    await parts.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: parts.number });
    expect(await parts.buyer.refused('POST /p/orderInvoice', { orderNumbers: parts.number, ...person })).toBe('orderNotInvoiceable');
    expect((await parts.buyer.ok('GET /p/orderInvoice/orders', {})).total).toBe(0);
  });

  it('is nobody else’s to apply for, to see, to change or to read', async () => {
    const { m, buyer, numbers } = await buyerWith();
    const other = await buyerWith();
    expect(await other.buyer.refused('POST /p/orderInvoice', { orderNumbers: numbers[0]!, ...person })).toBe('orderUnknown');
    expect(await other.buyer.refused('POST /p/orderInvoice', { orderNumbers: `${other.numbers[0]!},${numbers[0]!}`, ...person })).toBe(
      'orderUnknown',
    );
    const orderInvoiceId = await apply(buyer, numbers[0]!);
    expect(await other.buyer.refused('GET /p/orderInvoice/info/{orderInvoiceId}', { orderInvoiceId })).toBe('invoiceUnknown');
    expect(await other.buyer.refused('PUT /p/orderInvoice', { orderInvoiceId, ...person })).toBe('invoiceUnknown');
    await issue(orderInvoiceId);
    await m.app.drain();
    expect(await other.buyer.refused('GET /p/orderInvoice/document', { orderInvoiceId })).toBe('invoiceUnknown');
    expect((await other.buyer.ok('GET /p/orderInvoice/page', {})).total).toBe(0);
  });

  it('counts what was kept; while something is asked back, or went back since, it cannot be issued; afterwards it is marked', async () => {
    const { m, buyer, numbers } = await buyerWith();
    const [number = ''] = numbers;
    const giveBack = async (goodsNum: number): Promise<string> => {
      const { orderItemDtos } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
      return (await buyer.ok('POST /p/orderRefund/apply', oneLine(number, orderItemDtos[0]!.orderItemId, goodsNum))).refundSn;
    };
    const agree = (refundSn: string) => m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    const total = (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).actualTotal;
    const first = await giveBack(1);
    expect(await buyer.refused('POST /p/orderInvoice', { orderNumbers: number, ...person })).toBe('orderNotInvoiceable');
    await agree(first);
    const orderInvoiceId = await apply(buyer, number);
    const applied = await info(buyer, orderInvoiceId);
    expect(applied.invoiceAmount).toBeLessThan(total);

    await agree(await giveBack(1));
    const queue = await m.operator.ok('GET /platform/invoice/page', { size: 100 });
    expect(queue.records.find((r) => r.orderInvoiceId === orderInvoiceId)?.blocked).toBe(true);
    expect(await m.operator.refused('POST /platform/invoice/{orderInvoiceId}/issue', { orderInvoiceId })).toBe('orderNotInvoiceable');
    await buyer.ok('PUT /p/orderInvoice', { orderInvoiceId, ...person });
    expect((await info(buyer, orderInvoiceId)).invoiceAmount).toBeLessThan(applied.invoiceAmount);
    await issue(orderInvoiceId);
    expect(await info(buyer, orderInvoiceId)).toMatchObject({ status: 2, refunded: false });
    await agree(await giveBack(1));
    expect(await info(buyer, orderInvoiceId)).toMatchObject({ status: 2, refunded: true });
  });
});

describe('a title', () => {
  it.each([
    ['a company without a tax number', { ...company, invoiceTaxNumber: '' }, 'invoiceTaxNumber'],
    ['an INN with a wrong digit', { ...company, invoiceTaxNumber: '7707083894' }, 'invoiceTaxNumber'],
    [
      'a USCC with a wrong sign',
      { ...company, country: 'CN', registrationCode: '', invoiceTaxNumber: '91350100M000100Y44' },
      'invoiceTaxNumber',
    ],
    ['a KPP of eight digits', { ...company, registrationCode: '77360100' }, 'registrationCode'],
    ['a KPP beside an INN of a person', { ...company, invoiceTaxNumber: '500100732259' }, 'registrationCode'],
    ['a country there is none of', { ...person, country: 'QQ' }, 'country'],
    ['a name of blanks', { ...person, headerName: '   ' }, 'headerName'],
    ['a name that turns the line round', { ...person, headerName: 'A\u202EB' }, 'headerName'],
    ['a name of two lines', { ...person, headerName: 'A\nB' }, 'headerName'],
    ['a name that is too long', { ...person, headerName: 'x'.repeat(201) }, 'headerName'],
    ['neither a company nor a person', { ...person, headerType: 3 as never }, 'headerType'],
  ])('%s is refused at its field', async (_, title, field) => {
    const { buyer, numbers } = await buyerWith();
    const outcome = await buyer.call('POST /p/orderInvoice', { orderNumbers: numbers[0]!, ...title });
    expect(fieldsOf(outcome)).toEqual([field]);
  });

  it.each(['<script>alert(1)</script>', '%PDF-1.7 (\\) Tj ET', 'א\u05B7ב 中文 한국어 عربي', 'W'.repeat(200), '){}//\\u0000'])(
    'of hostile signs is drawn as it is: %s',
    async (headerName) => {
      const { m, buyer, numbers } = await buyerWith();
      const { orderInvoiceId } = await buyer.ok('POST /p/orderInvoice', {
        orderNumbers: numbers[0]!,
        ...person,
        headerName,
        address: 'Line\n1\u202E \t 2',
      });
      await issue(orderInvoiceId);
      await m.app.drain();
      expect(await info(buyer, orderInvoiceId)).toMatchObject({ hasDocument: true, headerName, address: 'Line 1 2' });
    },
    120_000,
  );

  it('is saved once, the last as the default, and is nobody else’s to choose or to forget', async () => {
    const { m, id, buyer, numbers } = await buyerWith(3);
    for (const [i, title] of [company, person, company].entries())
      await buyer.ok('POST /p/orderInvoice', { orderNumbers: numbers[i]!, ...title, saveTitle: 1 });
    const saved = await buyer.ok('GET /p/invoiceTitle/list', {});
    expect(saved.map((t) => [t.headerName, t.isDefault])).toEqual([
      [company.headerName, true],
      [person.headerName, false],
    ]);
    const titleId = saved[1]!.titleId;
    const other = m.buyer(id - 1);
    expect(await other.refused('PUT /p/invoiceTitle/default/{titleId}', { titleId })).toBe('invoiceTitleUnknown');
    expect(await other.refused('DELETE /p/invoiceTitle/{titleId}', { titleId })).toBe('invoiceTitleUnknown');
    await buyer.ok('PUT /p/invoiceTitle/default/{titleId}', { titleId });
    expect((await buyer.ok('GET /p/invoiceTitle/list', {}))[0]).toMatchObject({ titleId, isDefault: true });
    await buyer.ok('DELETE /p/invoiceTitle/{titleId}', { titleId });
    expect(await buyer.ok('GET /p/invoiceTitle/list', {})).toHaveLength(1);
  });
});
