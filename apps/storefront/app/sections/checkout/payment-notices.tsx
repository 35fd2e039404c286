import { useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Refusal } from '../../ask.ts';
import type { Payment, PaymentAttempt } from './payment.server.ts';
import { useChecking } from './use-checking.ts';

/** Why the provider said no. */
export function Declined({ words }: { words: string }) {
  const { t } = useLingui();
  return (
    <div data-result="" className="mb-4">
      <Notice tone="error" title={t`Not paid: nothing was charged`}>
        {words}
      </Notice>
    </div>
  );
}

/** The code or page of a payment has ended before anybody agreed to it; should she have, that is still found out. */
export function AttemptEnded({ payment, attempt }: { payment: Payment; attempt: PaymentAttempt }) {
  const { t } = useLingui();
  const busy = useNavigation().formMethod === 'POST';
  const { provider } = attempt;
  useChecking(payment.references, 'waiting');
  const check = (
    <Form method="post">
      <Button type="submit" name="intent" value="check" size="sm" variant="ghost" busy={busy}>
        {t`Check again`}
      </Button>
    </Form>
  );
  return (
    <div data-result="" className="mb-4">
      <Notice tone="wait" title={attempt.isCode ? t`The code has expired` : t`The payment page of ${provider} has expired`} action={check}>
        {t`It can’t take money any more. Pay below to start again, or choose another payment method. If you’ve already approved the payment, press “Check again”.`}
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

/** Money that came and fits nothing. Nothing is shown while there is none. */
export function MoneyNotice({ payment, className }: { payment: Payment; className: string }) {
  const { news } = payment;
  return news === null ? null : (
    <Notice tone="info" title={news.title} className={className}>
      {news.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
