import { Trans, useLingui } from '@lingui/react/macro';
import {
  Anchor,
  Breadcrumbs,
  Button,
  Card,
  CircleCheck,
  CircleX,
  Clock,
  Code,
  EmptyState,
  LinkButton,
  Money,
  Notice,
  RadioCard,
  ShieldCheck,
} from '@kyakhta/ui';
import { useState } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import type { Refusal } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { Countdown } from './countdown.tsx';
import type { Payment } from './payment.server.ts';

export type PayResult = Refusal | { ok: true } | undefined;

/** The counter: what is owed, until when, and one button. Each end of the story has its own screen. */
export function PaymentPage({ payment, result }: { payment: Payment; result: PayResult }) {
  if (payment.status === 'paid') return <Paid payment={payment} />;
  if (payment.status === 'expired' || payment.status === 'canceled') return <Over status={payment.status} />;
  if (result && (result.ok || result.unsure)) return <BeingChecked payment={payment} />;
  return <Counter payment={payment} refused={result && !result.ok ? result : null} />;
}

function Counter({ payment, refused }: { payment: Payment; refused: Refusal | null }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const busy = useNavigation().formMethod === 'POST';
  const [attempt] = useState(payment.payAttemptId);
  const { amount, about, balance, balanceAfter, shortBy } = payment;
  const payable = payment.balanceOn && shortBy === null;
  return (
    <div className="wrap max-w-3xl! pt-4">
      <Breadcrumbs label={t`You are here`} crumbs={[{ label: t`Orders`, href: paths.orders() }, { label: t`Payment` }]} />
      <h1 className="mt-3 mb-5 text-xl font-semibold md:text-2xl">{t`Payment`}</h1>
      {payment.status === 'mixed' ? (
        <Notice tone="info" className="mb-4">
          {t`Some of these orders no longer wait for payment. Only the others are paid now.`}
        </Notice>
      ) : null}
      {refused ? (
        <Notice tone="error" live title={t`Not paid`} className="mb-4">
          {refused.msg}
        </Notice>
      ) : null}
      <Card className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line pb-5">
          <div>
            <p className="text-sm text-ink-2">{t`To pay`}</p>
            <p>
              <Money className="text-2xl font-bold tracking-tight md:text-3xl">{amount}</Money>
            </p>
            {about ? (
              <Money className="text-sm text-ink-2">
                {t({ message: `≈ ${about}`, comment: 'The same price in the currency shown, approximately' })}
              </Money>
            ) : null}
          </div>
          {payment.secondsLeft !== null && payment.payBy ? (
            <Countdown seconds={payment.secondsLeft} payBy={payment.payBy} onOver={() => void revalidate()} />
          ) : null}
        </div>
        <Details payment={payment} />
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="payAttemptId" value={attempt} />
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-semibold">{t`Way to pay`}</legend>
            <RadioCard
              name="payType"
              value="balance"
              defaultChecked
              disabled={!payable}
              title={t`Balance`}
              detail={balanceAfter ? t`You have ${balance}; ${balanceAfter} stays after payment.` : t`You have ${balance}.`}
              end={<Money>{amount}</Money>}
            />
          </fieldset>
          {shortBy ? (
            <Notice tone="wait">{t`The balance is short by ${shortBy}. Top it up, then come back: the order waits until its time is over.`}</Notice>
          ) : null}
          {payment.balanceOn ? null : (
            <Notice tone="wait">{t`No way to pay is available at the moment. Your order keeps its place until its time is over.`}</Notice>
          )}
          <Button type="submit" size="lg" wide busy={busy} disabled={!payable}>
            {t`Pay ${amount}`}
          </Button>
          <p className="flex gap-2 text-sm text-ink-2">
            <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
            <span>
              <Trans>The money goes into escrow, not to the supplier.</Trans>{' '}
              <Trans>It moves on only when you say that everything is right, or 7 days after receipt if you make no claim.</Trans>
            </span>
          </p>
        </Form>
      </Card>
    </div>
  );
}

function Details({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const rows = [
    { label: t`Orders`, value: <OrderLinks numbers={payment.orderNumbers} /> },
    { label: t`Goods`, value: payment.goods.join(', ') },
    { label: t`Recipient`, value: payment.receiver },
    { label: t`Address`, value: payment.address },
  ];
  return (
    <dl className="grid gap-2 text-sm">
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

function Paid({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const { amount } = payment;
  const [only] = payment.orderNumbers;
  const href = payment.orderNumbers.length === 1 && only ? paths.order(only) : paths.orders();
  return (
    <div className="wrap" role="status">
      <EmptyState
        level="h1"
        icon={CircleCheck}
        title={t`Paid: ${amount} is in escrow`}
        action={
          <>
            <LinkButton href={href}>{payment.orderNumbers.length === 1 ? t`See the order` : t`See the orders`}</LinkButton>
            <LinkButton href={paths.category()} variant="ghost">
              {t`Back to the catalogue`}
            </LinkButton>
          </>
        }
      >
        {t`The supplier has been told to prepare the goods. You will see every step on the order's page.`}
      </EmptyState>
    </div>
  );
}

function Over({ status }: { status: 'expired' | 'canceled' }) {
  const { t } = useLingui();
  return (
    <div className="wrap" role="status">
      <EmptyState
        level="h1"
        icon={CircleX}
        title={status === 'expired' ? t`The time to pay is over` : t`The order was cancelled`}
        action={
          <>
            <LinkButton href={paths.cart()}>{t`Go to the cart`}</LinkButton>
            <LinkButton href={paths.orders()} variant="ghost">
              {t`All orders`}
            </LinkButton>
          </>
        }
      >
        {t`Nothing was charged and the stock was given back. Place the order again to buy the goods.`}
      </EmptyState>
    </div>
  );
}

function BeingChecked({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const { amount } = payment;
  return (
    <div className="wrap" role="status">
      <EmptyState
        level="h1"
        icon={Clock}
        title={t`The payment is being checked`}
        action={
          <>
            <LinkButton href={paths.payment(payment.orderNumbers.join(','))}>{t`Check again`}</LinkButton>
            <LinkButton href={paths.orders()} variant="ghost">
              {t`All orders`}
            </LinkButton>
          </>
        }
      >
        {t`We do not know yet whether ${amount} was taken. Please do not pay a second time: if it was taken, the order shows as paid within a minute; if not, you can pay again here.`}
      </EmptyState>
    </div>
  );
}
