import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { Countdown } from './countdown.tsx';
import type { Payment } from './payment.server.ts';

/** Time left to pay, while there is an end: the page is asked for anew when it is over. */
export function TimeToPay({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { timeLeft } = payment;
  if (timeLeft === null) return null;
  return (
    <Countdown
      seconds={timeLeft.seconds}
      payBy={timeLeft.payBy}
      over={timeLeft.isOfOrder ? t`The payment deadline has passed` : ''}
      onOver={() => void revalidate()}
    />
  );
}
