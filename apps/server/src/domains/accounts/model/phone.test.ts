import { describe, expect, it } from 'vitest';
import { elevenDigits, phoneExample, readPhone, whyNoPhone } from './phone.ts';

// Valid numbers of each kind as the numbering plans give them for an example, of the countries that the demo's buyers
// and sellers write from and their neighbours: country, country code, what is dialled before a number at home, numbers.
const examples: readonly (readonly [string, string, string | null, readonly string[]])[] = [
  ['RU', '7', '8', ['3011234567', '9123456789', '8001234567', '8091234567', '8081234567']],
  ['KZ', '7', '8', ['7123456789', '7710009998', '8001234567', '8091234567', '8081234567', '7511234567']],
  ['CN', '86', '', ['13123456789']],
  ['CN', '86', '0', ['1012345678']],
  ['CN', '86', '', ['8001234567', '4001234567']],
  // At home what begins with 1 is a mobile of eleven digits: this one is read with its country code alone.
  ['CN', '86', null, ['16812345']],
  ['BY', '375', '8 0', ['152450911', '294911911']],
  ['BY', '375', '8 ', ['8011234567', '9021234567', '249123456']],
  ['AM', '374', '0', ['10123456', '77123456', '80012345', '90012345', '80112345', '60271234']],
  ['KG', '996', '0', ['312123456', '700123456', '800123456']],
  ['UZ', '998', '', ['669050123', '912345678']],
  ['HK', '852', '', ['21234567', '51234567', '71123456', '800123456', '90012345678', '81123456', '30161234']],
  ['TW', '886', '0', ['221234567', '912345678', '800123456', '203123456', '990123456', '7012345678', '500123456']],
];
/** The same digits as people put them on paper: as they are, in groups, with hyphens, with dots, with the code in brackets. */
const waysToGroup = (digits: string): string[] => {
  const groups = [digits.slice(0, 3), ...(digits.slice(3).match(/.{1,3}(?!.$)|.{1,4}$/g) ?? [])];
  return [digits, groups.join(' '), groups.join('-'), groups.join('.'), `(${groups[0]}) ${groups.slice(1).join('-')}`];
};
const all = examples.flatMap(([country, code, trunk, numbers]) => numbers.map((number) => [country, code, trunk, number] as const));

describe('an example number', () => {
  it('is there for each kind and country, 46 in all', () => {
    expect(all).toHaveLength(46);
  });

  it.each(all)('of %s (+%s, %s) %s is read however it is written', (country, code, trunk, number) => {
    const e164 = `+${code}${number}`;
    for (const own of waysToGroup(number)) {
      for (const abroad of [`+${code} ${own}`, `+${code}${own}`, `00${code} ${own}`, ` +${code} (${own.replaceAll(/[()]/g, '')}) `]) {
        expect(readPhone(abroad, country), abroad).toBe(e164);
        expect(readPhone(abroad), `${abroad}, no country`).toBe(e164);
      }
      if (trunk !== null) expect(readPhone(`${trunk}${own}`, country), `${trunk}${own}`).toBe(e164);
    }
    // Other digits than ours, and a hyphen of typographers' kind, as a keyboard of a phone may put them.
    const wide = number.replaceAll(/\d/g, (d) => String.fromCodePoint(0xff10 + Number(d)));
    expect(readPhone(`＋${code} ${wide}`, country)).toBe(e164);
  });

  it.each([
    ['8 (912) 345-67-89', 'RU', '+79123456789'],
    ['8-800-123-45-67', 'RU', '+78001234567'],
    ['7 912 345 67 89', 'RU', '+79123456789'],
    ['912 345-67-89', 'RU', '+79123456789'],
    ['8 (912) 345-67-89', '', '+79123456789'],
    ['8 (771) 000-99-98', 'KZ', '+77710009998'],
    ['131 2345 6789', 'CN', '+8613123456789'],
    ['13123456789', '', '+8613123456789'],
    ['(010) 1234-5678', 'CN', '+861012345678'],
  ])('%s written in %s is %s', (written, country, read) => {
    expect(readPhone(written, country)).toBe(read);
  });
});

