import { useLingui } from '@lingui/react/macro';
import { Anchor, Tabs, X, type Tab } from '@kyakhta/ui';
import type { ReactNode } from 'react';
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
  children: ReactNode;
};

/** A list to work through: title and search, saved views as tabs, filters as chips, then the rows. All of it is the address. */
export function IndexPage({ title, tabs, tabsLabel, search, actions, chips = [], summary, children }: IndexPageProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={title}>
        {search}
        {actions}
      </PageHead>
      {tabs ? <Tabs label={tabsLabel ?? title} tabs={tabs} /> : null}
      {chips.length > 0 || summary ? (
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
          {summary ? <p className="ms-auto text-sm text-ink-3 tabular-nums">{summary}</p> : null}
        </div>
      ) : (
        <div className="h-3" />
      )}
      <div className="grid gap-5">{children}</div>
    </>
  );
}
