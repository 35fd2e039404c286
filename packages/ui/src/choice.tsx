import type { InputHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'title'>;

export function Checkbox({
  children,
  error,
  hideLabel = false,
  className,
  ...rest
}: Input & { children: ReactNode; error?: ReactNode; hideLabel?: boolean; className?: string }) {
  const id = useId();
  return (
    <div className={className}>
      <label className="inline-flex min-h-6 items-start gap-2.5">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className="mt-0.5 size-5 shrink-0 accent-brand"
        />
        <span className={hideLabel ? 'sr-only' : ''}>{children}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** A choice that carries its consequences: title, one line of detail, and what it costs at the end. */
export function RadioCard({
  title,
  detail,
  end,
  className,
  ...rest
}: Input & { title: ReactNode; detail?: ReactNode; end?: ReactNode; className?: string }) {
  return (
    <label
      className={cx(
        'flex min-h-11 items-start gap-3 rounded-2 border border-line-mid bg-paper p-3 transition-colors hover:border-line-strong',
        'has-checked:border-brand has-checked:bg-brand-soft has-disabled:border-line has-disabled:bg-sunk has-disabled:text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        className,
      )}
    >
      <input {...rest} type="radio" className="mt-1 size-4 shrink-0 accent-brand outline-none" />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{title}</span>
        {detail ? <span className="text-sm text-ink-2">{detail}</span> : null}
      </span>
      {end ? <span className="ms-auto text-end font-semibold tabular-nums">{end}</span> : null}
    </label>
  );
}
