import { demoPassword } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a password that is guessed first', () => {
  it.each([
    '123456',
    '12345678',
    '000000',
    '111111',
    '112211',
    '121212',
    '123123',
    '654321',
    '5201314',
    '147258369',
    '789456123',
    '1234567890',
    'password',
    'Password1',
    'Passw0rd!',
    'P@ssw0rd123',
    'p@$$w0rd',
    'Admin@123',
    'admin2026',
    'Welcome1!',
    'Test-2026',
    'kyakhta1!',
    'qwerty',
    'Qwerty123!',
    'qwerty-1',
    'asdf1234',
    '1qaz2wsx',
    '!QAZ2wsx',
    'q1w2e3r4',
    'zxcvbn1',
    'abc123',
    'abcd-1234',
    'a123456',
    'aa123456',
    '123456a',
    'qq123456',
    'qwe123456',
    'abc123456',
    'qwerty123456',
    'wang123456',
    'love123456',
    'Aa123456!',
    'Aa112233',
    'Test123456!',
    'Admin123456',
    'Password-123456',
    'p@$$w0rd2026',
    'Kyakhta-2026!',
    '1qaz@wsx',
    'пароль1',
    'Пароль-2026',
    'йцукен1',
    'наташа1985',
    'privet123',
    'woaini1314',
  ])('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
});

describe('a password that is not', () => {
  it.each([
    demoPassword,
    'Lamp-2026',
    'lamp-7x',
    'newpass1',
    'second22',
    'letters-and-1',
    'x9-kettle',
    'Carton-2026',
    'пароль-моего-дома',
    'abc-ship-77-moon',
    'Yiwu#gate71',
    '8fK2mQ9xLw3pZt5v',
    'correct horse 9',
    'лодка-47-утро',
    'Own-1f3a9c2e',
  ])('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
