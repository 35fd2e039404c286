import { Anchor, ArrowRight } from '@kyakhta/ui';
import type { ReactNode } from 'react';

/** A part of a page under its own heading, with the way to more of it. */
export function Section({
  title,
  note,
  more,
  id,
  children,
}: {
  title: ReactNode;
  note?: ReactNode;
  more?: { href: string; label: ReactNode } | undefined;
  id?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className="wrap mt-10 md:mt-14">
      <header className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="text-xl font-semibold md:text-2xl">{title}</h2>
        {note ? <p className="text-sm text-ink-2">{note}</p> : null}
        {more ? (
          <Anchor
            href={more.href}
            className="ms-auto inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-brand hover:underline"
          >
            {more.label}
            <ArrowRight aria-hidden className="turn size-4" />
          </Anchor>
        ) : null}
      </header>
      {children}
    </section>
  );
}
