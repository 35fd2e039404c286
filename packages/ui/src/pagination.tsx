import { ChevronLeft, ChevronRight } from './icons.ts';
import { cx } from './cx.ts';
import { Anchor } from './link.tsx';

type PaginationProps = {
  current: number;
  pages: number;
  href: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
};

const cell = 'grid min-h-11 min-w-11 place-items-center rounded-2 border px-2 text-sm font-medium tabular-nums';

export function Pagination({ current, pages, href, labels }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={labels.nav} className="flex flex-wrap items-center justify-center gap-1.5">
      <Turn
        to={current > 1 ? href(current - 1) : null}
        label={labels.previous}
        rel="prev"
        icon={<ChevronLeft aria-hidden className="turn size-5" />}
      />
      {pageWindow(current, pages).map((page, index) =>
        page === 0 ? (
          <span key={`gap-${index}`} aria-hidden className="px-1 text-ink-3">
            {'…'}
          </span>
        ) : (
          <Anchor
            key={page}
            href={href(page)}
            aria-label={labels.page(page)}
            aria-current={page === current ? 'page' : undefined}
            className={cx(
              cell,
              page === current ? 'border-brand bg-brand text-on-brand' : 'border-line-mid bg-paper hover:border-line-strong',
            )}
          >
            {page}
          </Anchor>
        ),
      )}
      <Turn
        to={current < pages ? href(current + 1) : null}
        label={labels.next}
        rel="next"
        icon={<ChevronRight aria-hidden className="turn size-5" />}
      />
    </nav>
  );
}

function Turn({ to, label, rel, icon }: { to: string | null; label: string; rel: string; icon: React.ReactNode }) {
  if (!to) return <span className={cx(cell, 'border-line text-line-mid')}>{icon}</span>;
  return (
    <Anchor href={to} rel={rel} aria-label={label} className={cx(cell, 'border-line-mid bg-paper hover:border-line-strong')}>
      {icon}
    </Anchor>
  );
}

/** First, last, and the neighbours of the current page; 0 stands for a gap. */
export function pageWindow(current: number, pages: number): number[] {
  const near = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const sorted = [...new Set(near)].toSorted((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [0, page] : [page];
  });
}
