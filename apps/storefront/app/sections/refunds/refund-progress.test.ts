import { applyType, returnMoneyStatus as s } from '@kyakhta/contract/values';
import { expect, it } from 'vitest';
import { progressOf } from './refund-progress.server.ts';

type Refund = Parameters<typeof progressOf>[1];
const step = (why: Refund['steps'][number]['why']) => ({ why, at: '2026-11-01T00:00:00.000Z' }) as Refund['steps'][number];
const shown = (returnMoneySts: number, whys: readonly Refund['steps'][number]['why'][], more: Partial<Refund> = {}) =>
  progressOf(
    { day: () => 'a day' },
    { returnMoneySts, steps: whys.map(step), isOnItsWay: false, parcel: null, applyType: applyType.refundOnly, ...more },
  ).map(({ key, state }) => `${key} ${state}`);

it('one step is now while the buyer is to say how it goes on: after a refusal, an offer, an offer that she declined', () => {
  const expected = ['applied done', 'answered done', 'decides now', 'paid next'];
  expect(shown(s.sellerRefused, ['applied', 'refused'])).toEqual(expected);
  expect(shown(s.sellerRefused, ['applied', 'offered'])).toEqual(expected);
  expect(shown(s.sellerRefused, ['applied', 'offered', 'offerDeclined'])).toEqual(expected);
});

it('so it is before goods go back, and after the store objects to what came', () => {
  const withReturn = { applyType: applyType.withReturn };
  expect(shown(s.sellerRefused, ['applied', 'refused'], withReturn)).toEqual([
    'applied done',
    'answered done',
    'decides now',
    'sentBack next',
    'takenIn next',
    'paid next',
  ]);
  const parcel = {} as NonNullable<Refund['parcel']>;
  expect(shown(s.sellerRefused, ['applied', 'agreed', 'sentBack', 'disputed'], { ...withReturn, parcel })).toEqual([
    'applied done',
    'answered done',
    'sentBack done',
    'takenIn done',
    'decides now',
    'paid next',
  ]);
});

it.each([
  [s.applied, ['applied'], 'answered now'],
  [s.platformIntervening, ['applied', 'refused', 'intervene'], 'ruled now'],
] as const)('in state %i another step is now', (status, whys, now) => {
  expect(shown(status, [...whys]).filter((one) => one.endsWith('now'))).toEqual([now]);
});

it('money is not back before it was sent by bank', () => {
  const grant = ['applied', 'agreed', 'paidBack'] as const;
  expect(shown(s.success, grant, { isOnItsWay: true })).toEqual(['applied done', 'answered done', 'paid now']);
  expect(shown(s.success, grant)).toEqual(['applied done', 'answered done', 'paid done']);
  expect(shown(s.success, ['given'], { isOnItsWay: true })).toEqual(['paid now']);
  expect(shown(s.success, ['given', 'paidBack'])).toEqual(['paid done']);
});
