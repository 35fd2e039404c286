import { beforeAll, describe, expect, it } from 'vitest';
import { everyOrderNeedsOne, placeForContract, signAsBuyer } from '../../../test/agreements.ts';
import { variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

const market = marketplaceForFile({ contracts: true });
beforeAll(async () => {
  await everyOrderNeedsOne(market());
});

describe('the parties of a contract', () => {
  it('are named by the firm that the buyer keeps as her default, with its numbers, and the code of the supplier', async () => {
    const m = market();
    const firm = { headerType: 1, headerName: 'ООО «Уральский берег»', country: 'RU', invoiceTaxNumber: '7707083893' } as const;
    const signs = { signatory: 'Лебедев Пётр Ильич', basis: 'Устав' };
    const buyer = m.buyer(2);
    // The words are there before the paper is drawn.
    const place = async (person: typeof buyer): Promise<string> => {
      const [v] = await variantsOf(m, 1);
      const orderItem = { prodId: v!.prodId, skuId: v!.skuId, shopId: 1, count: v!.minimum };
      return (await person.ok('POST /p/order/submit', { orderItem })).orderNumbers;
    };
    const partiesOf = async (person: typeof buyer): Promise<string> => {
      const number = await place(person);
      const { agreement } = await person.ok('GET /p/agreement/info', { orderNumber: number });
      return agreement.paper.sections[0]?.paragraphs.map(([own]) => own).join(' ') ?? '';
    };
    expect(await partiesOf(buyer)).not.toContain('INN');
    expect(await buyer.refused('POST /p/invoiceTitle', { ...firm, invoiceTaxNumber: '7707083894' })).toBe('argumentNotValid');
    await buyer.ok('POST /p/invoiceTitle', { ...firm, registrationCode: '773601001', address: 'Екатеринбург, Малышева 1' });
    // A firm is bound by whom it names: before it names anybody she buys herself.
    expect(await partiesOf(buyer)).not.toContain('Уральский берег');
    await buyer.ok('POST /p/invoiceTitle', { ...firm, registrationCode: '773601001', address: 'Екатеринбург, Малышева 1', ...signs });
    const named = await partiesOf(buyer);
    expect(named).toContain('Buyer: ООО «Уральский берег»');
    expect(named).toMatch(
      /INN: 7707083893 KPP: 773601001 Address: Екатеринбург, Малышева 1 Represented by Лебедев Пётр Ильич, acting on the basis of: Устав\. Receiver of the goods: \S/,
    );
    // A private person stays who she is, and one's firm is nobody else's.
    await buyer.ok('POST /p/invoiceTitle', { headerType: 2, headerName: 'Анна Петрова', country: 'RU' });
    expect(await partiesOf(buyer)).not.toContain('Анна');
    expect(await partiesOf(m.buyer(1))).not.toContain('7707083893');
    const [saved] = (await buyer.ok('GET /p/invoiceTitle/list', {})).filter((t) => t.headerType === 1);
    await buyer.ok('PUT /p/invoiceTitle/default/{titleId}', { titleId: saved!.titleId });
    const number = await placeForContract(m, buyer);
    await m.query(
      `insert into store_applications (user_id, locale, state, round, credit_code, store_id, created_at, changed_at, submitted_at)
       values (3, 'en', 4, 1, '91350100M000100Y43', 1, now(), now(), now())`,
    );
    await signAsBuyer(m, buyer, number);
    const { agreement } = await m.seller(1).ok('GET /shop/admin/agreement/info', { orderNumber: number });
    const theirs = agreement.paper.sections[0]?.paragraphs.flat().join(' ') ?? '';
    expect(theirs).toContain('91350100M000100Y43');
    expect(theirs).not.toContain('7707083893');
  });
});
