import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@kyakhta/ui';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { useFormat } from './format.ts';
import { IndexPage, type Chip } from './index-page.tsx';
import { Pages } from './pages.tsx';
import type { Queue, QueueHref } from './queue.ts';
import { SearchField } from './search-field.tsx';

/** A view of a queue; the first has no name of its own. */
type QueueTab<View extends string> = { view?: View; label: string; count?: number };

type QueuePageProps<View extends string> = {
  title: string;
  tabsLabel: string;
  tabs: readonly QueueTab<View>[];
  queue: Queue<View, { records: readonly unknown[]; pages: number }>;
  href: QueueHref<View>;
  chips?: readonly Chip[];
  /** What the list adds up to, in a few words. */
  summary?: ReactNode;
  /** Where the list as it is shown comes as a spreadsheet. */
  exportHref?: string;
  /** What stands over the list, whether there is anything in it or not. */
  above?: ReactNode;
  /** What is asked for where one thing of the list is looked up by its number; without it the list has no such field. */
  findLabel?: string;
  /** What is said where nothing waits. */
  empty: { icon: ComponentType<SVGProps<SVGSVGElement>>; title: string; text?: string };
  /** What stands over the page: the question that is asked. */
  dialog?: ReactNode;
  /** The rows; not shown where there are none. */
  children: ReactNode;
};

/** Things that wait for somebody, and the same ones once they are settled: its views as tabs, its rows, its pages. */
export function QueuePage<View extends string>({
  title,
  tabsLabel,
  tabs,
  queue,
  href,
  chips = [],
  summary,
  exportHref,
  findLabel,
  above,
  empty,
  dialog,
  children,
}: QueuePageProps<View>) {
  const { number } = useFormat();
  const { t } = useLingui();
  const { page, view, current, only: q } = queue;
  const onlyChip: Chip[] =
    q === undefined
      ? []
      : [
          {
            key: 'only',
            label: t({ message: `Only number ${q}`, comment: 'Filter: one thing of a list, by its number' }),
            without: href({ view }),
          },
        ];
  return (
    <IndexPage
      title={title}
      tabsLabel={tabsLabel}
      tabs={tabs.map((tab) => ({
        href: href({ view: tab.view }),
        label: tab.label,
        count: tab.count === undefined ? undefined : number(tab.count),
        current: q === undefined && tab.view === view,
      }))}
      search={findLabel === undefined ? null : <SearchField name="only" label={findLabel} value={q ?? ''} keep={{}} />}
      chips={[...onlyChip, ...chips]}
      summary={summary}
      {...(exportHref !== undefined && { exportHref })}
    >
      {above}
      {page.records.length > 0 ? (
        children
      ) : (
        <EmptyState icon={empty.icon} title={q === undefined ? empty.title : t`Nothing found for “${q}”`}>
          {q === undefined ? empty.text : null}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => href({ view, page: next })} />
      {dialog}
    </IndexPage>
  );
}
