import { cx } from '@kyakhta/ui';
import type { ReactNode } from 'react';

export type Column<R> = {
  key: string;
  head: ReactNode;
  render: (row: R) => ReactNode;
  numeric?: boolean;
  /** How the cell stands where the table has no room and each row becomes a card. */
  card?: 'title' | 'state' | 'line' | 'fact' | 'action';
  /** The heading is there for a screen reader only. */
  quiet?: boolean;
  className?: string | undefined;
};

const cards = {
  title: 'order-1 max-@4xl:col-span-3 font-semibold',
  state: 'order-2 max-@4xl:col-span-3 max-@4xl:justify-self-end',
  line: 'order-3 max-@4xl:col-span-6',
  fact: 'order-4 max-@4xl:col-span-2',
  action: 'order-5 max-@4xl:col-span-6 max-@4xl:pt-1',
};

type DataTableProps<R> = {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string | number;
  busy?: boolean;
};

/** A table whose heading stays in sight; where it has no room, its rows are cards with the same words. */
export function DataTable<R>({ label, columns, rows, rowKey, busy = false }: DataTableProps<R>) {
  return (
    <div className="@container">
      <table
        aria-label={label}
        aria-busy={busy || undefined}
        className={cx('block w-full border-separate border-spacing-0 text-md @4xl:table', busy && 'opacity-60')}
      >
        <thead className="sr-only @4xl:not-sr-only @4xl:table-header-group">
          <tr>
            {columns.map(({ key, head, numeric, quiet }) => (
              <th
                key={key}
                scope="col"
                className={cx(
                  'sticky top-0 z-10 border-y border-line bg-sunk px-3 py-2.5 text-xs font-semibold text-ink-3 first:rounded-ss-3 first:border-s last:rounded-se-3 last:border-e',
                  numeric ? 'text-end' : 'text-start',
                )}
              >
                {quiet ? <span className="sr-only">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-2 @4xl:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="group grid grid-cols-6 items-start gap-x-3 gap-y-2 rounded-3 border border-line bg-paper p-3 @4xl:table-row hover:bg-sunk/40"
            >
              {columns.map(({ key, head, render, numeric, card = 'fact', className }) => (
                <td
                  key={key}
                  className={cx(
                    'min-w-0 @4xl:border-b @4xl:border-line @4xl:px-3 @4xl:py-2 @4xl:align-middle @4xl:first:border-s @4xl:last:border-e @4xl:group-last:first:rounded-es-3 @4xl:group-last:last:rounded-ee-3',
                    numeric && 'tabular-nums @4xl:text-end',
                    cards[card],
                    className,
                  )}
                >
                  {card === 'fact' ? (
                    <span aria-hidden className="block text-xs text-ink-3 @4xl:hidden">
                      {head}
                    </span>
                  ) : null}
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
