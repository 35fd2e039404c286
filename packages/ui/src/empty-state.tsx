import type { ComponentType, ReactNode, SVGProps } from 'react';

/** A list with nothing in it says why, and what to do next. */
export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
  level: Heading = 'h2',
}: {
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  level?: 'h1' | 'h2';
}) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-3 px-4 py-12 text-center md:py-18">
      <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon aria-hidden className="size-7" />
      </span>
      <Heading className="text-xl font-semibold">{title}</Heading>
      {children ? <div className="text-balance text-ink-2">{children}</div> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
