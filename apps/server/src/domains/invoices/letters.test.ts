import type { EndpointKey, Input } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { placeForContract, everyOrderNeedsOne, signing } from '../../../test/agreements.ts';
import { receivedOrder } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { paperIn, squeezed } from '../../../test/pdf.ts';
import { addBuyers } from '../../../test/people.ts';

const market = marketplaceForFile({ contracts: true });
const thai = 'บริษัท เทรดดิ้ง จำกัด';
const armenian = '«Արարատ Գրուպ» ՍՊԸ';
const unit = { headerType: 1, country: 'AM', invoiceTaxNumber: '01234567' } as const;
const newBuyer = async (): Promise<Person> => market().buyer((await addBuyers(market(), 1))[0] ?? 0);
type Refused = { failure: string; fields?: Record<string, string> };

describe('a name that reaches a paper', () => {
  it('is printed in Armenian letters', async () => {
    const m = market();
    const buyer = await newBuyer();
    const orderNumbers = await receivedOrder(m, buyer, 1);
    const { orderInvoiceId } = await buyer.ok('POST /p/orderInvoice', { orderNumbers, ...unit, headerName: armenian });
    await m.operator.ok('POST /platform/invoice/{orderInvoiceId}/issue', { orderInvoiceId });
    await m.app.drain();
    const paper = await paperIn((await buyer.call('GET /p/orderInvoice/document', { orderInvoiceId })).file);
    expect(paper.left).toContain(squeezed(armenian));
    expect(paper.left + paper.right).not.toContain('??');
  });

  it('is refused while it is typed where it cannot be printed, with the letters', async () => {
    const m = market();
    const buyer = await newBuyer();
    const lettersOf = async <K extends EndpointKey>(who: Person, field: string, key: K, input: Input<K>): Promise<string> => {
      const refused = (await who.call(key, input)).data as Refused;
      expect(refused.failure).toBe('argumentNotValid');
      return refused.fields?.[field] ?? '';
    };
    const title = { ...unit, headerName: thai };
    expect(await lettersOf(buyer, 'headerName', 'POST /p/invoiceTitle', title)).toContain('บ ริ ษั ท');
    expect(await lettersOf(buyer, 'headerName', 'POST /p/orderInvoice', { orderNumbers: '1234567890123456', ...title })).toContain('บ');
    const address = { ...unit, headerName: 'Ararat', address: 'ถนน 5' };
    expect(await lettersOf(buyer, 'address', 'POST /p/invoiceTitle', address)).toContain('ถ น');
    const signed = { ...signing('1234567890123456', '123456'), signerName: 'Анна 🧨' };
    expect(await lettersOf(buyer, 'signerName', 'POST /p/agreement/sign', signed)).toContain('🧨');
    expect(await lettersOf(m.seller(1), 'signerName', 'POST /shop/admin/agreement/sign', signed)).toContain('🧨');
    const home = { receiver: 'สมชาย', mobile: '+66812345678', country: 'TH', province: 'Bangkok', city: 'Bang Rak', addr: 'Silom 5 ซอย 2' };
    const atHome = { ...home, postCode: '10500' };
    expect(await lettersOf(buyer, 'receiver', 'POST /p/address/addAddr', atHome)).toContain('ส ม ช า ย');
    expect(await lettersOf(buyer, 'addr', 'POST /p/address/addAddr', atHome)).toContain('ซ อ ย');
    const store = { shopName: 'Silom Trade', firmName: thai, city: 'Bangkok', userName: 'silom_trade' };
    expect(await lettersOf(m.operator, 'firmName', 'POST /platform/shop', store)).toContain('บ');
    const { version, invoiceIssuer } = await m.operator.ok('GET /platform/site/settings', {});
    const site = { version, invoiceIssuer: { ...invoiceIssuer, name: '恰克图 ٹریڈ' } };
    expect(await lettersOf(m.operator, 'invoiceIssuer.name', 'PUT /platform/site/settings', site)).toContain('ٹ ڈ');
  });

  it('that was kept before letters were looked at takes no number, and no contract', async () => {
    const m = market();
    const buyer = await newBuyer();
    const orderNumbers = await receivedOrder(m, buyer, 1);
    const { orderInvoiceId } = await buyer.ok('POST /p/orderInvoice', { orderNumbers, ...unit, headerName: 'Ararat' });
    await m.query('update invoices set name = $2 where id = $1', [orderInvoiceId, thai]);
    const last = (): Promise<{ last: number }[]> => m.query('select last from invoice_numbers order by year');
    const before = await last();
    const { data } = await m.operator.call('POST /platform/invoice/{orderInvoiceId}/issue', { orderInvoiceId });
    expect((data as Refused).failure).toBe('nameNotPrinted');
    expect(await last()).toEqual(before);
    await everyOrderNeedsOne(m);
    await m.query('update addresses set receiver = $2 where user_id = $1', [buyer.actor.id, 'Анна 🧨']);
    const orders = (): Promise<{ n: number }[]> => m.query('select count(*)::int as n from orders');
    const placed = await orders();
    await expect(placeForContract(m, buyer)).rejects.toThrow(/🧨/);
    expect(await orders()).toEqual(placed);
  });
});
