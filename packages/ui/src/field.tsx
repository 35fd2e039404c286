import { useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, type TextareaHTMLAttributes } from 'react';
import { cx } from './cx.ts';
import { CircleAlert } from './icons.ts';

type FieldParts = { label: ReactNode; hint?: ReactNode; error?: ReactNode; hideLabel?: boolean };

export const inputClass =
  'min-h-11 w-full rounded-2 border border-line-strong bg-paper px-3 py-2 text-base text-ink aria-invalid:border-seal disabled:bg-sunk';

type FieldProps = FieldParts & { className?: string | undefined; children: (wiring: Wiring) => ReactNode };
type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** A label, what it means, and what is wrong with it, tied together for every reader. */
export function Field({ label, hint, error, hideLabel = false, className, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={cx('grid gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-seal">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="first-letter:uppercase">{children}</span>
    </p>
  );
}

type Own<T> = Omit<T, 'id' | 'className'> & FieldParts & { className?: string };

export function TextInput({ label, hint, error, hideLabel, className, ...rest }: Own<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <Field {...{ label, hint, error, className }} hideLabel={hideLabel ?? false}>
      {(wiring) => <input {...rest} {...wiring} className={inputClass} />}
    </Field>
  );
}

export function TextArea({ label, hint, error, hideLabel, className, ...rest }: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <Field {...{ label, hint, error, className }} hideLabel={hideLabel ?? false}>
      {(wiring) => <textarea rows={2} {...rest} {...wiring} className={cx(inputClass, 'field-sizing-content')} />}
    </Field>
  );
}

export function Select({ label, hint, error, hideLabel, className, children, ...rest }: Own<SelectHTMLAttributes<HTMLSelectElement>>) {
  return (
    <Field {...{ label, hint, error, className }} hideLabel={hideLabel ?? false}>
      {(wiring) => (
        <select {...rest} {...wiring} className={inputClass}>
          {children}
        </select>
      )}
    </Field>
  );
}
