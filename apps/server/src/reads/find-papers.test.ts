import { randomUUID } from 'node:crypto';
import type { OperatorArea, StoreArea } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { placeOrder, receivedOrder } from '../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../test/marketplace.ts';
import { addBuyers } from '../../test/people.ts';
import { byPlan, orderOn } from '../../test/terms.ts';

const market = marketplaceForFile();
const anywhere = async (q: string, as: Person = market().operator) => (await as.ok('GET /platform/find', { q })).found;
const operatorOf = (...areas: OperatorArea[]) => market().person({ kind: 'operator', id: 1, areas });
const ofStore = async (storeId: number, q: string, areas?: readonly StoreArea[]) => {
  const as = areas === undefined ? market().seller(storeId) : market().person({ kind: 'seller', id: storeId, storeId, areas });
  return (await as.ok('GET /shop/admin/find', { q })).found;
};
const someone = async () => {
  const [id = 0] = await addBuyers(market(), 1, 100_000_000n);
  return { id, buyer: market().buyer(id) };
};

describe('what a firm goes by', () => {
  const firm = {
    headerType: 1,
    headerName: 'ООО «Ромашка»',
    country: 'RU',
    invoiceTaxNumber: '7707083893',
    registrationCode: '773601001',
    saveTitle: 1,
  } as const;

  it('leads to what waits and what is issued, and to whose it is, however it is spaced', async () => {
    const m = market();
    const { id, buyer } = await someone();
    const orderNumbers = await receivedOrder(m, buyer, 1);
    const { orderInvoiceId } = await buyer.ok('POST /p/orderInvoice', { orderNumbers, ...firm });
    const kept = { kind: 'invoiceTitle', key: String(id), name: firm.headerName };
    const waiting = { kind: 'invoiceApplication', key: String(orderInvoiceId), name: firm.headerName };
    for (const q of ['7707083893', '77 0708-3893', '773601001', '7736 01 001']) expect(await anywhere(q)).toEqual([waiting, kept]);
    const shown = await m.operator.ok('GET /platform/invoice/page', { orderInvoiceId });
    expect(shown.records.map((r) => [r.orderInvoiceId, r.blocked])).toEqual([[orderInvoiceId, false]]);
    const { invoiceNumber } = await m.operator.ok('POST /platform/invoice/{orderInvoiceId}/issue', { orderInvoiceId });
    const issued = { kind: 'invoice', key: invoiceNumber, name: firm.headerName };
    for (const q of ['7707083893', '773601001']) expect(await anywhere(q)).toEqual([issued, kept]);
    // Each operator what is of her areas, and no store anything of it.
    expect(await anywhere('7707083893', operatorOf('money'))).toEqual([issued]);
    expect(await anywhere('7707083893', operatorOf('people'))).toEqual([kept]);
    expect(await anywhere('7707083893', operatorOf('trade', 'stores', 'staff'))).toEqual([]);
    for (const q of ['7707083893', '773601001']) expect(await ofStore(1, q)).toEqual([]);
  });

  it('in China is found as it is typed; who has none is found by nothing', async () => {
    const { id, buyer } = await someone();
    const title = { headerType: 1, headerName: '义乌贸易', country: 'CN', invoiceTaxNumber: '91350100M000100Y43' } as const;
    await buyer.ok('POST /p/invoiceTitle', title);
    await buyer.ok('POST /p/invoiceTitle', { headerType: 2, headerName: 'Anna Lebedeva', country: 'RU' });
    expect(await anywhere('91350100m000100y43')).toEqual([{ kind: 'invoiceTitle', key: String(id), name: title.headerName }]);
    for (const q of ['-', '. / -']) expect(await anywhere(q)).toEqual([]);
  });
});

