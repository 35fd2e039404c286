import { useLingui } from '@lingui/react/macro';
import { Button, Eye, SlidersHorizontal, type Tab } from '@kyakhta/ui';
import { useState } from 'react';
import { ColumnsDialog } from './columns-dialog.tsx';
import { useList, type AnyColumn } from './list-views.tsx';
import { ViewsDialog } from './views-dialog.tsx';

/** Tabs of a list with the views its person has saved behind them. */
export function useTabs(tabs: readonly Tab[] | undefined): readonly Tab[] | undefined {
  const { t } = useLingui();
  const { kept, view, hrefOf, open } = useList();
  if (kept.views.length === 0) return tabs;
  const own = tabs ?? [
    {
      href: `/${kept.list}`,
      label: t({ message: 'Everything', comment: 'Tab: a list without filters' }),
      current: true,
    },
  ];
  return [
    ...own.map((tab) => ({ ...tab, current: tab.current && view === null })),
    ...kept.views.map((one) => ({
      key: `view ${one.viewId}`,
      href: hrefOf(one),
      label: <bdi>{one.name}</bdi>,
      current: view?.viewId === one.viewId,
      onOpen: () => open(one.viewId),
    })),
  ];
}

/** Beside a list: its saved views, and the choice of its columns where it has any. */
export function ListTools({ columns }: { columns: readonly AnyColumn[] }) {
  const { t } = useLingui();
  const [asks, setAsks] = useState<'views' | 'columns' | null>(null);
  const close = () => setAsks(null);
  return (
    <div className="flex flex-wrap gap-1">
      <Button size="sm" variant="ghost" onClick={() => setAsks('views')}>
        <Eye aria-hidden className="size-4" />
        {t({ message: 'Views', comment: 'Button: saved views of a list' })}
      </Button>
      {columns.length > 3 ? (
        <Button size="sm" variant="ghost" onClick={() => setAsks('columns')}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {t({ message: 'Columns', comment: 'Heading: which columns a list has' })}
        </Button>
      ) : null}
      {asks === 'views' ? <ViewsDialog onClose={close} /> : null}
      {asks === 'columns' ? <ColumnsDialog columns={columns} onClose={close} /> : null}
    </div>
  );
}
