import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentState } from '@kyakhta/contract/values';
import { declineOf } from './payment-decline.ts';

// Few payments come to this: their words are written here and do not travel with every page.

/** Why the provider said no, in words a payer can act on. */
export function declineWords(i18n: I18n, reason: string | null, provider: string): string {
  const words = {
    instrument: msg`The card or account you used at ${provider} was declined. Use another one, or choose another payment method.`,
    provider: msg`${provider} declined this payment. Try again, or choose another payment method.`,
    payer: msg`${provider} doesn’t allow this account to make the payment. Ask ${provider} why, or choose another payment method.`,
    ended: msg`The payment started at ${provider} has expired. Start again, or choose another payment method.`,
    other: msg`${provider} didn’t accept the payment. Try again, or choose another payment method.`,
  };
  return i18n._(words[declineOf(reason)]);
}

type Money = {
  /** Of the orders. */
  status: string;
  topUp: boolean;
  /** Of the attempt. */
  state: PaymentState;
  /** What was to be paid, written. */
  amount: string;
  returned: { amount: string; done: boolean } | null;
};
export type MoneyNews = { title: string; lines: readonly string[] };

/** Money that came and fits nothing: where it is, and where it goes. Null while there is none. */
export function moneyNews(i18n: I18n, { status, topUp, state, amount, returned }: Money): MoneyNews | null {
  const back = returned?.amount ?? '';
  const waits = topUp ? msg`The top-up still needs payment.` : msg`The order still needs payment.`;
  const way = returned?.done
    ? i18n._(msg`${back} has been refunded to the same payment method.`)
    : i18n._(msg`${back} is being refunded to the same payment method. We’ll email you when it’s done.`);
  if (state === 'suspense') {
    return {
      title: i18n._(msg`We received an amount that doesn’t match`),
      lines: [
        i18n._(msg`We’re looking into it and will return it to you. Nothing is lost.`),
        ...(returned ? [way] : []),
        ...(status === 'waiting' ? [i18n._(waits)] : []),
      ],
    };
  }
  if (state === 'returned' || returned) {
    const title =
      state === 'paid'
        ? msg`Part of your payment couldn’t be used`
        : status === 'paid'
          ? msg`A second payment of ${amount} arrived`
          : status === 'waiting'
            ? msg`A payment that didn’t match was returned`
            : msg`Your payment of ${amount} arrived too late`;
    return {
      title: i18n._(title),
      lines: [returned ? way : i18n._(msg`The money has been returned to you.`), ...(status === 'waiting' ? [i18n._(waits)] : [])],
    };
  }
  // Paid otherwise, while an earlier payment may still have gone through.
  if (state !== 'unknown' || status !== 'paid') return null;
  return {
    title: i18n._(msg`Another payment for it is still being checked`),
    lines: [i18n._(msg`If ${amount} was charged, it’s refunded automatically to the same payment method, and we email you.`)],
  };
}
