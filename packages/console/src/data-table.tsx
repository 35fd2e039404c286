import { cx } from '@kyakhta/ui';
import { useLingui } from '@lingui/react/macro';
import { useContext, useEffect, useRef } from 'react';
import { arranged } from './lists/arranged.ts';
import { ChooseBox } from './lists/choose-box.tsx';
import type { Column, Place } from './lists/column.ts';
import { ListFrame } from './lists/list-views.tsx';
import type { ChooseRows } from './lists/use-chosen.ts';
import { useFits } from './lists/use-fits.ts';

type Look = {
  /** A place too narrow for a table, so that its rows are cards. */
  cards: string;
  table: string;
  head: string;
  body: string;
  row: string;
  cell: string;
  numeric: string;
  label: string;
  places: Readonly<Record<Place, string>>;
};

/**
 * From which width of its place on the page a table is a table: many columns need 56rem, few need 36rem. Chinese may break
 * between any two signs: in a crowded row the two of a button would stand one above the other. On a small laptop states and
 * buttons break rather than push the table out of the window.
 */
const looks: Readonly<Record<'wide' | 'narrow', Look>> = {
  wide: {
    cards: 'max-w-[55.9rem]',
    table: '@4xl:table',
    head: '@4xl:not-sr-only @4xl:table-header-group',
    body: '@xl:grid-cols-2 @4xl:table-row-group',
    row: '@4xl:table-row',
    cell: '@4xl:border-b @4xl:border-line @4xl:px-2 @4xl:py-1.5 @4xl:align-middle @4xl:first:border-s @4xl:last:border-e @4xl:group-last:first:rounded-es-3 @4xl:group-last:last:rounded-ee-3',
    numeric: '@4xl:text-end',
    label: '@4xl:hidden',
    places: {
      title: '@max-4xl:col-span-3',
      state: '@max-4xl:col-span-3 @max-4xl:justify-self-end @max-[64rem]:**:whitespace-normal',
      line: '@max-4xl:col-span-6',
      fact: '@max-4xl:col-span-2 @max-4xl:[&:lang(zh)]:break-keep',
      end: '@max-4xl:col-span-2 @max-4xl:[&:lang(zh)]:break-keep @max-4xl:self-end @max-4xl:justify-self-end',
      action: '[&:lang(zh)]:break-keep @max-4xl:col-span-6 @max-4xl:pt-1 @max-[64rem]:**:whitespace-normal',
    },
  },
  narrow: {
    cards: 'max-w-[35.9rem]',
    table: '@xl:table',
    head: '@xl:not-sr-only @xl:table-header-group',
    body: '@xl:table-row-group',
    row: '@xl:table-row',
    cell: '@xl:border-b @xl:border-line @xl:px-2 @xl:py-1.5 @xl:align-middle @xl:first:border-s @xl:last:border-e @xl:group-last:first:rounded-es-3 @xl:group-last:last:rounded-ee-3',
    numeric: '@xl:text-end',
    label: '@xl:hidden',
    places: {
      title: '@max-xl:col-span-3',
      state: '@max-xl:col-span-3 @max-xl:justify-self-end @max-xl:**:whitespace-normal',
      line: '@max-xl:col-span-6',
      fact: '@max-xl:col-span-3 @max-xl:[&:lang(zh)]:break-keep',
      end: '@max-xl:col-span-3 @max-xl:[&:lang(zh)]:break-keep @max-xl:self-end @max-xl:justify-self-end',
      action: '[&:lang(zh)]:break-keep @max-xl:col-span-6 @max-xl:pt-1',
    },
  },
};
const orders: Readonly<Record<Place, string>> = {
  title: 'order-1',
  state: 'order-2',
  line: 'order-3',
  fact: 'order-4',
  end: 'order-5',
  action: 'order-5',
};

