import type { PaymentState } from '@kyakhta/contract/values';
import { describe, expect, it } from 'vitest';
import { lostAnswer } from '../../lost-answer.ts';
import { pauseBefore, screenOf, type PaymentScreen } from './payment-screen.ts';
import type { Payment, PaymentAttempt } from './payment.server.ts';

const attempt = (state: PaymentState): PaymentAttempt => ({
  transfer: null,
  code: null,
  provider: 'PayPal',
  payNumber: '261121123456712345',
  payType: 10,
  state,
  held: null,
  amount: '$1.00',
  continueAt: null,
  isCode: false,
  hasEnded: false,
  returned: null,
  checkedSince: null,
});
const screen = (status: Payment['status'], state?: PaymentState, lost = false): PaymentScreen =>
  screenOf({ status, attempt: state === undefined ? null : attempt(state) }, lost ? lostAnswer : undefined);

describe('the screen of a payment', () => {
  it.each([
    ['waiting', undefined, 'counter'],
    ['waiting', 'created', 'counter'],
    ['waiting', 'waiting', 'unfinished'],
    ['waiting', 'unknown', 'checking'],
    ['waiting', 'declined', 'counter'],
    ['waiting', 'canceled', 'counter'],
    ['waiting', 'suspense', 'counter'],
    ['mixed', 'paid', 'mixed'],
    ['mixed', 'unknown', 'checking'],
    ['paid', 'paid', 'paid'],
    ['paid', 'returned', 'paid'],
    ['paid', 'unknown', 'paid'],
    ['expired', 'waiting', 'over'],
    ['canceled', 'returned', 'over'],
  ] as const)('of orders that are %s and an attempt that is %s is %s', (status, state, shown) => {
    expect(screen(status, state)).toBe(shown);
  });

  it('is a code to scan where the payment is agreed to by one', () => {
    const code = { path: '', size: 21, playAt: null };
    expect(screenOf({ status: 'waiting', attempt: { ...attempt('waiting'), code } }, undefined)).toBe('code');
    expect(screenOf({ status: 'expired', attempt: { ...attempt('waiting'), code } }, undefined)).toBe('over');
  });

  it('is the counter once the code or page has ended, unless the answer to a press was lost', () => {
    const ended = { status: 'waiting' as const, attempt: { ...attempt('waiting'), hasEnded: true } };
    expect([screenOf(ended, undefined), screenOf(ended, lostAnswer)]).toEqual(['counter', 'checking']);
  });

  it('is "being checked" beyond the time to pay, while money may be on its way', () => {
    expect(screen('expired', 'unknown')).toBe('checking');
  });

  it('is "being checked" when the answer was lost, unless the end is known', () => {
    expect(screen('waiting', undefined, true)).toBe('checking');
    expect(screen('waiting', 'waiting', true)).toBe('checking');
    expect(screen('paid', undefined, true)).toBe('paid');
    expect(screen('expired', undefined, true)).toBe('over');
  });
});

describe('the pauses between two questions', () => {
  it('grow from two seconds to a minute and no further', () => {
    const pauses = Array.from({ length: 12 }, (_, asked) => pauseBefore(asked));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect([pauses[0], pauses.at(-1), pauseBefore(1000)]).toEqual([2_000, 60_000, 60_000]);
    expect([pauseBefore(0, 8000), pauseBefore(7, 8000)]).toEqual([2_000, 8_000]);
  });
});