describe('the reference of a transfer', () => {
  const chosen = async (buyer: Person, orderNumbers: string) => {
    await buyer.ok('POST /p/order/pay', { orderNumbers, payType: 20, payAttemptId: randomUUID() });
    const { attempt } = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers });
    const reference = attempt?.transfer?.reference ?? '';
    expect(reference).toMatch(/^KY-/);
    return reference;
  };

  it('leads to its order, its payment and the money that came under it', async () => {
    const m = market();
    const { buyer } = await someone();
    const [number = ''] = await placeOrder(m, buyer, [1]);
    const reference = await chosen(buyer, number);
    const [payment] = await m.query<{ number: string; plain: string }>(
      "select p.number, p.provider_id as plain from payments p join payment_parts x on x.payment_id = p.id where x.reference = $1 and p.provider = 'bank'",
      [number],
    );
    const order = { kind: 'order', key: number, name: expect.any(String) as string };
    const paid = { kind: 'payment', key: payment?.number, name: payment?.plain };
    const written = [reference, reference.toLowerCase(), payment?.plain ?? '', `Invoice ${reference} thank you`];
    for (const q of written) expect(await anywhere(q)).toEqual([order, paid]);
    const transactionId = randomUUID();
    await m.operator.ok('POST /platform/payment/transfer', { transactionId, currency: 'USD', amount: '1.00', reference, payer: 'ACME' });
    const came = { kind: 'transfer', key: transactionId, name: 'ACME' };
    expect(await anywhere(reference)).toEqual([order, paid, expect.objectContaining({ kind: 'paymentCase', name: paid.key }), came]);
    expect(await anywhere(reference, operatorOf('trade'))).toEqual([order]);
    expect(await anywhere(reference, operatorOf('people', 'stores'))).toEqual([]);
    for (const q of [reference, payment?.plain ?? '']) expect(await ofStore(1, q)).toEqual([]);
  });

  it('that names no payment leads to the transfer that it was written on', async () => {
    const m = market();
    const transactionId = randomUUID();
    const sent = { transactionId, currency: 'USD', amount: '5.00', payer: 'Lost Ltd' };
    await m.operator.ok('POST /platform/payment/transfer', { ...sent, reference: 'KY-1111-22222' });
    for (const q of ['KY-1111-22222', 'ky111122222'])
      expect(await anywhere(q)).toEqual([{ kind: 'transfer', key: transactionId, name: 'Lost Ltd' }]);
  });

  it('of a top-up leads to whose balance it is for', async () => {
    const { id, buyer } = await someone();
    const { rechargeNumber } = await buyer.ok('POST /p/userBalance/recharge', { rechargeAmount: '40.00' });
    const reference = await chosen(buyer, rechargeNumber);
    expect(await anywhere(reference, operatorOf('people'))).toEqual([
      { kind: 'topUp', key: String(id), name: expect.any(String) as string },
    ]);
  });
});

it('a part of the price of an order is found by its own number, by its store alone', async () => {
  const { number } = await orderOn(market(), byPlan('30-40-30'));
  for (const q of [`${number}-2`, `${number}-3`]) {
    const found = [{ kind: 'instalment', key: number, name: q }];
    expect(await anywhere(q)).toEqual(found);
    expect(await anywhere(q, operatorOf('money', 'people'))).toEqual([]);
    expect(await ofStore(1, q)).toEqual(found);
    expect(await ofStore(1, q, ['goods'])).toEqual([]);
    expect(await ofStore(2, q)).toEqual([]);
  }
  expect(await anywhere(`${number}-4`)).toEqual([]);
});

it('an account is found by the name it logs in with: of a store by its owner and operators, of an operator by the staff', async () => {
  const m = market();
  const [own] = await m.query<{ name: string }>('select user_name as name from store_accounts where store_id = 1 order by id limit 1');
  const [house] = await m.query<{ name: string }>('select user_name as name from operators order by id limit 1');
  const names = (found: readonly { kind: string; key: string }[]) => found.map(({ kind, key }) => [kind, key]);
  for (const q of [own!.name, own!.name.toUpperCase()]) {
    expect(names(await anywhere(q))).toEqual([['storeAccount', '1']]);
    expect(await anywhere(q, operatorOf('trade', 'money', 'people', 'staff'))).toEqual([]);
    expect(names(await ofStore(1, q))).toEqual([['storeAccount', own!.name]]);
    expect(await ofStore(1, q, ['orders', 'goods', 'money', 'store'])).toEqual([]);
    expect(await ofStore(2, q)).toEqual([]);
  }
  expect(names(await anywhere(house!.name.toUpperCase()))).toEqual([['operator', house!.name]]);
  expect(await anywhere(house!.name, operatorOf('trade', 'stores', 'money', 'people'))).toEqual([]);
  expect(await ofStore(1, house!.name)).toEqual([]);
});
