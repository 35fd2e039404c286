import { cx } from './cx.ts';

/** How far something is, 0 to 1; without a share it is under way and nobody knows how far. */
export function Progress({ label, share, className }: { label: string; share?: number | undefined; className?: string }) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cx('h-2 w-full overflow-hidden rounded-full bg-sunk', className)}
    >
      <div
        className={cx('h-full rounded-full bg-brand', percent === undefined && 'w-1/3 animate-pulse motion-reduce:animate-none')}
        style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
      />
    </div>
  );
}
