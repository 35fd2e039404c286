import { useLingui } from '@lingui/react/macro';
import { Anchor, ArrowRight, Button, buttonClass, Card, Code, Money } from '@kyakhta/ui';
import { useId, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Refusal } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { MoneyWords } from './money-words.tsx';
import { formId, OtherWays } from './other-ways.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { AttemptEnded, Declined, MoneyNotice, Refused } from './payment-notices.tsx';
import type { Payment } from './payment.server.ts';
import { TimeToPay } from './time-to-pay.tsx';

type CounterProps = { payment: Payment; refused: Refusal | null };

/** What is owed, until when, by which way, and one button. */
export function PaymentCounter({ payment, refused }: CounterProps) {
  const { t } = useLingui();
  return (
    <>
      <Title>{t`Payment`}</Title>
      <Problem payment={payment} refused={refused} />
      {payment.declined !== null && !refused ? <Declined words={payment.declined} /> : null}
      {payment.attempt?.hasEnded && !refused ? <AttemptEnded payment={payment} attempt={payment.attempt} /> : null}
      <MoneyNotice payment={payment} className="mb-4" />
      <Card className="grid gap-5">
        <Owed payment={payment} />
        <PaymentMethods payment={payment} methods={payment.methods} id={formId} />
        <PaidFor payment={payment} />
      </Card>
    </>
  );
}

/** Begun at the provider and not agreed to there: to be gone on with, asked about, or left for another way. */
export function PaymentUnfinished({ payment, refused }: CounterProps) {
  const { t } = useLingui();
  const busy = useNavigation().formMethod === 'POST';
  const { attempt } = payment;
  const amount = attempt?.amount ?? payment.amount;
  const held = attempt?.held ?? null;
  const goOn = attempt?.continueAt ?? null;
  const provider = attempt?.provider ?? '';
  const words = useId();
  return (
    <>
      <Title>{t`You haven’t finished at ${provider}`}</Title>
      <Problem payment={payment} refused={refused} />
      <Card className="grid gap-5">
        <Owed payment={payment} />
        <div className="grid gap-4">
          <p
            id={words}
          >{t`Your payment of ${amount} is waiting at ${provider}; nothing has been charged yet. If you’ve already approved it there, press “Check again”.`}</p>
          {held === null ? null : (
            <p className="text-sm text-ink-2">{t`Held from your balance: ${held}. It’s released if you don’t finish.`}</p>
          )}
          <div className="flex flex-wrap gap-3 max-sm:flex-col">
            {goOn === null ? null : (
              <a href={goOn} aria-describedby={words} className={`${buttonClass()} flex-1`}>
                {t`Continue at ${provider}`}
                <ArrowRight aria-hidden className="turn size-5" />
              </a>
            )}
            <Form method="post" className={goOn === null ? 'flex-1' : ''}>
              <Button type="submit" name="intent" value="check" variant="ghost" wide busy={busy}>
                {t`Check again`}
              </Button>
            </Form>
          </div>
          <MoneyWords topUp={payment.topUp} />
        </div>
        <OtherWays payment={payment} isOpen={refused !== null}>
          {t`The payment started at ${provider} is then cancelled and takes no money.`}
        </OtherWays>
        <PaidFor payment={payment} />
      </Card>
    </>
  );
}

function Title({ children }: { children: ReactNode }) {
  return <h1 className="mt-3 mb-5 text-xl font-semibold outline-none md:text-2xl">{children}</h1>;
}

function Problem({ refused }: CounterProps) {
  const { t } = useLingui();
  const busy = useNavigation().formMethod === 'POST';
  if (!refused) return null;
  const again =
    refused.failure === 'providerDown' ? (
      <Button type="submit" form={formId} size="sm" variant="ghost" busy={busy}>
        {t`Try again`}
      </Button>
    ) : null;
  return <Refused refused={refused} action={again} />;
}

function Owed({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const { amount, about, part } = payment;
  const [sequence, of] = [part?.sequence ?? 1, part?.of ?? 1];
  const words =
    part === null ? t`To pay` : t({ message: `To pay, part ${sequence} of ${of}`, comment: 'One part of a price that is paid in parts' });
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line pb-5">
      <div>
        <p className="text-sm text-ink-2">{words}</p>
        <p>
          <Money className="text-2xl font-bold tracking-tight md:text-3xl">{amount}</Money>
        </p>
        {about ? (
          <Money className="text-sm text-ink-2">
            {t({ message: `≈ ${about}`, comment: 'The same price in the currency shown, approximately' })}
          </Money>
        ) : null}
      </div>
      <TimeToPay payment={payment} />
    </div>
  );
}

/** What is paid for; below the ways to pay, so that they are in sight at once. */
function PaidFor({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const rows = payment.topUp
    ? [{ label: t`Top-up of your balance`, value: <Code>{payment.references}</Code> }]
    : [
        { label: t`Orders`, value: <OrderLinks numbers={payment.orderNumbers} /> },
        { label: t`Goods`, value: payment.goods },
        { label: t`Recipient`, value: payment.receiver },
        { label: t`Address`, value: payment.address },
        // Vouchers go to nobody's address.
      ].filter(({ value }) => value !== '');
  return (
    <dl className="grid gap-2 border-t border-line pt-5 text-sm">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
          <dt className="text-ink-2">{label}</dt>
          <dd className="line-clamp-3">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function OrderLinks({ numbers }: { numbers: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {numbers.map((number) => (
        <Anchor key={number} href={paths.order(number)} className="text-brand underline hover:no-underline">
          <Code>{number}</Code>
        </Anchor>
      ))}
    </span>
  );
}
