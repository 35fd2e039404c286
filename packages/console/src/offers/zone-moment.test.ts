import { describe, expect, it } from 'vitest';
import { fromZoneField, toZoneField } from './zone-moment.ts';

describe('a time of a form in a zone', () => {
  it.each([
    ['2026-03-01T00:00', 'Asia/Shanghai', '2026-02-28T16:00:00.000Z'],
    ['2026-03-01T12:30', 'Europe/Moscow', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01T12:30', 'UTC', '2026-03-01T12:30:00.000Z'],
    ['2026-07-01T12:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
    ['2026-01-01T12:00', 'America/St_Johns', '2026-01-01T15:30:00.000Z'],
  ])('%s in %s is %s, there and back', (text, zone, iso) => {
    expect(fromZoneField(text, zone)).toBe(iso);
    expect(toZoneField(iso, zone)).toBe(text);
  });

  it('that the clocks skip is the one an hour later', () => {
    expect(fromZoneField('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  });

  it('that is none is none', () => {
    for (const text of ['', 'soon', '2026-13-01T00:00']) expect(fromZoneField(text, 'Asia/Shanghai')).toBeNull();
  });
});
