import { DataTable, useFormat, type Column } from '@kyakhta/console';
import { useLingui as useCatalogue } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Code } from '@kyakhta/ui';
import { columnName } from './import-columns.ts';
import type { Faults } from './types.ts';

type Fault = Faults['records'][number];

/** Refused rows, one by one: where, what stood there, and why it was refused. */
export function FaultTable({ faults }: { faults: Faults }) {
  const { t } = useLingui();
  const { _ } = useCatalogue();
  const { number } = useFormat();
  const nameOf = (column: string | null) => {
    if (column === null) return t`The whole row`;
    const label = columnName(column);
    return label ? _(label) : column;
  };
  const columns: Column<Fault & { key: number }>[] = [
    { key: 'line', head: t({ message: 'Line', comment: 'Column: line of a file' }), card: 'fact', render: (one) => number(one.line) },
    { key: 'product', head: t`Product code`, card: 'title', render: (one) => <Code className="break-all">{one.product}</Code> },
    {
      key: 'column',
      head: t({ message: 'Column', comment: 'Column of the table of refused rows: which column' }),
      card: 'fact',
      render: (one) => nameOf(one.column),
    },
    {
      key: 'value',
      head: t({ message: 'Cell content', comment: 'Column: text of a cell' }),
      card: 'fact',
      render: (one) => <bdi className="break-all">{one.value || '–'}</bdi>,
    },
    { key: 'reason', head: t({ message: 'Reason', comment: 'Column: why a row was refused' }), card: 'line', render: (one) => one.msg },
  ];
  const rows = faults.records.map((one, key) => ({ ...one, key }));
  return <DataTable label={t`Refused rows`} columns={columns} rows={rows} rowKey={(one) => one.key} />;
}
