import { useLingui } from '@lingui/react/macro';
import { Anchor, ArrowRight, Card } from '@kyakhta/ui';
import { useId, type ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

type DetailPageProps = {
  title: string;
  back: { href: string; label: string };
  beside?: ReactNode;
  actions?: ReactNode;
  aside: ReactNode;
  children: ReactNode;
};

/** One thing whole: what it is and what to do on top, the work in the main column, the facts beside it. */
export function DetailPage({ title, back, beside, actions, aside, children }: DetailPageProps) {
  const { t } = useLingui();
  return (
    <>
      <nav aria-label={t`Back`} className="-mt-1 mb-1">
        <Anchor href={back.href} className="inline-flex min-h-8 items-center gap-1.5 text-sm text-ink-2 hover:text-brand">
          <ArrowRight aria-hidden className="size-4 rotate-180 rtl:rotate-0" />
          {back.label}
        </Anchor>
      </nav>
      <PageHead title={title} beside={beside}>
        {actions}
      </PageHead>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">{children}</div>
        <aside aria-label={t`Details`} className="grid gap-4 md:grid-cols-2 xl:grid-cols-1">
          {aside}
        </aside>
      </div>
    </>
  );
}

/** A part of a page under its own heading. */
export function Section({
  title,
  beside,
  children,
  className,
}: {
  title: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </Card>
  );
}

export type Fact = { key: string; term: ReactNode; value: ReactNode; strong?: boolean };

/** Names and values, two by two; what has no value is left out. */
export function Facts({ facts }: { facts: readonly (Fact | null)[] }) {
  return (
    <dl className="grid gap-1.5 text-md">
      {facts.map((fact) =>
        fact ? (
          <div
            key={fact.key}
            className={
              fact.strong
                ? 'flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 font-semibold'
                : 'flex flex-wrap justify-between gap-x-4'
            }
          >
            <dt className={fact.strong ? '' : 'text-ink-2'}>{fact.term}</dt>
            <dd className="text-end tabular-nums">{fact.value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
