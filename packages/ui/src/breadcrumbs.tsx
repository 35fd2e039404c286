import type { ReactNode } from 'react';
import { ChevronRight } from './icons.ts';
import { Anchor } from './link.tsx';

export type Crumb = { label: ReactNode; href?: string | undefined };

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-xs text-ink-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? index} className="flex items-center gap-1">
            {index > 0 ? <ChevronRight aria-hidden className="turn size-3 text-ink-3" /> : null}
            {crumb.href ? (
              <Anchor href={crumb.href} className="inline-flex min-h-6 items-center hover:text-brand hover:underline">
                {crumb.label}
              </Anchor>
            ) : (
              <span aria-current="page" className="text-ink">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
