import { useLingui } from '@lingui/react/macro';
import { Notice } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import type { Refusal } from '../../ask.ts';
import { declineOf } from './payment-screen.ts';
import type { Payment, PaymentAttempt } from './payment.server.ts';

/** Why the provider said no, in words a payer can act on. */
export function Declined({ attempt }: { attempt: PaymentAttempt }) {
  const { t } = useLingui();
  const words = {
    instrument: t`The card or account chosen at PayPal was refused. Choose another one there, or another way to pay.`,
    provider: t`PayPal did not let this payment through. Try again, or choose another way to pay.`,
    payer: t`PayPal does not let this account make the payment. Ask PayPal why, or choose another way to pay.`,
    ended: t`The payment begun at PayPal has ended there. Begin it again, or choose another way to pay.`,
    other: t`PayPal did not accept the payment. Try again, or choose another way to pay.`,
  };
  return (
    <div data-result="" className="mb-4">
      <Notice tone="error" title={t`Not paid: nothing was charged`}>
        {words[declineOf(attempt.reason)]}
      </Notice>
    </div>
  );
}

/** Why the server did not begin the payment. Trouble that will pass is no fault of the buyer's, and is not shown as one. */
export function Refused({ refused, action }: { refused: Refusal; action?: ReactNode }) {
  const { t } = useLingui();
  const passes = refused.failure === 'providerDown' || refused.failure === 'paymentBeingChecked';
  return (
    <div data-result="" className="mb-4">
      <Notice tone={passes ? 'wait' : 'error'} title={passes ? undefined : t`Not paid`} action={action}>
        {refused.msg}
      </Notice>
    </div>
  );
}

/** Money that came and fits nothing: where it is, and where it goes. Nothing is shown while there is none. */
export function MoneyNotice({ payment, className }: { payment: Payment; className?: string }) {
  const { t } = useLingui();
  const { attempt, status } = payment;
  if (!attempt) return null;
  const { amount, returned, state } = attempt;
  const back = returned?.amount ?? '';
  const way = returned
    ? returned.done
      ? t`${back} has gone back the way it came.`
      : t`${back} goes back the way it came. We tell you by e-mail when it has gone.`
    : null;
  if (state === 'suspense') {
    return (
      <Notice tone="info" title={t`We received an amount that does not match`} {...(className && { className })}>
        <p>{t`A colleague is looking into it and sends it back to you. Nothing is lost.`}</p>
        {way ? <p>{way}</p> : null}
        {status === 'waiting' ? <p>{t`The order itself still waits for payment.`}</p> : null}
      </Notice>
    );
  }
  if (state !== 'returned' && !returned) {
    // Paid otherwise, while an earlier payment may still have gone through.
    return state === 'unknown' ? (
      <Notice tone="info" title={t`Another payment for it is still being checked`} {...(className && { className })}>
        {t`If it took ${amount}, that goes back by itself the way it came, and we tell you by e-mail.`}
      </Notice>
    ) : null;
  }
  const title =
    state === 'paid'
      ? t`A part of your payment could not be used`
      : status === 'paid'
        ? t`A second payment of ${amount} came`
        : t`Your payment of ${amount} came too late to be used`;
  return (
    <Notice tone="info" title={title} {...(className && { className })}>
      {way ?? t`The money has been sent back to you.`}
    </Notice>
  );
}
