import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { PaymentMethods } from './payment-methods.tsx';
import type { Payment } from './payment.server.ts';

/** The form of the ways to pay, which buttons elsewhere on the page may send. */
export const formId = 'pay';

type OtherWaysProps = { payment: Payment; isOpen: boolean; children: ReactNode };

/** The ways to pay beside the one that was begun. */
export function OtherWays({ payment, isOpen, children }: OtherWaysProps) {
  const { t } = useLingui();
  const others = payment.methods.filter(({ payType }) => payType !== payment.attempt?.payType);
  if (others.length === 0) return null;
  return (
    <details className="group border-t border-line pt-4" open={isOpen}>
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand hover:underline">
        {t`Choose another payment method`}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <p className="mb-4 text-sm text-ink-2">{children}</p>
      <PaymentMethods payment={payment} methods={others} id={formId} quiet />
    </details>
  );
}
