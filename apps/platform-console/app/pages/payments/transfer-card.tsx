import { useFormat } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Button, CircleAlert, CircleCheck, Code, RotateCcw, StatusTag, type Tone } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import type { TransferWay } from '../../forms/transfer-decide.tsx';
import { PaidFor } from './paid-for.tsx';

type BankTransfer = Output<'GET /platform/payment/transfers'>['records'][number];

/** One transfer as the bank told it, and what it pays for. */
export function TransferCard({ one, onDecide }: { one: BankTransfer; onDecide: (way: TransferWay) => void }) {
  const { t } = useLingui();
  const { moment } = useFormat();
  const states: Record<BankTransfer['state'], { tone: Tone; icon: typeof CircleCheck; word: string }> = {
    matched: { tone: 'good', icon: CircleCheck, word: t({ message: 'Matched', comment: 'State of a bank transfer' }) },
    unmatched: { tone: 'act', icon: CircleAlert, word: t({ message: 'Unmatched', comment: 'State of a bank transfer' }) },
    returned: { tone: 'plain', icon: RotateCcw, word: t({ message: 'Sent back', comment: 'State of a bank transfer' }) },
  };
  const { tone, icon, word } = states[one.state];
  const orders = one.orderNumbers === '' ? [] : one.orderNumbers.split(',');
  return (
    <article className="grid gap-3 rounded-3 border border-line bg-paper p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold tabular-nums">
          <bdi dir="ltr">{`${one.amount} ${one.currency}`}</bdi>
        </h2>
        <StatusTag tone={tone} icon={icon}>
          {word}
        </StatusTag>
        <time dateTime={one.recordedAt} className="ms-auto text-sm text-ink-3 tabular-nums">
          {moment(one.recordedAt)}
        </time>
      </header>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 text-sm lg:grid-cols-4">
        <Fact name={t`Bank transaction`}>
          <Code>{one.transactionId}</Code>
        </Fact>
        <Fact name={t`Reference`}>{one.reference === '' ? '–' : <bdi>{one.reference}</bdi>}</Fact>
        <Fact name={t({ message: 'Payer', comment: 'Who sent a bank transfer' })}>{one.payer === '' ? '–' : <bdi>{one.payer}</bdi>}</Fact>
        <Fact name={t`Orders`}>{orders.length === 0 ? '–' : orders.map((number) => <PaidFor key={number} number={number} />)}</Fact>
      </dl>
      {one.note === '' ? null : (
        <p className="text-sm text-ink-2">
          <bdi>{one.note}</bdi>
        </p>
      )}
      {one.state === 'unmatched' ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => onDecide('assign')}>
            {t`Assign to a payment`}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onDecide('returned')}>
            {t({ message: 'Returned by bank', comment: 'Button: notes that a bank transfer returned the money' })}
          </Button>
        </div>
      ) : null}
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
