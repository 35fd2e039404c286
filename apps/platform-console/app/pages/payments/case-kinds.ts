import { useLingui } from '@lingui/react/macro';
import type { PaymentCase } from './case-ways.ts';

/** Kinds of payment cases in words. */
export function useCaseKinds(): Record<PaymentCase['kind'], string> {
  const { t } = useLingui();
  return {
    wrongAmount: t({ message: 'Wrong amount', comment: 'Kind of a payment case' }),
    wrongCurrency: t({ message: 'Wrong currency', comment: 'Kind of a payment case' }),
    short: t({ message: 'Underpaid', comment: 'Kind of a payment case: a bank transfer was short' }),
    over: t({ message: 'Overpaid', comment: 'Kind of a payment case: a bank transfer was more than was owed' }),
    late: t({ message: 'Arrived too late', comment: 'Kind of a payment case: the order was closed before the money came' }),
    second: t({ message: 'Paid twice', comment: 'Kind of a payment case: the order was paid already' }),
    stockGone: t({ message: 'Out of stock at payment', comment: 'Kind of a payment case: the stock was lost before the money came' }),
    unknownLong: t({ message: 'No answer for a long time', comment: 'Kind of a payment case: the provider does not say how it stands' }),
    refundDue: t({ message: 'To be returned by bank', comment: 'Kind of a payment case: a refund of an order paid by bank transfer' }),
    refundFailed: t({
      message: 'Return rejected by the provider',
      comment: 'Kind of a payment case: the provider would not send the money back',
    }),
    refundUnconfirmed: t({
      message: 'Return not confirmed',
      comment: 'Kind of a payment case: the provider has not confirmed for long that it sent the money back',
    }),
    wrongAnswer: t({
      message: 'Answer about another payment',
      comment: 'Kind of a payment case: the provider answered about another payment',
    }),
    takenBack: t({
      message: 'Charged back or refunded outside',
      comment: 'Kind of a payment case: the provider gave money back that we did not send',
    }),
  };
}
