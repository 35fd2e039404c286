import { useLingui } from '@lingui/react/macro';
import { cx, Star } from '@kyakhta/ui';

/** Mean stars and from how many reviews. */
export function Rating({ score, count, className }: { score: string; count: string; className?: string }) {
  const { t } = useLingui();
  return (
    <span className={cx('inline-flex items-center gap-1 tabular-nums', className)}>
      <Star aria-hidden className="size-3.5 fill-amber-mark text-amber-mark" />
      <span aria-hidden>
        <b className="font-semibold text-ink">{score}</b> {`(${count})`}
      </span>
      <span className="sr-only">{t({ message: `${score} of 5 stars, reviews: ${count}`, comment: 'For a screen reader' })}</span>
    </span>
  );
}

/** Five stars, so many of them full; the label says the exact figure. */
export function Stars({ score, label, className }: { score: number; label: string; className?: string }) {
  const { t } = useLingui();
  return (
    <span
      role="img"
      aria-label={t({ message: `${label} of 5 stars`, comment: 'For a screen reader' })}
      className={cx('inline-flex gap-0.5', className)}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          className={cx('size-4', star <= score + 0.5 ? 'fill-amber-mark text-amber-mark' : 'text-line-strong')}
        />
      ))}
    </span>
  );
}
