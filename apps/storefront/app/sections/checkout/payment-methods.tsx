import { Trans, useLingui } from '@lingui/react/macro';
import { payType } from '@kyakhta/contract/values';
import { Button, CreditCard, Globe, Notice, RadioCard, ShieldCheck, Wallet } from '@kyakhta/ui';
import { Form, useNavigation } from 'react-router';
import { attemptField } from './payment-screen.ts';
import type { Payment } from './payment.server.ts';

type MethodsProps = {
  payment: Payment;
  methods: Payment['methods'];
  id: string;
  /** Beside something else that is to be done first. */
  quiet?: boolean;
};

const icons: Readonly<Record<number, typeof Wallet>> = {
  [payType.balance]: Wallet,
  [payType.payPal]: Globe,
  [payType.cardViaPayPal]: CreditCard,
};

/** On a narrow screen the button stays in sight. */
const stays =
  'max-md:sticky max-md:bottom-0 max-md:z-20 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4 max-md:py-2.5';

/** The ways to pay, the first that can be used chosen, and the button. One that cannot be used says why; the others stay. */
export function PaymentMethods({ payment, methods, id, quiet = false }: MethodsProps) {
  const { t } = useLingui();
  const busy = useNavigation().formMethod === 'POST';
  const { amount, balance, balanceAfter, shortBy } = payment;
  const missing = shortBy ?? '';
  const { attempt } = payment;
  // A way that was begun and got no answer is the one to try again.
  const begun = attempt?.state === 'created' ? methods.find((way) => way.payType === attempt.payType && way.usable) : undefined;
  const chosen = begun ?? methods.find(({ usable }) => usable);
  const words: Readonly<Record<number, { title: string; detail: string }>> = {
    [payType.balance]: {
      title: t`Balance`,
      detail: balanceAfter
        ? t`You have ${balance}; ${balanceAfter} stays after payment.`
        : t`You have ${balance}; ${missing} is missing for this payment.`,
    },
    [payType.payPal]: { title: t`PayPal`, detail: t`You go on to PayPal's page to agree to the payment, and come back here.` },
    [payType.cardViaPayPal]: {
      title: t`Bank card, on PayPal's page`,
      detail: t`You go on to PayPal's page to enter the card, and come back here.`,
    },
  };
  return (
    <Form method="post" id={id} className="grid gap-4">
      {methods.map((way) => (
        <input key={way.payType} type="hidden" name={attemptField(way.payType)} value={way.payAttemptId} />
      ))}
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{t`Way to pay`}</legend>
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
      {methods.length === 0 ? (
        <Notice tone="wait">{t`No way to pay is available at the moment. Your order keeps its place until its time is over.`}</Notice>
      ) : chosen === undefined && shortBy ? (
        <Notice tone="wait">{t`The balance is short by ${shortBy}. Top it up, then come back: the order waits until its time is over.`}</Notice>
      ) : null}
      {quiet ? null : <EscrowWords />}
      <div className={quiet ? '' : stays}>
        <Button type="submit" size="lg" wide variant={quiet ? 'ghost' : 'primary'} busy={busy} disabled={chosen === undefined}>
          {t`Pay ${amount}`}
        </Button>
      </div>
    </Form>
  );
}

export function EscrowWords() {
  return (
    <p className="flex gap-2 text-sm text-ink-2">
      <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
      <span>
        <Trans>The money goes into escrow, not to the supplier.</Trans>{' '}
        <Trans>It moves on only when you say that everything is right, or 7 days after receipt if you make no claim.</Trans>
      </span>
    </p>
  );
}
