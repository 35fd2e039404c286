import type { ReactNode } from 'react';

/** A button of the header: an icon with its word below. */
export const act =
  'relative flex min-h-11 min-w-11 flex-col items-center justify-center gap-0.5 rounded-1 text-xs text-ink-2 hover:text-brand';

export function Label({ children }: { children: ReactNode }) {
  return <span className="max-w-28 truncate max-md:sr-only">{children}</span>;
}

/** How many wait there; nothing when none do. `children` say of what, for a screen reader. */
export function Badge({ count, text, children }: { count: number; text: string; children: ReactNode }) {
  return count > 0 ? (
    <span className="absolute end-0 top-0 rounded-full bg-seal-mark px-1.5 text-[0.6875rem] leading-4.5 font-semibold text-on-seal tabular-nums">
      {text}
      <span className="sr-only"> {children}</span>
    </span>
  ) : null;
}
