import { type Locale, locales } from '@kyakhta/contract';
import { expect, it } from 'vitest';
import { writeSum } from '../../words/sums.ts';
import { compose } from './model.ts';

const number = '2611240000000001';
const sum = { amount: '1234.50', currency: 'USD' };
/** As the language writes it. */
const about = (locale: Locale): string => writeSum(locale, sum.amount, sum.currency);
const until = '27 November';
const payout = { number, ...sum, account: '••1234', reference: 'NB-77', reason: 'Account closed' };
interface Written {
  readonly subject: string;
  readonly text: string;
}

it.each(locales)(
  'in %s the mails about shipping, payouts and time that is over say what they are given, in words of their own',
  (locale) => {
    const texts = new Set<string>();
    let count = 0;
    const says = ({ subject, text }: Written, parts: readonly string[]): void => {
      for (const part of parts) expect(text).toContain(part);
      expect(`${subject} ${text}`).not.toMatch(/[{}#]| {2}|undefined/u);
      expect(subject.length).toBeLessThan(120);
      texts.add(text);
      count += 1;
    };
    for (const how of ['ship', 'ready'] as const) {
      for (const paid of ['whole', 'part', 'cash'] as const)
        says(compose('orderToShip', locale, { number, ...sum, paid, how, until }), [number, about(locale), until]);
      for (const late of ['shipLate', 'shipLateBuyer'] as const) says(compose(late, locale, { number, how, until }), [number, until]);
    }
    const [waybill, words] = ['KR999100417', '车辆停在满洲里。'];
    says(compose('parcelProblem', locale, { number, waybill, words }), [number, waybill, words]);
    for (const to of ['buyer', 'cash', 'store'] as const)
      says(compose('parcelOverdue', locale, { number, waybill, to }), [number, waybill]);
    for (const many of [1, 2, 3, 5, 21]) {
      const orders = Array.from({ length: many }, (_, i) => `${number}${i}`).join(', ');
      for (const hasCome of [0, 1])
        for (const hasPoints of [0, 1]) says(compose('orderExpired', locale, { count: many, orders, hasCome, hasPoints }), [orders]);
    }
    const paid = [number, about(locale)];
    says(compose('payoutApproved', locale, payout), paid);
    says(compose('payoutRefused', locale, payout), [...paid, payout.reason]);
    says(compose('payoutPaid', locale, payout), [...paid, payout.reference]);
    says(compose('payoutReturned', locale, payout), [...paid, payout.reason]);
    says(compose('balancePayoutRefused', locale, payout), [...paid, payout.reason]);
    says(compose('balancePayoutReturned', locale, payout), [...paid, payout.reason]);
    for (const hours of [0, 24]) says(compose('bankAccountAdded', locale, { account: payout.account, hours }), [payout.account]);
    expect(texts.size).toBe(count);
  },
);

it.each(locales)('in %s the mails about a bank transfer name each order as one and write sums as the language does', (locale) => {
  const sums = { missing: '1000.00', received: '304.50', currency: 'USD' };
  const about = { orders: [number], reference: 'KY 1234 5678', ...sums };
  const written = (amount: string): string => writeSum(locale, amount, 'USD');
  for (const [mail, parts] of [
    [compose('transferShort', locale, about), [written(sums.missing)]],
    [compose('transferChecking', locale, { ...about, isShort: 1 }), [written(sums.missing), written(sums.received)]],
    [compose('transferRefused', locale, { ...about, isOpen: 1 }), [written(sums.received)]],
  ] as const) {
    const whole = `${mail.subject} ${mail.text}`;
    for (const part of parts) expect(whole).toContain(part);
    // No bare number of an order, and no sum as a computer writes it.
    expect(mail.subject).toMatch(new RegExp(`\\p{L}[^\\d]*${number}`, 'u'));
    expect(whole).not.toMatch(/\b1000\.00\b|USD/);
  }
});

it('in Russian a transfer that is short says of which order how much is missing', () => {
  const about = { orders: [number], reference: 'KY 1234 5678', missing: '1000.00', currency: 'USD' };
  expect(compose('transferShort', 'ru', about).subject).toBe(`По заказу № ${number} не хватает ${writeSum('ru', '1000.00', 'USD')}`);
  expect(compose('transferShort', 'ru', { ...about, orders: [number, `${number}1`] }).subject).toMatch(/^По заказам № /);
});
