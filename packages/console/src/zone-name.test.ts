import { locales } from '@kyakhta/contract/values';
import { describe, expect, it } from 'vitest';
import { formatTag } from './locales.ts';
import { zoneName } from './zone-name.ts';

const winter = Date.parse('2026-11-27T12:00:00Z');

describe('the name of a time zone', () => {
  it('is one plain name for UTC and for zones that have none, in every language', () => {
    for (const locale of locales) {
      const of = (zone: string) => zoneName(formatTag(locale), zone, winter, ', ');
      for (const zone of ['UTC', 'Etc/UTC', 'Etc/GMT', 'GMT']) expect(of(zone), locale).toBe('UTC');
      expect(of('Etc/GMT-5'), locale).toMatch(/^[^,]*5[^,]*$/);
    }
  });

  it('is the name and the distance where there is a name, told once each', () => {
    for (const locale of locales) {
      const parts = zoneName(formatTag(locale), 'Asia/Shanghai', winter, ', ').split(/, (?=[^,]*$)/);
      expect(parts.length, locale).toBe(2);
      expect(parts[0], locale).not.toMatch(/8/);
      expect(parts[1], locale).toMatch(/8/);
    }
    expect(zoneName('en', 'Europe/London', winter, ', ')).toBe('United Kingdom Time, GMT+0');
  });

  it('of a zone nobody knows is as it was told', () => {
    expect(zoneName('en', 'Nowhere/City', winter, ', ')).toBe('Nowhere/City');
  });
});
