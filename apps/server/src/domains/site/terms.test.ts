import { describe, expect, it } from 'vitest';
import { fillCart, placeOrder, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

const market = marketplaceForFile();
const operator = () => market().operator;
const purchase = 2;
const begin = async (document: number): Promise<number> => (await operator().ok('POST /platform/terms/draft', { document })).version;
const write = async (document: number, version: number, revision: number, text: string, more: object = {}) =>
  operator().ok('PUT /platform/terms/draft', { document, version, revision, locale: 'en', text, asksConsent: true, ...more });
const publish = (document: number, version: number, revision: number, validFrom: string | null = null) =>
  operator().ok('PUT /platform/terms/publish', { document, version, revision, validFrom });
const valid = () => market().guest.ok('GET /terms/valid', {});
const inDays = async (days: number): Promise<string> => {
  const [row] = await market().query<{ at: Date }>(
    'select now() + make_interval(secs => clock_offset_seconds) + make_interval(days => $1) as at from instance',
    [days],
  );
  return row!.at.toISOString();
};

describe('terms in versions', () => {
  it('begin with the built-in ones; a draft is written, published on a day, and never changed afterwards', async () => {
    expect(await valid()).toEqual([
      { document: 0, version: 1, validFrom: null },
      { document: 1, version: 1, validFrom: null },
    ]);
    expect(await market().guest.ok('GET /terms/info', { document: 0 })).toMatchObject({ version: 1, text: null, isValid: true });
    expect(await market().guest.refused('GET /terms/info', { document: purchase })).toBe('termsUnknown');
    const version = await begin(0);
    expect([version, await operator().refused('POST /platform/terms/draft', { document: 0 })]).toEqual([2, 'termsDrafted']);
    expect(await operator().refused('PUT /platform/terms/publish', { document: 0, version, revision: 1, validFrom: null })).toBe(
      'termsEmpty',
    );
    await write(0, version, 1, '# Who we are\n\nWe <b>are</b> Kyakhta.', { asksConsent: false });
    expect(
      await operator().refused('PUT /platform/terms/draft', {
        document: 0,
        version,
        revision: 1,
        locale: 'ru',
        text: 'x',
        asksConsent: true,
      }),
    ).toBe('changedMeanwhile');
    expect(
      await operator().refused('PUT /platform/terms/publish', { document: 0, version, revision: 2, validFrom: await inDays(-1) }),
    ).toBe('termsTooEarly');
    expect(await market().guest.refused('GET /terms/info', { document: 0, version })).toBe('termsUnknown');
    await publish(0, version, 2, await inDays(3));
    expect((await valid())[0]?.version).toBe(1);
    await market().advance(4);
    expect((await valid())[0]?.version).toBe(2);
    const shown = (await market().guest.call('GET /terms/info', { document: 0 }, { locale: 'ru' })).data;
    expect(shown).toMatchObject({
      version: 2,
      language: 'en',
      text: '# Who we are\n\nWe <b>are</b> Kyakhta.',
      versions: [{ version: 2 }, { version: 1 }],
    });
    expect(await market().guest.ok('GET /terms/info', { document: 0, version: 1 })).toMatchObject({ isValid: false, text: null });
    expect(
      await operator().refused('PUT /platform/terms/draft', {
        document: 0,
        version,
        revision: 3,
        locale: 'en',
        text: 'other',
        asksConsent: true,
      }),
    ).toBe('termsPublished');
    expect(await operator().refused('DELETE /platform/terms/draft', { document: 0, version, revision: 3 })).toBe('termsPublished');
    const next = await begin(0);
    expect((await operator().ok('GET /platform/terms/texts', { document: 0, version: next })).texts).toEqual({
      en: '# Who we are\n\nWe <b>are</b> Kyakhta.',
    });
    await operator().ok('DELETE /platform/terms/draft', { document: 0, version: next, revision: 1 });
    // A fault of the pen needs nobody's consent.
    expect(await market().buyer(1).ok('GET /p/terms/asked', {})).toEqual([]);
  });

  it('that ask for consent are asked for before the next order, whose cart and uuid stay; what was agreed to is kept', async () => {
    const buyer = market().buyer(1);
    const [variant] = await variantsOf(market(), 1);
    const basketIds = await fillCart(buyer, [variant!]);
    const uuid = 'terms-1';
    const version = await begin(purchase);
    await write(purchase, version, 1, 'You buy by the carton.');
    await publish(purchase, version, 2);
    expect(await buyer.ok('GET /p/terms/asked', {})).toMatchObject([{ document: purchase, version }]);
    expect(await buyer.refused('POST /p/order/submit', { basketIds, uuid })).toBe('consentNeeded');
    await buyer.ok('POST /p/terms/agree', { terms: `${purchase}:${version + 1}` }); // nobody could have read that
    expect(await buyer.refused('POST /p/order/submit', { basketIds, uuid })).toBe('consentNeeded');
    await buyer.ok('POST /p/terms/agree', { terms: `${purchase}:${version}` });
    await buyer.ok('POST /p/terms/agree', { terms: `${purchase}:${version}` });
    const { orderNumbers } = await buyer.ok('POST /p/order/submit', { basketIds, uuid });
    expect(await operator().ok('GET /platform/user/info/{userId}', { userId: 1 })).toMatchObject({
      consents: [{ document: purchase, version }],
    });
    expect((await operator().ok('GET /platform/terms/list', {})).find((t) => t.document === purchase)).toMatchObject({
      version,
      agreed: 1,
      isValid: true,
    });
    // The answer of the first time is given again, whatever was published since.
    const later = await begin(purchase);
    await write(purchase, later, 1, 'You buy by the pallet.');
    await publish(purchase, later, 2);
    expect(await buyer.ok('POST /p/order/submit', { basketIds, uuid })).toMatchObject({ orderNumbers, duplicateError: true });
    expect(await buyer.ok('GET /p/terms/asked', {})).toMatchObject([{ document: purchase, version: later }]);
  });

  it('are agreed to by logging in with what was ticked', async () => {
    const open = () => market().guest.ok('POST /login', { userName: 'buyer2@demo.test', passWord: 'Demo-2026!', terms: '0:2,1:1,2:9' });
    await open();
    await open();
    const kept = await market().query('select document, version from terms_consents where user_id = 2 order by 1, 2');
    expect(kept).toEqual([
      { document: 0, version: 2 },
      { document: 1, version: 1 },
    ]);
    expect(await market().buyer(2).ok('GET /p/terms/asked', {})).toHaveLength(1);
    await expect(placeOrder(market(), market().buyer(2))).rejects.toThrow('consentNeeded');
  });

  it('are told whole by a client that shows them, or nobody enters; a client that knows none goes on as ever', async () => {
    const login = (terms?: string) =>
      market().guest.call(
        'POST /login',
        { userName: 'buyer3@demo.test', passWord: 'Demo-2026!', ...(terms !== undefined && { terms }) },
        { locale: 'ru' },
      );
    const words = 'Чтобы продолжить, прочитайте и примите условия.';
    for (const missing of ['', ' ', '0:1', '1:1', '2:1'])
      expect([missing, await login(missing)]).toMatchObject([
        missing,
        { code: 'A00014', data: { failure: 'termsNotAgreed', fields: { terms: words } } },
      ]);
    expect(await market().query('select 1 from terms_consents where user_id = 3')).toEqual([]);
    for (const taken of [undefined, '0:1,1:1', '1:1,0:1,2:1']) expect([taken, (await login(taken)).code]).toEqual([taken, '00000']);

    const code = { userName: 'buyer3@demo.test', passWord: '000000' };
    expect(await market().guest.refused('POST /mailLogin', { ...code, terms: '' })).toBe('termsNotAgreed');
    expect(await market().guest.refused('POST /mailLogin', code)).toBe('wrongVerificationCode');
    const somebody = { mail: 'new@demo.test', password: 'Lamp-2026', validCode: '000000', userName: 'newone', nickName: 'New' };
    expect(await market().guest.refused('POST /user/register', { ...somebody, terms: '0:1' })).toBe('termsNotAgreed');
    expect(await market().guest.refused('POST /user/register', somebody)).toBe('wrongVerificationCode');
  });
});
