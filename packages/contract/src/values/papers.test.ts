import { describe, expect, it } from 'vitest';
import { languageTag, locales } from './locales.ts';
import { dayDigits, dayIn, dayStart, dayWithZone, isTimeZone, paperZone, zoneName } from './papers.ts';

describe('days in a zone', () => {
  it('begin at their midnight, where clocks are changed, too', () => {
    expect(dayStart('2026-12-01', 'Asia/Shanghai').toISOString()).toBe('2026-11-30T16:00:00.000Z');
    expect(dayStart('2026-12-01', 'UTC').toISOString()).toBe('2026-12-01T00:00:00.000Z');
    expect(dayStart('2026-12-01', 'America/New_York').toISOString()).toBe('2026-12-01T05:00:00.000Z');
    // Summer time begins and ends in the night before.
    expect(dayStart('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(dayStart('2026-03-30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z');
    expect(dayStart('2026-10-26', 'Europe/Berlin').toISOString()).toBe('2026-10-25T23:00:00.000Z');
    for (const zone of ['Asia/Shanghai', 'America/New_York', 'Europe/Berlin', 'Asia/Kathmandu', 'Pacific/Kiritimati'])
      for (const day of ['2026-01-01', '2026-03-08', '2026-03-29', '2026-06-30', '2026-10-25', '2026-11-01', '2026-12-31']) {
        const start = dayStart(day, zone);
        expect([dayIn(start, zone), dayIn(new Date(start.getTime() - 1), zone) < day]).toEqual([day, true]);
      }
  });

  it('are those of papers in one zone, which is named, in their numbers as well', () => {
    const late = new Date('2026-11-30T21:30:00Z');
    expect([paperZone, dayIn(late), dayDigits(late)]).toEqual(['Europe/Moscow', '2026-12-01', '261201']);
    expect(dayWithZone(late, 'ru-RU')).toBe('1 декабря 2026 г., по московскому времени');
    expect(dayWithZone(late, 'en')).toBe('December 1, 2026, Moscow time');
    for (const locale of locales)
      expect(zoneName(late, languageTag[locale])).not.toMatch(/Standard|стандарт|标准|標準|Normal|estándar|Padrão|표준|الرسمي|חורף/);
    expect(zoneName(late, 'en', 'Asia/Shanghai')).toBe('China Time');
    expect([isTimeZone('Asia/Shanghai'), isTimeZone('Mars/Base'), isTimeZone('')]).toEqual([true, false, false]);
  });
});
