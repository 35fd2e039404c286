import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inquiriesPerDayMax, inquiryState, locales } from '@kyakhta/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { addBuyers } from '../../../test/people.ts';
import { hostileTexts } from '../../../test/hostile.ts';
import { variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { uploadPicture } from '../../../test/pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-inquiries-'));
const market = marketplaceForFile({ options: { dataDir } });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const words = { prodName: 'Anglerjacke, Größe XL', content: 'We need them with a hood, in two colours.', quantity: 500 };
const offer = { content: 'With hood, blue and green.', price: '12.50', minimum: 300, validDays: 30 };
const newBuyer = async () => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1, 0n);
  return { id, buyer: m.person({ kind: 'buyer', id }) };
};
const mailsTo = (id: number) =>
  market().query<{ subject: string; text: string }>(
    'select m.subject, m.text from mails m join users u on u.mail = m.recipient where u.id = $1 order by m.id',
    [id],
  );

const mailsToStore = (mail: string) =>
  market().query<{ subject: string; text: string }>('select subject, text from mails where recipient = $1 order by id', [mail]);

describe('a store that is asked', () => {
  it('is told by mail once, in its own language, without a word of the buyer; without an address it is not', async () => {
    const m = market();
    const { buyer } = await newBuyer();
    const mail = 'store3@firm.test';
    await m.operator.ok('PUT /platform/shop/mail', { shopId: 3, mail, mailLocale: 'ru' });
    expect(await m.operator.ok('GET /platform/shop/info/{shopId}', { shopId: 3 })).toMatchObject({ mail, mailLocale: 'ru' });
    for (const _twice of [1, 2]) await buyer.ok('POST /p/inquiry/save', { ...words, shopId: 3 });
    const { inquiryId } = await buyer.ok('POST /p/inquiry/save', { ...words, prodName: 'Zelt' });
    for (const _twice of [1, 2]) await m.operator.ok('PUT /platform/inquiry/pass', { inquiryId, shopId: 3 });
    expect((await mailsToStore(mail)).map(({ subject }) => subject)).toEqual([
      'Покупатель спрашивает цену: «Anglerjacke, Größe XL»',
      'Покупатель спрашивает цену: «Zelt»',
    ]);
    await m.operator.ok('PUT /platform/shop/mail', { shopId: 3, mail: '', mailLocale: 'ru' });
    await buyer.ok('POST /p/inquiry/save', { ...words, prodName: 'Boot', shopId: 3 });
    expect(await mailsToStore(mail)).toHaveLength(2);
    const wrong = await m.operator.call('PUT /platform/shop/mail', { shopId: 3, mail: 'nobody', mailLocale: 'ru' });
    expect(wrong.code).toBe('A00014');
    expect(await m.operator.refused('PUT /platform/shop/mail', { shopId: 99_999, mail, mailLocale: 'ru' })).toBe('shopUnknown');
  });
});

