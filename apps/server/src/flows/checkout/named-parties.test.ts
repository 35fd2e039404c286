import { describe, expect, it } from 'vitest';
import { everyOrderNeedsOne, placeForContract, signAsBuyer, signAsStore, codeOfStore, signing } from '../../../test/agreements.ts';
import { statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile, type Person, personOf } from '../../../test/marketplace.ts';
import { type App, createApp } from '../../runtime/app.ts';
import { parts } from '../../endpoints.ts';

const market = marketplaceForFile({ contracts: true });
/** The same marketplace as a production would serve it. */
const live = async () => {
  const app = createApp({ ...parts, databaseUrl: market().url, poolSize: 4, demo: false });
  await app.catchUp();
  return app;
};
/** Lets a process know what was changed past it, by SQL or by another process. */
const hears = async (app: App): Promise<void> => {
  await app.catchUp();
  app.cache.clear();
};
/** Texts of the house in place of the samples. */
const publishTexts = async (documents = [0, 1]): Promise<void> => {
  const { operator } = market();
  for (const document of documents) {
    const { version } = await operator.ok('POST /platform/terms/draft', { document });
    await operator.ok('PUT /platform/terms/draft', { document, version, revision: 1, locale: 'ru', text: '# Условия', asksConsent: false });
    await operator.ok('PUT /platform/terms/publish', { document, version, revision: 2, validFrom: null });
  }
};
const orderItem = async (shopId: number) => {
  const [v] = await variantsOf(market(), shopId);
  return { orderItem: { prodId: v!.prodId, skuId: v!.skuId, shopId, count: v!.minimum } };
};
const platform = {
  name: 'Кяхта Трейд',
  form: 'Общество с ограниченной ответственностью',
  country: 'RU',
  registrationNumber: '1027700132195',
  taxNumber: '7707083893',
  address: 'Улан-Удэ, ул. Ленина, 1',
  phone: '+7 301 200 00 00',
  signatory: 'Доржиева Анна',
  basis: 'Устав',
};
const terms: { doorTerm: 'DAP' | 'DDP' } & Record<'buyerLaw' | 'buyerCourt' | 'supplierLaw' | 'supplierCourt', string> = {
  doorTerm: 'DAP',
  buyerLaw: 'RU',
  buyerCourt: 'Арбитражный суд Республики Бурятия',
  supplierLaw: 'CN',
  supplierCourt: '',
};

