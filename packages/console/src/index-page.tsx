import { useLingui } from '@lingui/react/macro';
import { Anchor, Tabs, X, type Tab } from '@kyakhta/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { ListExport } from './lists/list-export.tsx';
import { ListTools, useTabs } from './lists/list-tools.tsx';
import { ListFrame, useList, type AnyColumn } from './lists/list-views.tsx';
import { PageHead } from './page-head.tsx';

export type Chip = { key: string; label: ReactNode; without: string };

type IndexPageProps = {
  title: string;
  tabs?: readonly Tab[];
  tabsLabel?: string;
  search?: ReactNode;
  actions?: ReactNode;
  chips?: readonly Chip[];
  /** What the list adds up to, in a few words. */
  summary?: ReactNode;
  /** What stands over the views: figures, or a word about all of them. */
  lead?: ReactNode;
  /** Where the list as it is shown comes as a spreadsheet. */
  exportHref?: string;
  /** The ways out of it, where there are others. */
  exports?: ReactNode;
  children: ReactNode;
};

/**
 * A list to work through: title and search, views as tabs, filters as chips, then the rows. What it shows is the
 * address; which views and columns there are besides those it came with, its person has arranged.
 */
export function IndexPage({
  title,
  tabs,
  tabsLabel,
  search,
  actions,
  chips = [],
  summary,
  exportHref,
  exports,
  lead,
  children,
}: IndexPageProps) {
  const { t } = useLingui();
  const { kept, view } = useList();
  const allTabs = useTabs(tabs);
  const [columns, setColumns] = useState<readonly AnyColumn[]>([]);
  const chosen = view?.columns ?? kept.columns;
  const tell = useCallback((next: readonly AnyColumn[]) => setColumns(next), []);
  const frame = useMemo(() => ({ chosen, tell }), [chosen, tell]);
  return (
    <>
      <PageHead title={title}>
        {search}
        {actions}
      </PageHead>
      {lead ? <div className="mb-4 grid gap-4">{lead}</div> : null}
      {allTabs ? <Tabs label={tabsLabel ?? title} tabs={allTabs} /> : null}
      <div className="flex min-h-12 flex-wrap items-center gap-2 py-2">
        {chips.length > 0 ? (
          <ul aria-label={t`Filters`} className="flex flex-wrap gap-2">
            {chips.map((chip) => (
              <li key={chip.key}>
                <Anchor
                  href={chip.without}
                  className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-sunk ps-3 pe-2 text-sm font-medium text-ink-2 hover:text-ink"
                >
                  {chip.label}
                  <X aria-hidden className="size-3.5" />
                  <span className="sr-only">{t`Remove this filter`}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-1">
          {summary ? <p className="text-sm text-ink-3 tabular-nums">{summary}</p> : null}
          {exportHref === undefined ? exports : <ListExport href={exportHref} />}
          <ListTools key={kept.list} columns={columns} />
        </div>
      </div>
      <div className="grid gap-5">
        <ListFrame value={frame}>{children}</ListFrame>
      </div>
    </>
  );
}
