import type { ButtonHTMLAttributes } from 'react';
import { cx } from './cx.ts';
import { Anchor, type AnchorProps } from './link.tsx';

export type ButtonLook = {
  /** primary: the one thing to do next; soft and ghost: the rest; danger: cannot be undone; bare: inside a row. */
  variant?: 'primary' | 'soft' | 'ghost' | 'danger' | 'bare';
  size?: 'md' | 'sm' | 'lg';
  wide?: boolean;
};

const variants = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover',
  soft: 'border-transparent bg-brand-soft text-brand-strong hover:border-brand',
  ghost: 'border-line-strong bg-transparent text-ink hover:bg-sunk',
  danger: 'border-seal bg-transparent text-seal hover:bg-seal-soft',
  bare: 'border-transparent bg-transparent text-brand hover:bg-brand-soft',
};

const sizes = {
  sm: 'min-h-9 rounded-1 px-3 py-1 text-sm',
  md: 'min-h-11 rounded-2 px-5 py-2 text-base',
  lg: 'min-h-13 rounded-2 px-6 py-2 text-lg',
};

export function buttonClass({ variant = 'primary', size = 'md', wide = false }: ButtonLook = {}): string {
  return cx(
    'inline-flex items-center justify-center gap-2 border text-center font-semibold transition-colors',
    'disabled:border-transparent disabled:bg-sunk disabled:text-ink-3 disabled:hover:bg-sunk',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & { busy?: boolean };

/** A busy button keeps its words and its focus, refuses a second press, and says so to a screen reader; so does one that is off for now (`aria-disabled`). */
export function Button({ variant, size, wide, busy = false, className, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const off = busy || rest['aria-disabled'] === true;
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      onClick={off ? (event) => event.preventDefault() : onClick}
      className={cx(
        buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(wide !== undefined && { wide }) }),
        busy && 'opacity-70',
        off && !busy && 'border-transparent! bg-sunk! text-ink-3!',
        className,
      )}
    >
      {busy ? (
        <span
          aria-hidden
          className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent motion-reduce:animate-none"
        />
      ) : null}
      {children}
    </button>
  );
}

export function LinkButton({ variant, size, wide, className, ...rest }: AnchorProps & ButtonLook) {
  return (
    <Anchor
      {...rest}
      className={cx(buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(wide !== undefined && { wide }) }), className)}
    />
  );
}
