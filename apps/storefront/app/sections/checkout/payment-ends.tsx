import { useLingui } from '@lingui/react/macro';
import { orderStatus, payType } from '@kyakhta/contract/values';
import { CircleCheck, CircleX, EmptyState, Info, LinkButton } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { MoneyNotice } from './payment-notices.tsx';
import type { Payment } from './payment.server.ts';

export function PaymentPaid({ payment }: { payment: Payment }) {
  return payment.topUp ? <ToppedUp payment={payment} /> : <OrdersPaid payment={payment} />;
}

function ToppedUp({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const { amount, balance } = payment;
  return (
    <EmptyState
      level="h1"
      icon={CircleCheck}
      title={t`Paid: ${amount} is in your balance`}
      action={
        <>
          <LinkButton href={paths.balance()}>{t`Your balance`}</LinkButton>
          <LinkButton href={paths.category()} variant="ghost">
            {t`Back to the catalogue`}
          </LinkButton>
        </>
      }
    >
      <p>{t`You now have ${balance} to pay for orders.`}</p>
      <MoneyNotice payment={payment} className="mt-4 text-start" />
    </EmptyState>
  );
}

function OrdersPaid({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const { amount } = payment;
  const [only] = payment.orderNumbers;
  const href = payment.orderNumbers.length === 1 && only ? paths.order(only) : paths.orders();
  return (
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
      <p>
        {(payment.part?.sequence ?? 1) > 1
          ? t`It stays in escrow with the earlier instalments. The order page shows every step.`
          : payment.receiver === ''
            ? t`Your vouchers are ready: the codes are on the order page.`
            : t`The supplier has been asked to prepare the goods. The order page shows every step.`}
      </p>
      <MoneyNotice payment={payment} className="mt-4 text-start" />
    </EmptyState>
  );
}

/** No longer payable; with what happens to money that came, or may still come. */
export function PaymentOver({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const { status, attempt, methods } = payment;
  const hasCome = attempt?.state === 'returned' || attempt?.state === 'suspense';
  const mayCome = !hasCome && (attempt !== null || methods.some((way) => way.payType !== payType.balance));
  return (
    <EmptyState
      level="h1"
      icon={CircleX}
      title={status === 'expired' ? t`The payment deadline has passed` : t`The order was cancelled`}
      action={
        <>
          <LinkButton href={paths.cart()}>{t`Go to cart`}</LinkButton>
          <LinkButton href={paths.orders()} variant="ghost">
            {t`All orders`}
          </LinkButton>
        </>
      }
    >
      <p>
        {hasCome
          ? t`The goods are no longer reserved. Place the order again to buy them.`
          : t`Nothing was charged and the goods are no longer reserved. Place the order again to buy them.`}
      </p>
      {mayCome ? (
        <p className="mt-2 text-sm">{t`If a payment for it still arrives, it’s refunded to the same payment method, and we email you.`}</p>
      ) : null}
      <MoneyNotice payment={payment} className="mt-4 text-start" />
    </EmptyState>
  );
}

/** Some of the orders wait for payment and some do not: they are paid one by one. */
export function PaymentMixed({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level="h1"
      icon={Info}
      title={t`Some of these orders no longer need payment`}
      action={
        <>
          <LinkButton href={paths.orders({ status: orderStatus.pendingPayment })}>{t`Orders to pay`}</LinkButton>
          <LinkButton href={paths.orders()} variant="ghost">
            {t`All orders`}
          </LinkButton>
        </>
      }
    >
      <p>{t`They can no longer be paid together. The ones still unpaid are in the list of orders to pay.`}</p>
      <MoneyNotice payment={payment} className="mt-4 text-start" />
    </EmptyState>
  );
}
