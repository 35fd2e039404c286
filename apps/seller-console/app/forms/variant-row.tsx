import { useLingui } from '@lingui/react/macro';
import { cx, inputClass } from '@kyakhta/ui';
import { memo, useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import { matrixCells, type MatrixCell, type VariantFields } from './variant-matrix.ts';

export type RowFaults = Readonly<Partial<Record<MatrixCell, string>>>;

export const cellInput = `${inputClass} min-h-9! px-2! py-1! text-md! tabular-nums`;

/** The names of the columns. */
export function useHeads(currency: string): Readonly<Record<MatrixCell, string>> {
  const { t } = useLingui();
  return {
    article: t`Article number`,
    price: t({ message: `Price, ${currency}`, comment: 'Field: currency code' }),
    stock: t`In the warehouse`,
    ordinary_freight: t`Ordinary freight per piece`,
    express_freight: t`Express freight per piece`,
    market_price: t({ message: 'Market price (optional)', comment: 'Field: what the goods cost elsewhere; buyers see it struck through' }),
  };
}

type RowProps = {
  down: number;
  combination: string;
  /** Null where a product has one variant without properties. */
  name: string | null;
  row: VariantFields;
  offered: boolean;
  /** Columns shown, with blanks between: a text is the same from one time to the next. */
  columns: string;
  currency: string;
  faults: RowFaults | undefined;
  onCell: (cell: MatrixCell, text: string) => void;
  onOffered: (offered: boolean) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent, cell: MatrixCell) => void;
};

/** Two hundred rows are on a page: one that says the same is not made anew for a letter in another. */
export const VariantRow = memo(
  function VariantRow({ down, name, row, offered, columns, currency, faults, onCell, onOffered, onKey, onPaste }: RowProps) {
    const { t } = useLingui();
    const id = useId();
    const heads = useHeads(currency);
    return (
      <tr className={cx('border-t border-line align-top', offered ? '' : 'text-ink-3')}>
        {name === null ? null : (
          <th scope="row" className="sticky start-0 min-w-28 max-w-48 bg-paper py-1.5 pe-3 text-start font-medium">
            <label className="flex min-h-9 items-center gap-2">
              <input
                type="checkbox"
                aria-label={t({ message: `${name} is offered`, comment: 'Tick beside the name of a variant' })}
                checked={offered}
                onChange={(event) => onOffered(event.currentTarget.checked)}
                className="size-5 shrink-0 accent-brand"
              />
              <bdi className="wrap-anywhere">{name}</bdi>
            </label>
          </th>
        )}
        {matrixCells
          .filter((cell) => columns.split(' ').includes(cell))
          .map((cell, across) => {
            const fault = faults?.[cell];
            return (
              <td key={cell} className="px-1 py-1.5">
                <input
                  data-cell={offered ? `${down}:${across}` : undefined}
                  aria-label={[heads[cell], name].filter(Boolean).join(', ')}
                  value={row[cell]}
                  disabled={!offered}
                  maxLength={cell === 'article' ? 64 : 40}
                  inputMode={cell === 'article' ? undefined : cell === 'stock' ? 'numeric' : 'decimal'}
                  dir="ltr"
                  autoComplete="off"
                  aria-invalid={fault ? true : undefined}
                  aria-describedby={fault ? `${id}-${cell}` : undefined}
                  className={cellInput}
                  onChange={(event) => onCell(cell, event.currentTarget.value)}
                  onKeyDown={onKey}
                  onPaste={(event) => onPaste(event, cell)}
                />
                {fault ? (
                  <p id={`${id}-${cell}`} className="mt-1 text-xs text-seal first-letter:uppercase">
                    {fault}
                  </p>
                ) : null}
              </td>
            );
          })}
      </tr>
    );
  },
  (a, b) =>
    a.row === b.row &&
    a.offered === b.offered &&
    a.name === b.name &&
    a.down === b.down &&
    a.columns === b.columns &&
    a.faults === b.faults &&
    a.combination === b.combination,
);
