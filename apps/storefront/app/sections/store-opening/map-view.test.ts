import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../../locales.ts';
import { mapCities } from './map-cities.server.ts';
import { citiesIn, drawn, linesIn, type MapView, nearestCity, panned, placeAt, readPlace, widths, written, zoomed } from './map-view.ts';

const view = fc.record({
  lng: fc.double({ min: -180, max: 190, noNaN: true }),
  lat: fc.double({ min: -60, max: 85, noNaN: true }),
  width: fc.constantFrom(...widths),
});
const part = fc.double({ min: 0, max: 1, noNaN: true });
const china: MapView = { lng: 116, lat: 32, width: 35 };

describe('the map of a store', () => {
  it('puts the middle of the picture in the middle of the view, and every press on the drawing', () => {
    fc.assert(
      fc.property(view, part, part, (seen, across, down) => {
        const { lng, lat } = placeAt(seen, across, down);
        expect(lng).toBeGreaterThanOrEqual(drawn.west);
        expect(lng).toBeLessThanOrEqual(drawn.east);
        expect(lat).toBeGreaterThanOrEqual(drawn.south);
        expect(lat).toBeLessThanOrEqual(drawn.north);
        const middle = placeAt(seen, 0.5, 0.5);
        expect([middle.lng - seen.lng, middle.lat - seen.lat].map(Math.abs)).toEqual([0, 0]);
      }),
    );
  });

  it('moves and comes nearer by steps and never leaves what is drawn', () => {
    fc.assert(
      fc.property(view, fc.array(fc.constantFrom('l', 'r', 'u', 'd', '+', '-'), { maxLength: 60 }), (seen, keys) => {
        const after = keys.reduce<MapView>((now, key) => {
          if (key === '+' || key === '-') return zoomed(now, key === '+' ? 1 : -1);
          return panned(now, key === 'r' ? 1 : key === 'l' ? -1 : 0, key === 'u' ? 1 : key === 'd' ? -1 : 0);
        }, seen);
        expect(widths).toContain(after.width);
        expect(Math.abs(after.lng - 5)).toBeLessThanOrEqual(185);
        expect(linesIn(after.lng, after.width).length).toBeLessThanOrEqual(12);
      }),
    );
    expect([zoomed({ ...china, width: 140 }, -1).width, zoomed({ ...china, width: 0.5 }, 1).width]).toEqual([140, 0.5]);
  });

  it('writes what the fields take, never beyond 180, and reads it back', () => {
    fc.assert(
      fc.property(view, (seen) => {
        const text = written(seen, seen);
        expect(text.lng).toMatch(/^-?\d{1,3}\.\d{2,4}$/);
        expect(Math.abs(Number(text.lng))).toBeLessThanOrEqual(180);
        const back = readPlace(text.lng, text.lat);
        expect(back).not.toBeNull();
        expect(Math.abs((back?.lat ?? 0) - seen.lat)).toBeLessThanOrEqual(0.005001);
      }),
    );
    expect(written({ lng: 189.5, lat: 66 }, { width: 1 })).toEqual({ lng: '-170.5000', lat: '66.0000' });
    expect(readPlace('126,64', ' 45.7587 ')).toEqual({ lng: 126.64, lat: 45.7587 });
    for (const [lng, lat] of [
      ['', ''],
      ['126', ''],
      ['x', '1'],
      ['181', '1'],
      ['1', '91'],
      ['1e999', '1'],
    ] as const)
      expect(readPlace(lng, lat)).toBeNull();
  });

  it('names cities as the reader does, the nearest one and those that are seen', () => {
    for (const locale of locales) {
      const cities = mapCities(locale);
      expect(new Set(cities.map(({ name }) => name)).size, locale).toBe(cities.length);
    }
    expect(nearestCity({ lng: 126.6, lat: 45.8 }, mapCities('ru'))?.name).toBe('Харбин');
    expect(nearestCity({ lng: 120, lat: 29.3 }, mapCities('zh_CN'))?.name).toBe('义乌');
    expect(nearestCity({ lng: 113.3, lat: 23.1 }, mapCities('zh_TW'))?.name).toBe('廣州');
    expect(nearestCity({ lng: 0, lat: 0 }, [])).toBeNull();
    const [afar, near] = [{ ...china, width: 140 as const }, china].map((seen) => citiesIn(seen, mapCities('en')).map(({ name }) => name));
    expect(afar).toContain('Shanghai');
    expect(afar).not.toContain('Yiwu');
    expect(near).toContain('Yiwu');
  });
});
