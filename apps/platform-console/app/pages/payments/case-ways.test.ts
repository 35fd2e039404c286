import { describe, expect, it } from 'vitest';
import { ageOf, outlookOf, waysOf } from './case-ways.ts';

const seen = {
  closedAt: null,
  held: [{ amount: 12, currency: 'USD' }],
  kind: 'wrongAmount',
  provider: 'paypal',
  refundOverdue: false,
  refundState: 'none',
  told: '12.00 USD',
} as const;

describe('a payment case', () => {
  it.each([
    ['whose money is held', {}, 'held'],
    ['whose money is on its way back', { refundState: 'asked' }, 'returning'],
    ['whose money has been on its way back for days', { kind: 'refundUnconfirmed', refundState: 'asked', refundOverdue: true }, 'overdue'],
    ['whose money the provider would not send back', { kind: 'late', refundState: 'failed' }, 'refused'],
    ['whose currency is none of ours', { kind: 'wrongCurrency', held: [], told: '12.00 XXX' }, 'foreign'],
    ['that waits for an answer', { kind: 'unknownLong', held: [], told: null }, 'asking'],
    ['whose provider answers about another', { kind: 'wrongAnswer', held: [], told: null }, 'astray'],
    ['of money that was taken back', { kind: 'takenBack', held: [] }, 'taken'],
    ['whose money has gone', { held: [], refundState: 'completed' }, 'settled'],
    ['of a bank transfer that is short', { kind: 'short', provider: 'bank' }, 'partial'],
    ['of a bank transfer that was too much', { kind: 'over', provider: 'bank' }, 'bank'],
    ['that is closed', { closedAt: '2026-11-21T10:00:00.000Z' }, 'closed'],
  ] as const)('%s', (_, difference, outlook) => {
    expect(outlookOf({ ...seen, ...difference })).toBe(outlook);
  });

  it('can be sent back only while something is held', () => {
    expect(waysOf('held')).toEqual(['refund', 'byBank']);
    expect(waysOf('refused')).toEqual(['refund', 'byBank']);
    expect(waysOf('foreign')).toEqual(['byBank']);
    expect(waysOf('bank')).toEqual(['byBank']);
    expect(waysOf('overdue')).toEqual(['byBank']);
    expect(waysOf('partial')).toEqual([]);
    for (const outlook of ['returning', 'settled', 'closed'] as const) expect(waysOf(outlook)).toEqual([]);
  });

  it('is given up while the provider does not tell its end, and closed once what was taken back is dealt with', () => {
    expect(waysOf('asking')).toEqual(['giveUp']);
    expect(waysOf('astray')).toEqual(['giveUp']);
    expect(waysOf('taken')).toEqual(['close']);
  });

  it('tells its age in the largest whole unit', () => {
    expect([0, 59, 60, 2879, 2880].map(ageOf)).toEqual([
      { unit: 'minutes', count: 0 },
      { unit: 'minutes', count: 59 },
      { unit: 'hours', count: 1 },
      { unit: 'hours', count: 47 },
      { unit: 'days', count: 2 },
    ]);
  });
});
