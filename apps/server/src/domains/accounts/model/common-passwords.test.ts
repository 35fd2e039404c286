import { demoPassword, isPassword, passwordChars } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a password of the list', () => {
  it.each([
    '123456',
    '12345678',
    '000000',
    '111111',
    '123123',
    '654321',
    '5201314',
    '147258369',
    '1234567890',
    'password',
    'Password1',
    'PASSWORD1',
    'Password1!',
    'P@ssw0rd123',
    'p@$$w0rd',
    'Admin@123',
    'Welcome1!',
    'Test123456!',
    'qwerty',
    'Qwerty123!',
    'asdf1234',
    '1qaz2wsx',
    '!QAZ2wsx',
    'q1w2e3r4',
    'abc123',
    'Abcd1234!',
    'a123456',
    'Aa123456!',
    'qq123456',
    'wang123456',
    'woaini1314',
    'Пароль1',
    'йцукен1',
    'gfhjkm',
    'Ghbdtn1!',
    'privet123',
    'kyakhta1!',
    '!@#$%^&*',
    // Written in wide letters, as a Chinese keyboard may.
    'ｐａｓｓｗｏｒｄ',
  ])('is %s, in whatever case', (password) => {
    for (const one of [password, password.toUpperCase(), password.toLowerCase()]) expect(isCommonPassword(one)).toBe(true);
  });
});

describe('a password that is in no list', () => {
  it.each([
    demoPassword,
    // They look like common ones, and are none.
    'Qw3rty-Zx9!',
    'Abcd 12!',
    'qzxwv7',
    'Aa112233-x',
    'my password 1!',
    'Пароль-2026',
    'наташа1985',
    '12-12-12',
    'a!a!a!a!',
    'Lamp-2026',
    'letters-and-1',
    'Yiwu#gate71',
    '8fK2mQ9xLw3pZt5v',
    'correct horse 9',
    'лодка-47-утро',
    '',
    '__proto__',
    '#',
  ])('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('is one with a blank inside, or a character more', () => {
    for (const near of ['123456 ', '1 23456', 'password-1!', 'password1!!', 'xadmin@123']) expect(isCommonPassword(near)).toBe(false);
  });
});

it('the rule of characters alone decides about all others', () => {
  for (const password of ['Qw3rty-Zx9!', 'Abcd 12!']) expect(isPassword(password, passwordChars.registered)).toBe(true);
  expect(isPassword('qzxwv7', passwordChars.store)).toBe(true);
});
