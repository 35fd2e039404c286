import { endpoints, locales } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { en } from '../words/en/index.ts';
import { faultOf, firstFault } from './wrong-fields.ts';

const market = marketplaceForFile({});

describe('a sentence that tells what is wrong', () => {
  it('names a field as people call it, in each language, and never as calls do', () => {
    const told = locales.map((locale) => faultOf(locale, 'orderShopParams.0.remarks', 'x'));
    expect(faultOf('en', 'orderShopParams.0.remarks', 'x')).toBe('Message: x');
    expect(faultOf('ru', 'buyerMobile', 'x')).toBe('Телефон: x');
    expect(told.filter((text) => text.includes('remarks'))).toEqual([]);
    expect(faultOf('en', 'uuidSession', 'has a wrong form')).toBe('has a wrong form');
    expect(firstFault('en', {})).toBe('');
    expect(firstFault('en', { city: 'x', area: 'y' })).toBe('City: x');
  });

  it('names what a new product that is sent empty lacks, at each of its fields', async () => {
    const names = ['product', 'name_en', 'category', 'unit', 'minimum', 'carton_quantity', 'carton_weight_kg', 'carton_volume_m3'] as const;
    const empty = Object.fromEntries([...names, 'delivery_days'].map((name) => [name, '']));
    const variant = { article: '', price: '', ordinary_freight: '', express_freight: '', stock: '' };
    for (const locale of locales) {
      const outcome = await market()
        .seller(1)
        .call('POST /shop/admin/prod', { product: empty, variants: [variant] }, { locale });
      const { fields } = outcome.data as { fields: Record<string, string> };
      const wanted = [...Object.keys(empty).map((name) => `product.${name}`), ...Object.keys(variant).map((name) => `variants.0.${name}`)];
      expect(Object.keys(fields).toSorted(), locale).toEqual(wanted.toSorted());
      // The sentence above the form says which field it is about, whichever is named first.
      for (const [field, word] of Object.entries(fields)) expect(faultOf(locale, field, word), `${locale} ${field}`).not.toBe(word);
    }
  });

  it('is English that a native speaker writes', () => {
    expect(
      Object.entries(en).filter(([id, text]) => /^(?:field|file|import)\./.test(id) && /\b(?:is|are) no (?!longer)|\bstands?\b/.test(text)),
    ).toEqual([]);
  });

  it('has no name of a field in it, whatever a call is sent', async () => {
    const m = market();
    const wrong: readonly [string, object][] = [
      ['POST /p/inquiry/save', { prodName: 'a', content: 'b', quantity: 0, targetPrice: 'x' }],
      ['PUT /p/user/setUserInfo', { nickName: '   ' }],
      ['PUT /p/user/setUserInfo', { birthDate: 'yesterday' }],
      ['POST /p/address/addAddr', { receiver: '', mobile: '1', country: 'RU' }],
      ['POST /p/order/submit', { orderShopParams: [{ shopId: 1, remarks: 'x'.repeat(300) }] }],
      ['POST /p/orderRefund/apply', { refundSn: 'x', buyerDesc: 'x'.repeat(300) }],
      ['POST /p/prodComm/add', { orderItemId: 1, score: 9, content: '' }],
    ];
    for (const locale of ['en', 'zh_CN'] as const)
      for (const [key, input] of wrong) {
        const outcome = await m.buyer(1).call(key as 'POST /p/inquiry/save', input as never, { locale });
        const { fields } = outcome.data as { fields: Record<string, string> };
        expect([outcome.code, Object.keys(fields).length], key).toEqual(['A00014', expect.any(Number)]);
        const names = Object.keys(endpoints[key as 'POST /p/inquiry/save'].input.shape ?? {});
        expect(
          names.filter((name) => /[a-z][A-Z]/.test(name) && outcome.msg.includes(name)),
          outcome.msg,
        ).toEqual([]);
        expect(outcome.msg).not.toMatch(/\w\.\d+\.\w|: $/);
      }
  });
});

describe('what is asked for in words of its own', () => {
  it('is one thing to choose, and not more than a settlement holds', async () => {
    const buyer = market().buyer(1);
    const ids = (count: number) => Array.from({ length: count }, (_, i) => 1_000_000 + i);
    expect(await buyer.refused('POST /p/order/confirm', { basketIds: [] })).toBe('nothingSelected');
    expect(await buyer.refused('POST /p/order/confirm', { basketIds: ids(51) })).toBe('cartLimitReached');
    expect(await buyer.refused('POST /p/order/confirm', { basketIds: ids(50) })).toBe('cartLineUnknown');
    expect(await buyer.refused('POST /p/order/confirm', { basketIds: [...ids(50), ...ids(50)] })).toBe('cartLineUnknown');
  });
});
