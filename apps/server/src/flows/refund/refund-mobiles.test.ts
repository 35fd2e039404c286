import type { Locale } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { oneLine, paidOrder } from '../../../test/refunds.ts';
import { agreedReturn } from '../../../test/returns.ts';

const market = marketplaceForFile();

describe('the mobile of a refund', () => {
  it('is a Russian or Chinese number however it is written, told as its eleven digits', async () => {
    for (const [written, told] of [
      ['8 (916) 123-45-67', '79161234567'],
      ['+٧ ٩١٦ ١٢٣ ٤٥ ٦٧', '79161234567'],
      ['+86 138 0013 8000', '13800138000'],
      [' ', ''],
    ] as const) {
      const { buyer, number, items } = await paidOrder(market());
      const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), buyerMobile: written });
      expect((await buyer.ok('GET /p/orderRefund/info', { refundSn })).buyerMobile, written).toBe(told);
    }
  });

  it('is refused at its field, in the reader’s words, where it is none', async () => {
    const { buyer, number, items } = await paidOrder(market());
    for (const buyerMobile of ['00000000000', '55555555555', '+44 7911 123456', 'abc', '8 916 123 45', '8 029 123 45 67']) {
      const { code, data } = await buyer.call(
        'POST /p/orderRefund/apply',
        { ...oneLine(number, items[0] ?? 0), buyerMobile },
        { locale: 'ru' },
      );
      expect(code, buyerMobile).toBe('A00014');
      expect((data as { fields: Record<string, string> }).fields['buyerMobile'], buyerMobile).toMatch(/[а-я]{3}/);
    }
  });
});

describe('the example of a number', () => {
  it('is one of the country that was begun with, else of where the person’s language is spoken', async () => {
    const { buyer, number, items } = await paidOrder(market());
    const exampleFor = async (buyerMobile: string, locale: Locale) => {
      const { data } = await buyer.call('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), buyerMobile }, { locale });
      return /\+\d+/.exec((data as { fields: Record<string, string> }).fields['buyerMobile'] ?? '')?.[0];
    };
    expect([await exampleFor('123', 'ru'), await exampleFor('123', 'zh_CN'), await exampleFor('8 916 12', 'zh_CN')]).toEqual([
      '+7',
      '+86',
      '+7',
    ]);
    expect([await exampleFor('+86 138 00', 'ru'), await exampleFor('138 0013 80', 'en'), await exampleFor('abc', 'zh_TW')]).toEqual([
      '+86',
      '+86',
      '+86',
    ]);
  });
});

describe('the mobile of a returned parcel', () => {
  it('is a phone number: eleven digits in Russia and China, E.164 elsewhere; or it is refused', async () => {
    const { buyer, refundSn } = await agreedReturn(market());
    const parcel = { refundSn, expressId: 1, expressNo: 'RB777' };
    for (const mobile of ['123', 'abc', '00000000000', '+7 029 123 45 67'])
      expect(await buyer.refused('POST /p/orderRefund/submitExpress', { ...parcel, mobile }), mobile).toBe('argumentNotValid');
    await buyer.ok('POST /p/orderRefund/submitExpress', { ...parcel, mobile: '8‑916‑123‑45‑67' });
    expect((await buyer.ok('GET /p/orderRefund/info', { refundSn })).parcel?.mobile).toBe('79161234567');
    await buyer.ok('PUT /p/orderRefund/reSubmitExpress', { ...parcel, mobile: '+44 7911 123456' });
    expect((await buyer.ok('GET /p/orderRefund/info', { refundSn })).parcel?.mobile).toBe('+447911123456');
  });
});
