import { type Locale, locales, pickText, textFallback } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { currencyShown, localeFor, timeZoneOf } from './preferences.ts';

const market = marketplaceForFile();
const wish = { named: undefined, cookie: undefined, accepts: undefined };

describe('the language of a reader', () => {
  it('is what the address names, else the cookie, else the first of the browser’s that there is, else English', () => {
    expect(localeFor({ named: 'ru', cookie: 'de', accepts: 'ko' })).toBe('ru');
    expect(localeFor({ ...wish, cookie: 'de', accepts: 'ko' })).toBe('de');
    expect(localeFor({ ...wish, accepts: 'fi, ko-KR;q=0.9, ru;q=0.8' })).toBe('ko');
    expect(localeFor({ ...wish, accepts: 'zh-TW' })).toBe('zh_TW');
    expect(localeFor({ ...wish, accepts: 'zh' })).toBe('zh_CN');
    for (const nothing of [wish, { ...wish, accepts: 'fi,sv' }, { ...wish, named: 'xx' }, { ...wish, cookie: '../etc' }])
      expect(localeFor(nothing)).toBe('en');
  });

  it('is not decided by what names no language of ours: the next that says something is', () => {
    expect(localeFor({ ...wish, cookie: 'xx', accepts: 'de' })).toBe('de');
    expect(localeFor({ ...wish, cookie: '', accepts: 'de' })).toBe('de');
    expect(localeFor({ named: 'xx', cookie: 'ko', accepts: 'de' })).toBe('ko');
    expect(localeFor({ named: ['ru'], cookie: 'zh-cn', accepts: 'de' })).toBe('zh_CN');
  });

  it('is written in the script that a browser asks for, and the one it likes best wherever it stands', () => {
    for (const tag of ['zh-Hant', 'zh-Hant-HK', 'zh-HK', 'zh-MO', 'zh-TW', 'ZH-hant-tw'])
      expect(localeFor({ ...wish, accepts: tag })).toBe('zh_TW');
    for (const tag of ['zh', 'zh-Hans', 'zh-Hans-SG', 'zh-SG', 'zh-CN']) expect(localeFor({ ...wish, accepts: tag })).toBe('zh_CN');
    expect(localeFor({ ...wish, accepts: 'de;q=0.5, ru;q=0.9, ko' })).toBe('ko');
    expect(localeFor({ ...wish, accepts: 'de;q=0.5,ru; q=0.9' })).toBe('ru');
    expect(localeFor({ ...wish, accepts: 'ru;q=0, de;q=0.1' })).toBe('de');
    expect(localeFor({ ...wish, accepts: 'pt-PT' })).toBe('pt');
    for (const odd of [';;,,q=1', 'de;q=much', '*', 'zhx', '-', ',']) expect(['en', 'de']).toContain(localeFor({ ...wish, accepts: odd }));
  });

  it('is the nearest that the site offers: the other Chinese, else the next of the browser’s, else English', () => {
    const offered = ['zh_CN', 'en', 'ru'] as const;
    expect(localeFor({ ...wish, named: 'zh_TW' }, offered)).toBe('zh_CN');
    expect(localeFor({ ...wish, cookie: 'zh_CN' }, ['en', 'zh_TW'])).toBe('zh_TW');
    expect(localeFor({ ...wish, cookie: 'ko', accepts: 'ru' }, offered)).toBe('en');
    expect(localeFor({ ...wish, accepts: 'ko-KR, ru;q=0.8' }, offered)).toBe('ru');
    expect(localeFor({ ...wish, accepts: 'zh-TW, fi' }, offered)).toBe('zh_CN');
    for (const locale of locales) expect(localeFor({ ...wish, named: locale }, ['en'])).toBe('en');
    expect(localeFor({ ...wish, cookie: 'ru' }, [])).toBe('en');
  });

  it('falls to English, then to Chinese, then to whatever is written', () => {
    for (const locale of locales) expect(textFallback(locale)).toEqual([...new Set([locale, 'en', 'zh_CN'])]);
    const texts = { ru: 'слово', en: 'word', zh_CN: '词' };
    expect([pickText(texts, 'ru'), pickText(texts, 'de')]).toEqual(['слово', 'word']);
    expect(pickText({ zh_CN: '词', ko: '말' }, 'de')).toBe('词');
    expect([pickText({ ko: '말' }, 'de'), pickText({}, 'de')]).toEqual(['말', undefined]);
  });

  it('reads a product in it, and where its words are missing in English, then in Chinese', async () => {
    const { guest, query } = market();
    await query('delete from product_texts where product_id = 1');
    await query(`insert into product_texts (product_id, locale, name, unit) values (1, 'ru', 'Ящик', 'шт.'), (1, 'zh_CN', '工具箱', '个')`);
    const named = async (locale: 'ru' | 'de') => {
      const { data } = await guest.call('GET /search/page', { shopId: 1, size: 50 }, { locale });
      return (data as { records: { prodId: number; prodName: string }[] }).records.find(({ prodId }) => prodId === 1)?.prodName;
    };
    expect([await named('ru'), await named('de')]).toEqual(['Ящик', '工具箱']);
  });
});

describe('the currency of a reader', () => {
  const enabled = async () => (await market().guest.ok('GET /currency/list', {})).filter(({ status }) => status === 1);

  it('is the chosen one, else that of the language, else the default: dollars', async () => {
    const all = await enabled();
    const shown = (locale: Locale, chosen?: string) => currencyShown(chosen, locale, all)?.currencyCode;
    expect(Object.fromEntries(locales.map((locale) => [locale, shown(locale)]))).toEqual({
      zh_CN: 'CNY',
      zh_TW: 'TWD',
      en: 'USD',
      ru: 'RUB',
      pt: 'BRL',
      ko: 'KRW',
      he: 'ILS',
      de: 'EUR',
      ar: 'AED',
      es: 'EUR',
    });
    for (const locale of locales) expect(shown(locale, 'USD')).toBe('USD');
    expect([shown('ru', 'CNY'), shown('en', 'RUB')]).toEqual(['CNY', 'RUB']);
  });

  it('is that of the language where the chosen one is not shown any more, and the default where neither is', async () => {
    const all = await enabled();
    expect([currencyShown('XXX', 'ru', all)?.currencyCode, currencyShown('XXX', 'en', all)?.currencyCode]).toEqual(['RUB', 'USD']);
    for (const locale of locales) {
      const dollarsAlone = all.filter(({ defaultCurrency }) => defaultCurrency === 1);
      expect(currencyShown(undefined, locale, dollarsAlone)?.currencyCode).toBe('USD');
      expect(currencyShown(undefined, locale, [])).toBeUndefined();
    }
  });

  it('has a sign of its own in each of them, but for the euro of two', async () => {
    const all = await enabled();
    const signs = locales.map((locale) => currencyShown(undefined, locale, all)?.symbol);
    expect(new Set(signs).size).toBe(locales.length - 1);
  });
});

it('the time zone of a reader is one that there is, else Moscow', () => {
  expect(['Asia/Shanghai', 'Moon/Base', '<script>', undefined].map(timeZoneOf)).toEqual([
    'Asia/Shanghai',
    'Europe/Moscow',
    'Europe/Moscow',
    'Europe/Moscow',
  ]);
});
