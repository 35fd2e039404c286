import { useLingui } from '@lingui/react/macro';
import { Button, Card, Money } from '@kyakhta/ui';
import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Refusal } from '../../ask.ts';
import { MoneyWords } from './money-words.tsx';
import { OtherWays } from './other-ways.tsx';
import { Refused } from './payment-notices.tsx';
import type { Payment } from './payment.server.ts';
import { TimeToPay } from './time-to-pay.tsx';
import { useChecking } from './use-checking.ts';

/** White around a code that scanners need, in modules. */
const quiet = 4;

/** A code to scan with the phone: the page finds out by itself when it was paid, and a button asks where no script runs. */
export function PaymentCode({ payment, refused }: { payment: Payment; refused: Refusal | null }) {
  const { t } = useLingui();
  const busy = useNavigation().formMethod === 'POST';
  const { attempt, amount } = payment;
  const words = useId();
  useChecking(payment.references, 'waiting');
  const code = attempt?.code;
  if (!code) return null;
  const provider = attempt.provider ?? '';
  const edge = code.size + quiet * 2;
  return (
    <>
      <h1 className="mt-3 mb-5 text-xl font-semibold outline-none md:text-2xl">{t`Scan to pay with ${provider}`}</h1>
      {refused ? <Refused refused={refused} action={null} /> : null}
      <Card className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line pb-5">
          <div>
            <p className="text-sm text-ink-2">{t`To pay`}</p>
            <Money className="text-2xl font-bold tracking-tight md:text-3xl">{amount}</Money>
          </div>
          <TimeToPay payment={payment} />
        </div>
        <div className="grid items-center gap-6 sm:grid-cols-[auto_1fr]">
          <svg
            role="img"
            aria-label={t`QR code of this payment`}
            aria-describedby={words}
            viewBox={`${-quiet} ${-quiet} ${edge} ${edge}`}
            shapeRendering="crispEdges"
            className="mx-auto w-60 max-w-full rounded-2 border border-line bg-white"
          >
            <path d={code.path} fill="#000" />
          </svg>
          <div className="grid gap-4">
            <ol id={words} className="grid list-decimal gap-2 ps-5">
              <li>{t`Open WeChat on your phone and choose “Scan”.`}</li>
              <li>{t`Point the camera at the code and approve the payment.`}</li>
              <li>{t`This page updates by itself when the payment arrives.`}</li>
            </ol>
            {payment.timeLeft?.isOfOrder === false ? (
              <p className="text-sm text-ink-2">{t`When the code expires, you can get a new one here.`}</p>
            ) : null}
            <p className="text-sm text-ink-2">{t`Is this page open on the same phone? Open it on another screen, or choose another payment method.`}</p>
            <Form method="post">
              <Button type="submit" name="intent" value="check" variant="ghost" busy={busy}>
                {t`Check again`}
              </Button>
            </Form>
            {code.playAt === null ? null : (
              <a href={code.playAt} target="_blank" rel="noreferrer" className="text-sm text-brand underline hover:no-underline">
                {t`Test mode: pay as the phone would`}
              </a>
            )}
          </div>
        </div>
        <MoneyWords topUp={payment.topUp} />
        <OtherWays payment={payment} isOpen={refused !== null}>
          {t`The code then becomes invalid and can’t take money.`}
        </OtherWays>
      </Card>
    </>
  );
}
