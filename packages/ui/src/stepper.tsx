import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Minus, Plus } from './icons.ts';
import { cx } from './cx.ts';

type StepperProps = {
  name?: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** What is counted, for a screen reader: "Cartons of size 41". */
  label: string;
  lessLabel: string;
  moreLabel: string;
  disabled?: boolean;
  describedBy?: string;
  /** Said while more was asked for than `max`: what is taken instead, and why. */
  cutWords?: string;
  form?: string;
  className?: string;
};

/** Counts in whole steps. The figure can be typed, stepped by arrow keys and pages, or pressed; without scripts it is a number field. */
export function Stepper(props: StepperProps) {
  const {
    name,
    value,
    onChange,
    min = 0,
    max = 999_999,
    step = 1,
    label,
    lessLabel,
    moreLabel,
    disabled = false,
    describedBy,
    cutWords,
    form,
    className,
  } = props;
  const [cut, setCut] = useState(false);
  const set = (next: number) => {
    if (!Number.isFinite(next)) return;
    setCut(next > max);
    onChange(Math.min(max, Math.max(min, Math.trunc(next))));
  };
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the scripts heard of it is in the field and counts.
  useEffect(() => {
    const typed = input.current?.valueAsNumber ?? value;
    if (typed !== value) set(typed || 0);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const moves: Record<string, number> = { PageUp: value + step * 10, PageDown: value - step * 10 };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const button =
    'grid size-11 shrink-0 place-items-center text-ink-2 hover:bg-sunk hover:text-ink disabled:text-line-mid disabled:hover:bg-transparent noscript:hidden';
  const field = (
    <div
      role="group"
      aria-label={label}
      className={cx(
        'inline-flex items-stretch overflow-hidden rounded-2 border border-line-strong bg-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-brand',
        disabled && 'bg-sunk',
        className,
      )}
    >
      <button type="button" aria-label={lessLabel} disabled={disabled || value <= min} onClick={() => set(value - step)} className={button}>
        <Minus aria-hidden className="size-4" />
      </button>
      <input
        ref={input}
        type="number"
        inputMode="numeric"
        {...(name && { name })}
        {...(form && { form })}
        aria-label={label}
        aria-describedby={describedBy}
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onKeyDown={onKeyDown}
        onChange={(event) => set(event.currentTarget.valueAsNumber || 0)}
        onFocus={(event) => event.currentTarget.select()}
        // "2.0" and "1e3" are numbers to a browser; leaving the field writes them as one counts.
        onBlur={(event) => {
          event.currentTarget.value = String(value);
        }}
        className="no-spin w-12 min-w-0 bg-transparent text-center font-semibold tabular-nums outline-none noscript:h-11 noscript:w-20"
      />
      <button type="button" aria-label={moreLabel} disabled={disabled || value >= max} onClick={() => set(value + step)} className={button}>
        <Plus aria-hidden className="size-4" />
      </button>
    </div>
  );
  if (cutWords === undefined) return field;
  return (
    <div className="grid justify-items-center gap-1">
      {field}
      {cut ? (
        <p role="alert" className="max-w-40 text-xs text-amber">
          {cutWords}
        </p>
      ) : null}
    </div>
  );
}
