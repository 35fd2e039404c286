import { describe, expect, it } from 'vitest';
import { pastBuyers } from '../../../../database/demo/past/buyers.ts';
import { buyers } from '../../../../database/demo/people.ts';
import { hostileTexts } from '../../../../test/hostile.ts';
import { readAddress, requiredIn, type TypedAddress } from './address.ts';
import { areaName, areaNamed, areasWithin, citiesFor, cityFor, cityNames, missingIn, plainCity, postCodesOf } from './areas.ts';
import { countries, rulesOf } from './countries.ts';
import { phoneExample, readPhone, whyNoPhone } from './phone.ts';

const moscow: TypedAddress = {
  receiver: 'Анна Громова',
  mobile: '8 (912) 345-67-89',
  country: 'RU',
  province: 'Москва',
  city: 'Москва',
  addr: 'ул. Тверская, 1',
  postCode: '101000',
};
/** Field → word of what is wrong; empty when the address is taken. */
const faultsOf = (change: Partial<TypedAddress>): Record<string, string> => {
  const read = readAddress({ ...moscow, ...change });
  return 'faults' in read ? Object.fromEntries(read.faults.map(({ field, word }) => [field, word])) : {};
};
const readOf = (change: Partial<TypedAddress>) => {
  const read = readAddress({ ...moscow, ...change });
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.address;
};

describe('cities for a reader', () => {
  it('are told once each, in her language where it is known, in the order in which they were written', () => {
    const written = ['Казань', 'Moscow', 'г. Москва', 'MOSCOW', 'Казань', '北京市', 'Beijing'];
    expect(citiesFor(written, 'en')).toEqual(['Казань', 'Moscow', 'Beijing Shi']);
    expect(citiesFor(written, 'ru')).toEqual(['Казань', 'Москва', 'Beijing Shi']);
    expect(citiesFor(written, 'zh_CN')).toEqual(['Казань', 'Moscow', '北京市']);
    expect(citiesFor(['Saint Petersburg', 'Санкт-Петербург'], 'ar')).toEqual(['Saint Petersburg']);
  });

  it('of a store are told in Chinese to those who read it, where one city alone has the name', () => {
    for (const [written, told] of [
      ['Yiwu', '义乌市'],
      ['Wenzhou', '温州市'],
      ['Beijing', '北京市'],
      ['义乌市', '义乌市'],
      ['Suzhou', 'Suzhou'],
      ['Moscow', 'Moscow'],
      ['', ''],
    ] as const) {
      expect(cityFor(written, 'zh_CN')).toBe(told);
      expect(cityFor(written, 'ru')).toBe(written);
    }
  });

  it('of several with one name is the one in whose province the store is', () => {
    for (const [about, told] of [
      ['Jinji Lake Road 1, Suzhou, Jiangsu', '苏州市'],
      ['江苏省苏州市工业园区1号', '苏州市'],
      ['91320500MA0000001X', '苏州市'],
      ['安徽', '宿州市'],
      ['Anhui Sheng', '宿州市'],
      ['91340000MA0000001X ', '宿州市'],
      ['91000000MA0000001X Demo Road 1, Suzhou', 'Suzhou'],
      ['Jiangsu or Anhui', 'Suzhou'],
      ['Moscow', 'Suzhou'],
      ['', 'Suzhou'],
    ] as const) {
      expect(cityFor('Suzhou', 'zh_CN', about), about).toBe(told);
      expect(cityFor('Suzhou', 'ru', about)).toBe('Suzhou');
    }
    expect(cityFor('Taizhou', 'zh_TW', 'Zhejiang')).toBe('台州市');
    expect(cityFor('Taizhou', 'zh_TW', 'Jiangsu')).toBe('泰州市');
    for (const text of hostileTexts) expect(cityFor('Suzhou', 'zh_CN', text)).toBe('Suzhou');
  });

  it('stay as they are written where no list knows them, or several of one name', () => {
    expect(citiesFor(['Suzhou', '苏州市', '莫斯科'], 'en')).toEqual(['Suzhou', 'Suzhou Shi', '莫斯科']);
    expect(citiesFor([], 'ru')).toEqual([]);
    for (const text of hostileTexts) expect(citiesFor([text, text], 'en')).toEqual([text]);
  });
});

