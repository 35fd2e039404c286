import { DataTable, orderHref, useFormat, useMay, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Code, Money } from '@kyakhta/ui';

export type Line = Output<'GET /shop/admin/settlement/page'>['records'][number];

/** Lines whose number is an order's; a payout has its own, and a debt is repaid from either. */
const namesOrder: ReadonlySet<Line['kind']> = new Set(['release', 'remainder', 'grant', 'lateCash'] as const);

/** Every movement of the store's money: what buyers paid, what the platform kept of it, what is left. */
export function Statement({ rows }: { rows: readonly Line[] }) {
  const { t } = useLingui();
  const { money, moment } = useFormat();
  const may = useMay();
  const kinds: Record<Line['kind'], string> = {
    release: t({ message: 'Order released', comment: 'Line of a statement' }),
    remainder: t({ message: 'Rest of a refunded order', comment: 'Line of a statement' }),
    grant: t({ message: 'Refund granted by the platform', comment: 'Line of a statement' }),
    faultFreight: t({
      message: 'Freight of a refund at your cost',
      comment: 'Line of a statement: the buyer has it back for a fault of the store',
    }),
    lateCash: t({ message: 'Cash that came late', comment: 'Line of a statement: of an order that was over' }),
    debt: t({ message: 'Repaid to the platform', comment: 'Line of a statement: what it had paid first' }),
    payout: t({ message: 'Payout requested', comment: 'Line of a statement' }),
    payoutBack: t({ message: 'Returned payout', comment: 'Line of a statement' }),
    correction: t({ message: 'Correction', comment: 'Line of a statement' }),
  };
  const part = (row: Line, value: Line['gross']) => (value === null ? '–' : <Money>{money(value, row.currency)}</Money>);
  const columns: readonly Column<Line>[] = [
    {
      key: 'what',
      head: t({ message: 'What', comment: 'Column: kind of a movement of money' }),
      card: 'title',
      render: (row) => (
        <>
          <span className="font-semibold">{kinds[row.kind]}</span>
          <span className="block text-xs text-ink-3">
            <time dateTime={row.at}>{moment(row.at)}</time>
          </span>
        </>
      ),
    },
    {
      key: 'reference',
      head: t({ message: 'Number', comment: 'Column: of an order or a payout' }),
      card: 'line',
      render: (row) =>
        namesOrder.has(row.kind) && may('orders') ? (
          <Anchor href={orderHref(row.reference)} className="inline-flex min-h-6 items-center hover:text-brand hover:underline">
            <Code>{row.reference}</Code>
          </Anchor>
        ) : (
          <Code>{row.reference}</Code>
        ),
    },
    {
      key: 'gross',
      head: t({ message: 'Paid by the buyer', comment: 'Column: amount' }),
      numeric: true,
      render: (row) => part(row, row.gross),
    },
    {
      key: 'commission',
      head: t({ message: 'Commission', comment: 'Column: amount the platform keeps' }),
      numeric: true,
      render: (row) => part(row, row.commission),
    },
    { key: 'freight', head: t({ message: 'Freight', comment: 'Column: amount' }), numeric: true, render: (row) => part(row, row.freight) },
    {
      key: 'net',
      head: t({ message: 'For the store', comment: 'Column: amount that is added or taken' }),
      numeric: true,
      className: 'font-semibold',
      render: (row) => part(row, row.net),
    },
  ];
  return (
    <DataTable
      label={t({ message: 'Statement', comment: 'All movements of a store’s money' })}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.entryId}
    />
  );
}