describe('a question for a price', () => {
  it('about goods goes to their store, is answered once, and its buyer is told', async () => {
    const m = market();
    const { id, buyer } = await newBuyer();
    const [variant] = await variantsOf(m, 1);
    const asked = { ...words, prodId: variant!.prodId, skuId: variant!.skuId, country: 'RU', city: 'Казань', targetPrice: '11.90' };
    const { inquiryId } = await buyer.ok('POST /p/inquiry/save', asked);
    expect(await buyer.ok('GET /p/inquiry/info/{inquiryId}', { inquiryId })).toMatchObject({
      status: inquiryState.store,
      shopId: 1,
      prodName: words.prodName,
      targetPrice: 11.9,
      currency: 'USD',
      country: 'RU',
      unit: 'pcs',
      answer: null,
    });
    const seen = await m.seller(1).ok('GET /shop/admin/inquiry/info/{inquiryId}', { inquiryId });
    expect(JSON.stringify(seen)).not.toMatch(/userId|@|mobile/);
    await m.seller(1).ok('POST /shop/admin/inquiry/answer', { inquiryId, ...offer });
    await m.seller(1).ok('POST /shop/admin/inquiry/answer', { inquiryId, ...offer });
    expect(await m.seller(1).refused('POST /shop/admin/inquiry/answer', { inquiryId, ...offer, price: '12.40' })).toBe('inquiryNotInState');
    const { answer, status } = await buyer.ok('GET /p/inquiry/info/{inquiryId}', { inquiryId });
    expect([status, answer]).toMatchObject([inquiryState.answered, { price: 12.5, minimum: 300, content: offer.content }]);
    expect(Date.parse(answer!.validUntil) - Date.parse(answer!.createTime)).toBe(30 * 86_400_000);
    const mails = await mailsTo(id);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('$12.50');
  });

  it('without a store waits for an operator, who passes it on once', async () => {
    const m = market();
    const { buyer } = await newBuyer();
    const { inquiryId } = await buyer.ok('POST /p/inquiry/save', words);
    expect(await m.seller(2).refused('GET /shop/admin/inquiry/info/{inquiryId}', { inquiryId })).toBe('inquiryUnknown');
    const waiting = await m.operator.ok('GET /platform/inquiry/page', { status: inquiryState.platform });
    expect(waiting.records.map((r) => r.inquiryId)).toContain(inquiryId);
    expect(await m.operator.refused('PUT /platform/inquiry/pass', { inquiryId, shopId: 99_999 })).toBe('shopUnknown');
    const offered = await m.operator.ok('GET /platform/inquiry/stores', { q: '2' });
    expect(offered.stores).toContainEqual({ shopId: 2, shopName: expect.any(String) as string, city: expect.any(String) as string });
    expect((await m.operator.ok('GET /platform/inquiry/stores', { q: '%' })).stores).toEqual([]);
    await m.operator.ok('PUT /platform/inquiry/pass', { inquiryId, shopId: 2 });
    await m.operator.ok('PUT /platform/inquiry/pass', { inquiryId, shopId: 2 });
    expect(await m.operator.refused('PUT /platform/inquiry/pass', { inquiryId, shopId: 3 })).toBe('inquiryNotInState');
    expect((await m.seller(2).ok('GET /shop/admin/inquiry/page', {})).counts.waiting).toBe(1);
    // The form sent once more from another tab is still the first one.
    expect(await buyer.ok('POST /p/inquiry/save', words)).toEqual({ inquiryId });
  });

  it('is the same one when its form is sent twice, at once or again, and another when something in it differs', async () => {
    const m = market();
    const { id, buyer } = await newBuyer();
    const { filePath } = await uploadPicture(m, id, 'inquiry');
    const asked = { ...words, pics: filePath };
    const both = await Promise.all([buyer.ok('POST /p/inquiry/save', asked), buyer.ok('POST /p/inquiry/save', asked)]);
    expect(new Set(both.map((b) => b.inquiryId)).size).toBe(1);
    const keyed = await buyer.ok('POST /p/inquiry/save', asked, { key: 'k1' });
    expect(await buyer.ok('POST /p/inquiry/save', asked, { key: 'k1' })).toEqual(keyed);
    expect((await buyer.ok('POST /p/inquiry/save', { ...words, quantity: 501 })).inquiryId).not.toBe(keyed.inquiryId);
    expect((await buyer.ok('GET /p/inquiry/page', {})).total).toBe(2);
    await m.advance(2);
    expect((await buyer.ok('POST /p/inquiry/save', { ...words, quantity: 501 })).inquiryId).not.toBe(keyed.inquiryId);
    expect((await buyer.ok('GET /p/inquiry/page', {})).total).toBe(3);
  });

  it('can be asked so often within a day, however many come at once', async () => {
    const m = market();
    const { buyer } = await newBuyer();
    const ask = (n: number) => buyer.call('POST /p/inquiry/save', { ...words, quantity: n });
    for (let n = 1; n < inquiriesPerDayMax; n += 1) expect((await ask(n)).code).toBe('00000');
    const last = await Promise.all([1001, 1002, 1003].map(ask));
    expect(last.map((o) => o.code).toSorted()).toEqual(['00000', 'A00015', 'A00015']);
    expect(last.find((o) => o.code === 'A00015')?.msg).toContain(String(inquiriesPerDayMax));
    await m.advance(1.1);
    expect((await ask(1004)).code).toBe('00000');
  });

  it('has pictures that only its buyer, its store and operators see', async () => {
    const m = market();
    const { id, buyer } = await newBuyer();
    const { filePath } = await uploadPicture(m, id, 'inquiry');
    const other = await newBuyer();
    expect(await other.buyer.refused('POST /p/inquiry/save', { ...words, pics: filePath })).toBe('fileUnknown');
    const { inquiryId } = await buyer.ok('POST /p/inquiry/save', { ...words, shopId: 1, pics: filePath });
    const one = { inquiryId, place: 1 } as const;
    expect(existsSync(join(dataDir, 'files', filePath))).toBe(false);
    for (const answer of [
      await buyer.call('GET /p/inquiry/picture', one),
      await m.seller(1).call('GET /shop/admin/inquiry/picture', one),
      await m.operator.call('GET /platform/inquiry/picture', one),
    ])
      expect(answer.code).toBe('00000');
    expect(await other.buyer.refused('GET /p/inquiry/picture', one)).toBe('inquiryUnknown');
    expect(await m.seller(2).refused('GET /shop/admin/inquiry/picture', one)).toBe('inquiryUnknown');
    expect(await buyer.refused('GET /p/inquiry/picture', { inquiryId, place: 2 })).toBe('inquiryUnknown');
  });

  it('names only goods and stores that are there', async () => {
    const m = market();
    const { buyer } = await newBuyer();
    const [one] = await variantsOf(m, 1);
    const [two] = await variantsOf(m, 2);
    const refused = (more: object) => buyer.refused('POST /p/inquiry/save', { ...words, ...more });
    expect(await refused({ prodId: 2_000_000_000 })).toBe('productUnknown');
    expect(await refused({ prodId: one!.prodId, skuId: two!.skuId })).toBe('skuUnknown');
    expect(await refused({ skuId: one!.skuId })).toBe('productUnknown');
    expect(await refused({ shopId: 2_000_000_000 })).toBe('shopUnknown');
  });

  it.each([
    ['quantity', 0],
    ['quantity', -1],
    ['quantity', 1_000_000_000],
    ['prodName', 'a'],
    ['prodName', 'a'.repeat(501)],
    ['content', 'too short'],
    ['content', 'a'.repeat(4001)],
    ['targetPrice', '0'],
    ['targetPrice', '1.999'],
    ['country', 'Russia'],
    ['unit', 'furlongs'],
    ['pics', '../../etc/passwd'],
  ])('with a wrong %s (%s) is refused at that field', async (field, value) => {
    const { buyer } = await newBuyer();
    const outcome = await buyer.call('POST /p/inquiry/save', { ...words, [field]: value });
    expect([outcome.code, Object.keys((outcome.data as { fields: object }).fields).map((f) => f.split('.')[0])]).toEqual([
      'A00014',
      [field],
    ]);
  });

  it('keeps hostile words as they are, or refuses them', async () => {
    const { id, buyer } = await newBuyer();
    for (const text of hostileTexts) {
      const outcome = await buyer.call('POST /p/inquiry/save', { ...words, prodName: `${text}ab`, content: `${text}0123456789` });
      expect(['00000', 'A00014', 'A00015'], JSON.stringify(text)).toContain(outcome.code);
      await market().query('delete from inquiries where user_id = $1', [id]);
    }
  });

  it('is told in a mail whose subject stays one line', async () => {
    const m = market();
    const { id, buyer } = await newBuyer();
    const { inquiryId } = await buyer.ok('POST /p/inquiry/save', {
      ...words,
      shopId: 1,
      prodName: `a\r\nBcc: x@demo.test ${'b'.repeat(400)}`,
    });
    await m.seller(1).ok('POST /shop/admin/inquiry/answer', { inquiryId, ...offer });
    const [mail] = await mailsTo(id);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.subject.length).toBeLessThan(120);
  });
});

