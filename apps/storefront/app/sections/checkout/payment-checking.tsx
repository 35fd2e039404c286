import { Plural, useLingui } from '@lingui/react/macro';
import { Button, Clock, EmptyState, LinkButton } from '@kyakhta/ui';
import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import type { Payment } from './payment.server.ts';
import { useChecking } from './use-checking.ts';

/** After so many minutes operators are shown the payment, too. */
const longMinutes = 10;

/** The money was asked for and nobody knows yet whether it came: no way to pay again, nothing to fear, and it finds out by itself. */
export function PaymentBeingChecked({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const busy = useNavigation().formMethod === 'POST';
  const { amount, attempt } = payment;
  const asked = attempt?.amount ?? amount;
  const isAtProvider = attempt?.state === 'unknown';
  const provider = attempt?.provider ?? '';
  useChecking(payment.orderNumbers.join(','), isAtProvider ? 'unknown' : null);
  return (
    <EmptyState
      level="h1"
      icon={Clock}
      title={t`Your payment is being checked`}
      action={
        <>
          <Form method="post">
            <Button type="submit" name="intent" value="check" busy={busy}>
              {t`Check again`}
            </Button>
          </Form>
          <LinkButton href={payment.topUp ? paths.balance() : paths.orders()} variant="ghost">
            {payment.topUp ? t`Your balance` : t`All orders`}
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-2">
        <p>
          {payment.topUp
            ? t`We’re checking whether ${asked} has arrived. Nothing is lost: it’s added to your balance as soon as we’re sure. Please don’t pay again.`
            : isAtProvider
              ? t`We’re checking with ${provider} whether ${asked} has arrived. Nothing is lost, and the goods stay reserved for you. Please don’t pay again.`
              : t`We don’t know yet whether ${amount} was charged. Nothing is lost. Please don’t pay again: if it was charged, the order shows as paid within a minute; if not, you can pay again here.`}
        </p>
        <p>
          {payment.topUp
            ? t`This page updates by itself. You can also close it: your balance will show the result.`
            : t`This page updates by itself. You can also close it: the order will show the result.`}
        </p>
        {attempt?.checkedSince ? <CheckedFor since={attempt.checkedSince} /> : null}
      </div>
    </EmptyState>
  );
}

/** How long it lasts already; counted on from what the server said. */
function CheckedFor({ since }: { since: { moment: string; seconds: number } }) {
  const { t } = useLingui();
  const [seconds, setSeconds] = useState(since.seconds);
  useEffect(() => {
    const began = performance.now();
    const timer = window.setInterval(() => setSeconds(since.seconds + Math.floor((performance.now() - began) / 1000)), 5000);
    return () => window.clearInterval(timer);
  }, [since.seconds]);
  const minutes = Math.floor(seconds / 60);
  const { moment } = since;
  return (
    <p className="text-sm tabular-nums">
      {minutes < 1 ? (
        t`Being checked for less than a minute, since ${moment}.`
      ) : minutes < 120 ? (
        <Plural
          value={minutes}
          one={`Being checked for # minute, since ${moment}.`}
          other={`Being checked for # minutes, since ${moment}.`}
        />
      ) : (
        t`Being checked since ${moment}.`
      )}{' '}
      {minutes >= longMinutes ? t`This is taking longer than usual; our team can see it, too.` : null}
    </p>
  );
}
