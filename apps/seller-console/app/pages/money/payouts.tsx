import { DataTable, PayoutTag, useFormat, useDone, useSend, RefusalNotice, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Banknote, Button, Code, EmptyState, Money, useToast } from '@kyakhta/ui';
import { useRevalidator } from 'react-router';
import { moneySend } from './money-href.ts';

type Payout = Output<'GET /shop/admin/settlement/payouts'>['records'][number];

/** What was asked to be paid out, and what became of it. `q` is the number that was looked for. */
export function Payouts({ rows, q }: { rows: readonly Payout[]; q: string }) {
  const { t } = useLingui();
  const { money, moment } = useFormat();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /shop/admin/settlement/payout/{payoutNumber}/cancel'>(moneySend.cancel);
  useDone(result, () => {
    say({ tone: 'good', text: t`The payout was taken back` });
    void revalidate();
  });
  if (rows.length === 0 && q !== '') return <EmptyState icon={Banknote} title={t`Nothing found for “${q}”`} />;
  if (rows.length === 0)
    return (
      <EmptyState icon={Banknote} title={t`Nothing has been paid out yet`}>
        {t`Ask for a payout of available money; every payout then stands here with its state and the bank’s reference.`}
      </EmptyState>
    );
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
              {t({ message: 'Reference of the bank:', comment: 'Before a number' })} <Code>{row.bankReference}</Code>
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
        row.state === 'asked' ? (
          <Button size="sm" variant="ghost" busy={busy} onClick={() => send({ payoutNumber: row.payoutNumber })}>
            {t({ message: 'Take back', comment: 'Button: a payout that was asked for is cancelled' })}
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
