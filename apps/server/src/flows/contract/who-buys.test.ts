import { beforeAll, describe, expect, it } from 'vitest';
import { everyOrderNeedsOne } from '../../../test/agreements.ts';
import { pay, receivedOrder, variantsOf } from '../../../test/goods.ts';
import { type Marketplace, marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';

const market = marketplaceForFile({ contracts: true });
beforeAll(async () => {
  await everyOrderNeedsOne(market());
});
const firm = {
  headerType: 1,
  headerName: 'ООО «Уральский берег»',
  country: 'RU',
  invoiceTaxNumber: '7707083893',
  registrationCode: '773601001',
  address: 'Екатеринбург, Малышева 1',
  signatory: 'Лебедев Пётр Ильич',
  basis: 'Устав',
} as const;
const trader = { headerType: 1, headerName: 'ИП Лебедева Анна', country: 'RU', invoiceTaxNumber: '500100732259' } as const;
const person = { headerType: 2, headerName: 'Петрова Мария', country: 'RU' } as const;

const withTitles = async (...titles: object[]): Promise<{ buyer: Person; ids: Record<string, number> }> => {
  const m = market();
  const buyer = m.buyer((await addBuyers(m, 1))[0] ?? 0);
  for (const title of titles) await buyer.ok('POST /p/invoiceTitle', title as never);
  const saved = await buyer.ok('GET /p/invoiceTitle/list', {});
  return { buyer, ids: Object.fromEntries(saved.map((t) => [t.headerName, t.titleId])) };
};
const item = async (m: Marketplace) => {
  const [v] = await variantsOf(m, 1);
  return { prodId: v!.prodId, skuId: v!.skuId, shopId: 1, count: v!.minimum };
};
const place = async (buyer: Person, buyerTitleId?: number): Promise<string> => {
  const { orderNumbers } = await buyer.ok('POST /p/order/submit', {
    orderItem: await item(market()),
    ...(buyerTitleId !== undefined && { buyerTitleId }),
  });
  return orderNumbers;
};
const partiesOf = async (buyer: Person, orderNumber: string) => {
  const { agreement } = await buyer.ok('GET /p/agreement/info', { orderNumber });
  return { parties: agreement.paper.sections[0]?.paragraphs.map(([own]) => own).join(' ') ?? '', signatory: agreement.signatory };
};

describe('who buys', () => {
  it('is told before the order is placed: she herself, a firm, a sole trader, another person', async () => {
    const { buyer, ids } = await withTitles(trader, person, { ...firm, signatory: undefined, basis: undefined });
    const quote = await buyer.ok('POST /p/order/confirm', { orderItem: await item(market()) });
    // The default company names nobody who could sign the contract: she buys herself unless she chooses it.
    expect([quote.contractNeeded, quote.buyerTitleId]).toEqual([true, 0]);
    const chosen = { orderItem: await item(market()), buyerTitleId: ids[firm.headerName] ?? -1 };
    expect((await buyer.ok('POST /p/order/confirm', chosen)).buyerTitleId).toBe(ids[firm.headerName]);
    expect(quote.buyers.map(({ kind, name, taxNumber, canSign }) => [kind, name, taxNumber, canSign])).toEqual([
      ['firm', firm.headerName, firm.invoiceTaxNumber, false],
      ['person', person.headerName, '', true],
      ['soleTrader', trader.headerName, trader.invoiceTaxNumber, true],
    ]);
    const own = await buyer.ok('POST /p/order/confirm', { orderItem: await item(market()), buyerTitleId: 0 });
    expect(own.buyerTitleId).toBe(0);
    // Choosing who buys is no other price.
    expect(own.quoteVersion).toBe(quote.quoteVersion);
  });

  it('is whom the contract names, whatever is kept as the default then', async () => {
    const { buyer, ids } = await withTitles(firm, trader, person);
    const byFirm = await place(buyer, ids[firm.headerName]);
    const byTrader = await place(buyer, ids[trader.headerName]);
    const byPerson = await place(buyer, ids[person.headerName]);
    const bySelf = await place(buyer, 0);
    expect(await partiesOf(buyer, byFirm)).toMatchObject({
      signatory: firm.signatory,
      parties: expect.stringContaining(`Buyer: ${firm.headerName}`) as string,
    });
    expect((await partiesOf(buyer, byFirm)).parties).toContain('INN: 7707083893 KPP: 773601001');
    expect(await partiesOf(buyer, byTrader)).toMatchObject({ signatory: 'Лебедева Анна' });
    expect((await partiesOf(buyer, byTrader)).parties).toContain('Buyer: ИП Лебедева Анна');
    expect(await partiesOf(buyer, byPerson)).toMatchObject({ signatory: person.headerName });
    const self = await partiesOf(buyer, bySelf);
    expect(self.signatory).toBe('Racer');
    expect(self.parties).not.toMatch(/INN|Уральский|Лебедева|Петрова/);
    const shown = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: byFirm });
    expect(shown.buyer).toEqual({ kind: 'firm', name: firm.headerName, taxNumber: firm.invoiceTaxNumber });
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: bySelf })).buyer).toBeNull();
    // The store sells to the platform: who buys is not told to it.
    expect((await market().seller(1).ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: byFirm })).buyer).toBeNull();
    expect((await market().operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: byFirm })).buyer?.name).toBe(
      firm.headerName,
    );
  });

  it('stays with the order when the title is forgotten, and is none of another buyer’s', async () => {
    const { buyer, ids } = await withTitles(firm);
    const { buyer: other } = await withTitles();
    const titleId = ids[firm.headerName] ?? 0;
    const orderItem = await item(market());
    expect(await other.refused('POST /p/order/confirm', { orderItem, buyerTitleId: titleId })).toBe('invoiceTitleUnknown');
    expect(await other.refused('POST /p/order/submit', { orderItem, buyerTitleId: titleId })).toBe('invoiceTitleUnknown');
    const number = await place(buyer, titleId);
    await buyer.ok('DELETE /p/invoiceTitle/{titleId}', { titleId });
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).buyer?.name).toBe(firm.headerName);
    // In another tab it is gone, too.
    expect(await buyer.refused('POST /p/order/submit', { orderItem, buyerTitleId: titleId })).toBe('invoiceTitleUnknown');
  });

  it('that cannot sign places no order that needs a contract, and any other', async () => {
    const m = market();
    const { buyer, ids } = await withTitles({ ...firm, signatory: undefined, basis: undefined });
    const orderItem = await item(m);
    expect(await buyer.refused('POST /p/order/submit', { orderItem, buyerTitleId: ids[firm.headerName] ?? -1 })).toBe('signatoryMissing');
    await everyOrderNeedsOne(m, 1_000_000);
    const { orderNumbers } = await buyer.ok('POST /p/order/submit', { orderItem });
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: orderNumbers })).buyer?.kind).toBe('firm');
    await pay(buyer, [orderNumbers]);
    await everyOrderNeedsOne(m);
  });

  it('is what an invoice is prepared for', async () => {
    const m = market();
    await everyOrderNeedsOne(m, 1_000_000);
    const { buyer } = await withTitles(firm);
    const number = await receivedOrder(m, buyer, 1);
    const { records } = await buyer.ok('GET /p/orderInvoice/orders', {});
    const { signatory: _who, basis: _why, ...title } = firm;
    expect(records.find((r) => r.orderNumber === number)?.buyer).toEqual(title);
    await m.query('update orders set buyer = null where number = $1', [number]);
    expect((await buyer.ok('GET /p/orderInvoice/orders', {})).records[0]?.buyer).toBeNull();
    await everyOrderNeedsOne(m);
  });

  it('is kept by what a session confirmed, and what a submit says itself comes first', async () => {
    const { buyer, ids } = await withTitles(firm, trader);
    const { basketId } = (await buyer.ok('POST /p/shopCart/changeItems', { items: [await item(market())] }))[0]!;
    await buyer.ok('POST /p/order/confirm', { basketIds: [basketId ?? 0], buyerTitleId: ids[firm.headerName] ?? 0 });
    const { orderNumbers } = await buyer.ok('POST /p/order/submit', {});
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: orderNumbers })).buyer?.name).toBe(firm.headerName);
  });

  it('is she herself where a client never chose and her company names nobody who signs a contract', async () => {
    const { buyer, ids } = await withTitles({ ...firm, signatory: undefined, basis: undefined });
    const number = await place(buyer);
    expect(await partiesOf(buyer, number)).toMatchObject({ signatory: 'Racer' });
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).buyer).toBeNull();
    // Who chose the company reads what is missing, rather than signing for herself.
    const asFirm = { orderItem: await item(market()), buyerTitleId: ids[firm.headerName] ?? -1 };
    expect(await buyer.refused('POST /p/order/submit', asFirm)).toBe('signatoryMissing');
    // Without a contract the company buys as ever.
    await everyOrderNeedsOne(market(), 9_000_000);
    const small = await place(buyer);
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: small })).buyer).toMatchObject({ name: firm.headerName });
    await everyOrderNeedsOne(market());
  });
});
