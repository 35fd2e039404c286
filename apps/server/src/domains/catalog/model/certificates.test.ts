import { certificateState } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { registerOf } from './certificates.ts';

const declarations = 'https://pub.fsa.gov.ru/rds/declaration';
const certificates = 'https://pub.fsa.gov.ru/rss/certificate';

describe('the register of a certificate', () => {
  it.each([
    ['EAC', 'ЕАЭС N RU Д-CN.РА01.В.12345/26', declarations],
    ['ЕАС', 'ЕАЭС № RU Д-CN.РА01.В.12345/26', declarations],
    // Copied by hand with Latin letters that look alike.
    ['EAC', 'EAЭC N RU Д-CN.PA01.B.12345/26', declarations],
    ['EAC', 'EAEU N RU D-CN.RA01.B.12345/26', declarations],
    ['eac', 'еаэс n ru д-cn.ра01.в.12345/26', declarations],
    ['EAC', 'ЕАЭС RU С-CN.АД07.В.00123/21', certificates],
    ['EAC', 'ТС RU C-CN.АЯ46.В.12345', certificates],
    ['TR CU 007/2011', 'ТС N RU Д-CN.АЯ46.В.12345', declarations],
    // Registered elsewhere in the union: not in the Russian register.
    ['EAC', 'ЕАЭС N BY/112 11.01. ТР017 003 12345', null],
    ['EAC', 'ЕАЭС KZ 7100841.24.01.01234', null],
    // No such form, whatever the name.
    ['EAC', '12345', null],
    ['EAC', 'https://evil.test/ЕАЭС N RU Д-CN', null],
    ['EAC', '证书 7', null],
    // Such a number behind another name is no proof of that name.
    ['CE', 'ЕАЭС N RU Д-CN.РА01.В.12345/26', null],
    ['RoHS', 'RU С-CN.1', null],
  ])('of %s, %s', (name, number, register) => {
    expect(registerOf(name, number)).toBe(register);
  });
});

describe('a certificate', () => {
  const now = Date.parse('2026-06-15T23:30:00Z');
  it.each([
    [null, 'valid'],
    ['2026-07-16', 'valid'],
    ['2026-07-15', 'ending'],
    // Its last day is its own.
    ['2026-06-15', 'ending'],
    ['2026-06-14', 'expired'],
  ] as const)('that ends on %s stands so: %s', (validUntil, state) => {
    expect(certificateState(validUntil, now)).toBe(state);
  });
});
