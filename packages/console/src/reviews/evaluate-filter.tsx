import { useLingui } from '@lingui/react/macro';
import { reviewFilter } from '@kyakhta/contract/values';
import { Anchor, cx } from '@kyakhta/ui';

type Evaluate = (typeof reviewFilter)[keyof typeof reviewFilter];
type EvaluateFilterProps = {
  /** What the address says; nothing for all of them. */
  chosen: string | undefined;
  href: (evaluate: Evaluate | undefined) => string;
};

/** Reviews by their stars, and those with pictures. */
export function EvaluateFilter({ chosen: told, href }: EvaluateFilterProps) {
  const { t } = useLingui();
  const chosen = Number(told ?? reviewFilter.all);
  const names: [Evaluate, string][] = [
    [reviewFilter.all, t({ message: 'All stars', comment: 'Filter of reviews: however many stars' })],
    [reviewFilter.good, t({ message: '4–5 stars', comment: 'Reviews with so many stars' })],
    [reviewFilter.middle, t({ message: '3 stars', comment: 'Reviews with so many stars' })],
    [reviewFilter.bad, t({ message: '1–2 stars', comment: 'Reviews with so many stars' })],
    [reviewFilter.withPicture, t({ message: 'With pictures', comment: 'Reviews that show pictures' })],
  ];
  return (
    <nav aria-label={t`Which reviews`}>
      <ul className="flex flex-wrap gap-2">
        {names.map(([evaluate, name]) => (
          <li key={evaluate}>
            <Anchor
              href={href(evaluate === reviewFilter.all ? undefined : evaluate)}
              aria-current={evaluate === chosen ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm font-medium',
                evaluate === chosen ? 'border-brand bg-brand text-on-brand' : 'border-line-mid bg-paper hover:border-brand',
              )}
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
