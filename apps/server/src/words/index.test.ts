import { expect, it } from 'vitest';
import { say } from './index.ts';

it.each([
  ['en', 'Wrong company.', 'Your invoice for 7 could not be issued: Wrong company. You can correct it'],
  ['en', 'Wrong company', 'Your invoice for 7 could not be issued: Wrong company. You can correct it'],
  ['en', 'Why?', 'Your invoice for 7 could not be issued: Why? You can correct it'],
  ['en', 'Wait...', 'Your invoice for 7 could not be issued: Wait...'],
  ['ru', 'Не та фирма.', 'Инвойс по 7 не удалось выставить: Не та фирма. Исправьте'],
] as const)('in %s a reason %j stands in a sentence with one full stop', (locale, reason, beginning) => {
  expect(say(locale, 'mail.invoiceFailed.text', { orders: '7', reason })).toSatisfy((text: string) => text.startsWith(beginning));
});

it('in Chinese, too', () => {
  const text = say('zh_CN', 'mail.invoiceFailed.text', { orders: '7', reason: '公司名称有误。' });
  expect(text).toContain('公司名称有误。');
  expect(text).not.toContain('。。');
});
