import { type Locale, locales } from '@kyakhta/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOfBuyer, everyOrderNeedsOne, placeForContract, signing } from '../../../test/agreements.ts';
import { statusOf, variantsOf } from '../../../test/goods.ts';
import { type Marketplace, marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';

const market = marketplaceForFile({ contracts: true });
beforeAll(async () => {
  await everyOrderNeedsOne(market());
});
const buyerCalled = async (receiver: string): Promise<Person> => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1);
  await m.query('update addresses set receiver = $2 where user_id = $1', [id, receiver]);
  return m.buyer(id);
};
const signaturesOf = async (m: Marketplace, number: string): Promise<string[]> =>
  (
    await m.query<{ name: string }>(
      "select s.signer_name as name from agreement_signatures s join agreements a on a.id = s.agreement_id where a.number like $1 || '-%'",
      [number],
    )
  ).map((row) => row.name);
const openCodes = async (m: Marketplace, number: string): Promise<number> =>
  (await m.query('select 1 from mail_codes where purpose = $1 and used_at is null', [`sign:${number}-B`])).length;

describe('whoever signs a contract', () => {
  it('writes the name that it names, and no other; a wrong one costs neither code nor contract', async () => {
    const m = market();
    const buyer = await buyerCalled('Кузнецова Ольга Петровна');
    const number = await placeForContract(m, buyer);
    expect((await buyer.ok('GET /p/agreement/info', { orderNumber: number })).agreement.signatory).toBe('Кузнецова Ольга Петровна');
    const code = await codeOfBuyer(m, buyer, number);
    for (const signerName of ['Вася', 'Кузнецова', 'О. П.', 'Кузнецова Ольга Ивановна'])
      expect(await buyer.refused('POST /p/agreement/sign', { ...signing(number, code), signerName })).toBe('signerDiffers');
    expect([await openCodes(m, number), await signaturesOf(m, number), await statusOf(m, number)]).toEqual([1, [], 8]);
    const mine = { ...signing(number, code), signerName: 'кузнецова о. п.' };
    await buyer.ok('POST /p/agreement/sign', mine);
    await buyer.ok('POST /p/agreement/sign', { ...mine, signerName: 'Вася' });
    expect([await signaturesOf(m, number), await statusOf(m, number)]).toEqual([['кузнецова о. п.'], 9]);
  });

  it('is told in her language whose name is to be written', async () => {
    const m = market();
    const buyer = await buyerCalled('Кузнецова О. П.');
    const number = await placeForContract(m, buyer);
    const wrong = { ...signing(number, await codeOfBuyer(m, buyer, number)), signerName: 'Вася' };
    const told = async (locale: Locale) => (await buyer.call('POST /p/agreement/sign', wrong, { locale })).msg;
    expect(await told('ru')).toBe(
      'Договор подписывает Кузнецова О. П. Напишите это имя: порядок слов любой, имя и отчество можно инициалами.',
    );
    const all: string[] = [];
    for (const locale of locales) all.push(await told(locale));
    expect(new Set(all).size).toBe(locales.length);
    for (const msg of all) expect(msg).toContain('Кузнецова О. П.');
  });

  it('is whom her firm names, and a sole trader herself', async () => {
    const m = market();
    const buyer = await buyerCalled('Склад № 4');
    const signatoryOf = async (title: object): Promise<string | null> => {
      await buyer.ok('POST /p/invoiceTitle', { headerType: 1, country: 'RU', ...title } as never);
      const orderNumber = await placeForContract(m, buyer);
      return (await buyer.ok('GET /p/agreement/info', { orderNumber })).agreement.signatory;
    };
    const firm = { headerName: 'ООО «Берег»', invoiceTaxNumber: '7707083893', signatory: 'Лебедев Пётр', basis: 'доверенность № 5' };
    expect(await signatoryOf(firm)).toBe('Лебедев Пётр');
    // Kept anew by an application for an invoice, which names no signatory, it keeps the one it had.
    expect(await signatoryOf({ headerName: firm.headerName, invoiceTaxNumber: firm.invoiceTaxNumber })).toBe('Лебедев Пётр');
    expect(await signatoryOf({ headerName: 'ИП Лебедева Анна', invoiceTaxNumber: '500100732259' })).toBe('Лебедева Анна');
  });

  it('of a contract from before names were compared writes any', async () => {
    const m = market();
    const buyer = await buyerCalled('Кузнецова Ольга');
    const number = await placeForContract(m, buyer);
    await m.query('update agreements set signatory = null where number = $1', [`${number}-B`]);
    const code = await codeOfBuyer(m, buyer, number);
    await buyer.ok('POST /p/agreement/sign', { ...signing(number, code), signerName: 'Вася' });
    expect(await statusOf(m, number)).toBe(9);
  });

  it('is sent no code before the paper is drawn', async () => {
    const m = market();
    const buyer = await buyerCalled('Кузнецова Ольга');
    const [v] = await variantsOf(m, 1);
    const orderItem = { prodId: v!.prodId, skuId: v!.skuId, shopId: 1, count: v!.minimum };
    const { orderNumbers: orderNumber } = await buyer.ok('POST /p/order/submit', { orderItem });
    expect(await buyer.refused('POST /p/agreement/sendCode', { orderNumber })).toBe('agreementNotReady');
    expect(await openCodes(m, orderNumber)).toBe(0);
    await m.near.drain();
    await buyer.ok('POST /p/agreement/sendCode', { orderNumber });
    expect(await openCodes(m, orderNumber)).toBe(1);
  });
});