describe('rules of countries', () => {
  it('tell parts in the order of the country', () => {
    expect(rulesOf('RU')?.parts).toEqual(['addr', 'area', 'city', 'province', 'postCode']);
    expect(rulesOf('CN')?.parts).toEqual(['postCode', 'province', 'city', 'area', 'addr']);
    expect(rulesOf('DE')?.parts).toEqual(['addr', 'postCode', 'city']);
    expect(rulesOf('HK')?.parts).not.toContain('postCode');
    expect(rulesOf('XX')).toBeUndefined();
  });

  it('hold together in each country: a street, examples that fit, nothing required that is not asked', () => {
    expect(countries.length).toBeGreaterThan(230);
    for (const rules of countries) {
      expect(rules.required, rules.country).toContain('addr');
      expect(
        rules.required.filter((part) => !rules.parts.includes(part)),
        rules.country,
      ).toEqual([]);
      if (rules.parts.includes('postCode')) expect(rules.postCodeExample, rules.country).toMatch(rules.postCodeShape ?? /none/);
      expect(readPhone(phoneExample(rules.country), rules.country), rules.country).toMatch(/^\+\d{7,15}$/);
    }
  });
});

describe('an address', () => {
  it('of every person of the demo is taken as it stands', () => {
    for (const { addresses } of [...buyers, ...pastBuyers])
      for (const { commonAddr: _, ...address } of addresses) expect(readAddress(address)).toEqual({ address });
  });

  it('reads figures of a postal code as they are grouped by who types them, where there is nothing else in it', () => {
    for (const postCode of ['101 000', '101-000', '１０１０００', ' 1010 00 '])
      expect(readOf({ postCode }).postCode, postCode).toBe('101000');
    expect(faultsOf({ postCode: '000 000' })).toEqual({ postCode: 'field.postCode' });
    expect(faultsOf({ postCode: '101.000' })).toEqual({ postCode: 'field.postCode' });
  });

  it.each([
    ['RU', '101000', ['1010', '1010000', '10100A', '000000', '']],
    ['CN', '310000', ['31000', '0310000']],
    ['US', '95014-1234', ['9501', '950141234567']],
    ['GB', 'EC1Y 8SY', ['12345', 'EC1Y']],
    ['CA', 'H3Z 2Y7', ['H3Z', '12345']],
    ['JP', '154-0023', ['1540', '154-00233']],
    ['BR', '40301-110', ['4030']],
    ['NL', '1234 AB', ['1234']],
    ['KZ', '050012', ['05001']],
    ['BY', '220050', ['22005']],
  ])('in %s takes the postal code %s and refuses others', (country, right, wrong) => {
    const elsewhere = {
      country,
      mobile: phoneExample(country),
      province: country === 'CN' ? '浙江省' : country === 'RU' ? 'Москва' : 'X1',
      city: country === 'CN' ? '杭州市' : 'Москва',
      area: country === 'CN' ? '西湖区' : '',
    };
    expect(faultsOf({ ...elsewhere, postCode: right })).toEqual({});
    expect(readOf({ ...elsewhere, postCode: ` ${right.toLowerCase()} ` }).postCode).toBe(right);
    for (const postCode of wrong)
      expect(faultsOf({ ...elsewhere, postCode }), postCode).toEqual({ postCode: postCode === '' ? 'field.required' : 'field.postCode' });
  });

  it('leaves out the parts that are not written in its country', () => {
    expect(readOf({ country: 'HK', province: '九龍', city: '油尖旺', area: 'X', mobile: '+852 5123 4567' })).toMatchObject({
      postCode: '',
      area: '',
    });
    expect(readOf({ country: 'DE', postCode: '10115', mobile: '+49 30 901820' })).toMatchObject({ province: '', city: 'Москва' });
  });

  it('has five to fifty characters of street as a person counts them', () => {
    expect(faultsOf({ addr: 'дом' })).toEqual({ addr: 'field.short' });
    expect(faultsOf({ addr: 'ул. 1' })).toEqual({});
    expect(faultsOf({ addr: `1${'e\u0301'.repeat(49)}` })).toEqual({});
    expect(faultsOf({ addr: `1${'👩‍👩‍👧'.repeat(49)}` })).toEqual({ addr: 'field.unprinted' });
    expect(faultsOf({ addr: `1${'👩‍👩‍👧'.repeat(50)}` })).toEqual({ addr: 'field.long' });
    expect(faultsOf({ addr: '.....' })).toEqual({ addr: 'field.blank' });
  });

  it('names a region of the list by any of its names', () => {
    expect(readOf({ province: 'sverdlovsk oblast' }).province).toBe('Свердловская область');
    expect(readOf({ province: 'Республика Северная Осетия-Алания' }).province).toBe('Республика Северная Осетия — Алания');
    expect(
      readOf({
        country: 'CN',
        province: 'Zhejiang Sheng',
        city: 'hangzhou shi',
        area: 'xihu qu',
        mobile: '13812345678',
        postCode: '310000',
      }),
    ).toMatchObject({ province: '浙江省', city: '杭州市', area: '西湖区' });
    expect(faultsOf({ province: 'Atlantis' })).toEqual({ province: 'field.listed' });
    expect(faultsOf({ province: '' })).toEqual({ province: 'field.required' });
    expect(faultsOf({ country: 'Atlantis' })).toEqual({ country: 'field.listed' });
  });

  it('lies within each region that is chosen above it, or as it stood before', () => {
    const yiwu = { country: 'CN', mobile: '13812345678', postCode: '322000', province: '浙江省', city: '金华市', area: '义乌市' };
    expect(faultsOf(yiwu)).toEqual({});
    expect(faultsOf({ ...yiwu, area: '' })).toEqual({ area: 'field.required' });
    expect(faultsOf({ ...yiwu, province: '广东省' })).toEqual({ city: 'field.elsewhere' });
    expect(faultsOf({ ...yiwu, city: '杭州市' })).toEqual({ area: 'field.elsewhere' });
    expect(faultsOf({ ...yiwu, city: 'Москва' })).toEqual({ city: 'field.elsewhere' });
    const old = { ...yiwu, area: '旧区' };
    expect('address' in readAddress({ ...moscow, ...old }, old)).toBe(true);
    expect('faults' in readAddress({ ...moscow, ...old, city: '杭州市' }, old)).toBe(true);
  });

  it('names its district wherever the city has a list of them, and only there', () => {
    const china = { country: 'CN', mobile: '13812345678', postCode: '322000' };
    for (const area of ['', ' ', undefined])
      expect(faultsOf({ ...china, province: '浙江省', city: '金华市', area })).toEqual({ area: 'field.required' });
    // A city of towns and a county below its province have no districts; a municipality has them.
    for (const [province, city] of [
      ['广东省', '东莞市'],
      ['河南省', '济源市'],
    ])
      expect(faultsOf({ ...china, province, city }), city).toEqual({});
    expect(faultsOf({ ...china, province: '北京市', city: '北京市' })).toEqual({ area: 'field.required' });
    // One fault a part: what is above it comes first.
    expect(faultsOf({ ...china, province: '浙江省', city: '' })).toEqual({ city: 'field.required' });
    expect(faultsOf({ ...china, province: '浙江省', city: 'Москва' })).toEqual({ city: 'field.elsewhere' });
    // Russia lists no districts.
    expect(faultsOf({ area: '' })).toEqual({});
    const known = { country: 'CN', province: '浙江省', city: '金华市', area: '' };
    expect([missingIn(known), missingIn({ ...known, area: '旧区' }), missingIn({ ...known, country: 'DE' })]).toEqual([['area'], [], []]);
  });

  it('is said to need what it is refused without', () => {
    const china = rulesOf('CN');
    expect(china && requiredIn(china)).toEqual(['postCode', 'province', 'city', 'area', 'addr']);
    for (const rules of countries)
      if (rules.country !== 'CN') expect(requiredIn(rules).toSorted(), rules.country).toEqual(rules.required.toSorted());
  });

  it('is in one city under all the names of that city, and in no other', () => {
    const isIn = (name: string, city: string, country = 'RU', province = city) =>
      cityNames({ country, province, city }).has(plainCity(name));
    for (const name of ['г. Москва', 'город Москва', 'Москва г.', 'MOSCOW', ' moscow ']) expect(isIn(name, 'Москва'), name).toBe(true);
    expect(isIn('Орел', 'Орёл', 'RU', 'Орловская область')).toBe(true);
    expect(isIn('Санкт Петербург', 'Санкт-Петербург')).toBe(true);
    for (const name of ['Jinhua', '金华', '金华市', 'Jinhua Shi']) expect(isIn(name, '金华市', 'CN', '浙江省'), name).toBe(true);
    expect(isIn('Москва', 'Казань', 'RU', 'Республика Татарстан')).toBe(false);
    expect(isIn('Moscow', 'Зеленоград', 'RU', 'Москва')).toBe(false);
    expect(isIn('Горки', 'Орки', 'RU', 'Москва')).toBe(false);
    expect(isIn('', 'Москва')).toBe(false);
  });

  it('is one line of letters whatever is typed', () => {
    expect(readOf({ receiver: ' Анна\n\u202eГромова\u2069 ' }).receiver).toBe('Анна Громова');
    for (const text of hostileTexts)
      for (const field of ['receiver', 'city', 'area', 'addr', 'province', 'postCode', 'mobile'] as const) {
        const read = readAddress({ ...moscow, [field]: text });
        if ('address' in read)
          expect(Object.values(read.address).join(''), JSON.stringify(text)).not.toMatch(/[\n\p{Cc}\p{Bidi_Control}]/u);
      }
  });
});

