import { useLingui } from '@lingui/react/macro';
import { payType } from '@kyakhta/contract/values';
import { Button, CreditCard, Globe, Landmark, LinkButton, Notice, QrCode, RadioCard, ReceiptText, Wallet } from '@kyakhta/ui';
import { lazy, Suspense, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import { BalancePart } from './balance-part.tsx';
import { MoneyWords } from './money-words.tsx';
import { attemptField } from './payment-screen.ts';
import type { Payment } from './payment.server.ts';

/** Seldom needed: it travels only where there is no way to pay. */
const NoWayDialog = lazy(() => import('./no-way-dialog.tsx'));

type MethodsProps = {
  payment: Payment;
  methods: Payment['methods'];
  id: string;
  /** Beside something else that is to be done first. */
  quiet?: boolean;
};

const icons: Readonly<Record<number, typeof Wallet>> = {
  [payType.balance]: Wallet,
  [payType.bankTransfer]: ReceiptText,
  [payType.payPal]: Globe,
  [payType.cardViaPayPal]: CreditCard,
  [payType.card]: CreditCard,
  [payType.onlineBank]: Landmark,
  [payType.alipay]: Globe,
  [payType.wechat]: QrCode,
};

/** On a narrow screen the button stays in sight. */
const stays =
  'max-md:sticky max-md:bottom-0 max-md:z-20 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4 max-md:py-2.5';

/** The ways to pay, the first that can be used chosen, and the button. One that cannot be used says why; the others stay. */
export function PaymentMethods({ payment, methods, id, quiet = false }: MethodsProps) {
  const { t } = useLingui();
  const [isSeen, setSeen] = useState(false);
  const busy = useNavigation().formMethod === 'POST';
  const { amount, balance, balanceAfter, shortBy } = payment;
  const missing = shortBy ?? '';
  const { attempt } = payment;
  // A way that was begun and got no answer, was declined or has ended is the one to try again.
  const tried =
    attempt?.state === 'created' || attempt?.state === 'declined' || attempt?.hasEnded
      ? methods.find((way) => way.payType === attempt.payType && way.usable)
      : undefined;
  const chosen = tried ?? methods.find(({ usable }) => usable);
  const words: Readonly<Record<number, { title: string; detail: string }>> = {
    [payType.balance]: {
      title: t`Balance`,
      detail: balanceAfter
        ? t`You have ${balance}; ${balanceAfter} will be left after payment.`
        : t`You have ${balance}; you need ${missing} more for this payment.`,
    },
    [payType.bankTransfer]: {
      title: t`Bank transfer`,
      detail: payment.topUp
        ? t`You get an invoice with our bank details; your balance goes up when the money arrives.`
        : t`You get an invoice with our bank details; we hold the order for a few days until the money arrives.`,
    },
    [payType.payPal]: { title: t`PayPal`, detail: t`You approve the payment on PayPal’s page and come back here.` },
    [payType.cardViaPayPal]: {
      title: t`Bank card, on PayPal's page`,
      detail: t`You enter your card on PayPal’s page and come back here.`,
    },
    [payType.card]: { title: t`Bank card`, detail: t`You enter your card on a secure payment page and come back here.` },
    [payType.onlineBank]: { title: t`Online bank`, detail: t`You approve the payment on your bank’s page and come back here.` },
    [payType.alipay]: { title: t`Alipay`, detail: t`You approve the payment on Alipay’s page and come back here.` },
    [payType.wechat]: { title: t`WeChat Pay`, detail: t`You scan a QR code with WeChat on your phone.` },
  };
  return (
    <Form noValidate method="post" id={id} className="grid gap-4">
      {payment.methods.length === 0 && !isSeen ? (
        <Suspense fallback={null}>
          <NoWayDialog onClose={() => setSeen(true)} />
        </Suspense>
      ) : null}
      {methods.map((way) => (
        <input key={way.payType} type="hidden" name={attemptField(way.payType)} value={way.payAttemptId} />
      ))}
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{t`Payment method`}</legend>
        {methods.map((way) => {
          const Icon = icons[way.payType] ?? Wallet;
          return (
            <RadioCard
              key={way.payType}
              name="payType"
              value={way.payType}
              defaultChecked={way === chosen}
              disabled={!way.usable}
              title={words[way.payType]?.title}
              detail={words[way.payType]?.detail}
              end={<Icon aria-hidden className="size-6 text-ink-3" strokeWidth={1.6} />}
            />
          );
        })}
      </fieldset>
      {payment.fromBalance.isOffered ? <BalancePart payment={payment} /> : null}
      {methods.length === 0 ? (
        <Notice tone="wait">
          {payment.topUp
            ? t`No payment method is available right now. Come back later: your top-up doesn’t expire.`
            : t`No payment method is available right now. Your order stays open until its payment deadline.`}
        </Notice>
      ) : chosen === undefined && shortBy ? (
        <Notice
          tone="wait"
          action={
            <LinkButton href={paths.balance()} size="sm" variant="ghost">
              {t`Top up`}
            </LinkButton>
          }
        >{t`Your balance is ${shortBy} short. Top it up, then come back: the order stays open until its payment deadline.`}</Notice>
      ) : null}
      {quiet ? null : <MoneyWords topUp={payment.topUp} />}
      <div className={quiet ? '' : stays}>
        <Button type="submit" size="lg" wide variant={quiet ? 'ghost' : 'primary'} busy={busy} disabled={chosen === undefined}>
          {t`Pay ${amount}`}
        </Button>
      </div>
    </Form>
  );
}