describe('who is forgotten', () => {
  it('takes her questions, their answers and pictures with her; before, she may have them in a file', async () => {
    const m = market();
    const { id, buyer } = await newBuyer();
    const { filePath } = await uploadPicture(m, id, 'inquiry');
    const { inquiryId } = await buyer.ok('POST /p/inquiry/save', { ...words, shopId: 1, pics: filePath });
    await m.seller(1).ok('POST /shop/admin/inquiry/answer', { inquiryId, ...offer });
    const { file } = await buyer.call('GET /p/user/export', {});
    const parts: Buffer[] = [];
    for await (const part of (file?.bytes ?? []) as AsyncIterable<Buffer>) parts.push(part);
    const kept = JSON.parse(Buffer.concat(parts).toString()) as { inquiries: unknown[] };
    expect(kept.inquiries).toMatchObject([{ name: words.prodName, message: words.content, answer: offer.content, price: '1250' }]);
    await buyer.ok('POST /sms/sendDestroyCode', {});
    const [code = ''] = /\b\d{6}\b/.exec((await mailsTo(id)).at(-1)?.text ?? '') ?? [];
    await buyer.ok('POST /p/user/destroy', { validCode: code });
    await m.app.drain();
    expect(await m.seller(1).refused('GET /shop/admin/inquiry/info/{inquiryId}', { inquiryId })).toBe('inquiryUnknown');
    expect(await m.query('select 1 from inquiry_answers where inquiry_id = $1', [inquiryId])).toEqual([]);
    expect(await m.query('select 1 from files where path = $1 and state <> 3', [filePath])).toEqual([]);
  });
});

describe('what is said to help with it', () => {
  it('stands in ten languages', async () => {
    const m = market();
    const asked = await Promise.all(
      locales.map((locale) => m.guest.call('GET /webConfig/info/{key}', { key: 'INQUIRY_COMMON_PROBLEMS' }, { locale })),
    );
    expect(new Set(asked.map((o) => JSON.stringify(o.data))).size).toBe(locales.length);
    expect(await m.guest.refused('GET /webConfig/info/{key}', { key: 'settlementCurrency' })).toBe('configUnknown');
    const units = await m.guest.ok('GET /shop/unit/list', {});
    expect(units[0]).toEqual({ unit: 'pcs', unitName: 'pcs' });
  });
});