describe('a live marketplace', () => {
  it('shows no sample as its terms and takes no order before it has published its own', async () => {
    const m = market();
    const app = await live();
    const [buyer, operator, guest] = [m.buyer(1), m.operator, m.guest].map((person) => personOf(app, person.actor)) as [
      Person,
      Person,
      Person,
    ];
    for (const [name, value] of Object.entries({ invoiceIssuer: platform, contractTerms: terms }))
      await m.query(
        'insert into settings (name, value, changed_at) values ($1, $2::jsonb, now()) on conflict (name) do update set value = excluded.value',
        [name, JSON.stringify(value)],
      );
    await hears(app);
    const item = await orderItem(1);
    expect(await guest.ok('GET /terms/valid', {})).toEqual([]);
    expect(await guest.refused('GET /terms/info', { document: 0 })).toBe('termsUnknown');
    expect((await operator.ok('GET /platform/dashboard', {})).ordersClosedFor).toEqual(['terms', 'privacy']);
    expect(await buyer.refused('POST /p/order/confirm', item)).toBe('checkoutClosed');
    await publishTexts([0]);
    await hears(app);
    expect((await operator.ok('GET /platform/site/settings', {})).identityMissing).toEqual(['privacy']);
    expect(await buyer.refused('POST /p/order/submit', item)).toBe('checkoutClosed');
    await publishTexts([1]);
    await hears(app);
    expect((await operator.ok('GET /platform/dashboard', {})).ordersClosedFor).toEqual([]);
    await buyer.ok('POST /p/order/confirm', item);
    // A sample is no earlier version of theirs.
    await app.close();
    const again = await live();
    const shown = await personOf(again, m.guest.actor).ok('GET /terms/info', { document: 0 });
    expect([shown.text, shown.versions.map(({ version }) => version)]).toEqual(['# Условия', [2]]);
    await again.close();
    expect((await m.guest.ok('GET /terms/valid', {})).map(({ version }) => version)).toEqual([2, 2]);
  });

  it('takes no order before it is told who it is, and says what is missing to operators', async () => {
    const m = market();
    const app = await live();
    const [buyer, operator] = [personOf(app, m.buyer(1).actor), personOf(app, m.operator.actor)];
    const item = await orderItem(1);
    const tell = async (invoiceIssuer: typeof platform, contractTerms?: typeof terms) => {
      const { version } = await operator.ok('GET /platform/site/settings', {});
      await operator.ok('PUT /platform/site/settings', { version, invoiceIssuer, contractTerms });
    };

    await m.query("delete from settings where name = 'contractTerms'");
    await hears(app);
    await tell({ ...platform, registrationNumber: '', signatory: ' ' });
    expect(await buyer.refused('POST /p/order/confirm', item)).toBe('checkoutClosed');
    expect(await buyer.refused('POST /p/order/submit', item)).toBe('checkoutClosed');
    expect((await operator.ok('GET /platform/dashboard', {})).ordersClosedFor).toEqual(['registrationNumber', 'signatory', 'law', 'court']);
    expect((await operator.ok('GET /platform/site/settings', {})).identityMissing).toEqual([
      'registrationNumber',
      'signatory',
      'law',
      'court',
    ]);
    await tell(platform, { ...terms, buyerCourt: '' });
    expect((await operator.ok('GET /platform/dashboard', {})).ordersClosedFor).toEqual(['court']);
    expect(await buyer.refused('POST /p/order/confirm', item)).toBe('checkoutClosed');
    await tell(platform, terms);
    expect((await operator.ok('GET /platform/dashboard', {})).ordersClosedFor).toEqual([]);
    await buyer.ok('POST /p/order/confirm', item);
    const { pcLegal } = await personOf(app, m.guest.actor).ok('GET /webConfig/getPcWebConfig', {});
    expect(pcLegal).toEqual({
      name: platform.name,
      form: platform.form,
      country: 'Russia',
      registrationNumber: platform.registrationNumber,
      taxNumber: platform.taxNumber,
      address: platform.address,
      phone: platform.phone,
    });
    // The account that transfers go to belongs to it.
    await m.query("delete from settings where name = 'bankDetails'");
    await hears(app);
    expect(await buyer.refused('POST /p/order/confirm', item)).toBe('checkoutClosed');
    expect((await operator.ok('GET /platform/dashboard', {})).ordersClosedFor).toEqual(['bank']);
    await app.close();
  });

  it('takes none for a store that is not told, and those for others', async () => {
    const m = market();
    const app = await live();
    const buyer = personOf(app, m.buyer(1).actor);
    const bank = { beneficiary: 'Kyakhta', account: 'DE00', bankName: 'Bank', bankCode: '', bankAddress: '' };
    for (const [name, value] of Object.entries({ bankDetails: bank, invoiceIssuer: platform, contractTerms: terms }))
      await m.query(
        'insert into settings (name, value, changed_at) values ($1, $2::jsonb, now()) on conflict (name) do update set value = excluded.value',
        [name, JSON.stringify(value)],
      );
    await m.query("update stores set identity = '{}'::jsonb where id = 2");
    await hears(app);
    expect(await buyer.refused('POST /p/order/submit', await orderItem(2))).toBe('storeUnnamed');
    await buyer.ok('POST /p/order/confirm', await orderItem(1));
    const seller = personOf(app, m.seller(2).actor);
    const before = await seller.ok('GET /shop/admin/shop/identity', {});
    expect(before.missing).toEqual(['form', 'country', 'registrationNumber', 'address', 'signatory', 'basis']);
    const identity = {
      form: 'Co., Ltd.',
      country: 'CN',
      registrationNumber: '91350100M000100Y43',
      address: '温州市 鹿城区\n1 号',
      signatory: '王小明',
      basis: '法定代表人',
    };
    await seller.ok('PUT /shop/admin/shop/identity', identity);
    const after = await seller.ok('GET /shop/admin/shop/identity', {});
    expect([after.missing, after.identity.address]).toEqual([[], '温州市 鹿城区 1 号']);
    await buyer.ok('POST /p/order/confirm', await orderItem(2));
    // What cannot be printed is reported at its field, and whose store it is decides the session.
    const refused = await seller.call('PUT /shop/admin/shop/identity', { ...identity, signatory: 'สมชาย' });
    expect((refused.data as { fields: Record<string, string> }).fields['signatory']).toContain('ส ม ช า ย');
    expect((await m.seller(1).ok('GET /shop/admin/shop/identity', {})).identity.signatory).not.toBe('王小明');
    expect(
      await m.query(
        "select before ->> 'signatory' as before, after ->> 'signatory' as after from audit_log where action = 'store.identity'",
      ),
    ).toEqual([{ before: '', after: '王小明' }]);
    await app.close();
  });
});

describe('the contracts of an order', () => {
  it('name platform and store in full, and the store signs by whom it names', async () => {
    const m = market();
    await everyOrderNeedsOne(m);
    await m.query("update settings set value = $1::jsonb where name = 'invoiceIssuer'", [JSON.stringify(platform)]);
    await m.query(`update stores set identity = identity || '{"signatory": "王小明", "address": "宁波市 1 号"}'::jsonb where id = 1`);
    const number = await placeForContract(m, m.buyer(2));
    const { agreement } = await m.buyer(2).ok('GET /p/agreement/info', { orderNumber: number });
    const parties = agreement.paper.sections[0]?.paragraphs.map(([own]) => own) ?? [];
    for (const line of [
      `Legal form: ${platform.form}`,
      'Country: Russia',
      'Registration number: 1027700132195',
      'INN: 7707083893',
      `Address: ${platform.address}`,
      `Phone: ${platform.phone}`,
      'Represented by Доржиева Анна, acting on the basis of: Устав.',
    ])
      expect(parties).toContain(line);
    await signAsBuyer(m, m.buyer(2), number);
    const { agreement: theirs } = await m.seller(1).ok('GET /shop/admin/agreement/info', { orderNumber: number });
    expect(theirs.signatory).toBe('王小明');
    expect(theirs.paper.sections[0]?.paragraphs.flat().join(' ')).toContain(
      'Represented by 王小明, acting on the basis of: Legal representative.',
    );
    const code = await codeOfStore(m, m.seller(1), number);
    const wrong = { ...signing(number, code), signerName: 'Chen Haibo' };
    expect(await m.seller(1).refused('POST /shop/admin/agreement/sign', wrong)).toBe('signerDiffers');
    await m.seller(1).ok('POST /shop/admin/agreement/sign', signing(number, code));
    expect(await statusOf(m, number)).toBe(1);
  });

  it('of a store that names nobody are signed by any name, as before', async () => {
    const m = market();
    await m.query("update stores set identity = '{}'::jsonb where id = 1");
    const number = await placeForContract(m, m.buyer(3));
    await signAsBuyer(m, m.buyer(3), number);
    expect((await m.seller(1).ok('GET /shop/admin/agreement/info', { orderNumber: number })).agreement.signatory).toBeNull();
    await signAsStore(m, m.seller(1), number);
    expect(await statusOf(m, number)).toBe(1);
  });
});
