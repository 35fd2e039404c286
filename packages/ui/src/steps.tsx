import type { ReactNode } from 'react';
import { Check } from './icons.ts';
import { cx } from './cx.ts';

export type Step = { key: string; label: ReactNode; note?: ReactNode; state: 'done' | 'now' | 'next' };

/** Where a thing stands on its way, as a row of steps; a column on a narrow screen. */
export function Steps({
  label,
  steps,
  stateLabels,
}: {
  label: string;
  steps: readonly Step[];
  stateLabels: Record<Step['state'], string>;
}) {
  return (
    <ol aria-label={label} className="isolate grid gap-3 md:flex md:gap-0">
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="group relative flex items-start gap-3 md:flex-1 md:flex-col md:items-center md:gap-2 md:text-center"
        >
          <span
            aria-hidden
            className={cx(
              'absolute hidden h-0.5 md:top-3.5 md:block md:w-full md:-start-1/2',
              index === 0 && 'md:hidden',
              step.state === 'next' ? 'bg-line-mid' : 'bg-brand',
            )}
          />
          <span
            aria-hidden
            className={cx(
              'relative z-1 grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums',
              step.state === 'done' && 'bg-brand text-on-brand',
              step.state === 'now' && 'border-2 border-brand bg-paper text-brand',
              step.state === 'next' && 'border border-line-mid bg-paper text-ink-3',
            )}
          >
            {step.state === 'done' ? <Check className="size-4" /> : index + 1}
          </span>
          <span className="grid md:px-2">
            <span className="sr-only">{stateLabels[step.state]}</span>
            <span className={cx('text-sm font-medium', step.state === 'next' && 'text-ink-3')}>{step.label}</span>
            {step.note ? <span className="text-xs text-ink-3 tabular-nums">{step.note}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
