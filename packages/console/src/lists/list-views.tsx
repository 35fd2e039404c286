import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSend } from '../send.ts';
import { listOf, openView, queryOf, unarranged, type Arrangement, type SavedView } from './arranged.ts';
import type { Column } from './column.ts';

/** Where an arrangement is sent to, below the base of either console. */
export const listViewsSend = '/list-views';

type Kept = {
  lists: readonly Arrangement[];
  /** Of each list the view that was opened last. */
  last: ReadonlyMap<string, number>;
  opened: (list: string, viewId: number | null) => void;
};
const KeptLists = createContext<Kept>({ lists: [], last: new Map(), opened: () => undefined });

/** How the person has arranged her lists, for every page of a console. */
export function ListViews({ lists, children }: { lists: readonly Arrangement[]; children: ReactNode }) {
  const [last, setLast] = useState<ReadonlyMap<string, number>>(new Map());
  const value = useMemo(
    () => ({
      lists,
      last,
      opened: (list: string, viewId: number | null) =>
        setLast((now) => {
          const next = new Map(now);
          if (viewId === null) next.delete(list);
          else next.set(list, viewId);
          return next;
        }),
    }),
    [lists, last],
  );
  return <KeptLists value={value}>{children}</KeptLists>;
}

/** The address of a place in the menu: the list as its person wants to find it. */
export function usePlaceHref(): (to: string) => string {
  const { lists } = useContext(KeptLists);
  return (to) => {
    const [path = ''] = to.split('?');
    const kept = lists.find(({ list }) => list === listOf(path));
    const first = kept?.views.find(({ viewId }) => viewId === kept.defaultView);
    return first?.query ? `${path}?${first.query}` : to;
  };
}

export type ListState = {
  kept: Arrangement;
  /** What the address says now. */
  query: string;
  /** The saved view that is open. */
  view: SavedView | null;
  open: (viewId: number | null) => void;
  hrefOf: (view: SavedView) => string;
};

/** The list of the page that is open, as its person has arranged it. */
export function useList(): ListState {
  const { pathname, search } = useLocation();
  const { lists, last, opened } = useContext(KeptLists);
  const list = listOf(pathname);
  const kept = lists.find((one) => one.list === list) ?? unarranged(list);
  const query = queryOf(search);
  return {
    kept,
    query,
    view: openView(kept.views, query, last.get(list) ?? null, kept.defaultView),
    open: useCallback((viewId: number | null) => opened(list, viewId), [list, opened]),
    hrefOf: (view) => (view.query ? `${pathname}?${view.query}` : pathname),
  };
}

/** Sends an arrangement of the list that is open. */
export function useArrange() {
  const sent = useSend<'PUT /platform/listView' | 'PUT /shop/admin/listView'>(listViewsSend);
  const { kept } = useList();
  return {
    ...sent,
    arrange: (change: Partial<Pick<Arrangement, 'columns' | 'views' | 'defaultView'>>) => {
      const { columns, views, ...rest } = { ...kept, ...change };
      sent.send({ ...rest, columns: [...columns], views: views.map((view) => ({ ...view, columns: [...view.columns] })) });
    },
  };
}

/** Columns of any table, as the dialog that chooses them knows them. */
export type AnyColumn = Pick<Column<unknown>, 'key' | 'head' | 'card' | 'quiet'>;
type TableFrame = { chosen: readonly string[]; tell: (columns: readonly AnyColumn[]) => void };
/** What the page around a list tells its table; null for tables that stand elsewhere. */
export const ListFrame = createContext<TableFrame | null>(null);