const headClass =
  'sticky top-0 max-lg:top-15 z-10 border-y border-line bg-sunk px-2 py-2 text-xs font-semibold text-ink-3 [&:lang(zh)]:break-keep first:rounded-ss-3 first:border-s last:rounded-se-3 last:border-e';

type DataTableProps<R> = {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string | number;
  busy?: boolean;
  needs?: 'wide' | 'narrow';
  /** Where rows can be chosen. */
  choose?: ChooseRows<R> | undefined;
};

/** A table whose heading stays in sight; where it has no room or does not fit, its rows are cards with the same words. */
export function DataTable<R>({ label, columns: all, rows, rowKey, busy = false, needs = 'wide', choose }: DataTableProps<R>) {
  const { t } = useLingui();
  const look = looks[needs];
  const columns = useChosen(all, needs === 'wide');
  const { place, table, fits } = useFits([...columns.map(({ key }) => key), ...rows.map(rowKey)].join(' '));
  return (
    <div ref={place}>
      <div className={cx('@container', !fits && look.cards)}>
        <table
          ref={table}
          aria-label={label}
          aria-busy={busy || undefined}
          className={cx('block w-full border-separate border-spacing-0 text-md', look.table, busy && 'opacity-60')}
        >
          <thead className={cx('sr-only', look.head)}>
            <tr>
              {choose === undefined ? null : (
                <th scope="col" className={headClass}>
                  <span className="sr-only">
                    {t({ message: 'Choose', context: 'bulk', comment: 'Beside a box: chooses a row of a list' })}
                  </span>
                </th>
              )}
              {columns.map(({ key, head, numeric, quiet }) => (
                <th key={key} scope="col" className={cx(headClass, numeric ? 'text-end' : 'text-start')}>
                  {quiet ? <span className="sr-only">{head}</span> : head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={cx('grid gap-2', look.body)}>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                className={cx(
                  'group grid grid-cols-6 items-start gap-x-3 gap-y-2 rounded-3 border border-line bg-paper p-3 hover:bg-sunk/40',
                  look.row,
                )}
              >
                {choose === undefined ? null : (
                  <td className={cx('order-first @max-4xl:empty:hidden', look.cell, look.places.line)}>
                    <Choice row={row} choose={choose} />
                  </td>
                )}
                {columns.map(({ key, head, render, numeric, quiet, card = 'fact', className }) => (
                  <td
                    key={key}
                    className={cx(
                      'min-w-0',
                      orders[card],
                      look.cell,
                      look.places[card],
                      numeric && 'tabular-nums',
                      numeric && look.numeric,
                      className,
                    )}
                  >
                    {!quiet && (card === 'fact' || card === 'end') ? (
                      <span aria-hidden className={cx('block text-xs text-ink-3', look.label)}>
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
    </div>
  );
}

function Choice<R>({ row, choose }: { row: R; choose: ChooseRows<R> }) {
  const isChosen = choose.isChosen(row);
  if (isChosen === null) return null;
  return <ChooseBox name={choose.name(row)} isChosen={isChosen} onChoose={(isOn) => choose.onChoose(row, isOn)} word="inCards" />;
}

/** The columns as the person has chosen them, where the table is the list of a page; the page learns which there are. */
function useChosen<R>(columns: readonly Column<R>[], isList: boolean): readonly Column<R>[] {
  const frame = useContext(ListFrame);
  const tell = isList ? frame?.tell : undefined;
  const heads = useRef(columns);
  useEffect(() => {
    heads.current = columns;
  });
  const keys = columns.map(({ key }) => key).join(' ');
  useEffect(() => {
    if (keys) tell?.(heads.current.map(({ key, head, card, quiet }) => ({ key, head, ...(card && { card }), ...(quiet && { quiet }) })));
    return () => tell?.([]);
  }, [tell, keys]);
  if (!tell || !frame) return columns;
  return arranged(columns, frame.chosen).flatMap(({ column, isShown }) => (isShown ? [column] : []));
}
