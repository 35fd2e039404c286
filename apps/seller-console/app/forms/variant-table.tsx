import { Section } from '@kyakhta/console';
import { variantsMax } from '@kyakhta/contract/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Notice, cx } from '@kyakhta/ui';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import {
  combinations,
  fillColumn,
  isOffered,
  matrixCells,
  numberArticles,
  rowOf,
  setBlock,
  setCell,
  setOffered,
  valuesOf,
  wordIn,
  type Matrix,
  type MatrixCell,
} from './variant-matrix.ts';
import { VariantRow, cellInput, useHeads, type RowFaults } from './variant-row.tsx';

type TableProps = {
  matrix: Matrix;
  /** The tiers of the product hold its prices. */
  tiered: boolean;
  /** The fees of a piece that its freight goes by: none of vouchers, nor of what a template charges. */
  freightCells: readonly MatrixCell[];
  currency: string;
  /** The product's code, which article numbers begin with. */
  code: string;
  /** What was wrong, by combination and cell. */
  faults: Readonly<Record<string, RowFaults>>;
  onChange: (to: (matrix: Matrix) => Matrix) => void;
};

/** The variants as a table that is written like a spreadsheet: arrows and Enter move, a pasted block fills cells. */
export function VariantTable({ matrix, tiered, freightCells, currency, code, faults, onChange }: TableProps) {
  const { t, i18n } = useLingui();
  const table = useRef<HTMLTableElement>(null);
  const [fill, setFill] = useState<Readonly<Partial<Record<MatrixCell, string>>>>({});
  const id = useId();
  const columns = matrixCells.filter((cell) => (cell === 'price' ? !tiered : !cell.endsWith('freight') || freightCells.includes(cell)));
  const heads = useHeads(currency);
  const combos = combinations(matrix.properties).slice(0, variantsMax);
  const hasProperties = matrix.properties.length > 0;
  const nameOf = (combination: string): string =>
    valuesOf(matrix, combination)
      .map((value) => wordIn(value, i18n.locale))
      .join(', ');

  const focusCell = (down: number, across: number): boolean => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${down}:${across}"]`);
    cell?.focus();
    cell?.select();
    return cell !== null && cell !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const target = event.currentTarget;
    const [down = 0, across = 0] = (target.dataset['cell'] ?? '').split(':').map(Number);
    const isMirrored = getComputedStyle(target.closest('table') ?? target).direction === 'rtl';
    const atStart = target.selectionStart === 0 && target.selectionEnd === 0;
    const atEnd = target.selectionStart === target.value.length;
    const isAll = target.selectionStart === 0 && atEnd && target.selectionEnd === target.value.length;
    const back = isMirrored ? 'ArrowRight' : 'ArrowLeft';
    const on = isMirrored ? 'ArrowLeft' : 'ArrowRight';
    // The cells themselves are written from left to right; an arrow leaves one at its edge.
    const leavesBack = event.key === back && (isAll || (isMirrored ? atEnd : atStart));
    const leavesOn = event.key === on && (isAll || (isMirrored ? atStart : atEnd));
    const step = (by: number): void => {
      for (let row = down + by; row >= 0 && row < variantsMax; row += by) if (focusCell(row, across)) return;
    };
    if (event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey)) step(1);
    else if (event.key === 'ArrowUp' || event.key === 'Enter') step(-1);
    else if (leavesBack) focusCell(down, across - 1);
    else if (leavesOn) focusCell(down, across + 1);
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent, combination: string, cell: MatrixCell) => {
    const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    const block = text.split(/\r?\n/).map((line) => line.split('\t'));
    onChange((now) => setBlock(now, combination, cell, block));
  };
  const wrong = combos.flatMap((combination, down) =>
    columns.flatMap((cell, across) => {
      const fault = faults[combination]?.[cell];
      return fault === undefined ? [] : [{ key: `${combination} ${cell}`, down, across, name: nameOf(combination), cell, fault }];
    }),
  );
  const filled = columns.filter((cell) => (fill[cell] ?? '').trim() !== '');
  return (
    <Section title={t`Variants`}>
      <div className="grid gap-3">
        {wrong.length > 0 ? (
          <Notice tone="error" live title={t`Some cells are invalid`}>
            <ul className="grid gap-1">
              {wrong.slice(0, 10).map(({ key, down, across, name, cell, fault }) => (
                <li key={key}>
                  <Trans comment="A cell of the table of variants, then what is wrong with it">
                    <button type="button" className="min-h-6 text-start underline" onClick={() => focusCell(down, across)}>
                      {[name, heads[cell]].filter(Boolean).join(', ')}
                    </button>
                    : {fault}
                  </Trans>
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <p id={`${id}-how`} className="text-sm text-ink-2">
          {hasProperties
            ? t`Arrows and Enter move between cells; cells copied from a spreadsheet can be pasted. An unticked variant is not offered but keeps its data.`
            : t`Arrows and Enter move between cells; cells copied from a spreadsheet can be pasted.`}
        </p>
        <div className="-mx-4 overflow-x-auto px-4">
          <table ref={table} aria-describedby={`${id}-how`} className="w-full min-w-180 border-collapse text-md">
            <caption className="sr-only">{t`Variants`}</caption>
            <thead>
              <tr className="text-start text-sm text-ink-2">
                {hasProperties ? (
                  <th scope="col" className="sticky start-0 bg-paper py-1.5 pe-3 text-start font-medium">
                    {t({ message: 'Variant', comment: 'Column' })}
                  </th>
                ) : null}
                {columns.map((cell) => (
                  <th key={cell} scope="col" className={cx('px-1 py-1.5 text-start font-medium', cell === 'article' && 'min-w-40')}>
                    {heads[cell]}
                  </th>
                ))}
              </tr>
              {combos.length > 1 ? (
                <tr className="bg-sunk">
                  {hasProperties ? (
                    <th scope="row" className="sticky start-0 bg-sunk py-1.5 ps-2 pe-3 text-start text-sm font-medium">
                      {t({ message: 'All of them', comment: 'Row of a table whose cells fill their columns' })}
                    </th>
                  ) : null}
                  {columns.map((cell) => {
                    const head = heads[cell];
                    return (
                      <td key={cell} className="px-1 py-1.5">
                        {cell === 'article' ? (
                          <Button
                            size="sm"
                            variant="ghost"
                            disabled={code.trim() === ''}
                            onClick={() => onChange((now) => numberArticles(now, code.trim()))}
                          >
                            {t`Number the empty cells`}
                          </Button>
                        ) : (
                          <input
                            aria-label={t({ message: `${head}, for all variants`, comment: 'Field: name of a column' })}
                            value={fill[cell] ?? ''}
                            inputMode={cell === 'stock' ? 'numeric' : 'decimal'}
                            dir="ltr"
                            autoComplete="off"
                            className={cellInput}
                            onChange={(event) => {
                              const { value } = event.currentTarget;
                              setFill((now) => ({ ...now, [cell]: value }));
                            }}
                            onKeyDown={(event) => {
                              if (event.key !== 'Enter') return;
                              event.preventDefault();
                              onChange((now) => fillColumn(now, cell, (fill[cell] ?? '').trim()));
                            }}
                          />
                        )}
                      </td>
                    );
                  })}
                </tr>
              ) : null}
            </thead>
            <tbody>
              {combos.map((combination, down) => (
                <VariantRow
                  key={combination}
                  down={down}
                  combination={combination}
                  name={hasProperties ? nameOf(combination) : null}
                  row={rowOf(matrix, combination)}
                  offered={isOffered(matrix, combination)}
                  columns={columns.join(' ')}
                  currency={currency}
                  faults={faults[combination]}
                  onCell={(cell, text) => onChange((now) => setCell(now, combination, cell, text))}
                  onOffered={(offered) => onChange((now) => setOffered(now, combination, offered))}
                  onKey={onKeyDown}
                  onPaste={(event, cell) => paste(event, combination, cell)}
                />
              ))}
            </tbody>
          </table>
        </div>
        {combos.length > 1 ? (
          <div>
            <Button
              size="sm"
              variant="ghost"
              disabled={filled.length === 0}
              onClick={() => {
                onChange((now) => filled.reduce((all, cell) => fillColumn(all, cell, (fill[cell] ?? '').trim()), now));
                setFill({});
              }}
            >
              {t`Apply to all variants`}
            </Button>
          </div>
        ) : null}
      </div>
    </Section>
  );
}
