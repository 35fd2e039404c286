import { randomUUID } from 'node:crypto';
import { agreementState, invoiceStatus } from '@kyakhta/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyOrderNeedsOne, placeForContract, signAsBuyer, signAsStore } from '../../test/agreements.ts';
import { pay, ship } from '../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../test/marketplace.ts';

const market = marketplaceForFile({ contracts: true });
beforeAll(async () => {
  await everyOrderNeedsOne(market());
});

const ofBuyer = async (buyer: Person, orderNumber: string) => (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber })).documents;
const ofStore = async (seller: Person, orderNumber: string) =>
  (await seller.ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber })).documents;
const ofDesk = async (operator: Person, orderNumber: string) =>
  (await operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber })).documents;
const partiesOf = (documents: readonly { party: string | null; status: number | null }[]) => documents.map((d) => [d.party, d.status]);

describe('the papers of an order', () => {
  it('are for each side its own contract, for operators both, with their files once they are sealed', async () => {
    const m = market();
    const [buyer, seller] = [m.buyer(1), m.seller(1)];
    const number = await placeForContract(m, buyer);
    const [first] = await ofBuyer(buyer, number);
    expect(first).toMatchObject({
      kind: 'contract',
      party: 'buyer',
      number: `${number}-B`,
      status: agreementState.waiting,
      hasCertificate: false,
    });
    expect(Date.parse(first?.until ?? '')).toBeGreaterThan(Date.parse(first?.at ?? ''));
    expect(await ofStore(seller, number)).toEqual([]);
    await signAsBuyer(m, buyer, number);
    await signAsStore(m, seller, number);
    const { signed } = agreementState;
    expect(partiesOf(await ofBuyer(buyer, number))).toEqual([['buyer', signed]]);
    expect(partiesOf(await ofStore(seller, number))).toEqual([['seller', signed]]);
    expect(partiesOf(await ofDesk(m.operator, number))).toEqual([
      ['buyer', signed],
      ['seller', signed],
    ]);
    for (const document of await ofDesk(m.operator, number))
      expect(document).toMatchObject({ hasDocument: true, hasCertificate: true, until: null });
    // A colleague who may not open the contract is not told of it.
    const packer = m.person({ kind: 'seller', id: 1, storeId: 1, areas: ['orders'] });
    expect(await ofStore(packer, number)).toEqual([]);
  });

  it('are the invoice of a transfer while it is waited for, which is its buyer’s alone', async () => {
    const m = market();
    const buyer = m.buyer(2);
    const number = await placeForContract(m, buyer);
    await signAsBuyer(m, buyer, number);
    await signAsStore(m, m.seller(1), number);
    const kinds = async () => (await ofBuyer(buyer, number)).map((d) => d.kind);
    expect(await kinds()).toEqual(['contract']);
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 20, payAttemptId: randomUUID() });
    const transfer = (await ofBuyer(buyer, number)).find((d) => d.kind === 'payInvoice');
    expect(transfer).toMatchObject({ reference: number, hasDocument: true });
    expect((await buyer.call('GET /p/order/payInvoice', { orderNumbers: transfer?.reference ?? '' })).file?.name).toBe(
      `${transfer?.number}.pdf`,
    );
    expect((await ofDesk(m.operator, number)).map((d) => d.kind)).toEqual(['contract', 'contract']);
    await pay(buyer, [number]);
    expect(await kinds()).toEqual(['contract']);
  });

  it('are the invoice that was applied for, for the buyer and for operators who look after money', async () => {
    const m = market();
    const buyer = m.buyer(3);
    const number = await placeForContract(m, buyer);
    await signAsBuyer(m, buyer, number);
    await signAsStore(m, m.seller(1), number);
    await pay(buyer, [number]);
    await ship(m.seller(1), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    const { orderInvoiceId } = await buyer.ok('POST /p/orderInvoice', {
      orderNumbers: number,
      headerType: 2,
      headerName: 'Anna Lebedeva',
      country: 'RU',
    });
    const invoice = async () => (await ofBuyer(buyer, number)).find((d) => d.kind === 'invoice');
    expect(await invoice()).toMatchObject({
      number: null,
      status: invoiceStatus.applying,
      hasDocument: false,
      reference: String(orderInvoiceId),
    });
    const { invoiceNumber } = await m.operator.ok('POST /platform/invoice/{orderInvoiceId}/issue', { orderInvoiceId });
    await m.near.drain();
    expect(await invoice()).toMatchObject({ number: invoiceNumber, status: invoiceStatus.issued, hasDocument: true });
    expect((await ofDesk(m.operator, number)).at(-1)).toEqual(await invoice());
    expect((await ofStore(m.seller(1), number)).map((d) => d.kind)).toEqual(['contract']);
    const trader = m.person({ kind: 'operator', id: 2, areas: ['trade'] });
    expect((await ofDesk(trader, number)).map((d) => d.kind)).toEqual(['contract', 'contract']);
  });
});
