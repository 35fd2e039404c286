import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentState } from '@kyakhta/contract/values';
import { declineOf } from './payment-decline.ts';

// Few payments come to this: their words are written here and do not travel with every page.

/** Why the provider said no, in words a payer can act on. */
export function declineWords(i18n: I18n, reason: string | null, provider: string): string {
  const words = {
    instrument: msg`The card or account chosen at ${provider} was refused. Choose another one there, or another way to pay.`,
    provider: msg`${provider} did not let this payment through. Try again, or choose another way to pay.`,
    payer: msg`${provider} does not let this account make the payment. Ask ${provider} why, or choose another way to pay.`,
    ended: msg`The payment begun at ${provider} has ended there. Begin it again, or choose another way to pay.`,
    other: msg`${provider} did not accept the payment. Try again, or choose another way to pay.`,
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
  const waits = topUp ? msg`The top-up itself still waits for payment.` : msg`The order itself still waits for payment.`;
  const way = returned?.done
    ? i18n._(msg`${back} has gone back the way it came.`)
    : i18n._(msg`${back} goes back the way it came. We tell you by e-mail when it has gone.`);
  if (state === 'suspense') {
    return {
      title: i18n._(msg`We received an amount that does not match`),
      lines: [
        i18n._(msg`A colleague is looking into it and sends it back to you. Nothing is lost.`),
        ...(returned ? [way] : []),
        ...(status === 'waiting' ? [i18n._(waits)] : []),
      ],
    };
  }
  if (state === 'returned' || returned) {
    const title =
      state === 'paid'
        ? msg`A part of your payment could not be used`
        : status === 'paid'
          ? msg`A second payment of ${amount} came`
          : status === 'waiting'
            ? msg`A payment that did not match was sent back`
            : msg`Your payment of ${amount} came too late to be used`;
    return {
      title: i18n._(title),
      lines: [returned ? way : i18n._(msg`The money has been sent back to you.`), ...(status === 'waiting' ? [i18n._(waits)] : [])],
    };
  }
  // Paid otherwise, while an earlier payment may still have gone through.
  if (state !== 'unknown' || status !== 'paid') return null;
  return {
    title: i18n._(msg`Another payment for it is still being checked`),
    lines: [i18n._(msg`If it took ${amount}, that goes back by itself the way it came, and we tell you by e-mail.`)],
  };
}
