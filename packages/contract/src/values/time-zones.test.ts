import { expect, it } from 'vitest';
import { locales } from './locales.ts';
import { commonOf, commonTimeZones, timeZones } from './time-zones.ts';

const summer = new Date('2026-07-01T12:00:00Z');
const winter = new Date('2026-12-01T12:00:00Z');
const labelOf = (locale: (typeof locales)[number], id: string, now = winter) =>
  timeZones(locale, now)
    .flatMap(({ zones }) => zones)
    .find((zone) => zone.id === id)
    ?.label.replaceAll(/[\u2068\u2069]/g, '');

it.each([
  ['en', 'America/New_York', 'New York (UTC-05:00)'],
  ['de', 'Europe/Moscow', 'Moscow (UTC+03:00)'],
  ['ru', 'Asia/Yekaterinburg', 'Екатеринбург (UTC+05:00)'],
  ['zh_CN', 'Europe/Moscow', '莫斯科 (UTC+03:00)'],
  ['zh_CN', 'Asia/Shanghai', '上海 (UTC+08:00)'],
  ['zh_TW', 'Asia/Hong_Kong', '香港 (UTC+08:00)'],
  ['ru', 'Asia/Shanghai', 'Шанхай (UTC+08:00)'],
  ['zh_CN', 'Asia/Urumqi', '乌鲁木齐 (UTC+06:00)'],
  ['zh_TW', 'America/New_York', 'New York (UTC-05:00)'],
  ['ko', 'Europe/Moscow', '모스크바 (UTC+03:00)'],
  ['he', 'Europe/Moscow', 'מוסקבה (UTC+03:00)'],
  ['ar', 'Europe/Moscow', 'موسكو (UTC+03:00)'],
  ['en', 'Asia/Kolkata', undefined],
  ['en', 'Asia/Calcutta', 'Calcutta (UTC+05:30)'],
] as const)('in %s %s is %s', (locale, id, label) => {
  expect(labelOf(locale, id)).toBe(label);
});

it('tells the distance of the season, from west to east', () => {
  expect(labelOf('en', 'Europe/Berlin', summer)).toBe('Berlin (UTC+02:00)');
  expect(labelOf('en', 'Europe/Berlin', winter)).toBe('Berlin (UTC+01:00)');
  const europe = timeZones('en', winter).find(({ region }) => region === 'Europe');
  expect(europe?.zones[0]?.label).toContain('UTC+00:00');
  expect(europe?.zones.at(-1)?.label).toContain('UTC+04:00');
});

it.each(locales)('every zone has a name of its own in %s', (locale) => {
  for (const { zones } of timeZones(locale, winter)) expect(new Set(zones.map(({ label }) => label)).size).toBe(zones.length);
});

it.each(locales)('every region has a name in %s, and the common zones are among them', (locale) => {
  const groups = timeZones(locale, winter);
  const names = groups.map(({ region }) => region);
  expect(new Set(names).size).toBe(names.length);
  if (['ru', 'zh_CN', 'zh_TW', 'ko', 'ar', 'he'].includes(locale)) expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([]);
  expect(commonOf(groups).map(({ id }) => id)).toEqual(commonTimeZones);
});
