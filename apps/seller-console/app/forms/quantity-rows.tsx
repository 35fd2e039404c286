import { useLingui } from '@lingui/react/macro';
import { Button, FieldError, Plus, X, inputClass } from '@kyakhta/ui';
import { useId } from 'react';

type QuantityRowsProps = {
  label: string;
  hint?: string;
  /** What stands beside each quantity. */
  column: string;
  inputMode: 'numeric' | 'decimal';
  /** An entry on a line, `100:8.00`; one without a quantity counts from the first piece on. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

const rowsOf = (value: string): [from: string, what: string][] =>
  value === ''
    ? [['1', '']]
    : value
        .split('\n')
        .map((line) => (line.includes(':') ? [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] : ['1', line]));

/** Something by quantity, row by row: from so many pieces on, so much. */
export function QuantityRows({ label, hint, column, inputMode, value, error, onChange }: QuantityRowsProps) {
  const { t } = useLingui();
  const id = useId();
  const rows = rowsOf(value);
  const tell = (next: readonly (readonly [string, string])[]) => onChange(next.map(([from, what]) => `${from}:${what}`).join('\n'));
  const change = (place: number, part: 0 | 1, text: string) => {
    // What separates the parts of a row cannot be in one.
    const clean = text.replaceAll(/[:;\n]/g, '');
    tell(rows.map(([from, what], i) => (i === place ? (part === 0 ? [clean, what] : [from, clean]) : [from, what])));
  };
  return (
    <fieldset
      className="grid gap-1.5"
      aria-describedby={[hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined}
    >
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid max-w-sm gap-2">
        {rows.map(([from, what], i) => {
          const place = i + 1;
          return (
            // Rows have no names; they are added at the end and taken away one by one.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={i} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-center gap-2">
              <label className="flex items-center gap-2 text-sm">
                <span className="shrink-0 text-ink-2">
                  {t({ message: 'from', comment: 'Before a number of pieces: from 100 pieces on' })}
                </span>
                <input
                  aria-label={t({ message: `${label}: minimum quantity, row ${place}`, comment: 'Field: what the rows are about' })}
                  value={from}
                  inputMode="numeric"
                  dir="ltr"
                  autoComplete="off"
                  maxLength={12}
                  aria-invalid={error ? true : undefined}
                  className={`${inputClass} tabular-nums`}
                  onChange={(event) => change(i, 0, event.currentTarget.value)}
                />
              </label>
              <label className="flex items-center gap-2 text-sm">
                <input
                  aria-label={t({ message: `${label}: ${column}, row ${place}`, comment: 'Field: what the rows are about, its column' })}
                  value={what}
                  inputMode={inputMode}
                  dir="ltr"
                  autoComplete="off"
                  maxLength={20}
                  aria-invalid={error ? true : undefined}
                  className={`${inputClass} tabular-nums`}
                  onChange={(event) => change(i, 1, event.currentTarget.value)}
                />
                <span className="shrink-0 text-ink-2">{column}</span>
              </label>
              {rows.length > 1 ? (
                <Button
                  variant="ghost"
                  className="px-0!"
                  aria-label={t({ message: `${label}: remove row ${place}`, comment: 'Button: what the rows are about' })}
                  onClick={() => tell(rows.filter((_, at) => at !== i))}
                >
                  <X aria-hidden className="size-4" />
                </Button>
              ) : null}
            </div>
          );
        })}
      </div>
      <div>
        <Button size="sm" variant="ghost" onClick={() => tell([...rows, ['', '']])}>
          <Plus aria-hidden className="size-4" />
          {t`Add a quantity`} <span className="sr-only">{label}</span>
        </Button>
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
