import { useFormat } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Banknote, Card, Lock, Money, Wallet, cx } from '@kyakhta/ui';
import type { ComponentType, ReactNode, SVGProps } from 'react';

/** The way of the store's money: held for the buyer, free, on its way to the bank. */
export function MoneyStages({ balance }: { balance: Output<'GET /shop/admin/settlement/balance'> }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const amount = (value: number) => <Money>{money(value, balance.currency)}</Money>;
  const paidOut = money(balance.paidOut, balance.currency);
  return (
    <ol className="grid gap-3 lg:grid-cols-3">
      <Stage
        icon={Lock}
        label={t({ message: 'In escrow, net', comment: 'What of the money in escrow is the store’s' })}
        figure={amount(balance.inEscrow)}
      >
        {t`Your share of what buyers have paid, after commission, freight and pending refunds. It is held until they are satisfied or the claim period ends.`}
      </Stage>
      <Stage icon={Wallet} label={t`Available`} figure={amount(balance.available)} look="own">
        {t`Yours: it can be paid out to the bank account of the store.`}
      </Stage>
      <Stage icon={Banknote} label={t`On its way to the bank`} figure={amount(balance.inTransit)} look="last">
        <Trans>
          Requested and not yet with the bank. Paid out so far: <bdi>{paidOut}</bdi>.
        </Trans>
      </Stage>
    </ol>
  );
}

type StageProps = {
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  label: string;
  figure: ReactNode;
  look?: 'own' | 'last';
  children: ReactNode;
};

function Stage({ icon: Icon, label, figure, look, children }: StageProps) {
  return (
    <Card as="li" className={cx('relative grid content-start gap-1', look === 'own' && 'border-brand')}>
      <span className="flex items-center gap-2 font-medium text-ink-2">
        <Icon aria-hidden className="size-4.5 shrink-0" />
        {label}
      </span>
      <span className={cx('text-2xl font-semibold tabular-nums', look === 'own' && 'text-brand')}>{figure}</span>
      <span className="text-sm text-ink-3">{children}</span>
      {look === 'last' ? null : (
        <span
          aria-hidden
          className="absolute -end-5 top-1/2 z-1 hidden size-7 -translate-y-1/2 place-items-center rounded-full border border-line bg-paper text-ink-3 lg:grid"
        >
          <ArrowRight className="turn size-4" />
        </span>
      )}
    </Card>
  );
}
