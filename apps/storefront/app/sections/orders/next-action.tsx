import { useLingui } from '@lingui/react/macro';
import { LinkButton, type ButtonLook } from '@kyakhta/ui';
import type { NextAction } from './order-view.server.ts';

/** The next step of an order as one button. */
export function NextActionButton({ next, ...look }: { next: NextAction } & ButtonLook) {
  const { t } = useLingui();
  const words = {
    sign: t`Sign the contract`,
    waitSupplier: t`See the contract`,
    pay: t`Pay`,
    receipt: t`Confirm receipt`,
    collect: t`Show the pickup code`,
    vouchers: t`See the vouchers`,
    satisfied: t`Everything is right`,
  };
  return (
    <LinkButton href={next.href} variant={next.kind === 'satisfied' || next.kind === 'waitSupplier' ? 'soft' : 'primary'} {...look}>
      {words[next.kind]}
    </LinkButton>
  );
}

/** Until when, and what happens by itself then. */
export function NextActionNote({ next }: { next: NextAction }) {
  const { t } = useLingui();
  const { by, kind } = next;
  if (!by) return null;
  if (kind === 'sign') return <>{t`Sign before ${by}`}</>;
  if (kind === 'waitSupplier') return <>{t`The supplier signs until ${by}`}</>;
  if (kind === 'pay') return <>{t`Pay before ${by}`}</>;
  if (kind === 'vouchers') return <>{t`Can be used until ${by}`}</>;
  if (kind === 'receipt') return <>{t`Counts as received on ${by}`}</>;
  return <>{t`The supplier is paid on ${by}`}</>;
}
