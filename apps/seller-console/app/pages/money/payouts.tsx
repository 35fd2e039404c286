import { DataTable, PayoutTag, useFormat, useDone, useSend, RefusalNotice, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Button, Code, Money, useToast } from '@kyakhta/ui';
import { useRevalidator } from 'react-router';
import { moneySend } from './money-resource.ts';

export type Payout = Output<'GET /shop/admin/settlement/payouts'>['records'][number];

/** What was asked to be paid out, and what became of it. */
export function Payouts({ rows }: { rows: readonly Payout[] }) {
  const { t } = useLingui();
  const { money, moment } = useFormat();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /shop/admin/settlement/payout/{payoutNumber}/cancel'>(moneySend.cancel);
  useDone(result, () => {
    say({ tone: 'good', text: t`Payout withdrawn` });
    void revalidate();
  });
  const columns: readonly Column<Payout>[] = [
    {
      key: 'number',
      head: t({ message: 'Payout', comment: 'Column: number of a payout to a store' }),
      card: 'title',
      render: (row) => (
        <>
          <Code className="font-semibold">{row.payoutNumber}</Code>
          <span className="block text-xs text-ink-3">
            <time dateTime={row.askedAt}>{moment(row.askedAt)}</time>
          </span>
        </>
      ),
    },
    {
      key: 'payoutState',
      head: t({ message: 'State', comment: 'Column' }),
      card: 'state',
      render: (row) => <PayoutTag state={row.state} />,
    },
    {
      key: 'bank',
      head: t({ message: 'Account', comment: 'Column: bank account a payout goes to' }),
      card: 'line',
      render: (row) => (
        <>
          <bdi>{row.bank.bank}</bdi> <bdi dir="ltr">{row.bank.account}</bdi>
          {row.bankReference ? (
            <span className="block text-xs text-ink-3">
              {t({ message: 'Bank reference:', comment: 'Before a number' })} <Code>{row.bankReference}</Code>
            </span>
          ) : null}
          {row.reason ? (
            <span className="block text-xs text-seal">
              <bdi>{row.reason}</bdi>
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: 'payoutAmount',
      head: t({ message: 'Amount', comment: 'Column' }),
      numeric: true,
      render: (row) => <Money>{money(row.amount, row.currency)}</Money>,
    },
    {
      key: 'cancel',
      head: t({ message: 'What can be done', comment: 'Column with buttons' }),
      quiet: true,
      card: 'action',
      render: (row) =>
        row.can.includes('cancel') ? (
          <Button size="sm" variant="ghost" busy={busy} onClick={() => send({ payoutNumber: row.payoutNumber })}>
            {t({ message: 'Withdraw', comment: 'Button: a payout that was asked for is cancelled' })}
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <DataTable
        label={t({ message: 'Payouts', comment: 'Money of a store sent to its bank' })}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.payoutNumber}
      />
    </>
  );
}