describe('a phone number', () => {
  it.each([
    ['RU', '8 912 345-67-89', '+79123456789'],
    ['RU', '9123456789', '+79123456789'],
    ['RU', '+7 (495) 123-45-67', '+74951234567'],
    ['CN', '138 1234 5678', '+8613812345678'],
    ['CN', '010 1234 5678', '+861012345678'],
    ['KZ', '8 701 555 01 11', '+77015550111'],
    ['BY', '8 029 555-01-14', '+375295550114'],
    ['BY', '+375 29 555-01-14', '+375295550114'],
    ['DE', '030 901820', '+4930901820'],
    ['DE', '+7 912 345 67 89', '+79123456789'],
  ])('in %s is read from %s', (country, written, read) => {
    expect(readPhone(written, country)).toBe(read);
  });

  it.each([
    ['RU', '912 345', 'field.phoneShort'],
    ['RU', '+7 912 345 67 8', 'field.phoneShort'],
    ['RU', '8 912 345 67 890', 'field.phoneLong'],
    ['RU', 'call Anna', 'field.phoneLetters'],
    ['CN', '1381234567', 'field.phoneShort'],
    ['CN', '138123456789', 'field.phoneLong'],
    ['US', '+1 555 555 5555', 'field.phone'],
    ['DE', '12', 'field.phoneShort'],
  ])('in %s is refused as %s, and says %s', (country, written, word) => {
    expect(readPhone(written, country)).toBeNull();
    expect(whyNoPhone(written, country)).toEqual({ word, values: { example: phoneExample(country) } });
  });
});

