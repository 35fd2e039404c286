import type { HTMLAttributes, ReactNode, TableHTMLAttributes, TdHTMLAttributes, ThHTMLAttributes } from 'react';
import { cx } from './cx.ts';

/** A real table that scrolls inside its own box, reachable by keyboard, when the screen is narrower than it. */
export function Table({
  label,
  className,
  children,
  ...rest
}: TableHTMLAttributes<HTMLTableElement> & { label: string; children: ReactNode }) {
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto rounded-3 border border-line bg-paper">
      <table {...rest} className={cx('w-full border-collapse text-sm', className)}>
        {children}
      </table>
    </div>
  );
}

export function Row({ className, ...rest }: HTMLAttributes<HTMLTableRowElement>) {
  return <tr {...rest} className={cx('border-b border-line last:border-b-0', className)} />;
}

export function HeadCell({ numeric = false, className, ...rest }: ThHTMLAttributes<HTMLTableCellElement> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      {...rest}
      className={cx('px-4 py-3 text-xs font-semibold text-ink-3', numeric ? 'text-end' : 'text-start', className)}
    />
  );
}

export function Cell({ numeric = false, className, ...rest }: TdHTMLAttributes<HTMLTableCellElement> & { numeric?: boolean }) {
  return <td {...rest} className={cx('px-4 py-3', numeric && 'text-end tabular-nums', className)} />;
}