describe('a broken number', () => {
  it.each(all)('of %s (+%s, %s) %s with a letter, or far too short or long, is refused with its reason', (country, code, _, number) => {
    const example = { example: phoneExample(country) };
    const broken = [
      [`+${code} ${number}x`, 'field.phoneLetters'],
      [`+${code} ${number.slice(0, 3)}`, 'field.phoneShort'],
      [`+${code} ${number}${number}`, 'field.phoneLong'],
      [`+${code} ${number} ext. 5`, 'field.phoneLetters'],
    ] as const;
    for (const [written, word] of broken) {
      expect(readPhone(written, country), written).toBeNull();
      expect(whyNoPhone(written, country), written).toEqual({ word, values: example });
    }
  });

  it.each([
    ['8 912 345 67 8', 'RU', 'field.phoneShort'],
    ['8 912 345 67 890', 'RU', 'field.phoneLong'],
    ['+7 912 345 67 890', 'RU', 'field.phoneLong'],
    ['131 2345 678', 'CN', 'field.phoneShort'],
    ['+86 131 2345 67890', 'CN', 'field.phoneLong'],
    ['+375 00 491 19 11', 'BY', 'field.phone'],
    ['+1 000 555 0123', 'US', 'field.phone'],
    ['', 'RU', 'field.phoneShort'],
    ['+', 'RU', 'field.phoneShort'],
    ['позвоните', 'RU', 'field.phoneLetters'],
    ['+7 912 345 67 89 / +7 912 345 67 80', 'RU', 'field.phoneLong'],
  ])('%s in %s is refused as %s', (written, country, word) => {
    expect(readPhone(written, country)).toBeNull();
    expect(whyNoPhone(written, country).word).toBe(word);
  });
});

describe('a number as contacts, messengers and other keyboards paste it', () => {
  it.each([
    ['+7\u2011912\u2011000\u201100\u201189', 'RU', '+79120000089'],
    ['+7 912 000\u201300\u201389', 'RU', '+79120000089'],
    ['+7 912 000\u201400\u221289', 'RU', '+79120000089'],
    ['\u202a+7 912 000-00-89\u202c', 'RU', '+79120000089'],
    ['\u2068+7\u00a0912\u00a0000\u00a000\u00a089\u2069', 'RU', '+79120000089'],
    ['\ufeff8\u200b912 000 00 89', 'RU', '+79120000089'],
    ['+٧ ٩١٢ ٠٠٠ ٠٠ ٨٩', 'RU', '+79120000089'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971501234567'],
    ['+۷ ۹۱۲ ۰۰۰ ۰۰ ۸۹', 'RU', '+79120000089'],
    ['+७ ९१२ ००० ०० ८९', 'RU', '+79120000089'],
    ['+𝟕 𝟗𝟏𝟐 𝟎𝟎𝟎 𝟎𝟎 𝟖𝟗', 'RU', '+79120000089'],
  ])('%s is read', (written, country, read) => {
    expect(readPhone(written, country)).toBe(read);
  });

  it.each([
    ['8 029 123 45 67', 'RU'],
    ['+7 029 123 45 67', 'RU'],
    ['+7 100 000 00 00', ''],
    ['8 200 000 00 00', 'RU'],
    ['+7 912 000 ٠٠ 8x', 'RU'],
    ['\u202e\u202c', 'RU'],
  ])('%s is none', (written, country) => {
    expect(readPhone(written, country)).toBeNull();
  });
});

it('the eleven digits of a refund are those of a Russian or Chinese number, 7… or 1…', () => {
  for (const written of ['89161234567', '+7 (916) 123-45-67', '7 916 123 45 67', '9161234567', '+٧ ٩١٦ ١٢٣ ٤٥ ٦٧'])
    expect(elevenDigits(written), written).toBe('79161234567');
  for (const written of ['13800138000', '+86 138 0013 8000']) expect(elevenDigits(written), written).toBe('13800138000');
  for (const written of ['00000000000', '55555555555', '+44 7700 900123', '123', 'abc', '', '70291234567', '+7 916 123 45 6'])
    expect(elevenDigits(written), written).toBeNull();
});