describe('areas', () => {
  it('are the subjects of Russia as ISO 3166-2 lists them', () => {
    const subjects = areasWithin('RU', 0);
    expect(subjects).toHaveLength(83);
    expect(new Set(subjects.map(({ areaId }) => areaId)).size).toBe(83);
    expect(areaName('RU', areaNamed('RU', 0, 'Тверская область')!, 'de')).toBe('Tver Oblast');
  });

  it('know how their postal codes begin, each beginning of one region', () => {
    for (const country of ['RU', 'CN']) {
      const regions = areasWithin(country, 0);
      const codes = regions.flatMap((region) => postCodesOf(country, region) ?? []);
      expect(regions.filter((region) => postCodesOf(country, region) === undefined)).toEqual([]);
      // Villages that Moscow took over from its region have kept their codes.
      expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual(country === 'RU' ? ['142', '143'] : []);
      expect(codes.every((code) => code.length === (country === 'RU' ? 3 : 2))).toBe(true);
    }
    expect(postCodesOf('RU', areaNamed('RU', 0, 'Москва')!)).toContain('101');
    expect(postCodesOf('CN', areaNamed('CN', 0, '河北省')!)).toEqual(['05', '06', '07']);
    expect(postCodesOf('CN', areasWithin('CN', 110000)[0]!)).toBeUndefined();
  });

  it('of China go down to the district, each below one that is there', () => {
    const provinces = areasWithin('CN', 0);
    expect(provinces).toHaveLength(31);
    const cities = provinces.flatMap(({ areaId }) => areasWithin('CN', areaId));
    const districts = cities.flatMap(({ areaId }) => areasWithin('CN', areaId));
    expect([cities.every(({ level }) => level === 2), districts.every(({ level }) => level === 3)]).toEqual([true, true]);
    expect(provinces.length + cities.length + districts.length).toBe(3346);
    const yiwu = districts.find(({ localName }) => localName === '义乌市')!;
    expect([yiwu.areaId, yiwu.parentId, areaName('CN', yiwu, 'en'), areaName('CN', yiwu, 'zh_TW')]).toEqual([
      330782,
      330700,
      'Yiwu Shi',
      '义乌市',
    ]);
    expect(areasWithin('CN', 420000).some(({ localName }) => localName === '仙桃市')).toBe(true);
    expect([areasWithin('DE', 0), areasWithin('constructor', 0), areasWithin('CN', 7)]).toEqual([[], [], []]);
  });
});
