import { expect, it } from 'vitest';
import { fromMomentField, toMomentField } from './moment-field.ts';

it('a moment goes through its field to the minute, and none stays none', () => {
  const iso = '2026-11-30T21:05:00.000Z';
  expect(toMomentField(iso)).toMatch(/^2026-1[12]-\d\dT\d\d:05$/);
  expect(fromMomentField(toMomentField(iso))).toBe(iso);
  expect([toMomentField(null), fromMomentField('')]).toEqual(['', null]);
});
