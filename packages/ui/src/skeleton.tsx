import { cx } from './cx.ts';

/** Keeps the shape of what is coming. Give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block animate-pulse rounded-1 bg-sunk motion-reduce:animate-none', className)} />;
}
