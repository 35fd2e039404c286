import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '@kyakhta/ui';
import { useEffect, type ComponentType } from 'react';
import type { Refusal } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { PaymentBeingChecked } from './payment-checking.tsx';
import { PaymentCode } from './payment-code.tsx';
import { PaymentCounter, PaymentUnfinished } from './payment-counter.tsx';
import { PaymentMixed, PaymentOver, PaymentPaid } from './payment-ends.tsx';
import { screenOf, type PaymentScreen, type PayResult } from './payment-screen.ts';
import { PaymentTransfer } from './payment-transfer.tsx';
import type { Payment } from './payment.server.ts';
import { useResult } from './use-result.ts';

const screens: Readonly<Record<PaymentScreen, ComponentType<{ payment: Payment; refused: Refusal | null }>>> = {
  paid: PaymentPaid,
  over: PaymentOver,
  checking: PaymentBeingChecked,
  mixed: PaymentMixed,
  unfinished: PaymentUnfinished,
  transfer: PaymentTransfer,
  code: PaymentCode,
  counter: PaymentCounter,
};

/** Paying, from the counter to each end of the story; every one of them has its own screen. */
export function PaymentPage({ payment, result }: { payment: Payment; result: PayResult }) {
  const screen = screenOf(payment, result);
  const { attempt } = payment;
  const refused = result && !result.unsure ? result : null;
  const { page, spoken } = useResult(`${screen} ${attempt?.payNumber} ${attempt?.state}`, refused);
  useFreshOnReturn();
  const Screen = screens[screen];
  const isAtCounter = screen === 'unfinished' || screen === 'transfer' || screen === 'code' || screen === 'counter';
  return (
    <div ref={page} className={isAtCounter ? 'wrap max-w-3xl! pt-4' : 'wrap'}>
      {isAtCounter ? <Trail topUp={payment.topUp} /> : null}
      {/* Another attempt begins with its own number: what was chosen for the one before is forgotten. */}
      <Screen key={`${attempt?.payNumber} ${attempt?.state}`} payment={payment} refused={refused} />
      <p aria-live="assertive" aria-atomic className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

function Trail({ topUp }: { topUp: boolean }) {
  const { t } = useLingui();
  const from = topUp ? { label: t`Balance`, href: paths.balance() } : { label: t`Orders`, href: paths.orders() };
  return <Breadcrumbs label={t`You are here`} crumbs={[from, { label: t`Payment` }]} />;
}

/** Back from the provider by the browser's own button a page may stand there as it was left, in the middle of sending. */
function useFreshOnReturn() {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
