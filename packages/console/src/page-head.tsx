import type { ReactNode } from 'react';

/** What page this is, and what can be done on it as a whole. `title` is also the name of the tab. */
export function PageHead({ title, beside, children }: { title: string; beside?: ReactNode; children?: ReactNode }) {
  return (
    <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <title>{title}</title>
      <h1 className="text-xl font-semibold">{title}</h1>
      {beside}
      {children ? (
        <div className="flex flex-1 flex-wrap items-center justify-end gap-2 max-md:basis-full max-md:justify-start">{children}</div>
      ) : null}
    </header>
  );
}
