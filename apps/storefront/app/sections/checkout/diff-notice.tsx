import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Money, Notice, cx } from '@kyakhta/ui';

export type Diff = { name: string; before: string | null; now: string | null; dearer: boolean };

/** What changed between the quote and the order, figure by figure, before anything is charged. */
export function DiffNotice({ diff }: { diff: readonly Diff[] }) {
  const { t } = useLingui();
  return (
    <Notice tone="wait" live title={t`Prices have changed. Nothing has been ordered yet.`} className="mb-5">
      <p>
        <Trans>The totals below are up to date. Check them and place the order again.</Trans>
      </p>
      <ul className="mt-2 grid gap-1">
        {diff.map(({ name, before, now, dearer }) => (
          <li key={`${name} ${before} ${now}`} className="flex flex-wrap items-center gap-x-2">
            <span className="font-medium">{name}</span>
            {before ? (
              <s>
                <span className="sr-only">{t`before:`}</span> <Money>{before}</Money>
              </s>
            ) : null}
            <ArrowRight aria-hidden className="turn size-3.5" />
            <span className="sr-only">{t`now:`}</span>
            {now ? (
              <Money className={cx('font-semibold', dearer && 'text-seal')}>{now}</Money>
            ) : (
              <span className="font-semibold">{t`no longer offered`}</span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
