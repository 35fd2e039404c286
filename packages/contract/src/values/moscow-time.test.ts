import { expect, test } from 'vitest';
import { byMoscowTime } from './moscow-time.ts';

test.each([
  ['Europe/Moscow', '22 нояб., 14:46 GMT+3', '22 нояб., 14:46 мск'],
  ['Asia/Yekaterinburg', '14:46 GMT+5', '14:46 мск+2'],
  ['Europe/Kaliningrad', '14:46 GMT+2', '14:46 мск\u22121'],
  ['Asia/Kamchatka', '14:46 GMT+12', '14:46 мск+9'],
  ['Europe/Minsk', '14:46 GMT+3', '14:46 GMT+3'],
  ['Asia/Almaty', '14:46 GMT+5', '14:46 GMT+5'],
  ['Europe/Moscow', '14:46', '14:46'],
])('a Russian reads the clock of %s as Russians write it', (zone, text, read) => {
  expect(byMoscowTime(text, 'ru', zone)).toBe(read);
  expect(byMoscowTime(text, 'de', zone)).toBe(text);
});
